#!/bin/sh
# Makes the namespace in which the service's workflows live, unless it is there. Finished ones are kept for three days.
set -eu
namespace=${TEMPORAL_NAMESPACE:-default}
temporal operator namespace describe --namespace "$namespace" >/dev/null 2>&1 ||
  temporal operator namespace create --namespace "$namespace" --retention 72h
