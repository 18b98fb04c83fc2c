// The service that a good engineer would write by hand for the same product, measured beside ours: Fastify with its schemas,
// better-sqlite3 with prepared statements, the same tables, the same durability, one commit for each request. Each request gets an
// id and a line in the log, its key is compared in constant time and counted against a limit, and metrics count it. There is no
// contract, no tenancy, and no policy by date and place: one product, its keys in memory, two ages everywhere.
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";

import Database from "better-sqlite3";
import Fastify, { LogController } from "fastify";
import { pino } from "pino";
import { Counter, Histogram } from "prom-client";

import { ageGateRoutes } from "./age-gate.mjs";
import { consentRoutes } from "./consent.mjs";
import { screentimeRoutes } from "./screentime.mjs";
import { sessionRoutes } from "./session.mjs";

const { DATABASE, API_KEY, PRODUCT, PORT, LOG_LEVEL, RATE_LIMIT } = process.env;

const db = new Database(DATABASE);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("foreign_keys = ON");

const product = JSON.parse(readFileSync(PRODUCT, "utf8"));
const hashOf = (secret) => createHash("sha256").update(secret).digest();
const keys = new Map([
  [API_KEY.split("_")[2], { keyId: API_KEY.split("_")[2], hash: hashOf(API_KEY), mode: "test" }],
]);

function authenticate(text) {
  const key = keys.get(text?.split("_")[2]);
  return key && timingSafeEqual(key.hash, hashOf(text)) ? key : undefined;
}

const log = pino({ level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
const app = Fastify({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestIds(),
  bodyLimit: 256 * 1024,
});

/** Uses the client's request id if it is valid. */
function requestIds() {
  let count = 0;
  return ({ headers }) => {
    const own = headers["x-request-id"];
    return own !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(own)
      ? own
      : `bench.${(++count).toString(36)}`;
  };
}

const WINDOW_MS = 1000;
const windows = new Map();

/** Counts a request in the second that began with the first one of its key. Returns how many are left. */
function countRequest(keyId) {
  const now = performance.now();
  let window = windows.get(keyId);
  if (!window || window.endsAt <= now)
    windows.set(keyId, (window = { used: 0, endsAt: now + WINDOW_MS }));
  window.used += 1;
  return Number(RATE_LIMIT) - window.used;
}

const requests = new Counter({
  name: "requests_total",
  help: "Requests by operation and status.",
  labelNames: ["operation", "status"],
});
const durations = new Histogram({
  name: "request_seconds",
  help: "How long requests took.",
  labelNames: ["operation"],
});
app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
  const { url: path } = request.routeOptions;
  requests.inc({ operation: path, status: statusCode });
  durations.observe({ operation: path }, elapsedTime / 1000);
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      path,
      status: statusCode,
      durationMs: elapsedTime,
      productId: product.productId,
      mode: request.mode,
    },
    "request",
  );
});

app.decorateRequest("mode", "");
app.addHook("onRequest", async (request, reply) => {
  if (request.url === "/health") return;
  const { authorization } = request.headers;
  const key = authenticate(
    authorization?.startsWith("Bearer ") ? authorization.slice(7) : request.headers["x-api-key"],
  );
  reply
    .header("X-Request-Id", request.id)
    .header("Cache-Control", "no-store")
    .header("X-Content-Type-Options", "nosniff");
  if (key === undefined)
    return reply
      .code(401)
      .send({ error: "UNAUTHORIZED", errorMessage: "The credential is not valid." });
  const left = countRequest(key.keyId);
  reply
    .header("RateLimit-Policy", `"default";q=${RATE_LIMIT};w=1`)
    .header("RateLimit", `"default";r=${Math.max(0, left)};t=1`);
  if (left < 0)
    return reply
      .code(429)
      .send({ error: "RATE_LIMITED", errorMessage: "Too many requests for this key." });
  request.mode = key.mode;
});
app.setErrorHandler((error, _request, reply) =>
  error.validation
    ? reply.code(400).send({ error: "INVALID_INPUT", errorMessage: error.message })
    : reply.code(500).send({ error: "INTERNAL_ERROR", errorMessage: "Something failed." }),
);
app.get("/health", async () => ({}));
sessionRoutes(app, { db, product });
screentimeRoutes(app, { db, product });
ageGateRoutes(app, { db, product });
consentRoutes(app, { db, product });

await app.listen({ port: Number(PORT), host: "127.0.0.1" });
process.once("SIGTERM", () => void app.close().then(() => db.close()));
