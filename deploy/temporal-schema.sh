#!/bin/sh
# Brings Temporal's own schema up to date: on a new database and before each newer version of its server. What is there
# already stays. The password comes from SQL_PASSWORD.
set -eu
for store in temporal:temporal temporal_visibility:visibility; do
  database=${store%%:*}
  tool="temporal-sql-tool --plugin postgres12 --endpoint postgres --port 5432 --user temporal --database $database"
  $tool setup-schema --version 0.0
  $tool update-schema --schema-name "postgresql/v12/${store##*:}"
done
