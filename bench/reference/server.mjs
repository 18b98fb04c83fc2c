// What a good engineer would write by hand for the same product, to measure the service beside: Fastify with its schemas,
// better-sqlite3 with prepared statements, the same tables, the same durability, one commit for each request. No
// contract, no tenancy, no policy by date and place: one product, its keys in memory, two ages for everybody.
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";

import Database from "better-sqlite3";
import Fastify from "fastify";

import { screentimeRoutes } from "./screentime.mjs";
import { sessionRoutes } from "./session.mjs";

const { DATABASE, API_KEY, PRODUCT, PORT } = process.env;

const db = new Database(DATABASE);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("foreign_keys = ON");

const product = JSON.parse(readFileSync(PRODUCT, "utf8"));
const hashOf = (secret) => createHash("sha256").update(secret).digest();
const keys = new Map([[API_KEY.split("_")[2], { hash: hashOf(API_KEY), mode: "test" }]]);

function authenticate(text) {
  const key = keys.get(text?.split("_")[2]);
  return key && timingSafeEqual(key.hash, hashOf(text)) ? key : undefined;
}

const app = Fastify({ logger: false, genReqId: requestIds(), bodyLimit: 256 * 1024 });

function requestIds() {
  let count = 0;
  return () => `bench.${(++count).toString(36)}`;
}

app.decorateRequest("mode", "");
app.addHook("onRequest", async (request, reply) => {
  if (request.url === "/health") return;
  const { authorization } = request.headers;
  const key = authenticate(
    authorization?.startsWith("Bearer ") ? authorization.slice(7) : request.headers["x-api-key"],
  );
  reply.header("X-Request-Id", request.id).header("Cache-Control", "no-store");
  if (key === undefined)
    return reply
      .code(401)
      .send({ error: "UNAUTHORIZED", errorMessage: "The credential is not valid." });
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

await app.listen({ port: Number(PORT), host: "127.0.0.1" });
process.once("SIGTERM", () => void app.close().then(() => db.close()));
