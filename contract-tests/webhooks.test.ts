// Tests what the contract says of events; journeys check what is really sent against it.
import { describe, expect, test } from "@jest/globals";

import { answerFaults, operationNamed, operations, webhooks } from "../testing/contract.js";
import { validEvent } from "../testing/valid-event.js";
import { EVENT_TYPES } from "../server/webhooks/events.js";

const examples = webhooks.flatMap(({ type, examples: named }) =>
  Object.entries(named).map(([key, { value }]): [string, string, object] => [
    type,
    key,
    value as object,
  ]),
);

/** Returns the path of each object within a value. */
function objectsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [[...path]];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...path, key])),
  ];
}

function changed(body: object, path: readonly (string | number)[], change: (at: never) => void) {
  const copy = structuredClone(body);
  let at: unknown = copy;
  for (const step of path) at = (at as Record<string | number, unknown>)[step];
  change(at as never);
  return copy;
}

test("the types of events are the same wherever they are listed", () => {
  const types = webhooks.map(({ type }) => type);
  const { parameters } = operationNamed("listWebhookEvents");
  expect(parameters.find(({ name }) => name === "type")?.schema.enum).toEqual(types);
  expect(EVENT_TYPES).toEqual(types);
});

test.each(webhooks.map((webhook) => [webhook.type, webhook] as const))(
  "%s has a named example, and all of them are of its type",
  (type, { examples: named }) => {
    expect(Object.keys(named)).not.toEqual([]);
    for (const { value } of Object.values(named)) expect(value).toMatchObject({ type });
  },
);

describe.each(examples)("%s, the example %s", (type, _key, example) => {
  test("is what the contract describes", () => {
    expect(validEvent(example)).toEqual(example);
    expect(validEvent(JSON.stringify(example))).toEqual(example);
    expect(validEvent(Buffer.from(JSON.stringify(example)))).toEqual(example);
  });

  test("is not, with a field more in any of its parts", () => {
    for (const path of objectsIn(example))
      expect(() =>
        validEvent(changed(example, path, (at: Record<string, unknown>) => (at["more"] = 1))),
      ).toThrow(type);
  });

  test("is not, without its instant, its data or what every event of its kind says", () => {
    const { data } = example as { data: Record<string, unknown> };
    const always = ["productId", "sessionId", "kuid", "sequence"].filter((name) => name in data);
    for (const name of ["type", "timestamp", "data"])
      expect(() => validEvent({ ...example, [name]: undefined })).toThrow();
    for (const name of always)
      expect(() =>
        validEvent(changed(example, ["data"], (at: Record<string, unknown>) => delete at[name])),
      ).toThrow(type);
  });

  test("may stand in the list of events", () => {
    const listed = operationNamed("listWebhookEvents").responses.get(200);
    if (!listed) throw new Error("The list of events has no success.");
    const id = "e7e47000-0000-4aaa-8bbb-ccccdddd0001";
    const attempt = { endpointId: id, attempt: 1, at: "2026-11-21T10:00:00.041Z" };
    const stored = { occurredAt: attempt.at, createdAt: attempt.at };
    const page = (deliveries: object[]) => ({
      events: [{ id, ...stored, ...example, deliveries }],
    });
    const attempts = [204, "timeout", "refused", "error"].map((status) => ({ ...attempt, status }));
    expect(answerFaults(listed, page(attempts))).toBeUndefined();
    expect(answerFaults(listed, page([{ ...attempt, status: "lost" }]))).toBeDefined();
    for (const field of ["id", "occurredAt", "createdAt"])
      expect(
        answerFaults(listed, { events: [{ ...page([]).events[0], [field]: undefined }] }),
      ).toBeDefined();
  });
});

test("an event that the contract does not have is none", () => {
  const body = { type: "Session.Deleted", timestamp: "2026-11-21T10:00:00.000Z", data: {} };
  expect(() => validEvent(body)).toThrow("Session.Deleted");
});

test("a failed challenge says why, a passed one has a session, and a session its player and sequence", () => {
  const [example] = examples.filter(([type]) => type === "Challenge.StateChange");
  const body = example?.[2] as { data: Record<string, unknown> };
  const { productId, sessionId, challengeId, challengeType, status } = body.data;
  const alone = { productId, challengeId, challengeType, status: "IN_PROGRESS" };
  expect(validEvent({ ...body, data: alone })).toBeDefined();
  expect(() => validEvent({ ...body, data: { ...alone, status } })).toThrow("sessionId");
  expect(() => validEvent({ ...body, data: { ...alone, sessionId } })).toThrow("kuid");
  expect(() => validEvent({ ...body, data: { ...alone, status: "FAIL" } })).toThrow(
    "failureReason",
  );
});

const answers = operations.flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, declared]) =>
    Object.entries(declared.examples).map(
      ([key, { value }]) => [id, status, key, declared, value] as const,
    ),
  ),
);

test.each(answers)(
  "%s %i: the example %s holds nothing that the contract does not name",
  (...of) => {
    const [, , , declared, value] = of;
    expect(answerFaults(declared, value)).toBeUndefined();
  },
);
