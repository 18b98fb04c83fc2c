#!/bin/sh
# Runs once, when PostgreSQL starts on an empty volume: an owner of the service's tables, the service itself, which owns
# nothing, and a user for Temporal. Temporal and the service cannot read each other's databases; Temporal's keep nothing
# that cannot be made again from the service's.
set -eu
: "${TEMPORAL_DB_PASSWORD:?}"
password_in() {
  sed -E 's|^[^:]+://[^:]+:([^@]+)@.*|\1|' "${SECRETS_FOLDER:-/run/secrets}/$1"
}
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner="$(password_in owner_database_url)" --set service="$(password_in service_database_url)" \
  --set temporal="$TEMPORAL_DB_PASSWORD" <<'SQL'
create role kinward login password :'owner';
create role kinward_service login password :'service';
create role temporal login password :'temporal';
create database kinward owner kinward;
create database temporal owner temporal;
create database temporal_visibility owner temporal;
revoke connect on database kinward, temporal, temporal_visibility from public;
grant connect on database kinward to kinward_service;
SQL
