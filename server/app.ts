// The whole service: the API, the hosted pages, health and docs on one HTTP server.
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import express from "express";

import { createPageLimit } from "./lib/clients/limit.js";
import { serverFile } from "./lib/files.js";
import { checks } from "../generated/checks.js";
import { createKeyUse } from "./auth/key-use.js";
import { verifyCredential } from "./auth/verify-credential.js";
import { createApiErrorLog } from "./ops/api-errors.js";
import { createRefusedCredentials } from "./ops/refused-credentials.js";
import { readApiKey } from "./domain/api-key.js";
import { contextFor, type Context } from "./context.js";
import type { Services } from "./services.js";
import { handlers } from "./handlers/index.js";
import type { OpenApiDocument } from "./http/contract/document.js";
import { closeListener, listen } from "./http/listen.js";
import { createApi } from "./http/api.js";
import { unknownPath } from "./http/request/unknown-path.js";
import { renderFailures } from "./http/response/failure.js";
import { securityHeaders } from "./http/response/security-headers.js";
import { setHeaders, recordRequests } from "./http/response/request-record.js";
import { createHttpServer } from "./http/server.js";
import type { ObservedRequest } from "./lib/observer.js";
import { idempotently } from "./auth/idempotency.js";
import { tidyingClock } from "./ops/housekeeping.js";
import { startTimekeeping } from "./ops/timekeeping.js";
import { limitClients } from "./ops/limit-clients.js";
import { operatorRoutes } from "./ops/routes.js";
import { transparencyRoutes } from "./ops/transparency.js";
import { createConsole } from "./console/index.js";
import { createPages } from "./pages/index.js";
import { lawDataRoutes } from "./pages/law/data-routes.js";
import { providerRoutes } from "./pages/verification/webhook.js";
import { countRequests } from "./store/requests/queries.js";

/** How long a request in flight may take once the service is asked to stop, and how long idle clients are waited for. */
const IN_FLIGHT_MS = 25_000;
const IDLE_GRACE_MS = 500;

let contractDocument: OpenApiDocument | undefined;
/** Returns the same object each time, so that values made from it are used again. */
const readContractDocument = (): OpenApiDocument =>
  (contractDocument ??= JSON.parse(
    readFileSync(serverFile("../generated/contract.json"), "utf8"),
  ) as OpenApiDocument);

interface RunningService {
  server: Server;
  port: number;
  /**
   * Says that it is not ready for `drainMs`, then finishes the requests in flight, refuses new ones, and closes everything but
   * the store.
   */
  stop(options?: { readonly drainMs?: number }): Promise<void>;
}

interface StartOptions {
  /** Starts as a demo, which holds itself against the contract unless it is configured otherwise. */
  readonly isDemo?: boolean;
  /** How long clients may keep their idle connections once the service is asked to stop. */
  readonly idleGraceMs?: number;
}

/** Serves requests and keeps time. The store stays the caller's to close. */
export async function startService(
  given: Services,
  { isDemo = false, idleGraceMs = IDLE_GRACE_MS }: StartOptions = {},
): Promise<RunningService> {
  const services = { ...given, clockControl: tidyingClock(given, given.clockControl) };
  const { config, log, store, tracing } = services;
  const { wakeups, transport, sender } = services;
  const keyUse = createKeyUse(store, (error) =>
    log.error({ err: error }, "the use of a key was not recorded"),
  );
  const refused = createRefusedCredentials(services);
  const state = { isStopping: false, isClosing: false, isStarted: false };
  const document = readContractDocument();
  const apiErrors = createApiErrorLog(services);
  const onRequest = (request: ObservedRequest) => {
    services.observer.onRequest(request);
    const { keyId, operationId: operation, errorCode: code, requestId } = request;
    apiErrors.note({ keyId, operation, code, requestId });
  };
  const secure = securityHeaders(services.publicUrl.startsWith("https:"));
  const api = await createApi<Context>({
    document,
    checks,
    handlers,
    contractCheck: config.contractCheck ?? (isDemo ? "full" : "off"),
    ports: {
      authenticate: async (credential) => {
        await services.catalogue.catchUp();
        const verdict = verifyCredential(services, credential);
        if (typeof verdict === "object") keyUse.note(verdict.keyId, services.clock.realNow());
        return verdict;
      },
      onRefused: (credential, why, request) => {
        refused.note(credential, why, request);
        const { operationId: operation, requestId } = request;
        const keyId = readApiKey(credential.value)?.keyId;
        apiErrors.note({ keyId, operation, code: "UNAUTHORIZED", requestId });
      },
      contextFor: ({ productId, mode, keyId }, { requestId, span }) =>
        contextFor(services, productId, mode, {
          keyId,
          requestId,
          db: span === undefined ? store : store.inSpan(span),
        }),
      idempotently,
      trustedProxies: config.trustProxy,
      clientLimitPerSecond: config.clientRateLimit,
      rateLimitPerSecond: (mode) => config.rateLimits[mode],
      // On PostgreSQL there may be other processes, on this machine and others.
      ...(store.dialect === "postgres" && {
        countRequests: async (keyId: string, requests: number, windowMs: number) => {
          const { epoch, ...counted } = await countRequests(store, keyId, requests, windowMs);
          // Else a request could be answered by older rules of a product than another process has applied.
          await services.catalogue.reach(epoch);
          return counted;
        },
      }),
      now: () => services.clock.now(),
      log,
      onRequest,
      tracing,
    },
  });

  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.set("case sensitive routing", true);
  app.use(recordRequests({ log, onRequest, tracing }, secure), api, setHeaders);
  const limitPages = createPageLimit(config.clientRateLimit);
  const limited = limitClients(config, limitPages);
  app.use(operatorRoutes(services, state, limited));
  app.use(transparencyRoutes(services, limited));
  app.use(lawDataRoutes(services, limited));
  app.use(providerRoutes(services, limited));
  app.use(createConsole(services, limitPages));
  app.use(createPages(services, limitPages));
  app.use(unknownPath(document));
  app.use(renderFailures({ log }));

  const server = createHttpServer(app, {
    closesConnection: () => state.isClosing,
    securityHeaders: secure,
  });
  const port = await listen(server, config);
  await services.ledgerAddress.claim();
  const endTimekeeping = await startTimekeeping(services);
  state.isStarted = true;
  return { server, port, stop };

  async function stop({ drainMs = 0 } = {}): Promise<void> {
    if (state.isStopping) return;
    state.isStopping = true;
    if (drainMs > 0) await sleep(drainMs);
    state.isClosing = true;
    const deadline = performance.now() + IN_FLIGHT_MS;
    const closed = closeListener(server);
    const isClosed = closed.then(() => true);
    await Promise.race([isClosed, sleep(idleGraceMs)]);
    while (!(await Promise.race([isClosed, sleep(50, false)])) && performance.now() < deadline) {
      // A connection with an unread request only looks idle: the request is read first.
      await nextTurn();
      server.closeIdleConnections();
    }
    server.closeAllConnections();
    await closed;
    endTimekeeping();
    await Promise.all([
      services.background.stop(),
      sender.stop(),
      wakeups.stop(),
      keyUse.flush(),
      refused.flush(),
    ]);
    await apiErrors.flush();
    await services.checkpoints.flush();
    transport.close();
  }
}
