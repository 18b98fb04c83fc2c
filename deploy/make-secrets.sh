#!/bin/sh
# Makes the secrets that compose.yaml reads as files, in ./secrets or the folder that is named. What is there stays.
set -eu
folder=${1:-secrets}
mkdir -p "$folder"
# The folder keeps other users of this machine out. In a container each file is read by a user of its own.
chmod 700 "$folder"
umask 022
make() {
  [ -s "$folder/$1" ] || printf '%s\n' "$2" > "$folder/$1"
}
password() {
  openssl rand -hex 24
}
make postgres_password "$(password)"
make owner_database_url "postgres://kinward:$(password)@postgres:5432/kinward"
make service_database_url "postgres://kinward_service:$(password)@postgres:5432/kinward"
make kinward_secret "$(openssl rand -base64 32)"
