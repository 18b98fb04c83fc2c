#!/bin/sh
# Runs after each migration, as the owner of the tables.
set -eu
exec psql --set ON_ERROR_STOP=1 --quiet --file /deploy/runtime-role.sql "$(cat /run/secrets/owner_database_url)"
