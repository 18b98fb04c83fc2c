.DEFAULT_GOAL := help
SHELL := /bin/bash
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true
JEST := NODE_OPTIONS=--experimental-vm-modules npx jest

.PHONY: help build start test check lint types drift generate golden format clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

node_modules: package.json package-lock.json
	npm install --no-save --no-progress
	@touch node_modules

generated/openapi.json: $(shell find openapi -type f) | node_modules
	npx redocly lint main --config openapi/redocly.yaml
	npx redocly bundle main --config openapi/redocly.yaml --output generated/openapi.json
	npx openapi-typescript generated/openapi.json --output generated/types.ts --default-non-nullable=false --redocly openapi/redocly.types.yaml
	npx redocly build-docs generated/openapi.json --output generated/docs.html --inlineBundle
	node openapi/self-contained.js generated/docs.html

generate: ## Bundle the contract, make types and the docs page
	@touch openapi/openapi.yaml
	@$(MAKE) --no-print-directory generated/openapi.json
