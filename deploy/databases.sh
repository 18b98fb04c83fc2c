#!/bin/sh
# Runs once, when PostgreSQL starts on an empty volume: a user for the service and one for Temporal, who cannot read each
# other's databases. Temporal's keeps nothing that cannot be made again from the service's.
set -eu
: "${KINWARD_DB_PASSWORD:?}" "${TEMPORAL_DB_PASSWORD:?}"
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set kinward="$KINWARD_DB_PASSWORD" --set temporal="$TEMPORAL_DB_PASSWORD" <<'SQL'
create role kinward login password :'kinward';
create role temporal login password :'temporal';
create database kinward owner kinward;
create database temporal owner temporal;
create database temporal_visibility owner temporal;
revoke connect on database kinward, temporal, temporal_visibility from public;
SQL
