# One image for the service, its worker and its command line:
#   docker build -t kinward .
#   docker run --rm -p 127.0.0.1:8080:8080 -v kinward:/kinward/data -e PUBLIC_URL=http://127.0.0.1:8080 kinward
#
# It was built with Buildah from a base made of Debian 12 and Node 22.23.3, and not from the registry's. The container runs as
# `node`, writes to data/ alone, answers the health check, and ends on SIGTERM. contract-tests/operating/deployment.test.ts
# keeps this file true to the code.

# Debian and not Alpine: the bridge of Temporal's SDK is a native library for glibc (2.18 or newer), and there is none for
# musl. The whole image brings the compiler, make and Python that better-sqlite3 needs where it finds no prebuilt binary.
FROM node:22.23.3-bookworm AS build
WORKDIR /kinward
# Node's headers are in the image: nothing has to be fetched to compile against them.
ENV npm_config_nodedir=/usr/local
COPY package.json package-lock.json .npmrc ./
COPY workflows/package.json workflows/
COPY telemetry/package.json telemetry/
# Not `npm ci`: docs/decisions/0073 says why. Without the workspace `testing`.
RUN npm install --no-save --no-progress --loglevel=error --workspace=workflows --workspace=telemetry --include-workspace-root
COPY tsconfig.json ./
COPY generated generated
COPY client/widget client/widget
COPY server server
COPY telemetry telemetry
COPY workflows workflows
# The SDK brings its bridge for five platforms, 28 MB each; only that of the image stays.
RUN npm run build \
  && npm prune --omit=dev --no-save --no-progress --loglevel=error \
  && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
    ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} +

FROM node:22.23.3-bookworm-slim
WORKDIR /kinward
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
# The kernel drops a signal that process 1 does not wait for, as it is until the service has started. tini is process 1
# instead: it passes each signal on.
# Debian keeps only the newest tini, so that a version named here would soon be nowhere.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -r /var/lib/apt/lists/*
# The code belongs to root, and its user may write to data/ alone: the embedded database and its secret.
RUN install -d -o node -g node -m 700 data && ln -s /kinward/dist/server/main.js /usr/local/bin/kinward
COPY LICENSE ./
COPY --from=build /kinward/package.json ./
COPY --from=build /kinward/node_modules node_modules
COPY --from=build /kinward/dist dist
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
# Ready, not live: 503 while it stops, or while its database does not answer. The worker's is in compose.yaml.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "kinward"]
CMD ["serve"]
