// A player is erased: nothing in the database names them any longer, and everything else stays as it was.
import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import Database from "better-sqlite3";

import { unwrap } from "../../client/index.js";
import { emit } from "../../server/webhooks/emit.js";
import { ADULT, challenged, consented, UNKNOWN_ID } from "../../testing/arrange.js";
import { runCommand } from "../../testing/command-line.js";
import { testDialect } from "../../testing/database.js";
import { DAY } from "../../testing/fixed.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { Kid } from "../../testing/kid.js";
import { hiddenFields } from "../../testing/pages.js";
import { mailedPath } from "../../testing/mailed-link.js";
import { createApiKey } from "../../server/actions/key/keys.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

const EIGHT_YEARS = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" };
const WORDS = "Grandma Eulalia visits on Sunday";
const GUARDIAN = "eulalia.quartermaine@family.example";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const { answer, linkTo, look, mailed, mailsTo, signIn } = guardianSteps(() => service);

/** Makes a child with rows in every table: a guardian by mail, play, a request, pushed play, two products. */
async function seeded() {
  const { challengeId, kuid } = await challenged(service);
  await answer(await mailed(challengeId, GUARDIAN), CONSENT);
  const client = service.as();
  const { sessionId } = await unwrap(client.getSession({ kuid }));
  const kid = new Kid(service, { sessionId, kuid });
  await kid.schedule();
  const [ended, running, pushed] = [randomUUID(), randomUUID(), randomUUID()];
  await kid.start(ended);
  await service.advance({ minutes: 5 });
  await kid.end(ended);
  const minutesAgo = (minutes: number) => ({
    ...{ timestamp: kid.at(-60_000 * minutes), durationSeconds: 30 },
  });
  // Adds so many that the times of play become a row.
  const others = Array.from({ length: 10 }, (_, nth) => minutesAgo(10 + nth));
  await kid.push({ id: pushed, ...minutesAgo(60) }, ...others);
  const { overrideId } = await unwrap(
    client.requestScreentimeOverride(
      { sessionId, type: "extra-time", requestedMinutes: 15, reason: WORDS },
      { idempotencyKey: randomUUID() },
    ),
  );
  await kid.start(running);
  await unwrap(
    service.as(ACCOUNT).createBulkChallenges({
      jurisdiction: "US-CA",
      requestedProductIds: [ACCOUNT],
      kuid,
    }),
  );
  await service.settle();
  return { kid, kuid, sessionId, challengeId, overrideId, ended, running, pushed };
}

/** Returns the whole content of the database, byte for byte on SQLite, value by value on PostgreSQL. */
async function everything(): Promise<string> {
  if (testDialect() === "sqlite")
    return ["kinward.db", "kinward.db-wal"]
      .map((name) => join(service.folder, name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "latin1"))
      .join("\n");
  const texts: string[] = [];
  for (const table of Object.keys(await service.database.counts()))
    texts.push(JSON.stringify(await service.database.query(`select * from "${table}"`)));
  return texts.join("\n");
}

/** Returns a copy of the database as `.backup` makes it, on SQLite only. */
async function backedUp(): Promise<Buffer | undefined> {
  if (testDialect() !== "sqlite") return undefined;
  const path = service.database.url.replace("sqlite:", "");
  const database = new Database(path);
  try {
    await database.backup(`${path}.backup`);
    return readFileSync(`${path}.backup`);
  } finally {
    database.close();
  }
}

/** Opens a backup as a database of its own. */
async function restored(
  backup: Buffer,
  use: (path: string, env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-restored-"));
  try {
    const path = join(folder, "kinward.db");
    writeFileSync(path, backup);
    copyFileSync(join(service.folder, "kinward.secret"), join(folder, "kinward.secret"));
    await use(path, { ...service.database.env, DATABASE_URL: `sqlite:${path}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the audit log, oldest first. */
const audited = () =>
  service.database.query(
    `select actor, action, target, request_id as "requestId" from audit_log order by id`,
  );

/** Returns a client whose key is the organisation's. */
const ofOrganisation = async () => service.client((organisationKey ??= await makeKey()));

let organisationKey: string | undefined;
beforeEach(() => void (organisationKey = undefined));

async function makeKey(): Promise<string> {
  const key = { productId: STARFALL, mode: "test", scope: "organisation" } as const;
  const { apiKey } = await service.services.store.write((tx) =>
    createApiKey(tx, service.services, key),
  );
  await service.services.catalogue.refresh();
  return apiKey;
}

const erase = async (kuid: string) => unwrap((await ofOrganisation()).erasePlayer({ kuid }));

describe("an erasure", () => {
  test("leaves nothing that names the player, in the database file or its journal", async () => {
    const { kuid, sessionId, challengeId, overrideId, ended, running, pushed } = await seeded();
    const names = { kuid, sessionId, challengeId, overrideId, ended, running, pushed };
    const before = await everything();
    expect(Object.entries(names).filter(([, id]) => !before.includes(id))).toEqual([]);
    await erase(kuid);
    await service.settle();
    const after = await everything();
    expect(Object.entries(names).filter(([, id]) => after.includes(id))).toEqual([]);
    expect(after).not.toContain(WORDS);
    expect(after).not.toContain(GUARDIAN);
    for (const table of ["players", "sessions", "challenges", "guardians", "mailed_links"])
      expect([table, await service.database.count(table)]).toEqual([table, 0]);
    // The mail informs the guardian of the erasure.
    expect(await service.database.count("mails")).toBe(1);
  });

  test("is announced to each product, and what else was not delivered is dropped", async () => {
    const { kuid, sessionId } = await seeded();
    const receiver = await service.receive();
    receiver.behaviour = (_, response) => void response.writeHead(503).end();
    await unwrap(
      service.as().setGuardianManagedPermissions({
        sessionId,
        enabledPermissions: ["text-chat-public"],
      }),
    );
    await service.settle();
    receiver.received.length = 0;
    receiver.behaviour = (_, response) => void response.writeHead(204).end();
    await erase(kuid);
    await service.settle();
    // A product without an endpoint can list it for five days.
    await service.advance({ days: 5 });
    expect(
      receiver.bodies.map(({ type, data }) => [type, data["revokedBy"], data["kuid"]]),
    ).toEqual([["Session.Revoked", "erasure", kuid]]);
    await service.tidy();
    expect(await service.database.count("events")).toBe(0);
    await receiver[Symbol.asyncDispose]();
  });

  test("of a player whose access was revoked before announces nothing more, keeps no event, and the audit log names neither", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const receiver = await service.receive();
    await service.kinward("session", "revoke", sessionId);
    await unwrap(service.as().exportPlayer({ kuid }));
    await service.settle();
    receiver.received.length = 0;
    await erase(kuid);
    await service.settle();
    expect(receiver.bodies).toEqual([]);
    expect(await service.database.count("events")).toBe(0);
    const byKey = {
      actor: expect.stringMatching(/^key:\w{10}$/),
      requestId: expect.stringMatching(/^[\w.-]+$/),
    };
    expect((await audited()).slice(-3)).toEqual([
      expect.objectContaining({ action: "session-revoked", target: "erased:" }),
      { ...byKey, action: "player-exported", target: "erased:" },
      { ...byKey, action: "player-erased", target: expect.stringMatching(/^erased:[\w-]{20,}$/) },
    ]);
    await receiver.stop();
  });

  test("leaves every proof of the ledger valid, and stands there for each entry that went", async () => {
    const { kuid } = await seeded();
    const own = (await service.recorded()).flatMap((entry, index) =>
      entry["organisation"] === "aurora" && entry["kuid"] === kuid ? [index] : [],
    );
    const other = await consented(service);
    await service.services.checkpoints.flush();
    await erase(kuid);
    expect(await service.recorded("erasure")).toEqual(
      own.map((index) =>
        expect.objectContaining({
          ...{ erased: index, reason: "player-erased", by: "product" },
          keyId: expect.stringMatching(/^\w{10}$/),
        }),
      ),
    );
    const after = await consented(service);
    await service.services.checkpoints.flush();
    for (const { challengeId } of [other, after])
      expect(JSON.stringify(await service.evidenceOf(challengeId))).toContain(challengeId);
    expect(await service.kinward("ledger", "verify")).toMatch(/erased/);
  });

  test("lets no retry of an old report make anything new, in a new session either", async () => {
    const { kuid, pushed, ended, kid } = await seeded();
    const old = { id: pushed, timestamp: kid.at(-3_600_000), durationSeconds: 60 };
    // Enough spans to become rows; the latest stay in the state.
    const later = Array.from({ length: 12 }, () => randomUUID());
    for (const id of later) await kid.start(id);
    await erase(kuid);
    expect((await kid.attemptStart(ended)).response.status).toBe(404);
    const { session } = await consented(service);
    const again = new Kid(service, session);
    await again.schedule();
    expect((await again.push(old)).events).toEqual([{ id: pushed, status: "accepted" }]);
    for (const id of [ended, ...later]) await again.start(id);
    await service.advance({ minutes: 30 });
    expect((await again.state()).state?.timeUsedTodayMinutes).toBe(0);
  });

  test("repeated returns the first instant and does nothing", async () => {
    const { kuid } = await seeded();
    const first = await erase(kuid);
    // Each request stores its response for a retry.
    const rows = async () => ({ ...(await service.rows()), idempotency_keys: 0, rate_limits: 0 });
    const before = await rows();
    await service.advance({ minutes: 10 });
    expect(await erase(kuid)).toEqual(first);
    expect(await rows()).toEqual(before);
  });

  test("of a player of another organisation is the same as of one who never was", async () => {
    const { kuid, sessionId } = await seeded();
    await unwrap(service.as().sendActivityDigest({ sessionId }));
    const rows = async () => ({ ...(await service.rows()), idempotency_keys: 0, rate_limits: 0 });
    const before = await rows();
    // Includes the id of a session, because its wakeups have that id and name no organisation.
    for (const theirs of [kuid, sessionId])
      for (const operation of ["erasePlayer", "exportPlayer"] as const) {
        const foreign = await service.as(PEBBLE)[operation]({ kuid: theirs });
        const unknown = await service.as(PEBBLE)[operation]({ kuid: UNKNOWN_ID });
        expect(foreign.response.status).toBe(404);
        expect(foreign.error).toEqual(unknown.error);
      }
    expect(await rows()).toEqual(before);
    await unwrap(service.as().getSession({ kuid }));
  });

  test("leaves other children of the same guardian, and the guardian, as they are", async () => {
    const { kuid } = await seeded();
    const { session } = await consented(service, undefined, GUARDIAN);
    await erase(kuid);
    expect((await unwrap(service.as().getSession({ kuid: session.kuid }))).sessionId).toBe(
      session.sessionId,
    );
    expect(await service.database.count("guardians")).toBe(1);
  });

  test("takes what a mailed link and a code lead to along", async () => {
    const { challengeId, kuid } = await challenged(service);
    const link = await mailed(challengeId, GUARDIAN);
    await erase(kuid);
    expect((await answer(link, CONSENT)).status).toBe(404);
    expect((await service.as().getChallenge({ challengeId })).response.status).toBe(404);
  });

  test("deletes the form that a guardian has not sent yet, and no other child's", async () => {
    const { session } = await consented(service, STARFALL, GUARDIAN);
    const { session: sibling } = await consented(service, STARFALL, GUARDIAN);
    const browser = await signIn(GUARDIAN);
    for (const { sessionId } of [session, sibling])
      await answer(`/family/sessions/${sessionId}/guardians/invite`, { email: WORDS }, browser);
    const kept = async () =>
      (
        await service.database.query<{ session_id: string }>("select session_id from form_drafts")
      ).map(({ session_id: id }) => id);
    const [own, other] = [session.sessionId, sibling.sessionId];
    expect(await kept()).toEqual(expect.arrayContaining([own, other]));
    await erase(session.kuid);
    expect(await kept()).toEqual([other]);
  });

  test("happens as a whole or not at all while play begins and a guardian decides at once", async () => {
    const { kuid, kid, sessionId } = await seeded();
    const organisation = await ofOrganisation();
    const results = await Promise.all([
      organisation.erasePlayer({ kuid }),
      kid.attemptStart(randomUUID()),
      service.as().setGuardianManagedPermissions({ sessionId, enabledPermissions: [] }),
      service.as().unlinkParent({ sessionId }),
    ]);
    expect(results[0].response.status).toBe(200);
    expect(
      results
        .slice(1)
        .map(({ response }) => response.status)
        .filter((status) => ![200, 404, 409].includes(status)),
    ).toEqual([]);
    expect(await everything()).not.toContain(sessionId);
  });
});

/** Returns what was counted in a product, without how long guardians took, and what it was in each place. */
async function counted(productId: number, by: "daily" | "hourly"): Promise<Record<string, number>> {
  const rows = await service.database.query<{ counts: string }>(
    `select counts from ${by}_counts where product_id = ${productId} and place = ''
     union all select counts from count_additions where product_id = ${productId}`,
  );
  const sums: Record<string, number> = {};
  for (const { counts } of rows)
    for (const [name, amount] of Object.entries(JSON.parse(counts) as Record<string, number>))
      if (!/^(wait|in):/.test(name)) sums[name] = (sums[name] ?? 0) + amount;
  return sums;
}

/** Returns what the tables hold of a product, under the names of the counters. */
async function history(productId: number): Promise<Record<string, number>> {
  const consents = `from challenges where product_id = ${productId} and type = 'CHALLENGE_PARENTAL_CONSENT'`;
  const reached = (step: string, ...steps: string[]) =>
    `select 'step:${step}' as name, count(*) as amount ${consents}
     and reached in ('${[step, ...steps].join("','")}')`;
  const rows = await service.database.query<{ name: string; amount: number | string }>(
    [
      `select 'step:challenge' as name, count(*) as amount ${consents}`,
      reached("opened", "decided", "confirmed", "verified"),
      reached("decided", "confirmed", "verified"),
      reached("confirmed", "verified"),
      reached("verified"),
      `select 'step:passed', count(*) ${consents} and status = 'PASS'`,
      `select 'replaced', count(*) ${consents} and status = 'SUPERSEDED'`,
      `select 'failed:' || failure_reason, count(*) ${consents} and status = 'FAIL' group by 1`,
      `select 'session:' || announced_age_status, count(*) from sessions where product_id = ${productId} group by 1`,
      `select 'screentime', sum(used_ms) from screentime_days where product_id = ${productId}`,
      `select 'verification:' || purpose || ':' || method || ':' || status, count(*) from verifications
       where product_id = ${productId} group by 1`,
      `select 'mail:' || status, count(*) from mails where product_id = ${productId} group by 1`,
      `select case status when '204' then 'webhook:delivered' else 'webhook:retried' end, count(*)
       from webhook_attempts where event_row_id in (select id from events where product_id = ${productId}) group by 1`,
    ].join(" union all "),
  );
  return Object.fromEntries(
    rows
      .map(({ name, amount }) => [name, Number(amount)] as const)
      .filter(([, amount]) => amount > 0),
  );
}

test("what is counted is what the history holds, and an erasure takes nothing away from it", async () => {
  const receiver = await service.receive();
  receiver.behaviour = (_, response) => void response.writeHead(503).end();
  const { kuid, kid } = await seeded();
  receiver.behaviour = (_, response) => void response.writeHead(204).end();
  await kid.start(randomUUID());
  await service.advance({ hours: 3 });
  const client = service.as();
  await unwrap(client.checkAge(ADULT));
  expect(await unwrap(client.checkAge({ jurisdiction: "US-CA", age: 2 }))).toEqual({
    status: "PROHIBITED",
  });
  const asked = async () => (await challenged(service)).challengeId;
  await answer(await mailed(await asked(), "no@family.example"), { decision: "decline" });
  await answer(await mailed(await asked(), "other@family.example"), { decision: "not-my-child" });
  // An address that was typed on the page is confirmed later.
  const { url = "" } = await unwrap(client.getChallenge({ challengeId: await asked() }));
  await answer(url, { ...CONSENT, email: "typed@family.example" });
  await answer(await linkTo("typed@family.example"), { pending: "confirm" });
  await asked();
  const { kuid: again, challengeId } = await challenged(service);
  // One who is known is asked nothing new.
  await unwrap(client.checkAge({ jurisdiction: "US-CA", kuid: again }));
  await look(await mailed(challengeId, "slow@family.example"));
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    guardianAssurance: verified
    permissions: [{ name: mods }]`);
  const proven = await challenged(service, PEBBLE);
  const link = await mailed(proven.challengeId, "adult@family.example", PEBBLE);
  await answer(link, CONSENT);
  const { headers } = await answer(link, { pending: "verify" });
  await answer(String(headers["location"]), { persona: "adult" });
  await service.settle();

  const atGate = { "gate:PASS": 1, "gate:CHALLENGE": 6, "gate:PROHIBITED": 1 };
  const before = await counted(STARFALL, "hourly");
  expect(before).toEqual({ ...(await history(STARFALL)), ...atGate });
  expect(before).toMatchObject({
    ...{ "step:challenge": 6, "step:opened": 5, "step:decided": 4, "step:confirmed": 4 },
    ...{ "step:passed": 2, "failed:denied-by-guardian": 1, "failed:not-my-child": 1 },
  });
  expect(await counted(PEBBLE, "daily")).toEqual({
    ...(await history(PEBBLE)),
    "gate:CHALLENGE": 1,
  });
  await service.tidy();
  expect(await service.database.count("count_additions")).toBe(0);
  expect(await counted(STARFALL, "hourly")).toEqual(before);

  const playedBefore = before["screentime"] ?? 0;
  await erase(kuid);
  await service.settle();
  const { screentime = 0, ...after } = await counted(STARFALL, "daily");
  // What ran ends with the session, and the erasure is announced and mailed.
  expect(screentime).toBeGreaterThanOrEqual(playedBefore);
  expect({ ...after, screentime: playedBefore }).toEqual({
    ...before,
    "session:revoked": 1,
    "webhook:delivered": expect.any(Number),
    "mail:held": expect.any(Number),
  });
  await receiver[Symbol.asyncDispose]();
});

describe("an erasure in the middle of something", () => {
  test("of a verification leaves its link leading nowhere, and announces nothing but the revocation", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const client = service.as();
    const criteria = { age: 13 };
    const begun = await unwrap(
      client.performAccessAgeVerification({ jurisdiction: "US-CA", criteria, sessionId }),
    );
    // The page is open, and its form has not been sent.
    const page = await look(begun.url);
    const receiver = await service.receive();
    await erase(kuid);
    const { pathname } = new URL(begun.url);
    const sent = await service.post(
      pathname,
      { ...hiddenFields(page.text), persona: "adult" },
      { Origin: service.baseUrl },
    );
    expect(sent.status).toBe(404);
    expect((await look(begun.url)).text).toContain("This link does not work");
    expect((await client.getVerificationStatus({ id: begun.id })).error?.code).toBe("NOT_FOUND");
    // Waits until the challenge would have expired.
    await service.advance({ days: 15 });
    expect(receiver.bodies.map(({ type }) => type)).toEqual(["Session.Revoked"]);
    expect(await everything()).not.toContain(begun.id);
    await receiver.stop();
  });

  test("of a delivery sends that event no second time, and keeps nothing of it", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const receiver = await service.receive();
    let respond = (_status: number): void => {};
    receiver.behaviour = (_, response) => {
      respond = (status) => void response.writeHead(status).end();
    };
    await unwrap(
      service
        .as()
        .setGuardianManagedPermissions({ sessionId, enabledPermissions: ["text-chat-public"] }),
    );
    await receiver.has(1);
    const [inFlight] = receiver.received;
    const respondToFirst = respond;
    receiver.behaviour = (_, response) => void response.writeHead(204).end();
    await erase(kuid);
    respondToFirst(503);
    await service.advance({ days: 5 });
    expect(receiver.bodies.map(({ type }) => type)).toEqual([
      "Session.ChangePermissions",
      "Session.Revoked",
    ]);
    await service.tidy();
    const kept = await everything();
    expect(kept).not.toContain(inFlight?.id);
    expect(kept).not.toContain(sessionId);
    for (const table of ["events", "webhook_deliveries", "webhook_attempts"])
      expect([table, await service.database.count(table)]).toEqual([table, 0]);
    await receiver.stop();
  });
});

test("an erasure leaves the same kuid in another organisation as it is", async () => {
  const { session } = await consented(service, STARFALL, GUARDIAN);
  const { kuid } = session;
  const elsewhere = service.as(PEBBLE);
  const { challenges } = await unwrap(
    elsewhere.createBulkChallenges({
      jurisdiction: "US-CA",
      requestedProductIds: [PEBBLE],
      kuid,
    }),
  );
  const { challengeId = "" } = challenges[0]?.challenge ?? {};
  await unwrap(
    elsewhere.setChallengeStatus({ challengeId, status: "PASS", email: "pebble@family.example" }),
  );
  const other = await unwrap(elsewhere.getSession({ kuid }));
  for (const [client, { sessionId }] of [
    [service.as(), session],
    [elsewhere, other],
  ] as const) {
    await unwrap(client.sendActivityDigest({ sessionId }));
    const criteria = { age: 18 };
    const { id: verificationId } = await unwrap(
      client.performAccessAgeVerification({ jurisdiction: "US-CA", criteria, sessionId }),
    );
    await unwrap(client.setAgeVerificationStatus({ verificationId, status: "PASS" }));
  }
  const of = (table: string) => service.database.query(`select * from ${table}`);
  const rows = async () => ({
    subscriptions: await of("digest_subscriptions"),
    verified: await of("verified_players"),
  });
  const eventsElsewhere = async () => (await unwrap(elsewhere.listWebhookEvents({ kuid }))).events;
  const announced = await eventsElsewhere();
  expect(announced).not.toEqual([]);
  expect((await rows()).subscriptions).toHaveLength(2);
  expect((await rows()).verified).toHaveLength(2);
  await erase(kuid);
  const left = await rows();
  const [mail] = await mailsTo(GUARDIAN);
  expect(mail?.text).toContain("Starfall");
  expect(mail?.text).not.toContain("Pebble");
  expect(left.subscriptions).toHaveLength(1);
  expect(await eventsElsewhere()).toEqual(announced);
  expect(left.verified).toEqual([expect.objectContaining({ organisation: "pebble", kuid })]);
  expect(await unwrap(elsewhere.getSession({ kuid }))).toMatchObject({
    sessionId: other.sessionId,
  });
  await unwrap(elsewhere.erasePlayer({ kuid }));
  expect(await rows()).toEqual({ subscriptions: [], verified: [] });
});

const ERASE = ["guardian", "erase", "--mode", "test", "--yes"];
const OF_AURORA = ["--organisation", "aurora", "--mode", "test"];

describe("the command line", () => {
  test("shows, exports and erases a player", async () => {
    const { kuid, sessionId } = await seeded();
    const shown = await service.kinward("player", "show", kuid, ...OF_AURORA);
    expect(shown).toMatch(/sessions +1/);
    expect(shown).not.toContain(sessionId);
    const exported = await service.kinward("player", "export", kuid, ...OF_AURORA);
    expect((JSON.parse(exported) as { kuid: string }).kuid).toBe(kuid);
    await service.kinward("player", "erase", kuid, ...OF_AURORA, "--yes");
    expect(await everything()).not.toContain(sessionId);
    await expect(service.kinward("player", "show", kuid, ...OF_AURORA)).rejects.toThrow(
      "No such player in this organisation and mode.",
    );
  });

  test("exports and erases a guardian in one mode, and nothing of the other", async () => {
    const ids: Record<string, string> = {};
    for (const mode of ["test", "live"] as const) {
      const client = service.as(STARFALL, mode);
      const { challenge } = await unwrap(client.checkAge(EIGHT_YEARS));
      const { challengeId = "", url = "" } = challenge ?? {};
      ids[mode] = challengeId;
      if (mode === "test") {
        await unwrap(client.sendChallengeEmail({ challengeId, email: GUARDIAN }));
        await answer(url, { ...CONSENT, email: GUARDIAN });
      }
      await mailedPath(service.services, { challengeId, productId: STARFALL, mode }, GUARDIAN);
    }
    for (const [mode, other] of [
      ["test", "live"],
      ["live", "test"],
    ] as const) {
      const exported = await service.kinward("guardian", "export", GUARDIAN, "--mode", mode);
      expect(exported).toContain(ids[mode]);
      expect(exported).not.toContain(ids[other]);
      const found = JSON.parse(exported) as Record<string, unknown>;
      expect(Object.keys(found)).toEqual(["exportedAt", mode]);
      const both = JSON.parse(await service.kinward("guardian", "export", GUARDIAN)) as object;
      expect(Object.keys(both).toSorted()).toEqual(["exportedAt", "live", "test"]);
    }
    await service.kinward("guardian", "erase", GUARDIAN, "--mode", "live", "--yes");
    for (const table of [
      ...["mailed_links", "pending_decisions"],
      "challenges where mailed_to is not null",
    ])
      expect(
        await service.database.query(`select distinct challenge_id as id from ${table}`),
      ).toEqual([{ id: ids["test"] }]);
    expect(await service.database.query("select distinct mode from mails")).toEqual([
      { mode: "test" },
    ]);
  });

  test("exports a guardian and erases them, and what only they consented to is withdrawn", async () => {
    const { kuid } = await seeded();
    const exported = await service.kinward("guardian", "export", GUARDIAN);
    expect(exported).toContain(GUARDIAN);
    await signIn(GUARDIAN);
    const { test } = JSON.parse(exported) as { test: Record<string, unknown[]> };
    expect(test).toMatchObject({ guardians: [{ address: GUARDIAN }] });
    for (const table of ["session_guardians", "mails", "mailed_links", "receipts"])
      expect([table, test[table]?.length]).not.toEqual([table, undefined]);
    await expect(service.kinward("guardian", "export", "unknown@family.example")).rejects.toThrow(
      "Nothing is stored of this address.",
    );
    // The guardian is signed in to the pages of both modes.
    await service.kinward("guardian", "erase", "--mode", "live", "--yes", GUARDIAN);
    expect((await service.as().getSession({ kuid })).response.status).toBe(200);
    await service.kinward(...ERASE, GUARDIAN.toUpperCase());
    expect((await service.as().getSession({ kuid })).response.status).toBe(404);
    for (const table of ["guardians", "session_guardians", "mails", "mailed_links", "receipts"])
      expect([table, await service.database.count(table)]).toEqual([table, 0]);
    const byOperator = { actor: expect.stringMatching(/^operator:/), requestId: null };
    const erased = {
      ...{ ...byOperator, action: "guardian-erased" },
      target: expect.stringMatching(/^erased:[\w-]{20,}$/),
    };
    expect((await audited()).slice(-6)).toEqual([
      { ...byOperator, action: "guardian-exported", target: null },
      expect.objectContaining({ action: "sign-in-requested", target: "erased:" }),
      expect.objectContaining({ action: "signed-in", actor: "erased:" }),
      erased,
      expect.objectContaining({ action: "session-revoked", actor: "erased:" }),
      erased,
    ]);
    await expect(service.kinward(...ERASE, GUARDIAN)).rejects.toThrow(
      "Nothing is stored of this address in test mode.",
    );
    expect(await service.kinward("ledger", "verify")).not.toMatch(/wrong|damaged/);
  });

  test("erases again whom a restored backup brought back, and no one who came back by themselves", async () => {
    const { kuid, sessionId } = await seeded();
    const { session: other } = await consented(service);
    const GONE = "gone@family.example";
    await consented(service, PEBBLE, GONE);
    const before = await service.kinward("erasures", "list");
    expect(JSON.parse(before)).toEqual({ format: "kinward-erasures/1", key: null, erased: [] });
    const bytes = await backedUp();
    await erase(kuid);
    await service.kinward(...ERASE, GONE);
    const list = await service.kinward("erasures", "list");
    expect(list).not.toContain(kuid);
    const erasedAt = new Date(service.clock.now()).toISOString();
    expect(JSON.parse(list)).toMatchObject({
      erased: [{ subject: "player", erasedAt }, { subject: "guardian" }],
    });
    if (bytes === undefined) return;
    const file = join(service.folder, "erasures.json");
    writeFileSync(file, list);
    await restored(bytes, async (path, env) => {
      expect(readFileSync(path, "latin1")).toContain(sessionId);
      expect(await runCommand(["erasures", "apply", file], env)).toMatch(
        "Erased 1 players and 1 guardians again.",
      );
      // A repeated erasure keeps the instant of the first.
      const { erased } = JSON.parse(await runCommand(["erasures", "list"], env)) as object & {
        erased: unknown;
      };
      expect(erased).toEqual((JSON.parse(list) as { erased: unknown }).erased);
      const after = readFileSync(path, "latin1");
      expect(after).not.toContain(sessionId);
      expect(after).not.toContain(GONE);
      expect(after).toContain(other.sessionId);
      expect(existsSync(`${path}-wal`)).toBe(false);
    });
  });

  test("erases no one again who came back by themselves", async () => {
    const { session } = await consented(service, STARFALL, GUARDIAN);
    const { kuid } = session;
    await consented(service, PEBBLE, GUARDIAN);
    await erase(kuid);
    await service.kinward(...ERASE, GUARDIAN);
    const list = await service.kinward("erasures", "list");
    const file = join(service.folder, "erasures.json");
    // The command line uses the clock of this computer.
    const then = `"erasedAt": "${new Date(service.clock.now()).toISOString()}"`;
    writeFileSync(file, list.replaceAll(/"erasedAt": ?"[^"]+"/g, then));
    await service.advance(1);
    const there = service.as(ACCOUNT);
    const asked = { jurisdiction: "US-CA", requestedProductIds: [ACCOUNT], kuid };
    const { challenges } = await unwrap(there.createBulkChallenges(asked));
    const { challengeId = "" } = challenges[0]?.challenge ?? {};
    await unwrap(there.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    expect(await service.kinward("erasures", "apply", file)).toContain(
      "Erased 0 players and 0 guardians again.",
    );
    await unwrap(there.getSession({ kuid }));
  });

  test("erases no one again by what is not a list of erasures", async () => {
    const file = join(service.folder, "erasures.json");
    const apply = async (list: unknown) => {
      writeFileSync(file, JSON.stringify(list));
      return service.kinward("erasures", "apply", file);
    };
    const valid = { format: "kinward-erasures/1", key: null, erased: [] };
    expect(await apply(valid)).toBe("Erased 0 players and 0 guardians again.\n");
    const erasure = { hash: "a", subject: "player", erasedAt: "2026-11-21T10:00:00.000Z" };
    for (const change of [
      { format: "kinward-erasures/2" },
      { key: 1 },
      { erased: null },
      ...[{ hash: 1 }, { subject: "x" }, { erasedAt: "then" }, { erasedAt: 1 }].map((wrong) => ({
        erased: [erasure, { ...erasure, ...wrong }],
      })),
    ])
      await expect(apply({ ...valid, ...change })).rejects.toThrow("is not a list of erasures");
    await expect(apply(null)).rejects.toThrow("is not a list of erasures");
  });

  test("wipes the test data of a product, and leaves what other products know", async () => {
    const { kuid } = await seeded();
    const { session: wiped } = await consented(service);
    const [own] = await service.database.query<{ id: string }>(
      `select challenge_id as id from challenges where kuid = '${kuid}' and product_id = ${ACCOUNT}`,
    );
    await unwrap(
      service.as(ACCOUNT).setChallengeStatus({ challengeId: own?.id ?? "", status: "PASS" }),
    );
    const { session } = await consented(service, ACCOUNT);
    const live = service.as(STARFALL, "live");
    const { session: lives } = await unwrap(live.checkAge({ jurisdiction: "US-CA", age: 19 }));
    // In Honduras nineteen is under age, so the product gets an event.
    await unwrap(live.updateJurisdiction({ kuid: lives?.kuid ?? "", jurisdiction: "HN" }));
    await service.kinward("test-data", "wipe", "--product", "101", "--yes");
    await unwrap(live.getSession({ sessionId: lives?.sessionId ?? "" }));
    expect((await unwrap(live.listWebhookEvents({}))).events).toHaveLength(1);
    expect((await service.as().getSession({ kuid })).response.status).toBe(404);
    await unwrap(service.as(ACCOUNT).getSession({ sessionId: session.sessionId }));
    await unwrap(service.as(ACCOUNT).getSession({ kuid }));
    const players = await service.database.query<{ kuid: string }>("select kuid from players");
    expect(players.map((player) => player.kuid).toSorted()).toEqual(
      [kuid, session.kuid, lives?.kuid].toSorted(),
    );
    expect(await everything()).not.toContain(wiped.kuid);
    const kept = await service.database.query<{ product_id: number }>(
      "select product_id from challenges where mode = 'test'",
    );
    expect(new Set(kept.map(({ product_id: id }) => Number(id)))).toEqual(new Set([ACCOUNT]));
    await consented(service);
  });
});

describe("an export", () => {
  test("holds what is stored of the player in all products, and no guardian's address", async () => {
    const { kuid, sessionId, overrideId } = await seeded();
    const { records, organisation } = await unwrap((await ofOrganisation()).exportPlayer({ kuid }));
    expect(organisation).toBe("aurora");
    expect(records["sessions"]).toEqual([
      expect.objectContaining({
        ...{ sessionId, productId: 101, revokedAt: null, status: "ACTIVE" },
        createdAt: expect.stringMatching(/^2026-11-21T.*Z$/),
      }),
    ]);
    expect(records["challenges"]?.map(({ productId }) => productId).toSorted()).toEqual([101, 102]);
    expect(records["players"]).toEqual([
      expect.objectContaining({ evidence: { dateOfBirth: "2018-04-09" } }),
    ]);
    expect(records["overrides"]).toEqual([expect.objectContaining({ overrideId, reason: WORDS })]);
    expect(records["ledger_entries"]?.length).toBeGreaterThan(0);
    const text = JSON.stringify(records);
    expect(text).not.toContain(GUARDIAN);
    expect(text).not.toMatch(/hash|salt/i);
  });
});

describe("a product's own key", () => {
  /** Makes a child with consent in two products, whom the guardian calls Robin. */
  async function inTwoProducts() {
    const { session } = await consented(service, STARFALL, GUARDIAN);
    const { kuid, sessionId } = session;
    const there = service.as(ACCOUNT);
    const { challenge } = await unwrap(there.checkAge({ kuid, jurisdiction: "US-CA" }));
    const { challengeId = "" } = challenge ?? {};
    await unwrap(there.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const browser = await signIn(GUARDIAN);
    const path = `/family/sessions/${sessionId}/name`;
    await answer(path, { name: "Robin", colour: "green" }, browser);
    const other = await unwrap(there.getSession({ kuid }));
    return { kuid, sessionId, otherId: other.sessionId, browser };
  }

  const subjects = async () => (await mailsTo(GUARDIAN)).map(({ subject }) => subject);

  test("exports what belongs to that product, and the guardians hear of it", async () => {
    const { kuid, sessionId, otherId } = await inTwoProducts();
    const { records } = await unwrap(service.as().exportPlayer({ kuid }));
    expect(records["sessions"]).toMatchObject([{ sessionId }]);
    expect(JSON.stringify(records)).not.toContain(otherId);
    expect(records["players"]).toBeUndefined();
    expect(records["ledger_entries"]?.length).toBeGreaterThan(0);
    expect(JSON.stringify(records["ledger_entries"])).not.toContain(`"productId":${ACCOUNT}`);
    expect(await subjects()).toContain("The data about a child in Starfall was downloaded");
    // No product's export contains the nickname.
    const whole = await unwrap((await ofOrganisation()).exportPlayer({ kuid }));
    expect(whole.records["sessions"]).toHaveLength(2);
    for (const each of [records, whole.records]) {
      expect(JSON.stringify(each)).not.toContain("Robin");
      expect(each["nicknames"]).toBeUndefined();
    }
  });

  test("mails no guardian who said once that this is not their child", async () => {
    const client = service.as();
    const { challenge } = await unwrap(client.checkAge(EIGHT_YEARS));
    const { challengeId = "", kuid = "" } = challenge ?? {};
    await answer(await mailed(challengeId, GUARDIAN), { decision: "not-my-child" });
    const { challenge: again } = await unwrap(client.checkAge({ jurisdiction: "US-CA", kuid }));
    const asked = { challengeId: again?.challengeId ?? "" };
    await unwrap(client.setChallengeStatus({ ...asked, status: "PASS", email: GUARDIAN }));
    const before = await subjects();
    await unwrap(client.exportPlayer({ kuid }));
    expect(await subjects()).toEqual(before);
    await unwrap(client.erasePlayer({ kuid }));
    expect(await subjects()).toEqual([]);
  });

  test("erases what belongs to that product alone, once, and the guardians hear of it", async () => {
    const { kuid, sessionId, otherId, browser } = await inTwoProducts();
    await service.advance({ minutes: 1 });
    const { erasedAt } = await unwrap(service.as().erasePlayer({ kuid }));
    expect((await service.as().getSession({ kuid })).response.status).toBe(404);
    expect((await look(`/family/sessions/${sessionId}`, browser)).status).toBe(404);
    const other = await look(`/family/sessions/${otherId}`, browser);
    expect(other.text).toContain("Robin");
    expect((await unwrap(service.as(ACCOUNT).getSession({ kuid }))).sessionId).toBe(otherId);
    expect(await everything()).not.toContain(sessionId);
    // The purge looks at once whether anything else is stored of the player.
    const due = `select 1 from players where kuid = '${kuid}' and check_at < created_at + ${30 * DAY}`;
    expect(await service.database.query(due)).toHaveLength(1);
    const told = "The data about a child in Starfall was erased";
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(1);
    const mail = (await mailsTo(GUARDIAN)).find(({ subject }) => subject === told);
    expect(mail?.text).toContain("Starfall asked for it.");
    await service.advance({ minutes: 1 });
    expect((await unwrap(service.as().erasePlayer({ kuid }))).erasedAt).toBe(erasedAt);
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(1);
    const organisation = await ofOrganisation();
    const whole = await unwrap(organisation.erasePlayer({ kuid }));
    expect(whole.erasedAt).not.toBe(erasedAt);
    expect(await unwrap(organisation.erasePlayer({ kuid }))).toEqual(whole);
  });

  test.each(["test", "live"] as const)(
    "erases in %s mode what belongs to that product alone",
    async (mode) => {
      const [own, there] = [STARFALL, ACCOUNT].map((productId) => service.as(productId, mode));
      const { session } = await unwrap(own!.checkAge(ADULT));
      const { kuid = "" } = session ?? {};
      await unwrap(there!.checkAge({ kuid, jurisdiction: "US-CA" }));
      await unwrap(own!.erasePlayer({ kuid }));
      expect((await own!.getSession({ kuid })).response.status).toBe(404);
      expect((await unwrap(there!.getSession({ kuid }))).kuid).toBe(kuid);
    },
  );

  test("is what a key is unless it was made for the organisation", async () => {
    const create = (...more: string[]) =>
      service.kinward(
        ...["key", "create", "--product", "101", "--mode", "test", "--json", ...more],
      );
    expect(JSON.parse(await create())).toMatchObject({ scope: "product" });
    expect(JSON.parse(await create("--scope", "organisation"))).toMatchObject({
      scope: "organisation",
    });
    const before = await service.database.count("api_keys");
    await expect(create("--scope", "organization")).rejects.toThrow();
    expect(await service.database.count("api_keys")).toBe(before);
    expect(await service.kinward("key", "list")).toContain("organisation");
  });

  test("knows no player of whom that product has nothing, whichever product has something", async () => {
    const { session } = await consented(service, STARFALL, GUARDIAN);
    const { kuid } = session;
    const rows = async () => ({ ...(await service.rows()), idempotency_keys: 0, rate_limits: 0 });
    const before = await rows();
    for (const operation of ["erasePlayer", "exportPlayer"] as const) {
      const foreign = await service.as(ACCOUNT)[operation]({ kuid });
      const unknown = await service.as(ACCOUNT)[operation]({ kuid: UNKNOWN_ID });
      expect(foreign.response.status).toBe(404);
      expect(foreign.error).toEqual(unknown.error);
    }
    expect(await rows()).toEqual(before);
  });

  test("erases the whole player where no other product knows them", async () => {
    const { session } = await consented(service, STARFALL, GUARDIAN);
    const { kuid } = session;
    await unwrap(service.as().erasePlayer({ kuid }));
    expect(await everything()).not.toContain(kuid);
    for (const table of ["players", "guardians", "former_guardians"])
      expect([table, await service.database.count(table)]).toEqual([table, 0]);
  });

  test.each([
    ["another organisation", PEBBLE, "test"],
    ["live mode", ACCOUNT, "live"],
  ] as const)(
    "erases the whole player where %s alone knows that id, which keeps its own",
    async (_who, productId, mode) => {
      const { kuid, sessionId } = (await consented(service, STARFALL, GUARDIAN)).session;
      await unwrap(
        service.as(productId, mode).createBulkChallenges({
          jurisdiction: "US-CA",
          requestedProductIds: [productId],
          kuid,
        }),
      );
      const { store, random, clock } = service.services;
      const now = clock.now();
      await store.write((tx) =>
        emit(
          tx,
          { scope: { productId, mode }, random, now },
          {
            ...{ type: "Session.Unlink", session: { sessionId, kuid }, at: now },
            data: { unlinkedAt: new Date(now).toISOString() },
          },
        ),
      );
      await unwrap(service.as().erasePlayer({ kuid }));
      const players = await service.database.query<{ mode: string }>("select mode from players");
      expect(players).toEqual([{ mode }]);
      const { events } = await unwrap(service.as(productId, mode).listWebhookEvents({ kuid }));
      expect(events).toHaveLength(1);
    },
  );

  test("leaves what waits for a guardian in another product", async () => {
    const { kuid } = (await consented(service, STARFALL, GUARDIAN)).session;
    const there = service.as(ACCOUNT);
    const { challenge } = await unwrap(there.checkAge({ kuid, jurisdiction: "US-CA" }));
    await unwrap(service.as().erasePlayer({ kuid }));
    const { challengeId = "" } = challenge ?? {};
    expect(await unwrap(there.getChallengeStatus({ challengeId }))).toMatchObject({
      status: "PENDING",
    });
  });

  test("and a restored backup: what the product erased is erased again, and the rest stays", async () => {
    const { kuid, sessionId, otherId } = await inTwoProducts();
    const bytes = await backedUp();
    await service.advance({ minutes: 1 });
    await unwrap(service.as().erasePlayer({ kuid }));
    const manifest = await service.kinward("erasures", "list");
    const file = join(service.folder, "product-erasures.json");
    writeFileSync(file, manifest);
    if (bytes)
      await restored(bytes, async (path, env) => {
        expect(await runCommand(["erasures", "apply", file], env)).toContain("Erased 1 players");
        const after = readFileSync(path, "latin1");
        expect([after.includes(sessionId), after.includes(otherId)]).toEqual([false, true]);
      });
    // The player comes back to the product later, so the earlier list does not apply.
    await service.advance({ minutes: 1 });
    const again = await unwrap(service.as().checkAge({ kuid, jurisdiction: "US-CA" }));
    expect(again.status).toBe("CHALLENGE");
    expect(await service.kinward("erasures", "apply", file)).toContain("Erased 0 players");
    expect((await unwrap(service.as(ACCOUNT).getSession({ kuid }))).sessionId).toBe(otherId);
  });
});
