// The weekly summary: on Sunday evening, to each guardian of a child, until they stop it.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { consented, letIn, UNKNOWN_ID } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { Kid, scheduleOf } from "../../testing/kid.js";
import { hiddenFields } from "../../testing/pages.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

// Wednesday, 18 November 2026, noon in Berlin.
const START = Date.parse("2026-11-18T11:00:00Z");
const [HOUR, DAY] = [3_600_000, 86_400_000];

let service: TestService;
let kid: Kid;
let email: string;
let count = 0;
const { mailsTo, signIn } = guardianSteps(() => service);

beforeAll(async () => void (service = await startTestService({ clock: new ManualClock(START) })));
afterAll(() => service.stop());
beforeEach(async () => {
  email = `guardian-${++count}@example.com`;
  const { session } = await consented(service, STARFALL, email);
  kid = new Kid(service, session);
});

interface Digest {
  readonly text: string;
  readonly html: string;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const digests = async (to = email): Promise<Digest[]> =>
  ((await mailsTo(to)) as unknown as Digest[]).filter(({ headers }) => headers !== undefined);
const send = (sessionId = kid.sessionId) => unwrap(service.as().sendActivityDigest({ sessionId }));
const stopPath = ({ headers }: Digest): string =>
  new URL(/<(.+)>/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "").pathname;

/** Returns the next midnight at which a Sunday begins in UTC. */
const nextSunday = (): number => {
  const now = new Date(service.clock.now());
  return Date.parse(
    new Date(now.getTime() + (7 - now.getUTCDay()) * DAY).toISOString().slice(0, 10),
  );
};

/** Adds a child to the organisation's other product. */
async function inAccount() {
  const { kuid } = kid;
  const { challenges } = await unwrap(
    service.as().createBulkChallenges({
      kuid,
      jurisdiction: "US-CA",
      requestedProductIds: [STARFALL, ACCOUNT],
    }),
  );
  for (const { productId, challenge } of challenges)
    if (productId === ACCOUNT)
      await unwrap(
        service
          .as(ACCOUNT)
          .setChallengeStatus({ challengeId: challenge.challengeId, status: "PASS", email }),
      );
  return unwrap(service.as(ACCOUNT).getSession({ kuid }));
}

async function report(when = -DAY) {
  const { sessionId } = kid;
  const client = service.as();
  await kid.push({ timestamp: kid.at(-2 * 3_600_000), durationSeconds: 5_400 });
  const item = { sku: "gems", name: "Gems" };
  const bought = { status: "completed", amountMinor: 1_250, currency: "USD", item } as const;
  await unwrap(
    client.submitTransactions({
      sessionId,
      events: [{ id: randomUUID(), timestamp: kid.at(when), ...bought }],
    }),
  );
  await unwrap(
    client.pushActivity({
      sessionId,
      events: [
        {
          id: randomUUID(),
          type: "match-played",
          timestamp: kid.at(when),
          data: { map: "Harbour", minutes: 12 },
        },
      ],
    }),
  );
}

describe("the weekly summary", () => {
  test("comes on Sunday at 18:00 on the clock of the schedule, with what was played, spent and done", async () => {
    await kid.schedule(scheduleOf({ timezone: "Europe/Berlin" }));
    await report();
    await service.advance(nextSunday() + 17 * HOUR - 1 - service.clock.now());
    expect(await digests()).toEqual([]);
    await service.advance(1);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("The week in Starfall");
    for (const part of ["1 hour 30 minutes in all", "$12.50", "Match played: once"])
      for (const whole of [mail?.text, mail?.html]) expect(whole).toContain(part);
  });

  test("covers the seven local days that end with its Sunday, to their midnights", async () => {
    await kid.schedule(scheduleOf({ timezone: "Europe/Berlin" }));
    const sunday = nextSunday() - HOUR;
    await service.advance(sunday + 10 * HOUR - service.clock.now());
    const push = (from: number, minutes: number) =>
      kid.push({ timestamp: new Date(from).toISOString(), durationSeconds: 60 * minutes });
    // Ten minutes are on each side of the midnight before Monday, and five in each of the days after it.
    await push(sunday - 6 * DAY - HOUR / 6, 20);
    for (let days = 0; days < 7; days++) await push(sunday - days * DAY + HOUR, 5);
    await push(sunday - 7 * DAY, 40);
    const id = randomUUID();
    await kid.start(id);
    await service.advance(8 * HOUR - 1);
    expect(await digests()).toEqual([]);
    await service.advance(1);
    await kid.end(id);
    const [mail] = await digests();
    // The running play has eight hours; ten minutes and seven times five are added.
    expect(mail?.text).toContain("8 hours 45 minutes in all");
    expect(mail?.text).toMatch(/from Mon, .+ to Sun, /);
  });

  test("counts whole minutes: what is short of one is not rounded up", async () => {
    await kid.push({ timestamp: kid.at(-2 * HOUR), durationSeconds: 119 });
    expect(await send()).toMatchObject({ sent: true });
    const [mail] = await digests();
    expect(mail?.text).toMatch(/\b1 minute\b/);
    expect(mail?.text).not.toMatch(/\b2 minutes\b/);
  });

  test("of a week without anything is not sent", async () => {
    await service.advance({ days: 14 });
    expect(await digests()).toEqual([]);
  });

  test("that goes out late tells of its own week alone", async () => {
    await service.advance({ days: 2 });
    await kid.schedule(scheduleOf({ timezone: "Europe/Berlin" }));
    await report();
    // It is Monday noon, because no wakeup ran on Sunday.
    service.clock.advanceTo(nextSunday() + 36 * HOUR);
    await report(-HOUR);
    await service.settle();
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    for (const part of ["1 hour 30 minutes in all", "$12.50", "Match played: once"])
      expect(mail?.text).toContain(part);
  });

  test("is one for each guardian and child, over all products of the child", async () => {
    const { sessionId } = kid;
    const other = await inAccount();
    await report();
    await unwrap(
      service.as(ACCOUNT).pushScreentime({
        sessionId: other.sessionId,
        events: [{ id: sessionId, timestamp: kid.at(-3_600_000), durationSeconds: 600 }],
      }),
    );
    await service.advance({ days: 7 });
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Starfall: Screen time");
    expect(mail?.text).toContain("10 minutes in all");
  });

  test("comes by the clock of the product with a schedule, for all of them", async () => {
    const { sessionId } = await inAccount();
    const schedule = scheduleOf({ timezone: "Pacific/Kiritimati" });
    await unwrap(service.as(ACCOUNT).setScreentime({ sessionId, enabled: true, schedule }));
    await service.advance({ days: 2 });
    await report();
    await service.advance(nextSunday() + 4 * HOUR - 1 - service.clock.now());
    expect(await digests()).toEqual([]);
    await service.advance(1);
    const [mail] = await digests();
    expect(mail?.text).toContain("$12.50");
    await service.advance({ days: 1 });
    expect(await digests()).toHaveLength(1);
  });

  test("of a week with nothing but activity is sent", async () => {
    const { sessionId } = kid;
    await service.advance({ days: 1 });
    const data = { map: "Harbour", minutes: 12 };
    const timestamp = kid.at(-HOUR);
    const events = [{ id: UNKNOWN_ID, type: "match-played", timestamp, data }];
    await unwrap(service.as().pushActivity({ sessionId, events }));
    await service.advance({ days: 7 });
    await service.advance({ days: 7 });
    expect(await digests()).toHaveLength(1);
    await kid.push({ timestamp: kid.at(-HOUR), durationSeconds: 600 });
    await service.advance({ days: 7 });
    expect((await digests())[0]?.text).toContain("10 minutes in all");
  });

  test("names to each guardian the products alone in which they are on file", async () => {
    const { sessionId } = kid;
    await service.advance({ days: 1 });
    const { sessionId: other } = await inAccount();
    const second = `second-${email}`;
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: second }));
    await report();
    const events = [{ id: sessionId, timestamp: kid.at(-HOUR), durationSeconds: 600 }];
    await unwrap(service.as(ACCOUNT).pushScreentime({ sessionId: other, events }));
    await service.advance({ days: 7 });
    const [both, one] = [await digests(), await digests(second)];
    expect([both.length, one.length]).toEqual([1, 1]);
    expect(both[0]?.text).toContain("10 minutes in all");
    expect(one[0]?.text).toContain("1 hour 30 minutes in all");
    expect(one[0]?.text).not.toContain("10 minutes in all");
  });
});

describe("the test operation", () => {
  test("sends the summary of today and the seven days before now, with real activity", async () => {
    await kid.schedule();
    await report();
    for (const days of [7, 8])
      await kid.push({ timestamp: kid.at(-days * DAY), durationSeconds: days * 300 });
    const { sessionId } = kid;
    const item = { sku: "gems", name: "Gems" };
    const of = (amountMinor: number, currency: string, more: object = {}) => ({
      ...{ id: randomUUID(), timestamp: kid.at(-DAY), status: "completed" },
      ...{ amountMinor, currency, item, ...more },
    });
    const undone = of(300, "GBP");
    const back = of(300, "GBP", { status: "refunded", refundOf: undone.id });
    const events = [of(1, "USD"), of(500, "EUR", { timestamp: kid.at(-HOUR) }), undone, back];
    await unwrap(service.as().submitTransactions({ sessionId, events: events as never }));
    expect(await send()).toEqual({ sent: true });
    const [mail] = await digests();
    expect(mail?.text).toMatch(/€5\.00[^]*\$12\.51/);
    expect(mail?.text).not.toContain("£");
    expect(mail?.text).toContain("2 hours 5 minutes in all");
  });

  test("counts by instants, not by days: nothing from before the seven times 24 hours", async () => {
    const { sessionId } = kid;
    const MINUTE = 60_000;
    const item = { sku: "gems", name: "Gems" };
    const bought = (ms: number, amountMinor: number) => ({
      ...{ id: randomUUID(), timestamp: kid.at(ms), status: "completed" as const },
      ...{ amountMinor, currency: "USD", item },
    });
    const done = (ms: number) => ({
      ...{ id: randomUUID(), timestamp: kid.at(ms), type: "match-played" },
      data: { map: "Harbour", minutes: 12 },
    });
    await unwrap(
      service.as().submitTransactions({
        sessionId,
        events: [bought(-7 * DAY - 1, 4_000), bought(-7 * DAY, 500), bought(30_000, 90)],
      }),
    );
    const events = [done(-7 * DAY - 1), done(-7 * DAY), done(-HOUR), done(30_000)];
    await unwrap(service.as().pushActivity({ sessionId, events }));
    // 30 minutes of the first segment count, and none of the second. The third consists of twenty parts with pauses.
    await kid.push({ timestamp: kid.at(-7 * DAY - 30 * MINUTE), durationSeconds: 3_600 });
    await kid.push({ timestamp: kid.at(-7 * DAY - 50 * MINUTE), durationSeconds: 1_200 });
    await kid.push(
      ...Array.from({ length: 20 }, (_, nth) => ({
        ...{ timestamp: kid.at((-1_000 + 10 * nth) * MINUTE), durationSeconds: 60 },
      })),
    );
    expect(await send()).toEqual({ sent: true });
    const [mail] = await digests();
    expect(mail?.text).toContain("50 minutes in all");
    expect(mail?.text).toContain("$5.00");
    expect(mail?.text).toContain("Match played: 2 times");
  });

  test("counts every play and segment until it is seven times 24 hours old, also of an id that was started again", async () => {
    const inAll = async () => {
      await send();
      const [mail] = await digests();
      return /(.+) in all/.exec(mail?.text ?? "")?.[1]?.trim() ?? "none";
    };
    const again = randomUUID();
    for (let nth = 0; nth < 12; nth++) {
      const id = nth % 2 === 0 ? again : randomUUID();
      await kid.start(id);
      await service.advance({ minutes: 5 });
      await kid.end(id);
      await service.advance({ minutes: 5 });
    }
    await kid.push({ timestamp: kid.at(-60_000), durationSeconds: 60 });
    expect(await inAll()).toBe("1 hour 1 minute");
    const last = randomUUID();
    await kid.start(last);
    await service.advance({ hours: 1 });
    expect(await inAll()).toBe("2 hours 1 minute");
    await kid.end(last);
    // The first play began three hours ago. This moves to two minutes more than seven times 24 hours after it.
    await service.advance({ days: 7, hours: -3, minutes: 2 });
    expect(await inAll()).toBe("1 hour 59 minutes");
    await service.advance({ minutes: 8 });
    expect(await inAll()).toBe("1 hour 56 minutes");
    await service.advance({ hours: 3 });
    expect(await inAll()).toBe("none");
  });

  test("sends nothing without a guardian, or where every guardian has unsubscribed", async () => {
    const { sessionId } = await letIn(service);
    expect(await send(sessionId)).toEqual({ sent: false });
    await send();
    const [mail] = await digests();
    await service.post(stopPath(mail as Digest), { "List-Unsubscribe": "One-Click" });
    expect(await send()).toEqual({ sent: false });
    expect(await digests()).toHaveLength(1);
  });

  test("is INVALID_INPUT in live mode, and NOT_FOUND for a session that is revoked", async () => {
    const live = await service
      .as(STARFALL, "live")
      .sendActivityDigest({ sessionId: kid.sessionId });
    expect([live.response.status, live.error?.code]).toEqual([400, "INVALID_INPUT"]);
    await unwrap(service.as().revokeSession({ sessionId: kid.sessionId }));
    const { error } = await service.as().sendActivityDigest({ sessionId: kid.sessionId });
    expect(error?.code).toBe("NOT_FOUND");
  });

  test("counts among the mails that an address gets: the sixth of an hour says when to come back", async () => {
    const { sessionId } = kid;
    let answer = await service.as().sendActivityDigest({ sessionId });
    for (let sent = 1; sent < 6; sent++)
      answer = await service.as().sendActivityDigest({ sessionId });
    expect(answer.error).toMatchObject({
      code: "RATE_LIMITED",
      message: "This address gets too many emails. Try again later.",
    });
    expect(answer.response.headers.get("Retry-After")).toBe("3600");
    expect(await digests()).toHaveLength(5);
  });
});

describe("a guardian who wants no summary", () => {
  test("stops it by the one click of a mail program, without a page, a cookie or a nonce", async () => {
    await send();
    const [mail] = await digests();
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(/^<http.+\/family\/digest\/[\w-]+>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const click = () => service.post(stopPath(mail as Digest), { "List-Unsubscribe": "One-Click" });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    await report();
    await service.advance({ days: 7 });
    expect(await digests()).toHaveLength(1);
  });

  test("stops nothing by opening the link, and everything by its button", async () => {
    await send();
    const [mail] = await digests();
    const path = stopPath(mail as Digest);
    const page = await service.get(path);
    expect(page.text).toContain("Stop the weekly summary?");
    const { nonce: foreign } = hiddenFields((await service.get("/family")).text);
    for (const nonce of ["x", foreign ?? ""])
      expect((await service.post(path, { nonce })).status).toBe(403);
    expect(await send()).toEqual({ sent: true });
    const pressed = await service.post(path, hiddenFields(page.text));
    expect(pressed.status).toBe(303);
    expect((await service.get(path)).text).toContain("The weekly summary is stopped");
    expect(await send()).toEqual({ sent: false });
  });

  test("stops it on the family pages and starts it again there", async () => {
    const browser = await signIn(email);
    const path = `/family/sessions/${kid.sessionId}`;
    const press = async (summary: string) => {
      const { nonce = "" } = hiddenFields((await service.get(`${path}/activity`, browser)).text);
      const { headers } = await service.post(`${path}/summary`, { nonce, summary }, browser);
      return (await service.get(String(headers.location), browser)).text;
    };
    expect(await press("off")).toContain("You do not get the weekly summary any more.");
    expect(await send()).toEqual({ sent: false });
    expect(await press("on")).toContain("You get the weekly summary from now on.");
    expect(await send()).toEqual({ sent: true });
  });

  test("is not found by a link that was never made", async () => {
    expect((await service.get(`/family/digest/${"A".repeat(28)}`)).status).toBe(404);
  });
});

test("the child's page shows spending by the period of its limit, and activity, as tables with bars", async () => {
  await report();
  const browser = await signIn(email);
  const { text } = await service.get(`/family/sessions/${kid.sessionId}/activity`, browser);
  const numbers = (id: string) => {
    const from = text.indexOf(`id="${id}`);
    return text.slice(from, text.indexOf("</table>", from));
  };
  const spending = numbers("spending-USD");
  expect(spending.match(/\$12\.50/g)).toHaveLength(1);
  expect(spending.match(/<rect class="track"/g)).toHaveLength(6);
  expect(spending.match(/<rect class="limit"/g)).toHaveLength(6);
  expect(text).toContain("Spending by week");
  expect(numbers("activity-chart").match(/once/g)).toHaveLength(1);
  expect(text).toContain("$12.50 spent, although you allow no spending.");
  expect(text).not.toMatch(/<script(?! src)/);
});
