.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true

# node-gyp compiles better-sqlite3 on every core.
INSTALL := JOBS=max npm install --no-save --no-progress --loglevel=error
EVERYTHING := node_modules/.everything
# More than there are cores: the longest suites wait for processes for half of their time. Loading one takes 2.4 s of CPU.
JEST := node_modules/.bin/jest --maxWorkers=4
SOURCES := $(shell find server workflows telemetry client -type f -name '*.ts' -not -name '*.test.ts' -not -path '*/dist/*' 2>/dev/null)
MUTATED := server/policy server/auth server/domain $(patsubst %/,%,$(wildcard server/domain/*/ server/actions/*/))
WORKFLOWS := $(wildcard workflows/*.ts) server/domain/wakeup-kinds.ts
DATA := $(shell find server -name '*.yaml' -o -name '*.json' -o -name '*.csv' -o -name '*.css')

.PHONY: help build start start-temporal test clients test-fast chromium temporal mutation check lint types drift generate contract-diff golden format bench failover release release-check replica rolling rules sbom scale clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# What the service is made of. Tests, checks and Temporal and traces need the workspaces too, testing/, workflows/ and telemetry/: EVERYTHING.
node_modules: package.json package-lock.json
	$(INSTALL) $(if $(wildcard $(EVERYTHING)),,--workspaces=false)
	@touch node_modules $(wildcard $(EVERYTHING))

$(EVERYTHING): package.json package-lock.json $(wildcard testing/package.json workflows/package.json telemetry/package.json)
	$(INSTALL)
	@touch node_modules $@

dist/server/main.js: $(SOURCES) $(DATA) server/build.mjs $(wildcard generated/*) package.json | node_modules
	node server/build.mjs

# What the journeys run against, beside the sources.
JOURNEYS := $(shell find testing contract-tests/journeys -name '*.ts' -not -path '*/node_modules/*' 2>/dev/null)
dist/tested/server/main.js: dist/server/main.js $(JOURNEYS)
	node server/build.mjs --tested

# What a worker of Temporal runs.
dist/workflows/bundle.js: $(WORKFLOWS) workflows/bundle.mjs workflows/package.json | $(EVERYTHING)
	node workflows/bundle.mjs

build: $(EVERYTHING) dist/server/main.js dist/workflows/bundle.js ## install and compile

start: dist/server/main.js ## start the service with demo products on 127.0.0.1:8080
	@dist/server/main.js serve --demo

start-temporal: build ## start a Temporal dev server, a worker and the service with demo products
	@node workflows/dev/start.mjs

test: build dist/tested/server/main.js chromium temporal ## install what tests need and run them (ARGS="..." goes to jest)
	$(JEST) $(ARGS)

chromium: | $(EVERYTHING)
	@contract-tests/browser/install.sh

# Without them only the tests that start them fail.
temporal: | $(EVERYTHING)
	-@[ "$$KINWARD_TEST_TEMPORAL" = off ] || node workflows/dev/tools.mjs temporal temporal-test-server >/dev/null

# A language whose tools are missing is left out, and its tests are skipped.
CLIENTS := dist/clients/made
$(CLIENTS): generated/openapi.json openapi/languages.md $(wildcard contract-tests/clients/*.mjs contract-tests/clients/*/*)
	-node contract-tests/clients/build.mjs && touch $@

clients: $(CLIENTS) ## make clients of the contract in Python, Go and Java, in dist/clients

test-fast: build ## run the tests that take under a minute, on SQLite only
	$(JEST) --config jest.fast.config.mjs --maxWorkers=2 $(ARGS)

mutation: $(EVERYTHING) ## find code changes that no test notices (FOLDER=server/domain/age for one folder)
	for folder in $(or $(FOLDER),$(MUTATED)); do FOLDER=$$folder node_modules/.bin/stryker run $(ARGS) || exit 1; done

check: test lint drift ## run all that CI runs: lint, types, drift of generated/, tests

lint: build ## lint code, its types and policy (make generate lints the contract)
	node_modules/.bin/oxlint .
	node_modules/.bin/oxfmt --check
	@$(MAKE) --no-print-directory contract-diff
	node dist/server/compile-policy.js server/policy

types: $(EVERYTHING) ## check types alone
	node node_modules/typescript-native/bin/tsc --noEmit

drift: $(EVERYTHING) ## fail if generated/ or docs/ do not match what they are made from
	@set -e; copy=$$(mktemp -d); trap 'rm -rf $$copy' EXIT; \
	cp -r Makefile package.json package-lock.json tsconfig.json openapi client server testing docs generated $$copy; \
	ln -s "$$PWD/node_modules" $$copy; $(MAKE) --no-print-directory -C $$copy -o $(EVERYTHING) generate >/dev/null; \
	for folder in generated docs; do \
	  diff -rq $$copy/$$folder $$folder || { echo "$$folder/ is not what it is made from: run make generate and commit it."; exit 1; }; \
	done

generate: $(EVERYTHING) ## bundle the contract, make types, the docs page and docs/configuration.md and commands.md
	node openapi/check-references.mjs
	node_modules/.bin/redocly lint main --config openapi/redocly.yaml
	node_modules/.bin/redocly bundle main --config openapi/redocly.yaml --output generated/contract.json
	node openapi/chapters.mjs
	node openapi/generate-types.mjs
	node openapi/generate-checks.mjs
	node openapi/for-generators.mjs
	node_modules/.bin/redocly build-docs generated/contract.json --output generated/docs.html --inlineBundle
	node openapi/self-contained.js generated/docs.html
	node client/generate.mjs
	node server/webhooks/generate.mjs
	node server/products/write-schema.mjs
	node server/presentation/generate-cities.mjs
	node server/pages/law/generate-map.mjs
	node server/presentation/texts/generate.mjs

contract-diff: ## fail if the contract breaks clients of openapi/released.json and CHANGELOG.md does not say so
	@node openapi/contract-diff.mjs

golden: $(EVERYTHING) ## regenerate the policy matrix; review its diff
	UPDATE_GOLDEN=1 $(JEST) server/policy/golden.test.ts

format: $(EVERYTHING) ## format everything
	node_modules/.bin/oxfmt

bench: build ## measure beside a hand-written service
	node bench/run.mjs $(ARGS)

release: build ## build what a release consists of from this commit, in dist/release
	node release/build.mjs

release-check: build ## build the release of this commit in two places, compare them, and run it where nothing is installed
	node release/check.mjs

failover: build ## lose the primary of two PostgreSQL servers under load, twice, and show what that costs
	node testing/operating/failover.mjs

replica: build ## read through a replica that lags, hangs and dies while sessions change, and show what it takes off the primary
	node testing/operating/replica.mjs

rolling: build ## replace the processes of the last release by those of this commit under load, and back
	node testing/operating/rolling.mjs

rules: ## check and test the alerts of deploy/observability; needs promtool (Debian: prometheus)
	promtool check rules deploy/observability/rules.yaml
	promtool test rules deploy/observability/rules.test.yaml

scale: build ## measure hot paths and a purge on PostgreSQL with many players beside few (ARGS="--sessions 2000000 --beside 100000")
	node testing/operating/scale.mjs $(ARGS)

sbom: $(EVERYTHING) ## list what production depends on, as CycloneDX, in sbom.cdx.json
	npm sbom --sbom-format cyclonedx --omit dev >sbom.cdx.json

clean: ## remove what was built
	rm -rf dist client/dist contract-tests/report
