-- What `kinward serve` and `kinward worker` need of PostgreSQL, for a role that does not own the tables: it cannot change
-- what the ledger holds, nor the schema. Run it as the owner after each `kinward migrate`:
--
--   psql --set ON_ERROR_STOP=1 --file deploy/runtime-role.sql "$OWNER_DATABASE_URL"
--
-- Create the role once: create role kinward_service login password '...';
grant usage on schema public to kinward_service;
grant select, insert, update, delete on all tables in schema public to kinward_service;
grant usage on all sequences in schema public to kinward_service;

revoke update, delete on ledger_entries, ledger_hashes, ledger_checkpoints, audit_log from kinward_service;
-- Keys that have signed stay; only how a private key is encrypted may change.
revoke update, delete on ledger_keys from kinward_service;
grant update (private_key) on ledger_keys to kinward_service;
revoke insert, update, delete on audit_log_purged, schema_migrations from kinward_service;

-- No role but the owner may make anything in this database, not even for a moment: functions that run with the owner's
-- rights are not to meet a table that their caller has made. PostgreSQL lets every role do so unless told otherwise.
revoke create on schema public from public;
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to kinward_service;
