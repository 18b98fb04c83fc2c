// Two processes serve from one PostgreSQL database, and every promise holds for both together.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Client, type Result, type Schemas } from "../../../client/index.js";
import { limitOf, scheduleOf } from "../../../testing/kid.js";
import { makeHome, type Home, type Server } from "../../../testing/process.js";
import { Receiver } from "../../../testing/receiver.js";
import { freePort } from "../../../testing/service.js";
import { inOneWindow, until } from "../../../testing/until.js";

const ADULT = { jurisdiction: "US-CA", age: 34 } as const;
const CHILD = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" } as const;
const PER_SECOND = 20;
const MINUTE = 60_000;

let home: Home;
let servers: Server[];
let receiver: Receiver;
/** Clients of the first product and of another one of the organisation, one for each process. */
let clients: Client[];
let accounts: Client[];
let liveKey: string;

beforeAll(async () => {
  receiver = await Receiver.open();
  home = await makeHome({ WEBHOOK_ALLOW_PRIVATE: "1", RATE_LIMIT_LIVE: String(PER_SECOND) });
  const { products } = await home.demo();
  // Both start at once, so that one migrates and the other waits for it.
  servers = [home.serve(), home.serve({ PORT: String(await freePort()) })];
  await Promise.all(servers.map((server) => server.ready()));
  const [game, account] = products.map(({ apiKeys }) => apiKeys);
  clients = servers.map((server) => server.client(game?.test ?? ""));
  accounts = servers.map((server) => server.client(account?.test ?? ""));
  liveKey = game?.live ?? "";
  receiver.secret = (await home.addEndpoint(receiver.url)).secret;
});
afterAll(async () => {
  await receiver.stop();
  await Promise.all(servers.map((server) => server.end()));
  home.remove();
});

/** Sends a request several times to both processes at once; `nth` counts the requests. */
const together = <T>(
  of: readonly Client[],
  times: number,
  ask: (client: Client, nth: number) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    Array.from({ length: of.length * times }, (_, nth) => ask(of[nth % of.length] as Client, nth)),
  );

const oneOf = <T>(answers: readonly T[]): T => {
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0] as T;
};

const one = () => clients[0] as Client;
const letIn = async (): Promise<string> =>
  (await unwrap(one().checkAge(ADULT))).session?.sessionId ?? "";
const challenged = async () => {
  const { challenge } = await unwrap(one().checkAge(CHILD));
  if (!challenge) throw new Error("No consent was asked for.");
  return challenge;
};
const consented = async (): Promise<string> => {
  const { challengeId } = await challenged();
  await unwrap(one().setChallengeStatus({ challengeId, status: "PASS", email: "sam@example.com" }));
  return (await unwrap(one().getChallengeStatus({ challengeId }))).sessionId ?? "";
};
const codes = (results: readonly Result<unknown>[]) =>
  results.map(({ error }) => error?.code ?? "done").sort();

async function eventsOf(sessionIds: readonly string[], type: Schemas["ListedEvent"]["type"]) {
  const found: Schemas["ListedEvent"][] = [];
  for (let cursor: string | undefined; ;) {
    const page = await unwrap(
      one().listWebhookEvents({ type, limit: 100, ...(cursor !== undefined && { cursor }) }),
    );
    found.push(...page.events);
    if (page.nextCursor === undefined) break;
    cursor = page.nextCursor;
  }
  return found.filter(
    ({ data }) => "sessionId" in data && sessionIds.includes(data.sessionId ?? ""),
  );
}

test("an idempotency key runs once, whichever process it comes to", async () => {
  const before = await home.count("sessions");
  const KEYS = 10;
  await Promise.all(
    Array.from({ length: KEYS }, async () => {
      const idempotencyKey = randomUUID();
      const answers = await together(clients, 4, (client) =>
        client.checkAge(ADULT, { idempotencyKey }),
      );
      oneOf(await Promise.all(answers.map((answer) => unwrap(Promise.resolve(answer)))));
      const replayed = answers.filter(({ response }) =>
        response.headers.has("Idempotency-Replayed"),
      );
      expect(replayed).toHaveLength(answers.length - 1);
    }),
  );
  expect(await home.count("sessions")).toBe(before + KEYS);
});

describe("a player who is known", () => {
  test("is let in once", async () => {
    const { session } = await unwrap(one().checkAge(ADULT));
    const kuid = session?.kuid ?? "";
    const answers = await together(accounts, 4, (client) =>
      unwrap(client.checkAge({ jurisdiction: "US-CA", kuid })),
    );
    expect(oneOf(answers).status).toBe("PASS");
  });

  test("needs one consent", async () => {
    const { kuid } = await challenged();
    const answers = await together(accounts, 4, (client) =>
      unwrap(client.checkAge({ jurisdiction: "US-CA", kuid })),
    );
    expect(oneOf(answers.map(({ challenge }) => challenge?.challengeId))).toBeDefined();
  });

  test("is associated with one session", async () => {
    const sessionIds = await Promise.all(Array.from({ length: 6 }, letIn));
    const kuid = randomUUID();
    const results = await together(clients, 3, (client, nth) =>
      client.upgradeSession({ sessionId: sessionIds[nth] ?? "", kuid }),
    );
    expect(codes(results)).toEqual([...Array<string>(5).fill("CONFLICT"), "done"]);
  });
});

describe("a challenge", () => {
  test("is decided once, and the same decision again is not a fault", async () => {
    const { challengeId } = await challenged();
    const results = await together(clients, 4, (client) =>
      client.setChallengeStatus({ challengeId, status: "PASS", email: "sam@example.com" }),
    );
    expect(codes(results)).toEqual(Array(8).fill("done"));
    const entries = await home.database.query(
      `select * from ledger_entries where challenge_id = '${challengeId}'`,
    );
    expect(entries).toHaveLength(1);
  });

  test("that is granted and refused at once is one of both", async () => {
    for (let time = 0; time < 5; time++) {
      const { challengeId } = await challenged();
      const results = await together(clients, 2, (client, nth) =>
        client.setChallengeStatus({ challengeId, status: nth < 2 ? "PASS" : "FAIL" }),
      );
      expect(codes(results)).toEqual(["CONFLICT", "CONFLICT", "done", "done"]);
      const { status } = await unwrap(one().getChallengeStatus({ challengeId }));
      expect(results[status === "PASS" ? 0 : 2]?.error).toBeUndefined();
    }
    expect(await home.kinward("ledger", "verify")).toContain("intact");
  });

  test("of an upgrade is asked for once", async () => {
    const sessionId = await consented();
    const answers = await together(clients, 4, (client) =>
      unwrap(client.upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] })),
    );
    const ids = answers.map((answer) => "challengeId" in answer && answer.challengeId);
    expect(oneOf(ids)).toBeTruthy();
  });
});

test("settings that are changed at once are all taken, one after the other", async () => {
  const sessionId = await consented();
  const results = await together(clients, 5, (client, nth) =>
    client.setGuardianManagedPermissions({
      sessionId,
      enabledPermissions: nth % 3 === 0 ? ["text-chat-public"] : ["voice-chat"],
    }),
  );
  expect(codes(results)).toEqual(Array(10).fill("done"));
});

describe("screen time", () => {
  test("of a session is one play, whichever process starts it", async () => {
    const sessionId = await letIn();
    const timestamp = new Date().toISOString();
    const answers = await together(clients, 5, (client) =>
      unwrap(client.startScreentime({ sessionId, id: randomUUID(), timestamp })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      "accepted",
      ...Array<string>(9).fill("replaced"),
    ]);
    expect(
      await home.database.query(`select 1 from screentime_plays where session_id = '${sessionId}'`),
    ).toHaveLength(9);
  });

  test("that is reported twice at once counts once", async () => {
    const sessionId = await letIn();
    const timestamp = new Date(Date.now() - 60 * MINUTE).toISOString();
    const events = Array.from({ length: 20 }, () => ({
      id: randomUUID(),
      timestamp,
      durationSeconds: 1,
    }));
    await together(clients, 4, (client) => unwrap(client.pushScreentime({ sessionId, events })));
    const days = await home.database.query<{ used: number }>(
      `select used_ms as used from screentime_days where session_id = '${sessionId}'`,
    );
    expect(days.reduce((sum, { used }) => sum + Number(used), 0)).toBe(20_000);
  });

  test("does not run in a session that was revoked meanwhile", async () => {
    for (let time = 0; time < 8; time++) {
      const sessionId = await letIn();
      const timestamp = new Date().toISOString();
      await together(clients, 3, async (client, nth): Promise<unknown> =>
        nth === 2 + (time % 2)
          ? client.revokeSession({ sessionId })
          : client.startScreentime({ sessionId, id: randomUUID(), timestamp }),
      );
      const running = `select 1 from screentime_sessions where session_id = '${sessionId}' and state like '%"play":{%'`;
      expect(await home.database.query(running)).toEqual([]);
    }
  });

  test("has one pending request of a child", async () => {
    const sessionId = await consented();
    const answers = await together(clients, 4, (client) =>
      unwrap(client.requestScreentimeOverride({ sessionId, type: "extra-time" })),
    );
    const { overrideId } = oneOf(answers);
    const decided = await together(clients, 4, (client, nth) =>
      client.resolveScreentimeOverride(
        nth % 2 === 0
          ? { overrideId, status: "granted", minutes: 15 }
          : { overrideId, status: "denied" },
      ),
    );
    expect(codes(decided)).toEqual([
      ...Array<string>(4).fill("CONFLICT"),
      ...Array<string>(4).fill("done"),
    ]);
  });
});

test("what falls due at once is done once, by either of them", async () => {
  const sessionIds = await Promise.all(Array.from({ length: 30 }, letIn));
  const noon = ((12 - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX reverses the sign: Etc/GMT-3 is three hours east.
  const timezone = noon === 0 ? "UTC" : `Etc/GMT${noon > 0 ? "-" : "+"}${Math.abs(noon)}`;
  const schedule = scheduleOf({ timezone, dailyLimits: limitOf(5) });
  const timestamp = new Date(Date.now() - 5 * MINUTE + 8_000).toISOString();
  await Promise.all(
    sessionIds.map(async (sessionId, nth) => {
      const client = clients[nth % 2] as Client;
      await unwrap(client.setScreentime({ sessionId, enabled: true, schedule }));
      await unwrap(client.startScreentime({ sessionId, id: randomUUID(), timestamp }));
    }),
  );
  const reached = () => eventsOf(sessionIds, "Screentime.LimitReached");
  await until(async () => (await reached()).length >= sessionIds.length);
  const arrived = () =>
    receiver.events.filter(({ event }) => event.type === "Screentime.LimitReached");
  await until(() => arrived().length >= sessionIds.length);
  const announced = (await reached()).map(({ data }) =>
    "sessionId" in data ? data.sessionId : "",
  );
  expect([...announced].sort()).toEqual([...sessionIds].sort());
});

test("each event is sent once, and the events of a session are numbered without a gap", async () => {
  const sessionId = await consented();
  await together(clients, 6, (client, nth) =>
    client.setGuardianManagedPermissions({
      sessionId,
      enabledPermissions: nth % 2 === 0 ? ["text-chat-public"] : ["voice-chat"],
    }),
  );
  await unwrap(one().revokeSession({ sessionId }));
  const mine = () =>
    receiver.events.filter(
      ({ event }) => "sessionId" in event.data && event.data.sessionId === sessionId,
    );
  await until(() => mine().some(({ event }) => event.type === "Session.Revoked"));
  const numbers = () =>
    mine().map(({ event }) => ("sequence" in event.data ? Number(event.data.sequence) : 0));
  const last = Math.max(...numbers());
  await until(() => numbers().length === last);
  expect(numbers().sort((a, b) => a - b)).toEqual(numbers().map((_, place) => place + 1));
  expect(receiver.faults).toEqual([]);
  const repeated = "select 1 from webhook_attempts where attempt > 1";
  expect(await home.database.query(repeated)).toEqual([]);
});

test("a key's limit is one for both, and says what is left", async () => {
  const headers = { Authorization: `Bearer ${liveKey}` };
  const path = `/api/v1/session/get?sessionId=${randomUUID()}`;
  const ask = (nth: number) => (servers[nth % 2] as Server).send({ path, headers });
  // A window begins with the first request after a pause.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const answers = await inOneWindow(() =>
    Promise.all(Array.from({ length: 3 * PER_SECOND }, (_, nth) => ask(nth))),
  );
  const left = answers
    .filter((answer) => answer.status !== 429)
    .map((answer) => Number(/r=(\d+)/.exec(answer.headers["ratelimit"] ?? "")?.[1]));
  expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: PER_SECOND }, (_, at) => at));
  for (const answer of answers.filter((each) => each.status === 429))
    expect(answer.headers).toMatchObject({
      "retry-after": "1",
      ratelimit: '"default";r=0;t=1',
      "ratelimit-policy": `"default";q=${PER_SECOND};w=1`,
    });
});

test("what two others change at once, both processes know", async () => {
  const make = ["key", "create", "--product", "101", "--mode", "test", "--json"];
  for (let time = 0; time < 3; time++) {
    const made = await Promise.all([home.kinward(...make), home.kinward(...make)]);
    for (const server of servers)
      for (const text of made) {
        const client = server.client((JSON.parse(text) as { apiKey: string }).apiKey);
        await until(async () => !(await client.checkAge(ADULT)).error);
      }
  }
});

test("of all this nothing waited for what waited for it", async () => {
  const deadlocks = "select deadlocks from pg_stat_database where datname = current_database()";
  const [row] = await home.database.query<{ deadlocks: string }>(deadlocks);
  expect(Number(row?.deadlocks)).toBe(0);
});
