#!/bin/sh
# Builds the image of a release for two architectures, from bases that are pinned by digest, and pushes it with its list of
# parts and its provenance. Needs Docker with buildx, and is run where the source of the release was unpacked:
#   sh release/image.sh registry.example/kinward:1.0.0
# The digests are in release/bases.txt, a line for each base: its name and its digest. A base that is not there yet is looked up
# and added: review the line and commit it, so that the next build has the same base.
set -eu
image=${1:?"the name and tag of the image"}
cd "$(dirname "$0")/.."
touch release/bases.txt
set --
for base in $(sed -n 's/^FROM \([^ ]*\).*/\1/p' Dockerfile); do
  digest=$(sed -n "s|^$base ||p" release/bases.txt)
  if [ -z "$digest" ]; then
    digest=$(docker buildx imagetools inspect "$base" --format '{{.Manifest.Digest}}')
    printf '%s %s\n' "$base" "$digest" >>release/bases.txt
  fi
  case $digest in
    sha256:*) ;;
    *) echo "release/bases.txt has no digest for $base: $digest" >&2 && exit 1 ;;
  esac
  set -- "$@" --build-context "$base=docker-image://$base@$digest"
done
exec docker buildx build --platform linux/amd64,linux/arm64 --sbom=true --provenance=mode=max --push --tag "$image" "$@" .
