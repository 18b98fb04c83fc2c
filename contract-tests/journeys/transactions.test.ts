// Tests purchases that a product reports, and how much a guardian lets a child spend.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { addDays, dateIn } from "../../server/lib/dates.js";
import { dateText } from "../../server/presentation/times.js";
import { ADULT, consented, UNKNOWN_ID } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { aKid, Kid, scheduleOf } from "../../testing/kid.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";

const [SECOND, DAY] = [1000, 86_400_000];

/** A product whose guardians allow ten dollars a week, and five a day, until they answer. */
const SPENDING = `
productId: 101
name: Starfall
organisation: aurora
essentialProductIds: [102]
permissions: [{ name: multiplayer }, { name: text-chat-public }]
allowances:
  - { name: weekly-spend, type: numerical, min: 0, max: 50, default: 10 }
  - { name: monthly-yen, type: numerical, min: 0, max: 5000, default: 1000 }
spending:
  - { allowance: weekly-spend, currency: USD, period: week }
  - { allowance: monthly-yen, currency: JPY, period: month }
`;

let service: TestService;
let kid: Kid;
const { mailsTo } = guardianSteps(() => service);
beforeAll(async () => {
  // The day is a Saturday.
  service = await startTestService({ clock: new ManualClock(Date.parse("2026-11-21T15:00:00Z")) });
  await service.apply(SPENDING);
});
afterAll(() => service.stop());
beforeEach(async () => {
  kid = await aKid(service);
});

type Transaction = Schemas["Transaction"];

const purchase = (change: Partial<Transaction> = {}): Transaction => ({
  id: randomUUID(),
  timestamp: kid.at(),
  status: "completed",
  amountMinor: 100,
  currency: "USD",
  item: { sku: "gems-100", name: "100 gems" },
  ...change,
});

const attempt = (...events: Transaction[]) =>
  service.as().submitTransactions({ sessionId: kid.sessionId, events });
const submit = (...events: Transaction[]) => unwrap(attempt(...events));

const results = async (...events: Transaction[]) =>
  (await submit(...events)).events.map((result) =>
    result.status === "rejected" ? result.reason : result.status,
  );

const limits = async () =>
  (await unwrap(service.as().getSpendingState({ sessionId: kid.sessionId }))).limits;
const spent = async () => (await limits()).map(({ spentMinor }) => spentMinor);
const announced = async () =>
  (await kid.events("Spending.")).map(({ type, data }) => {
    const { spentMinor, limitMinor } = data as { spentMinor: number; limitMinor: number };
    return `${type.slice("Spending.".length)} ${spentMinor} of ${limitMinor}`;
  });

describe("a batch", () => {
  test("has a result for each transaction, in order, and counts those that are repeated as accepted", async () => {
    const first = purchase();
    const bad = purchase({ amountMinor: -1 });
    const answer = await submit(first, bad, first);
    expect(answer).toEqual({
      sessionId: kid.sessionId,
      accepted: 2,
      rejected: 1,
      events: [
        { id: first.id, status: "accepted" },
        { id: bad.id, status: "rejected", reason: "invalid-amount" },
        { id: first.id, status: "accepted" },
      ],
    });
  });

  test("of a thousand with every tenth bad records the other nine hundred", async () => {
    const events = Array.from({ length: 1000 }, (_, index) =>
      purchase(index % 10 === 9 ? { currency: "XXX" } : { amountMinor: 1 }),
    );
    const { accepted, rejected } = await submit(...events);
    expect([accepted, rejected]).toEqual([900, 100]);
    expect(await spent()).toEqual([900, 0]);
  });

  test("of 1,001 is refused", async () => {
    const { error } = await attempt(...Array.from({ length: 1001 }, () => purchase()));
    expect(error?.code).toBe("INVALID_INPUT");
  });

  test.each([
    ["that no one has", UNKNOWN_ID],
    ["that is revoked", undefined],
  ])("for a session %s is refused as a whole", async (_what, sessionId) => {
    if (sessionId === undefined)
      await unwrap(service.as().revokeSession({ sessionId: kid.sessionId }));
    const before = await service.rows();
    const { error } = await service
      .as()
      .submitTransactions({ sessionId: sessionId ?? kid.sessionId, events: [purchase()] });
    expect(error?.code).toBe("NOT_FOUND");
    expect(await service.rows()).toEqual(before);
  });

  test("for a session of another product is refused like one that no one has", async () => {
    const { error } = await service
      .as(PEBBLE)
      .submitTransactions({ sessionId: kid.sessionId, events: [purchase()] });
    expect(error?.code).toBe("NOT_FOUND");
  });
});

describe("a transaction", () => {
  const at = (ms: number) => ({ timestamp: kid.at(ms) });
  test.each<[string, () => Partial<Transaction>, string]>([
    ["of nothing", () => ({ amountMinor: 0 }), "accepted"],
    ["of a million millions", () => ({ amountMinor: 10 ** 12, currency: "EUR" }), "accepted"],
    ["of one more", () => ({ amountMinor: 10 ** 12 + 1 }), "invalid-amount"],
    ["below nothing", () => ({ amountMinor: -1 }), "invalid-amount"],
    ["in a currency that ISO 4217 lacks", () => ({ currency: "USX" }), "unknown-currency"],
    ["in lower case", () => ({ currency: "usd" }), "accepted"],
    ["in letters of both cases", () => ({ currency: "uSd" }), "accepted"],
    [
      "in letters that have no capitals of their own",
      () => ({ currency: "uß" }),
      "unknown-currency",
    ],
    ["in gold, which has no minor units", () => ({ currency: "XAU" }), "unknown-currency"],
    ["in a currency of 2025", () => ({ currency: "XCG" }), "accepted"],
    ["a minute ahead", () => at(60 * SECOND), "accepted"],
    ["more than a minute ahead", () => at(60 * SECOND + 1), "future-timestamp"],
    ["400 days ago", () => at(-400 * DAY), "accepted"],
    ["longer ago", () => at(-400 * DAY - 1), "too-old"],
    ["that failed", () => ({ status: "failed" }), "accepted"],
    ["that renews", () => ({ recurring: { subscriptionId: "s", sequence: 2 } }), "accepted"],
  ])("%s is answered as it should be", async (_what, change, expected) => {
    expect(await results(purchase(change()))).toEqual([expected]);
  });

  test("that was recorded is accepted again whatever it says, and counts once for ever", async () => {
    const { id, ...first } = purchase({ amountMinor: 300 });
    await submit({ id, ...first });
    expect(await results({ id, ...first, amountMinor: -5, currency: "nonsense" })).toEqual([
      "accepted",
    ]);
    await service.advance({ days: 402 });
    await service.tidy();
    expect(await results({ id, ...first })).toEqual(["accepted"]);
    expect(await spent()).toEqual([0, 0]);
    // An id belongs to one child only.
    kid = await aKid(service);
    expect(await results(purchase({ id, amountMinor: 300 }))).toEqual(["accepted"]);
    expect(await spent()).toEqual([300, 0]);
  });

  test("that was rejected may be corrected and sent again", async () => {
    const wrong = purchase({ amountMinor: -1 });
    await submit(wrong);
    expect(await results({ ...wrong, amountMinor: 250 })).toEqual(["accepted"]);
    expect(await spent()).toEqual([250, 0]);
  });

  test("of a player who was erased since is accepted of another, and counts nowhere", async () => {
    const [gone, own, next] = [30, 40, 50].map((amountMinor) => purchase({ amountMinor }));
    if (!gone || !own || !next) throw new Error("There is nothing to buy.");
    await submit(gone);
    await unwrap(service.as().erasePlayer({ kuid: kid.kuid }));
    kid = await aKid(service);
    await submit(own);
    expect(await results(gone, own, next)).toEqual(["accepted", "accepted", "accepted"]);
    expect(await spent()).toEqual([90, 0]);
  });

  test("by twenty requests at once counts once", async () => {
    const one = purchase({ amountMinor: 40 });
    await Promise.all(Array.from({ length: 20 }, () => submit(one)));
    expect(await spent()).toEqual([40, 0]);
  });
});

describe("a refund", () => {
  const refund = (of: Transaction, change: Partial<Transaction> = {}): Transaction =>
    purchase({ status: "refunded", refundOf: of.id, amountMinor: of.amountMinor, ...change });

  test("takes away from what was spent, also within the batch of its purchase", async () => {
    const [first, second] = [purchase({ amountMinor: 500 }), purchase({ amountMinor: 200 })];
    await submit(first, second, refund(second, { amountMinor: 50 }));
    expect(await spent()).toEqual([650, 0]);
    await submit(refund(first), refund(second, { amountMinor: 150 }));
    expect(await spent()).toEqual([0, 0]);
  });

  test("of no purchase, of a failed one, of another child's, or in another currency is rejected", async () => {
    const [bought, failed] = [purchase(), purchase({ status: "failed" })];
    await submit(bought, failed);
    expect(
      await results(refund(purchase()), refund(failed), refund(bought, { currency: "EUR" })),
    ).toEqual(["unknown-purchase", "unknown-purchase", "unknown-purchase"]);
    kid = await aKid(service);
    expect(await results(refund(bought))).toEqual(["unknown-purchase"]);
  });

  test("of more than is left is rejected", async () => {
    const bought = purchase({ amountMinor: 500 });
    await submit(bought);
    expect(
      await results(refund(bought, { amountMinor: 300 }), refund(bought, { amountMinor: 201 })),
    ).toEqual(["accepted", "invalid-amount"]);
    expect(await spent()).toEqual([200, 0]);
  });

  test("in the batch of its purchase and again later takes at most what was paid, and each counts once", async () => {
    const bought = purchase({ amountMinor: 500 });
    const atOnce = refund(bought, { amountMinor: 200 });
    expect(await results(bought, atOnce, atOnce)).toEqual(["accepted", "accepted", "accepted"]);
    expect(await spent()).toEqual([300, 0]);
    const later = refund(bought, { amountMinor: 300 });
    expect(await results(refund(bought, { amountMinor: 301 }), bought, atOnce, later)).toEqual([
      ...["invalid-amount", "accepted", "accepted", "accepted"],
    ]);
    expect(await results(later, refund(bought, { amountMinor: 1 }))).toEqual([
      ...["accepted", "invalid-amount"],
    ]);
    expect(await spent()).toEqual([0, 0]);
  });

  test("that shares its id with its purchase, with a failed charge, or with a purchase of another child is that transaction", async () => {
    const [bought, failed] = [purchase({ amountMinor: 500 }), purchase({ status: "failed" })];
    expect(
      await results(bought, refund(bought, { id: bought.id }), failed, refund(bought, failed)),
    ).toEqual(["accepted", "accepted", "accepted", "accepted"]);
    expect(await spent()).toEqual([500, 0]);
    const first = kid;
    kid = await aKid(service);
    // Ids belong to a session. Here the id is new, and there is nothing to refund.
    expect(await results(refund(bought, { id: bought.id }))).toEqual(["unknown-purchase"]);
    await submit(bought);
    for (const each of [kid, first]) {
      kid = each;
      expect(await results(refund(bought))).toEqual(["accepted"]);
      expect(await spent()).toEqual([0, 0]);
    }
  });

  test("that was rejected may be sent again once its purchase is there, and before it is not", async () => {
    const bought = purchase({ amountMinor: 500 });
    const early = refund(bought);
    expect(await results(early, bought)).toEqual(["unknown-purchase", "accepted"]);
    expect(await results(early, early)).toEqual(["accepted", "accepted"]);
    expect(await spent()).toEqual([0, 0]);
  });

  test("of a part, then of nothing, then of the rest, and of nothing again, is accepted", async () => {
    const bought = purchase({ amountMinor: 3 });
    await submit(bought);
    const parts = [1, 0, 2, 0].map((amountMinor) => refund(bought, { amountMinor }));
    expect(await results(...parts)).toEqual(parts.map(() => "accepted"));
    expect(await spent()).toEqual([0, 0]);
  });

  test("counts in the week of its purchase, and makes no room in a later one", async () => {
    const bought = purchase({ amountMinor: 900 });
    await submit(bought);
    await service.advance({ days: 7 });
    await submit(purchase({ amountMinor: 300 }), refund(bought));
    expect(await spent()).toEqual([300, 0]);
  });
});

test("a currency is taken in any letter case, and returned in capitals", async () => {
  await service.apply(SPENDING.replaceAll("USD", "usd"));
  try {
    expect(await results(purchase({ currency: "usD" }), purchase({ currency: "USD" }))).toEqual([
      ...["accepted", "accepted"],
    ]);
    expect((await limits()).map(({ currency, spentMinor }) => [currency, spentMinor])).toEqual([
      ["USD", 200],
      ["JPY", 0],
    ]);
    const bought = purchase({ currency: "Eur" });
    expect(
      await results(
        bought,
        purchase({
          ...bought,
          id: randomUUID(),
          status: "refunded",
          refundOf: bought.id,
          currency: "EUR",
        }),
      ),
    ).toEqual(["accepted", "accepted"]);
    const stored = await service.database.query<{ currency: string }>(
      "select distinct currency from transactions",
    );
    for (const { currency } of stored) expect(currency).toBe(currency.toUpperCase());
  } finally {
    await service.apply(SPENDING);
  }
});

describe("a spending limit", () => {
  test("is in minor units of its currency, and says what is spent, what is left and when it begins anew", async () => {
    const events = [
      purchase({ amountMinor: 250 }),
      purchase({ amountMinor: 400, currency: "JPY" }),
      purchase({ amountMinor: 700, currency: "EUR" }),
      purchase({ amountMinor: 5_000, status: "failed" }),
    ];
    await submit(...events);
    const state = await unwrap(service.as().getSpendingState({ sessionId: kid.sessionId }));
    // California is where the child probably lives, in winter time.
    const midnight = (date: string) => new Date(`${date}T00:00:00-08:00`).toISOString();
    const today = dateIn("America/Los_Angeles", service.clock.now());
    const month = `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    const monday = addDays(today, 7 - ((weekday + 6) % 7));
    expect(state).toEqual({
      sessionId: kid.sessionId,
      limits: [
        {
          allowance: "weekly-spend",
          period: "week",
          currency: "USD",
          limitMinor: 1000,
          spentMinor: 250,
          remainingMinor: 750,
          resetsAt: midnight(monday),
        },
        {
          allowance: "monthly-yen",
          period: "month",
          currency: "JPY",
          limitMinor: 1000,
          spentMinor: 400,
          remainingMinor: 600,
          resetsAt: midnight(month),
        },
      ],
    });
  });

  test("begins anew at midnight in the zone of the guardian's schedule", async () => {
    await kid.schedule(scheduleOf({ timezone: "Asia/Tokyo" }));
    const [{ resetsAt } = { resetsAt: "" }] = await limits();
    expect(resetsAt.slice(10)).toBe("T15:00:00.000Z");
    await submit(purchase({ amountMinor: 900 }));
    await service.advance(Date.parse(resetsAt) - service.clock.now() - 1);
    expect(await spent()).toEqual([900, 0]);
    await service.advance(1);
    expect(await spent()).toEqual([0, 0]);
  });

  test("is announced at four fifths and when it is reached, once for each period", async () => {
    await submit(purchase({ amountMinor: 799 }));
    expect(await announced()).toEqual([]);
    await submit(purchase({ amountMinor: 1 }));
    await submit(purchase({ amountMinor: 199 }));
    expect(await announced()).toEqual(["LimitWarning 800 of 1000"]);
    const [warning] = await kid.events("Spending.LimitWarning");
    expect(warning?.data).toEqual({
      ...{ productId: 101, sessionId: kid.sessionId, kuid: kid.kuid },
      ...{ sequence: expect.any(Number), allowance: "weekly-spend", period: "week" },
      ...{ currency: "USD", limitMinor: 1000, spentMinor: 800 },
    });
    const last = purchase({ amountMinor: 1 });
    await submit(last);
    await submit(purchase({ amountMinor: 500 }), last);
    expect(await announced()).toEqual(["LimitWarning 800 of 1000", "LimitReached 1000 of 1000"]);
    const [event] = await kid.events("Spending.LimitReached");
    expect(event?.data).toEqual({
      productId: 101,
      sessionId: kid.sessionId,
      kuid: kid.kuid,
      sequence: expect.any(Number),
      allowance: "weekly-spend",
      period: "week",
      currency: "USD",
      limitMinor: 1000,
      spentMinor: 1000,
    });
    await service.advance({ days: 7 });
    await submit(purchase({ amountMinor: 1_200 }));
    expect(await announced()).toEqual([
      ...["LimitWarning 800 of 1000", "LimitReached 1000 of 1000"],
      ...["LimitWarning 1200 of 1000", "LimitReached 1200 of 1000"],
    ]);
  });

  describe("that is reached", () => {
    let guardians: [string, string];
    const amounts = async (to: string) =>
      (await mailsTo(to)).flatMap(({ subject, text }) =>
        subject.endsWith("A spending limit in Starfall is reached")
          ? [/\S+ of \S+ spent\. The limit starts again on .+\./.exec(text)?.[0]]
          : [],
      );
    const dayOf = (instant = "") =>
      dateText(Date.parse(instant), { language: "en" }, "America/Los_Angeles");
    beforeEach(async () => {
      guardians = [`one-${kid.sessionId}@example.com`, `two-${kid.sessionId}@example.com`];
      const { session } = await consented(service, STARFALL, guardians[0]);
      kid = new Kid(service, session);
      const { sessionId } = kid;
      const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
      const status = "PASS";
      await unwrap(service.as().setChallengeStatus({ challengeId, status, email: guardians[1] }));
    });

    test("is emailed to each guardian once for each period and limit, with its amounts", async () => {
      await submit(purchase({ amountMinor: 999 }));
      expect(await amounts(guardians[0])).toEqual([]);
      await submit(purchase({ amountMinor: 251 }));
      await submit(purchase({ amountMinor: 100 }));
      const [week] = await limits();
      const first = `$12.50 of $10.00 spent. The limit starts again on ${dayOf(week?.resetsAt)}.`;
      for (const guardian of guardians) expect(await amounts(guardian)).toEqual([first]);
      const [mail] = await mailsTo(guardians[0]);
      for (const whole of [mail?.text, mail?.html]) {
        expect(whole).toContain("Weekly spend");
        expect(whole).toContain("$12.50 of $10.00 spent.");
      }
      await submit(purchase({ amountMinor: 1_000, currency: "JPY" }));
      await service.advance({ days: 7 });
      await submit(purchase({ amountMinor: 1_000 }));
      for (const guardian of guardians)
        expect(await amounts(guardian)).toEqual([
          expect.stringContaining("$10.00 of $10.00 spent."),
          expect.stringContaining("¥1,000 of ¥1,000 spent."),
          first,
        ]);
    });

    test("is announced, and not emailed, where the guardians get too many emails", async () => {
      const { sessionId } = kid;
      for (let sent = 0; sent < 5; sent++)
        await unwrap(service.as().sendActivityDigest({ sessionId }));
      expect(await results(purchase({ amountMinor: 1_000 }))).toEqual(["accepted"]);
      expect(await announced()).toContain("LimitReached 1000 of 1000");
      for (const guardian of guardians) expect(await amounts(guardian)).toEqual([]);
    });
  });

  test("is not announced again after a refund", async () => {
    const bought = purchase({ amountMinor: 1_000 });
    await submit(bought);
    await submit(purchase({ status: "refunded", refundOf: bought.id, amountMinor: 1_000 }));
    await submit(purchase({ amountMinor: 1_000 }));
    expect(await announced()).toEqual(["LimitWarning 1000 of 1000", "LimitReached 1000 of 1000"]);
  });

  test("is not announced for a week that is over", async () => {
    await submit(purchase({ amountMinor: 5_000, timestamp: kid.at(-14 * DAY) }));
    expect(await announced()).toEqual([]);
    expect(await spent()).toEqual([0, 0]);
  });

  test("never applies to an adult", async () => {
    const { session } = await unwrap(service.as().checkAge(ADULT));
    const sessionId = session?.sessionId ?? "";
    await unwrap(
      service.as().submitTransactions({ sessionId, events: [purchase({ amountMinor: 9_999 })] }),
    );
    expect((await unwrap(service.as().getSpendingState({ sessionId }))).limits).toEqual([]);
    const { events } = await unwrap(service.as().listWebhookEvents({ limit: 20 }));
    expect(
      events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId),
    ).toEqual([]);
  });
});

test("a product without spending limits has none, and its transactions are recorded", async () => {
  const client = service.as(PEBBLE);
  const { session } = await unwrap(client.checkAge(ADULT));
  const sessionId = session?.sessionId ?? "";
  const { accepted } = await unwrap(client.submitTransactions({ sessionId, events: [purchase()] }));
  expect(accepted).toBe(1);
  expect((await unwrap(client.getSpendingState({ sessionId }))).limits).toEqual([]);
});

test("the payer's address is kept nowhere", async () => {
  const kept = { provider: "xsolla", invoiceId: "i-7", instrument: "card" } as const;
  const payment = { payerEmail: "seeded.payer@example.com", ...kept };
  const recurring = { subscriptionId: "s-1", sequence: 2 };
  const { id } = purchase();
  await submit(purchase({ id, payment, recurring }));
  const rows = await service.database.query<{ details: string }>(
    `select details from transactions where transaction_id = '${id}'`,
  );
  expect(rows.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
    { item: { sku: "gems-100", name: "100 gems" }, recurring, payment: kept },
  ]);
});
