// Tests what is deleted once its time is over, and not a day earlier.
import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { parse, stringify } from "yaml";

import { unwrap } from "../../client/index.js";
import { challenged, consented, GUARDIAN, letIn, UNKNOWN_ID } from "../../testing/arrange.js";
import { DAY, HOUR, MINUTE } from "../../testing/fixed.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { answers } from "../../testing/receiver.js";
import { Kid } from "../../testing/kid.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import { statement } from "../store/engine/statement.js";
import { listEndpoints } from "../store/events/endpoints.js";
import { DATA_TABLES } from "../store/retention/data-tables.js";
import { listMails, NO_PRODUCT, queueAgain } from "../store/mail/queries.js";

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

/** Moves the clock, and runs the housekeeping. */
async function after(time: { days?: number; minutes?: number }): Promise<void> {
  await service.advance(time);
  await service.tidy();
}

/** Sets days of retention in the file of the demo's first product. */
async function keep(retentionDays: object): Promise<void> {
  const file = new URL("../products/demo/starfall.yaml", import.meta.url);
  const product = parse(readFileSync(file, "utf8")) as object;
  await service.apply(stringify({ ...product, retentionDays }));
}

describe.each([
  [
    "the usual",
    {},
    { events: 30, screentime: 90, activity: 90, transactions: 400, challenges: 400, mails: 30 },
  ],
  [
    "the product's own",
    { webhooks: 7, screentime: 14, activity: 14, transactions: 20, challenges: 9, mails: 5 },
    { events: 7, screentime: 14, activity: 14, transactions: 20, challenges: 9, mails: 5 },
  ],
])("with %s days of retention", (_, own, days) => {
  beforeEach(() => keep(own));

  test("activity, purchases and the words of a request are kept to their last day, and then forgotten", async () => {
    const { sessionId } = await letIn(service);
    const timestamp = new Date(service.clock.now() - MINUTE).toISOString();
    const data = { map: "Harbour", minutes: 1 };
    const record = { id: UNKNOWN_ID, type: "match-played", timestamp, data };
    await unwrap(service.as().pushActivity({ sessionId, events: [record] }));
    const item = { sku: "gems", name: "Gems" };
    const bought = { status: "completed", amountMinor: 100, currency: "USD", item } as const;
    const events = [{ id: UNKNOWN_ID, timestamp, ...bought }];
    await unwrap(service.as().submitTransactions({ sessionId, events }));
    const asked = { sessionId, type: "extra-time", reason: "One more level" } as const;
    const { overrideId } = await unwrap(service.as().requestScreentimeOverride(asked));
    await unwrap(service.as().resolveScreentimeOverride({ overrideId, status: "denied" }));
    const kept = async () => {
      const { database } = service;
      const [words] = await database.query<{ n: number }>(
        "select count(reason) as n from overrides",
      );
      const counts = ["activity_records", "activity_days", "transactions", "spending_days"];
      return [
        ...(await Promise.all(counts.map((table) => database.count(table)))),
        Number(words?.n),
      ];
    };
    await after({ days: days.screentime });
    expect(await kept()).toEqual([1, 1, 1, 1, 1]);
    await after({ minutes: 1 });
    expect(await kept()).toEqual([1, 1, 1, 1, 0]);
    await after({ days: days.activity + 1 - days.screentime, minutes: -1 });
    expect(await kept()).toEqual([0, 0, 1, 1, 0]);
    await after({ days: days.transactions - days.activity - 1 });
    expect(await kept()).toEqual([0, 0, 1, 1, 0]);
    await after({ days: 1 });
    expect(await kept()).toEqual([0, 0, 0, 0, 0]);
    const purged = service.log.filter(({ msg }) => msg === "data was purged");
    expect(purged).toMatchObject([
      // The child's question, and the answer.
      { productId: STARFALL, deleted: { webhooks: 2 } },
      { deleted: { screentime: 1 } },
      { deleted: { activity: 1 } },
      { deleted: { transactions: 1 } },
    ]);
  });

  test("a request that was refused is kept to its last day, its mail to its own, and then its player is forgotten", async () => {
    const { challengeId } = await challenged(service);
    const { answer, mailed } = guardianSteps(() => service);
    await answer(await mailed(challengeId, GUARDIAN), { decision: "decline" });
    const counts = ["mails", "challenges", "mailed_links", "players"];
    const kept = () => Promise.all(counts.map((table) => service.database.count(table)));
    await after({ days: days.mails, minutes: -1 });
    expect((await kept())[0]).toBe(1);
    await after({ minutes: 1 });
    expect((await kept())[0]).toBe(0);
    await after({ days: days.challenges - days.mails, minutes: -1 });
    expect((await kept())[1]).toBe(1);
    await after({ minutes: 1 });
    expect((await kept()).slice(0, 3)).toEqual([0, 0, 0]);
    await after({ days: 30 });
    expect(await kept()).toEqual([0, 0, 0, 0]);
  });

  test("an event is listed to its last day, and then forgotten with its deliveries", async () => {
    const { sessionId } = await letIn(service);
    await unwrap(service.as().revokeSession({ sessionId }));
    const live = service.as(STARFALL, "live");
    const { session } = await unwrap(live.checkAge({ jurisdiction: "US-CA", age: 19 }));
    // There nineteen is under age.
    const moved = { sessionId: session?.sessionId ?? "", jurisdiction: "HN" };
    await unwrap(live.updateJurisdiction(moved));
    expect(await service.database.count("events")).toBe(2);
    await service.settle();
    const listed = async () =>
      (await unwrap(service.as().listWebhookEvents({ type: "Session.Revoked" }))).events.length;
    await after({ days: days.events, minutes: -1 });
    expect(await listed()).toBe(1);
    await after({ minutes: 1 });
    expect(await listed()).toBe(0);
    expect(await service.database.count("events")).toBe(0);
  });

  test("a day of play is kept to its last day, and then forgotten", async () => {
    const kid = new Kid(service, await letIn(service));
    await kid.schedule();
    await kid.push({ timestamp: kid.at(-60_000), durationSeconds: 60 });
    const kept = () => service.database.count("screentime_days");
    await after({ days: days.screentime });
    expect(await kept()).toBe(1);
    await after({ days: 1 });
    expect(await kept()).toBe(0);
  });
});

/** Asks a guardian on file once more. Returns the challenge. */
async function askedAgain() {
  const { session } = await consented(service);
  const { sessionId } = session;
  return guardianSteps(() => service).upgrade(sessionId, "voice-chat");
}

test("a link that was mailed to a guardian on file is kept for 30 days after it expired, and then forgotten", async () => {
  const { challengeId } = await askedAgain();
  await unwrap(service.as().sendChallengeEmail({ challengeId }));
  const kept = () => service.database.count("mailed_links");
  await after({ days: 14 + 30, minutes: -1 });
  expect(await kept()).toBe(1);
  await after({ minutes: 1 });
  expect(await kept()).toBe(0);
});

describe("a consent that was withdrawn", () => {
  const withdrawn = async () => {
    const { session } = await consented(service);
    const kid = new Kid(service, session);
    await kid.schedule();
    await kid.push({ timestamp: kid.at(-60_000), durationSeconds: 60 });
    await unwrap(service.as().revokeSession({ sessionId: kid.sessionId }));
    return kid;
  };
  const rows = async (...tables: string[]) => {
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table] = await service.database.count(table);
    return counted;
  };

  test("takes everything that only it allowed to keep along after 14 days, and leaves its proof", async () => {
    await withdrawn();
    const own = ["sessions", "players", "screentime_sessions", "challenges", "session_guardians"];
    const proof = await rows("decisions", "ledger_entries");
    await after({ days: 14, minutes: -1 });
    expect(await rows("sessions", "players")).toEqual({ sessions: 1, players: 1 });
    await after({ minutes: 1 });
    expect(await rows(...own)).toEqual(Object.fromEntries(own.map((table) => [table, 0])));
    expect(await rows("decisions", "ledger_entries")).toEqual(proof);
    expect(service.log).toContainEqual(
      expect.objectContaining({
        msg: "data was purged",
        productId: 101,
        deleted: { withdrawal: 1 },
      }),
    );
    expect(
      await service.database.query(
        "select actor, target from audit_log where action = 'data-purged'",
      ),
    ).toEqual([{ actor: "service:retention", target: "product:101" }]);
  });

  test("leaves the player who has asked again, as long as no one has decided", async () => {
    const { kuid } = await withdrawn();
    const again = await unwrap(service.as().checkAge({ kuid, jurisdiction: "US-CA" }));
    await after({ days: 14 });
    expect(await rows("sessions", "players")).toEqual({ sessions: 0, players: 1 });
    const known = await unwrap(service.as().checkAge({ kuid, jurisdiction: "US-CA" }));
    expect(known.challenge?.challengeId).toBe(again.challenge?.challengeId);
  });

  test("leaves what another product stores of the player", async () => {
    const { kuid } = await withdrawn();
    const { challenges } = await unwrap(
      service.as(ACCOUNT).createBulkChallenges({
        jurisdiction: "US-CA",
        requestedProductIds: [ACCOUNT],
        kuid,
      }),
    );
    await unwrap(
      service.as(ACCOUNT).setChallengeStatus({
        challengeId: challenges[0]?.challenge.challengeId ?? "",
        status: "PASS",
        email: GUARDIAN,
      }),
    );
    await after({ days: 14 });
    expect(await rows("sessions", "players")).toEqual({ sessions: 1, players: 1 });
    await unwrap(service.as(ACCOUNT).getSession({ kuid }));
  });
});

test("a player who asked at the age gate and never came back is forgotten with the challenge", async () => {
  await challenged(service);
  await after({ days: 30, minutes: -1 });
  expect(await service.database.count("players")).toBe(1);
  await after({ minutes: 1 });
  expect(await service.database.count("players")).toBe(0);
});

test("what a session has asked of a guardian waits for them for longer", async () => {
  const { sessionId } = (await consented(service)).session;
  const requestedPermissions = [{ name: "text-chat-public" }];
  const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
  if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
  await after({ days: 31 });
  await unwrap(service.as().getChallenge({ challengeId: asked.challengeId }));
});

test("an event that waits for its endpoint is kept for five days more", async () => {
  const receiver = await service.receive();
  receiver.behaviour = answers(503);
  const { sessionId } = await letIn(service);
  await unwrap(service.as().revokeSession({ sessionId }));
  await service.settle();
  const [endpoint] = await listEndpoints(service.services.store, STARFALL);
  await service.kinward("webhook", "disable", endpoint?.endpointId ?? "");
  await after({ days: 35, minutes: -1 });
  expect(await service.database.count("events")).toBe(1);
  await after({ minutes: 1 });
  expect(await service.database.count("events")).toBe(0);
  await receiver.stop();
});

test("a mail is kept for 30 days, and one that still waits for a server for as long as it waits", async () => {
  const { challengeId } = await askedAgain();
  await unwrap(service.as().sendChallengeEmail({ challengeId }));
  const { store } = service.services;
  const [waiting] = await listMails(store, "test");
  await store.write((tx) => queueAgain(tx, waiting?.mailId ?? ""));
  await unwrap(service.as().sendChallengeEmail({ challengeId }));
  const count = await service.database.count("mails");
  await after({ days: 30, minutes: -1 });
  expect(await service.database.count("mails")).toBe(count);
  await after({ minutes: 1 });
  expect(await listMails(store, "test")).toMatchObject([{ mailId: waiting?.mailId }]);
});

/** The least that a row of a table contains besides its id or hash and its instant, and for how long it is kept after that. */
const FORGOTTEN = [
  [
    "idempotency_keys",
    "key_hash",
    "expires_at",
    0,
    { ...{ product_id: 1, mode: "test" }, ...{ operation: "x", body_hash: "x" } },
  ],
  ["used_nonces", "nonce_hash", "expires_at", 0, {}],
  ["short_links", "token_hash", "expires_at", 0, { path: "/" }],
  ["wrong_passwords", "client_hash", "entered_at", HOUR, {}],
  [
    "family_sign_ins",
    "sign_in_id",
    "expires_at",
    0,
    { mode: "test", address_hash: "x", client_hash: "x", requested_at: 0 },
  ],
  [
    "family_visits",
    "token_hash",
    "last_seen_at",
    12 * HOUR,
    { mode: "test", address_hash: "x", began_at: 0 },
  ],
  ["form_drafts", "draft_hash", "expires_at", 0, { content: "x" }],
  [
    "former_guardians",
    "kuid",
    "ended_at",
    365 * DAY,
    { organisation: "aurora", mode: "test", ended_by: "withdrawal" },
  ],
  [
    "guardian_invitations",
    "invitation_id",
    "expires_at",
    30 * DAY,
    {
      organisation: "aurora",
      mode: "test",
      kuid: "x",
      address_hash: "x",
      address: "x",
      invited_at: 0,
    },
  ],
  ["address_moves", "old_hash", "moved_at", 10 * MINUTE, { new_hash: "x" }],
  [
    "capped_mails",
    "address_hash",
    "queued_at",
    DAY,
    { organisation: "aurora", mode: "test", budget: "requests" },
  ],
  [
    "mails",
    "mail_id",
    "created_at",
    DAY,
    { product_id: NO_PRODUCT, mode: "test", content: "{}", status: "sent", attempts: 1 },
  ],
] as const;

/** Inserts the columns that the table has. */
const insertInto = (table: string, row: Readonly<Record<string, unknown>>) => {
  const columns = DATA_TABLES.find(({ name }) => name === table)?.columns ?? {};
  const known = Object.values(columns).flatMap(({ name }) =>
    name in row ? [[name, row[name]] as const] : [],
  );
  return statement<Record<never, never>>((sql) =>
    sql(table).insert(Object.fromEntries(known) as never),
  );
};

test("what ends by the clock alone is kept for its time, and then forgotten", async () => {
  const { sessionId } = (await consented(service)).session;
  const { store, clock } = service.services;
  const [guardian] = await service.database.query<{ id: string }>(
    "select guardian_id as id from guardians",
  );
  const guardianId = guardian?.id ?? "";
  const ids = { session_id: sessionId, invited_by: guardianId, guardian_id: guardianId };
  await service.tidy();
  const before = await service.database.counts();
  const now = clock.now();
  for (const [table, name, instant, keptMs, rest] of FORGOTTEN)
    for (const [nth, at] of [now - keptMs, now - keptMs + 1].entries()) {
      const own = { ...ids, ...rest, link_hash: `own-${nth}`, [name]: `own-${nth}`, [instant]: at };
      await store.write(async (tx) => void (await insertInto(table, own)(tx, {})));
    }
  await service.tidy();
  const after = await service.database.counts();
  const left = FORGOTTEN.map(([table]) => [table, (after[table] ?? 0) - (before[table] ?? 0)]);
  expect(left).toEqual(FORGOTTEN.map(([table]) => [table, 1]));
});

test("an entry of the audit log that is older than 400 days is deleted", async () => {
  const { store, clock } = service.services;
  const occurred = { occurred_at: clock.realNow() - 400 * DAY - MINUTE };
  const entry = { id: -1, ...occurred, actor: "operator:old", action: "x", outcome: "success" };
  await store.write(statement((sql) => sql("audit_log").insert(entry)));
  const old = () => service.database.query("select id from audit_log where actor = 'operator:old'");
  expect(await old()).toHaveLength(1);
  await service.tidy();
  expect(await old()).toEqual([]);
});
