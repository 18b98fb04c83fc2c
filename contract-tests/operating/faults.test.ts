// Tests play, thresholds and webhooks when the process is killed at the worst moments, or the database is busy.
import { randomUUID } from "node:crypto";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { KinwardConnectionError, unwrap, type Client } from "../../client/index.js";
import { limitOf, scheduleOf } from "../../testing/kid.js";
import { makeHome, type Home, type Server } from "../../testing/process.js";
import { until } from "../../testing/until.js";

const ADULT = { jurisdiction: "US-CA", age: 34 } as const;
const MINUTE = 60_000;
let home: Home;
let server: Server;
let apiKey: string;
let receiver: HttpServer | undefined;

async function begin(env: Record<string, string> = {}): Promise<Client> {
  home = await makeHome({ WEBHOOK_ALLOW_PRIVATE: "1", ...env });
  apiKey = (await home.demo()).products[0]?.apiKeys.test ?? "";
  return serve();
}

async function serve(): Promise<Client> {
  server = home.serve();
  await server.ready();
  return server.client(apiKey);
}

/** Returns false where the process died meanwhile. Every response has to succeed. */
async function isAnswered(send: () => Promise<{ error?: unknown }>): Promise<boolean> {
  try {
    expect((await send()).error).toBeUndefined();
    return true;
  } catch (error) {
    if (error instanceof KinwardConnectionError) return false;
    throw error;
  }
}

async function kill(): Promise<void> {
  server.signal("SIGKILL");
  expect((await server.ended).signal).toBe("SIGKILL");
  server.close();
}

beforeEach(() => {
  receiver = undefined;
});
afterEach(async () => {
  receiver?.closeAllConnections();
  receiver?.close();
  await server.end();
  home.remove();
});

const sessionOf = async (client: Client): Promise<string> =>
  (await unwrap(client.checkAge(ADULT))).session?.sessionId ?? "";

async function eventsOf(client: Client, type: "Screentime.LimitReached" | "Session.Revoked") {
  const found = [];
  for (let cursor: string | undefined; ;) {
    const page = await unwrap(
      client.listWebhookEvents({ type, limit: 100, ...(cursor !== undefined && { cursor }) }),
    );
    found.push(...page.events);
    if (page.nextCursor === undefined) return found;
    cursor = page.nextCursor;
  }
}

test("after SIGKILLs under load no acknowledged play is lost, and what is sent again counts once", async () => {
  const [KILLS, PLAYERS, ANSWERS] = [3, 12, 48];
  let client = await begin({ CLOCK: "manual", CLOCK_START: "2026-11-21T20:00:00Z" });
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async () => ({
      sessionId: await sessionOf(client),
      segments: [] as string[],
      plays: [] as string[],
    })),
  );
  const figures = { kills: KILLS, acknowledged: 0, retried: 0 };
  const timestamp = "2026-11-21T08:00:00Z";
  type Player = (typeof players)[number];
  const push = ({ sessionId }: Player, id: string) =>
    client.pushScreentime({ sessionId, events: [{ id, timestamp, durationSeconds: 60 }] });
  const start = ({ sessionId }: Player, id: string) =>
    client.startScreentime({ sessionId, id, timestamp: "2026-11-21T20:00:00Z" });

  for (let count = 0; count < KILLS; count++) {
    let isOver = false;
    const before = figures.acknowledged;
    const unanswered: (() => Promise<{ error?: unknown }>)[] = [];
    const load = players.map(async (player) => {
      while (!isOver) {
        const id = randomUUID();
        player.segments.push(id);
        player.plays.push(id);
        for (const send of [() => push(player, id), () => start(player, id)])
          if (await isAnswered(send)) figures.acknowledged += 1;
          else unanswered.push(send);
      }
    });
    await until(() => figures.acknowledged >= before + ANSWERS);
    isOver = true;
    await kill();
    await Promise.all(load);
    client = await serve();
    figures.retried += unanswered.length;
    for (const send of unanswered)
      for (let time = 0; time < 2; time++) expect((await send()).error).toBeUndefined();
  }

  for (const { sessionId, segments, plays } of players) {
    // Each minute is there once, and the play that was started last is running.
    const { screentime } = await unwrap(
      client.startScreentime({ sessionId, id: plays.at(-1) ?? "", timestamp }),
    );
    expect(screentime.counter.timeUsedTodayMinutes).toBe(segments.length);
  }
  expect(await home.database.count("screentime_plays")).toBe(
    players.reduce((sum, { plays }) => sum + plays.length - 1, 0),
  );
  process.stderr.write(`Play under SIGKILL: ${JSON.stringify({ ...figures, lost: 0 })}\n`);
});

test("a threshold whose wakeup was claimed when the process died is announced once after its return", async () => {
  const client = await begin();
  const players = await Promise.all(Array.from({ length: 30 }, () => sessionOf(client)));
  const noon = ((12 - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX reverses the sign: Etc/GMT-3 is three hours east.
  const timezone = noon === 0 ? "UTC" : `Etc/GMT${noon > 0 ? "-" : "+"}${Math.abs(noon)}`;
  const schedule = scheduleOf({ timezone, dailyLimits: limitOf(5) });
  await Promise.all(
    players.map((sessionId) =>
      unwrap(client.setScreentime({ sessionId, enabled: true, schedule })),
    ),
  );
  const timestamp = new Date(Date.now() - 5 * MINUTE + 8_000).toISOString();
  await Promise.all(
    players.map((sessionId) =>
      unwrap(client.startScreentime({ sessionId, id: randomUUID(), timestamp })),
    ),
  );

  await until(() => Date.now() > Date.parse(timestamp) + 5 * MINUTE - 500);
  const claimed = "select 1 from wakeups where lease_until is not null";
  const isClaimed = async () => (await home.database.query(claimed)).length > 0;
  await until(isClaimed, undefined, { longestPauseMs: 10 });
  await kill();

  const after = await serve();
  const announced = async () => (await eventsOf(after, "Screentime.LimitReached")).length;
  await until(async () => (await announced()) >= players.length);
  const sessions = (await eventsOf(after, "Screentime.LimitReached")).map(({ data }) =>
    "sessionId" in data ? data.sessionId : "",
  );
  expect(sessions.sort()).toEqual([...players].sort());
});

test("a webhook that was sent when the process died is sent again under the same id, and none is lost", async () => {
  const received: string[] = [];
  let deadly: string | undefined;
  receiver = createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    received.push(id);
    request.resume().on("end", () => {
      // The tenth has been sent, and its process dies before it gets the response.
      if (received.length === 10) {
        deadly = id;
        server.signal("SIGKILL");
      } else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver?.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;

  const client = await begin();
  const url = `http://127.0.0.1:${port}/hook`;
  await home.addEndpoint(url);
  const players = await Promise.all(Array.from({ length: 30 }, () => sessionOf(client)));
  await Promise.allSettled(players.map((sessionId) => client.revokeSession({ sessionId })));
  await server.ended;
  server.close();
  const after = await serve();
  // These had not ended when the process died.
  for (const sessionId of players) await after.revokeSession({ sessionId });

  const delivered = async () =>
    (await eventsOf(after, "Session.Revoked")).filter(({ deliveries }) =>
      deliveries.some(({ status }) => status === 204),
    );
  await until(async () => (await delivered()).length === players.length);
  const events = await eventsOf(after, "Session.Revoked");
  expect(events).toHaveLength(players.length);
  expect(new Set(received)).toEqual(new Set(events.map(({ id }) => id)));
  expect(received.filter((id) => id === deadly).length).toBeGreaterThanOrEqual(2);
});

test("a database that another process locks for a second delays what is written, and fails nothing", async () => {
  const client = await begin();
  const sessionId = await sessionOf(client);
  const release = await home.database.lockOut();
  const writes = Array.from({ length: 20 }, () =>
    client.startScreentime({ sessionId, id: randomUUID(), timestamp: new Date().toISOString() }),
  );
  // Reads continue meanwhile.
  expect((await client.getScreentimeState({ sessionId })).data).toEqual({ enabled: false });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await release();
  for (const { error } of await Promise.all(writes)) expect(error).toBeUndefined();
  expect(await home.database.count("screentime_plays")).toBe(19);
});
