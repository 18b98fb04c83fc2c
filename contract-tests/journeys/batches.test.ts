// A faulty event affects no other event of its batch.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { operationNamed } from "../../testing/contract.js";
import { aKid, type Kid } from "../../testing/kid.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
let kid: Kid;
beforeAll(async () => {
  service = await startTestService();
  kid = await aKid(service);
});
afterAll(() => service.stop());

type Event = Record<string, unknown>;
interface Result {
  readonly id: string;
  readonly status: "accepted" | "rejected";
  readonly reason?: string;
}

/** Makes a valid event of each operation that takes batches. */
const EVENTS: Record<string, () => Event> = {
  pushScreentime: () => ({ id: randomUUID(), timestamp: kid.at(), durationSeconds: 1 }),
  submitTransactions: () => ({
    id: randomUUID(),
    timestamp: kid.at(),
    status: "completed",
    amountMinor: 1,
    currency: "USD",
    item: { sku: "gem", name: "Gem" },
  }),
  pushActivity: () => ({
    id: randomUUID(),
    timestamp: kid.at(),
    type: "match-played",
    data: { map: "canyon", minutes: 1 },
  }),
};

const wrong = (path: string, message: string, change: Event) => ({ path, message, change });

/** Faults that any event may have. */
const FORMS = [
  wrong("/timestamp", "timestamp is required.", { timestamp: undefined }),
  wrong(
    "/timestamp",
    "timestamp must be a date and time with an offset, such as 2026-11-21T10:00:00Z.",
    { timestamp: "yesterday" },
  ),
  wrong("/more", "more is not a known field.", { more: 1 }),
  wrong("", "The event has an unknown field.", { "guardian@example.com": 1 }),
  wrong("/__proto__", "__proto__ is not allowed.", JSON.parse('{"__proto__":{}}') as Event),
];

/** Faults of one operation's events. */
const OWN_FORMS: Record<string, typeof FORMS> = {
  pushScreentime: [
    wrong("/durationSeconds", "durationSeconds must be an integer.", { durationSeconds: 1.5 }),
    wrong("/durationSeconds", "durationSeconds must be an integer.", { durationSeconds: "60" }),
    wrong("/durationSeconds", "durationSeconds is required.", { durationSeconds: undefined }),
  ],
  submitTransactions: [
    wrong("/item", "item is required.", { item: undefined }),
    wrong("/item/sku", "item.sku is required.", { item: { name: "Gems" } }),
    wrong("/item/name", "item.name must not contain control characters.", {
      item: { sku: "gem", name: "a\nb" },
    }),
    wrong("/amountMinor", "amountMinor must be an integer.", { amountMinor: 1.5 }),
    wrong("/status", "status must be one of completed, failed, refunded.", { status: "pending" }),
    wrong("/payment/cardNumber", "payment.cardNumber is not a known field.", {
      payment: { cardNumber: "4" },
    }),
    wrong("/refundOf", "refundOf is required.", { status: "refunded" }),
    wrong("/refundOf", "refundOf must be left out here.", { refundOf: randomUUID() }),
    wrong("/refundOf", "refundOf must be left out here.", {
      refundOf: randomUUID(),
      status: "failed",
    }),
  ],
  pushActivity: [
    wrong("/type", "type is required.", { type: undefined }),
    wrong("/data", "data must be an object of at most 1000 fields.", { data: [] }),
    wrong("/data", "data must not nest deeper than 32 levels.", {
      data: JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`) as Event,
    }),
  ],
};

const cases = Object.keys(EVENTS).flatMap((operation) =>
  [...FORMS, ...(OWN_FORMS[operation] ?? [])].map(
    (form) => [operation, form.message, form] as const,
  ),
);

async function send(operation: string, body: unknown) {
  const { method, path } = operationNamed(operation);
  const authorization = { Authorization: `Bearer ${service.key()}` };
  const response = await service.send({
    method,
    path,
    headers: { ...authorization, "X-Api-Key": service.key(), "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(response.text) as Record<string, unknown> };
}

const batch = (...events: unknown[]) => ({ sessionId: kid.sessionId, events });

describe("an event that violates its schema", () => {
  test.each(cases)(
    "of %s is rejected by itself: %s",
    async (operation, _message, { path, message, change }) => {
      const make = EVENTS[operation]!;
      const [first, last] = [make(), make()];
      // Spreading would change the prototype.
      const bad = { ...make(), id: randomUUID() };
      for (const [name, value] of Object.entries(change))
        Object.defineProperty(bad, name, { value, enumerable: true });
      const { status, body } = await send(operation, batch(first, bad, last));
      expect([status, body]).toEqual([
        200,
        {
          sessionId: kid.sessionId,
          accepted: 2,
          rejected: 1,
          events: [
            { id: first["id"], status: "accepted" },
            { id: bad.id, status: "rejected", reason: "invalid-event", path, message },
            { id: last["id"], status: "accepted" },
          ],
        },
      ]);
      // It was not recorded, so it counts once it is corrected. From then on it is accepted whatever its content is.
      const again = await send(operation, batch({ ...make(), id: bad.id }, bad));
      expect((again.body["events"] as Result[]).map((result) => result.status)).toEqual([
        "accepted",
        "accepted",
      ]);
    },
  );

  test.each(Object.keys(EVENTS))("of %s, a thousand times, changes no row", async (operation) => {
    const before = await service.rows();
    const bad = Array.from({ length: 1000 }, () => ({ id: randomUUID(), a: 1, b: 2 }));
    const { body } = await send(operation, batch(...bad));
    expect([body["accepted"], body["rejected"]]).toEqual([0, 1000]);
    expect(await service.rows()).toEqual(before);
  });
});

describe("a batch is refused as a whole", () => {
  const bad = (operation: string, change: Event) => ({ ...EVENTS[operation]!(), ...change });
  test.each<[string, (operation: string) => unknown]>([
    ["without events", () => ({ sessionId: kid.sessionId })],
    ["of something else than a list", () => ({ sessionId: kid.sessionId, events: {} })],
    ["with a field more", () => ({ ...batch(), more: 1 })],
    ["without a session", () => ({ events: [] })],
    ["of more than a thousand", () => batch(...Array.from({ length: 1001 }, () => ({})))],
    ["with an event that is none", () => batch("event")],
    ["with an event without an id", (of) => batch(bad(of, { id: undefined }))],
    ["with an event whose id is no id", (of) => batch(bad(of, { id: "1" }))],
    ["with an event whose id is a number", (of) => batch(bad(of, { id: 1, more: 1 }))],
    [
      "with a name that stands twice in an event, beside one that is invalid",
      (of) => {
        const [invalid, good] = [bad(of, { more: "\\" }), bad(of, {})].map((each) =>
          JSON.stringify(each),
        );
        return `{"sessionId":"${kid.sessionId}","events":[${invalid},${good!.replace("{", `{"id":"${randomUUID()}",`)}]}`;
      },
    ],
  ])("%s", async (_what, make) => {
    for (const operation of Object.keys(EVENTS)) {
      const before = await service.rows();
      const { status, body } = await send(operation, make(operation));
      expect([operation, status, body["error"]]).toEqual([operation, 400, "INVALID_INPUT"]);
      expect(await service.rows()).toEqual(before);
    }
  });

  test("where its session is not there, whatever its events", async () => {
    for (const [operation, make] of Object.entries(EVENTS)) {
      const events = [make(), { ...make(), more: 1 }];
      const { status } = await send(operation, { sessionId: randomUUID(), events });
      expect(status).toBe(404);
    }
  });
});
