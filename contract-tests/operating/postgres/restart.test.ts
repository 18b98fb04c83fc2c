// The database goes down and comes back, and the service needs no restart.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { startPostgres, type PostgresServer } from "../../../testing/postgres/server.mjs";
import { makeHome, type Home, type Server } from "../../../testing/process.js";
import { Receiver } from "../../../testing/receiver.js";
import type { Response } from "../../../testing/caller.js";
import { freePort } from "../../../testing/service.js";
import { until } from "../../../testing/until.js";

const ADULT = { jurisdiction: "US-CA", age: 34 };
const CRASHES = 2;
const CONNECTIONS = 12;
const ANSWERS = 48;
const AWAY_MS = 1_000;

let postgres: PostgresServer;
let home: Home;
let servers: Server[];
let receiver: Receiver;
/** Closes, last first, everything that was opened so far. */
const endings: (() => unknown)[] = [];
let apiKey: string;

beforeAll(async () => {
  // Needs a server of its own, because this one is taken down, and one that waits for the disk.
  postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  receiver = await Receiver.open();
  endings.push(() => receiver.stop());
  home = await makeHome({
    DATABASE_URL: postgres.url,
    KINWARD_SECRET: "a secret of the tests of 32 characters or more",
    WEBHOOK_ALLOW_PRIVATE: "1",
    RATE_LIMIT_TEST: "100000",
  });
  endings.push(() => home.remove());
  apiKey = (await home.demo()).products[0]?.apiKeys.test ?? "";
  receiver.secret = (await home.addEndpoint(receiver.url)).secret;
  servers = [home.serve(), home.serve({ PORT: String(await freePort()) })];
  endings.push(() => Promise.all(servers.map((server) => server.end())));
  await Promise.all(servers.map((server) => server.ready()));
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const check = (server: Server, key: string) =>
  server.send({
    method: "POST",
    path: "/api/v1/age-gate/check",
    headers: { "X-Api-Key": apiKey, "Idempotency-Key": key },
    body: ADULT,
  });
const sessionOf = ({ json }: Response) => (json["session"] as { sessionId: string }).sessionId;

function assertAway({ status, json, headers }: Response): void {
  expect([status, json]).toEqual([
    503,
    {
      error: "UNAVAILABLE",
      errorMessage: "The database is not available at the moment. Try again shortly.",
    },
  ]);
  expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
}

test(`while it is away requests answer 503; after each of ${CRASHES} returns all goes on, and nothing acknowledged is lost`, async () => {
  const sent = new Map<string, Response | undefined>();
  const figures = { acknowledged: 0, refused: 0, slowestReturnMs: 0 };

  for (let crash = 0; crash < CRASHES; crash++) {
    let isOver = false;
    const before = figures.acknowledged;
    const load = Array.from({ length: CONNECTIONS }, async (_, nth) => {
      while (!isOver) {
        const key = randomUUID();
        const answer = await check(servers[nth % 2] as Server, key);
        if (answer.status === 200) figures.acknowledged += 1;
        else {
          assertAway(answer);
          figures.refused += 1;
          // A client with `Retry-After` does not come back at once.
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        sent.set(key, answer.status === 200 ? answer : undefined);
      }
    });
    await until(() => figures.acknowledged >= before + ANSWERS);
    await postgres.crash();

    for (const server of servers) {
      assertAway(await check(server, randomUUID()));
      // The request needs the database only for its rate limit, and is refused because it can't be counted.
      const headers = { "X-Api-Key": apiKey };
      assertAway(await server.send({ method: "POST", path: "/api/v1/auth/token", headers }));
      expect((await server.send({ path: "/health/ready" })).status).toBe(503);
      expect((await server.send({ path: "/health/live" })).status).toBe(200);
    }
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    await postgres.start();
    const began = performance.now();
    for (const server of servers)
      await until(async () => (await check(server, randomUUID())).status === 200);
    figures.slowestReturnMs = Math.max(
      figures.slowestReturnMs,
      Math.round(performance.now() - began),
    );
    const returned = figures.acknowledged;
    await until(() => figures.acknowledged >= returned + ANSWERS);
    isOver = true;
    await Promise.all(load);
  }

  const ids = new Set<string>();
  const waiting = [...sent];
  const readers = Array.from({ length: CONNECTIONS }, async (_, nth) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, answer] = next;
      const again = await check(servers[nth % 2] as Server, key);
      expect(again.status).toBe(200);
      if (answer)
        expect([again.text, again.headers["idempotency-replayed"]]).toEqual([answer.text, "true"]);
      ids.add(sessionOf(again));
    }
  });
  await Promise.all(readers);
  expect(ids.size).toBe(sent.size);
  expect(figures.acknowledged).toBeGreaterThan(CONNECTIONS);
  expect(figures.refused).toBeGreaterThan(CONNECTIONS);
  process.stderr.write(`Database restarted: ${JSON.stringify({ crashes: CRASHES, ...figures })}\n`);
});

test("each process has logged each outage once, and its end once", async () => {
  const lines = (server: Server, message: string) => server.output.split(`"msg":"${message}"`);
  for (const server of servers) {
    await until(() => lines(server, "the database is back").length > CRASHES);
    expect(lines(server, "the database is back")).toHaveLength(CRASHES + 1);
    expect(lines(server, "background failure")).toHaveLength(CRASHES + 1);
  }
});

test("after its return each process hears again of what another one changes, and webhooks go out", async () => {
  const made = await home.kinward(
    ...["key", "create", "--product", "101", "--mode", "test", "--json"],
  );
  const clients = servers.map((server) =>
    server.client((JSON.parse(made) as { apiKey: string }).apiKey),
  );
  for (const client of clients)
    await until(async () => !(await client.checkAge({ jurisdiction: "US-CA", age: 34 })).error);
  for (const client of clients) {
    const { session } = await unwrap(client.checkAge({ jurisdiction: "US-CA", age: 34 }));
    const { sessionId = "" } = session ?? {};
    await unwrap(client.revokeSession({ sessionId }));
    await until(() =>
      receiver.events.some(
        ({ event }) => event.type === "Session.Revoked" && event.data.sessionId === sessionId,
      ),
    );
  }
});
