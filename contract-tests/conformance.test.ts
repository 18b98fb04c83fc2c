// Tests what every engine has to do alike, each kind of wakeup at its instant and each lock, on SQLite, PostgreSQL and
// Temporal. The journeys run whole on SQLite; what is particular to the other two is in `operating/postgres` and `temporal`.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../client/index.js";
import type { WakeupKindName } from "../server/domain/wakeup-kinds.js";
import { EIGHT_YEAR_OLD, GUARDIAN, challenged, consented, letIn } from "../testing/arrange.js";
import { EVERY_DAY, Kid, aKid, limitOf } from "../testing/kid.js";
import { startMailServer, type MailServer } from "../testing/mail-server.js";
import { openPage, postForm } from "../testing/pages.js";
import { responds, type Receiver } from "../testing/receiver.js";
import { PEBBLE, startTestService, type TestService } from "../testing/service.js";

const TEN = 10;
const TWENTY = 20;

let service: TestService;
let mails: MailServer;
let receiver: Receiver;
beforeAll(async () => {
  mails = await startMailServer();
  service = await startTestService({ env: mails.env });
  receiver = await service.receive();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await mails.close();
});

const times = <T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));

const armed = async (kind: WakeupKindName): Promise<number> =>
  (await service.database.query(`select ref from wakeups where kind = '${kind}'`)).length;

/** The kinds that a test has armed, recorded whenever it moves the clock. */
const seen = new Set<string>();

const advance = async (span: Parameters<TestService["advance"]>[0]): Promise<void> => {
  const rows = await service.database.query<{ kind: string }>("select distinct kind from wakeups");
  for (const { kind } of rows) seen.add(kind);
  await service.advance(span);
};

/** Ends a child's session, so that it causes nothing in later tests. */
const end = (kid: Kid) => unwrap(kid.client.revokeSession({ sessionId: kid.sessionId }));

/** One promise for each kind; a kind without one does not compile. */
const KINDS: Readonly<Record<WakeupKindName, () => Promise<void>>> = {
  mail: async () => {
    const { challengeId, url = "" } = await challenged(service);
    mails.answer = 451;
    const before = { attempts: mails.attempts, received: mails.received.length };
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: GUARDIAN }));
    await service.settle();
    expect(mails.attempts).toBe(before.attempts + 1);
    expect(await armed("mail")).toBe(1);
    mails.answer = "ok";
    await advance({ hours: 1 });
    const [mail, ...more] = mails.received.slice(before.received);
    expect(more).toEqual([]);
    expect(mail?.to).toEqual([GUARDIAN]);
    const text = mail?.raw.replaceAll("=\r\n", "") ?? "";
    expect(text).toMatch(/\/widgets\/consent\/[\w-]{28}/);
    // The product's own link proves nothing, so no mail contains it.
    expect(text).not.toContain(new URL(url).pathname);
    expect(await armed("mail")).toBe(0);
  },

  otpRotation: async () => {
    const { challengeId, oneTimePassword } = await challenged(service);
    const read = () => unwrap(service.as().getChallenge({ challengeId }));
    const [{ otpExpiresAt = "" }] = [await read()];
    await advance({ ms: Date.parse(otpExpiresAt) - service.clock.now() - 1 });
    expect((await read()).oneTimePassword).toBe(oneTimePassword);
    await advance({ ms: 1 });
    const next = await read();
    expect(next.oneTimePassword).not.toBe(oneTimePassword);
    expect(Date.parse(next.otpExpiresAt ?? "")).toBe(Date.parse(otpExpiresAt) + TEN * 60_000);
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
  },

  acceptanceDeadline: async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const client = service.as();
    const deadline = service.clock.now() + 3 * 86_400_000;
    const acceptanceDeadline = new Date(deadline).toISOString();
    const answer = await unwrap(
      client.upgradeSession({
        sessionId,
        materialChange: { documents: ["chat-data"], acceptanceDeadline },
      }),
    );
    if (!("challengeId" in answer)) throw new Error("No guardian was asked.");
    const { challengeId } = answer;
    await service.settle();
    const mailed = mails.received.length;
    await advance({ days: 2, ms: -1 });
    expect(mails.received).toHaveLength(mailed);
    await advance({ ms: 1 });
    expect(mails.received).toHaveLength(mailed + 1);
    const read = async () => {
      const { status } = await unwrap(client.getSession({ sessionId }));
      return [status, (await unwrap(client.getChallengeStatus({ challengeId }))).status];
    };
    await advance({ days: 1, ms: -1 });
    expect(await read()).toEqual(["ACTIVE", "PENDING"]);
    await advance({ ms: 1 });
    expect(await read()).toEqual(["HOLD", "FAIL"]);
    const { events } = await unwrap(
      client.listWebhookEvents({ type: "Session.StatusChanged", limit: 10 }),
    );
    expect(events).toMatchObject([
      {
        timestamp: acceptanceDeadline,
        data: { sessionId, status: "HOLD", previousStatus: "ACTIVE" },
      },
    ]);
    expect(await armed("acceptanceDeadline")).toBe(0);
    await unwrap(client.revokeSession({ sessionId }));
  },

  decisionExpiry: async () => {
    const { challengeId, url = "" } = await challenged(service);
    const page = await openPage(service, url);
    const choices = [
      ["decision", "consent"],
      ["email", GUARDIAN],
      ["adult", "yes"],
    ] as const;
    expect((await postForm(service, url, { page, choices })).status).toBe(303);
    const read = () => unwrap(service.as().getChallengeStatus({ challengeId }));
    const waiting = { challengeId, status: "IN_PROGRESS", awaiting: "guardian-confirmation" };
    await advance({ hours: 23, minutes: 59, ms: 59_999 });
    expect(await read()).toEqual(waiting);
    await advance({ ms: 1 });
    expect(await read()).toEqual({ challengeId, status: "IN_PROGRESS" });
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
  },

  activityDigest: async () => {
    const kid = await aKid(service);
    await kid.schedule();
    const sunday = () => new Date(service.clock.now()).getUTCDay() === 0;
    while (!sunday()) await advance({ days: 1 });
    const hour = new Date(service.clock.now()).getUTCHours();
    await advance({ hours: (24 - hour) % 24 });
    while (!sunday()) await advance({ days: 1 });
    await kid.push({ timestamp: kid.at(-3_600_000), durationSeconds: 600 });
    const digests = () => mails.received.filter(({ raw }) => raw.includes("List-Unsubscribe-Post"));
    const before = digests().length;
    await advance({ hours: 17, minutes: 59 - new Date(service.clock.now()).getUTCMinutes() });
    expect(digests()).toHaveLength(before);
    await advance({ minutes: 1 });
    await service.settle();
    expect(digests()).toHaveLength(before + 1);
    await advance({ days: 7 });
    expect(digests()).toHaveLength(before + 1);
    await end(kid);
  },

  screentimeSession: async () => {
    const kid = await aKid(service);
    const startOfDay = 24 - new Date(service.clock.now()).getUTCHours();
    await advance({ hours: startOfDay + 8 });
    const at = (minutes: number) => kid.at(minutes * 60_000).slice(11, 16);
    const [warned, reached, reminded] = [at(20), at(30), at(45)];
    const quietAt = at(60);
    await kid.schedule({
      dailyLimits: limitOf(30),
      breakReminderIntervalMinutes: 45,
      quietHours: [{ name: "Rest", days: EVERY_DAY, start: quietAt, end: at(90) }],
    });
    await kid.start();
    await advance({ hours: 2 });
    expect(await kid.announced()).toEqual([
      `LimitWarning ${warned}`,
      `LimitReached ${reached}`,
      `BreakReminder ${reminded}`,
      `QuietHoursWarning ${at(-70)}`,
      `QuietHoursReached ${quietAt}`,
      `BreakReminder ${at(-30)}`,
    ]);
    await end(kid);
  },

  verification: async () => {
    const client = service.as();
    const begin = async () =>
      (await unwrap(client.performTrustedAdultVerification({ jurisdiction: "US-CA" }))).id;
    const [late, passed] = [await begin(), await begin()];
    await unwrap(client.setAgeVerificationStatus({ verificationId: passed, status: "PASS" }));
    await advance({ days: 13, hours: 23, minutes: 59 });
    expect(await unwrap(client.getVerificationStatus({ id: late }))).toMatchObject({
      status: "PENDING",
    });
    await advance({ minutes: 1 });
    const { events } = await unwrap(client.listWebhookEvents({ type: "Verification.Result" }));
    const about = (id: string) =>
      events.map(({ data }) => data as Record<string, unknown>).filter((data) => data["id"] === id);
    expect(about(late)).toMatchObject([{ status: "FAIL", failureReason: "expired" }]);
    expect(about(passed)).toMatchObject([{ status: "PASS", age: { low: 18 } }]);
  },

  overrideExpiry: async () => {
    const kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(60) });
    const { sessionId } = kid;
    const ask = () =>
      unwrap(kid.client.requestScreentimeOverride({ sessionId, type: "extra-time" }));
    const { overrideId } = await ask();
    await advance({ hours: 23, minutes: 59, ms: 59_999 });
    expect((await ask()).overrideId).toBe(overrideId);
    await advance({ ms: 1 });
    const [event, ...more] = await kid.events("Screentime.OverrideResult");
    expect(more).toEqual([]);
    expect(event).toMatchObject({ timestamp: kid.at(), data: { overrideId, status: "expired" } });
    await end(kid);
  },

  birthday: async () => {
    const today = new Date(service.clock.now()).toISOString().slice(0, 10);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(5, 10);
    const client = service.as();
    const { challenge } = await unwrap(
      client.checkAge({ jurisdiction: "US-CA", dateOfBirth: `2013-${tomorrow}` }),
    );
    const { challengeId = "", kuid } = challenge ?? {};
    await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const { sessionId } = await unwrap(client.getSession({ kuid }));
    const { session } = await unwrap(
      client.checkAge({ jurisdiction: "US-CA", dateOfBirth: `2008-${tomorrow}` }),
    );
    if (!session) throw new Error("The age gate let no youth in.");
    const almostAdult = new Kid(service, session);
    await almostAdult.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    const timesOfEvents = async () =>
      (await unwrap(client.listWebhookEvents({ type: "Session.AgeChanged", limit: 100 }))).events
        .filter(({ data }) => "sessionId" in data && data.sessionId === sessionId)
        .map(({ timestamp }) => timestamp);
    // The day begins last in UTC-12.
    const due = Date.parse(today) + 36 * 3_600_000;
    await advance({ ms: due - 1 - service.clock.now() });
    expect(await timesOfEvents()).toEqual([]);
    expect(await almostAdult.look()).toMatchObject({ enabled: true });
    await advance({ ms: 1 });
    expect(await timesOfEvents()).toEqual([new Date(due).toISOString()]);
    expect(await almostAdult.look()).toEqual({ enabled: false });
    await end(almostAdult);
    await unwrap(client.revokeSession({ sessionId }));
  },

  retention: async () => {
    const { sessionId } = await letIn(service);
    await unwrap(service.as().revokeSession({ sessionId }));
    const stored = async () =>
      (
        await service.database.query(
          `select session_id from sessions where session_id = '${sessionId}'`,
        )
      ).length;
    await advance({ days: 14, ms: -1 });
    expect(await stored()).toBe(1);
    await advance({ minutes: 10, ms: 1 });
    expect(await stored()).toBe(0);
    // The next purge stays armed.
    expect(await armed("retention")).toBe(1);
  },

  ruleChange: async () => {
    const file = (adult: string) => `
      productId: ${PEBBLE}
      name: Pebble Club
      organisation: pebble
      permissions: [{ name: guild, custom: { title: Guild, minor: prohibited, youth: prohibited, adult: ${adult} } }]`;
    await service.apply(file("player-on"));
    await service.settle();
    const { sessionId } = await letIn(service, PEBBLE);
    const appliedAt = new Date(service.clock.now()).toISOString();
    await service.apply(file("prohibited"));
    await advance({ minutes: 1 });
    const client = service.as(PEBBLE);
    const { events } = await unwrap(client.listWebhookEvents({ limit: 100 }));
    expect(
      events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId),
    ).toMatchObject([
      {
        type: "Session.ChangePermissions",
        timestamp: appliedAt,
        data: {
          cause: "configuration",
          permissions: [{ name: "guild", enabled: false, managedBy: "PROHIBITED" }],
        },
      },
    ]);
    // The next day on which a law takes effect somewhere stays armed.
    expect(await armed("ruleChange")).toBe(1);
  },

  webhookDelivery: async () => {
    await service.settle();
    const before = receiver.ids.length;
    receiver.behaviour = responds((_id, nth) => (nth === before + 1 ? 500 : 204));
    const kid = await aKid(service);
    await end(kid);
    await service.settle();
    const [refused, ...others] = receiver.ids.slice(before);
    expect(others).not.toContain(refused);
    await advance({ hours: 1 });
    const own = receiver.ids.slice(before);
    expect(own).toHaveLength(4);
    expect(own.filter((id) => id === refused)).toHaveLength(2);
    const events = receiver.events.filter(({ id }) => own.includes(id)).map(({ event }) => event);
    expect(events.map(({ type }) => type)).toEqual([
      "Challenge.StateChange",
      "Session.Unlink",
      "Session.Revoked",
    ]);
    expect(receiver.faults).toEqual([]);
    expect(await armed("webhookDelivery")).toBe(0);
  },
};

describe("a wakeup of the kind", () => {
  test.each(Object.entries(KINDS))(
    "%s does its work at its instant, once",
    async (kind, promise) => {
      seen.clear();
      await promise();
      if (!seen.has(kind))
        throw new Error(
          `The story of ${kind} in contract-tests/conformance.test.ts arms no wakeup of that kind before it moves the clock on.`,
        );
    },
  );
});

describe("at once", () => {
  test("an Idempotency-Key runs once, and each of its requests gets the one answer or has to wait", async () => {
    const key = randomUUID();
    const send = () =>
      service.send({
        method: "POST",
        path: "/api/v1/age-gate/check",
        headers: { "X-Api-Key": service.key(), "Idempotency-Key": key },
        body: EIGHT_YEAR_OLD,
      });
    const before = (await service.rows())["challenges"] ?? NaN;
    const all = await times(TEN, send);
    const again = await send();
    expect(again.headers["idempotency-replayed"]).toBe("true");
    for (const { status, text } of all) {
      expect([200, 409]).toContain(status);
      if (status === 200) expect(text).toBe(again.text);
    }
    expect((await service.rows())["challenges"]).toBe(before + 1);
  });

  test("a known player is asked about in one challenge", async () => {
    const { session } = await consented(service);
    const { kuid, sessionId } = session;
    await unwrap(service.as().revokeSession({ sessionId }));
    const all = await times(TEN, () =>
      unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid })),
    );
    expect(new Set(all.map(({ challenge }) => challenge?.challengeId)).size).toBe(1);
  });

  test("a challenge that is granted and refused is one of both", async () => {
    const { challengeId, kuid } = await challenged(service);
    const all = await times(TEN, (nth) =>
      service.as().setChallengeStatus({ challengeId, status: nth % 2 === 0 ? "PASS" : "FAIL" }),
    );
    const { status } = await unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(all.filter(({ error }) => error === undefined)).toHaveLength(TEN / 2);
    const found = await service.as().getSession({ kuid });
    expect(found.error === undefined).toBe(status === "PASS");
  });

  test("a page's form counts once, however often it is sent", async () => {
    const { challengeId, url = "" } = await challenged(service);
    const page = await openPage(service, url);
    const all = await times(TEN, () =>
      postForm(service, url, { page, choices: [["decision", "decline"]] }),
    );
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
    const { status } = await unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(status).toBe("FAIL");
  });

  test("starts of screen time leave one that runs, and segments count once", async () => {
    const kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(600) });
    const day = kid.at().slice(0, 10);
    const segment = { id: randomUUID(), timestamp: `${day}T00:00:00Z`, durationSeconds: 60 };
    await Promise.all([times(TWENTY, () => kid.start()), times(TWENTY, () => kid.push(segment))]);
    expect((await kid.state()).state.timeUsedTodayMinutes).toBe(1);
    expect(
      await service.database.query(
        `select 1 from screentime_plays where session_id = '${kid.sessionId}'`,
      ),
    ).toHaveLength(TWENTY - 1);
    await end(kid);
  });

  test("answers to a request for an exception are one answer, yes or no", async () => {
    const kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(60) });
    const { sessionId } = kid;
    const asked = await times(TEN, () =>
      unwrap(kid.client.requestScreentimeOverride({ sessionId, type: "extra-time" })),
    );
    expect(new Set(asked.map(({ overrideId }) => overrideId)).size).toBe(1);
    const overrideId = asked[0]?.overrideId ?? "";
    const all = await times(TEN, (nth) =>
      kid.client.resolveScreentimeOverride({
        overrideId,
        status: nth % 2 === 0 ? "granted" : "denied",
      }),
    );
    expect(all.filter(({ error }) => error === undefined)).toHaveLength(TEN / 2);
    expect(await kid.events("Screentime.OverrideResult")).toHaveLength(1);
    await end(kid);
  });

  test("a session that is revoked lets no play begin after it", async () => {
    const kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(1) });
    await Promise.all([
      times(TEN, () => kid.attemptStart(randomUUID())),
      kid.client.revokeSession({ sessionId: kid.sessionId }),
    ]);
    expect((await kid.attemptStart(randomUUID())).error?.code).toBe("NOT_FOUND");
    await service.advance({ hours: 1 });
    expect(await kid.announced()).toEqual([]);
  });
});
