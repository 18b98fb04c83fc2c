// Plays every named example of the contract against the service: sends its request and compares the response.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import type { Result } from "../client/index.js";
import { arrangements, consented, inReality, type Real } from "../testing/arrange.js";
import { answerFaults, operationNamed, operations } from "../testing/contract.js";
import { exampleKeys, inputOf } from "../testing/requests.js";
import type { Request, Response } from "../testing/caller.js";
import {
  startManualService,
  startTestService,
  type TestService,
  STARFALL,
} from "../testing/service.js";

let service: TestService;
let manual: TestService;
beforeAll(async () => {
  service = await startTestService();
  manual = await startManualService();
});
afterAll(() => Promise.all([service.stop(), manual.stop()]));

const cases = operations.flatMap((operation) =>
  exampleKeys(operation).map((key) => [operation.id, key] as const),
);

type AnyCall = (input?: object) => Promise<Result<unknown>>;

/** Fields whose values no example can foresee: minted values, and those derived from them. */
const VOLATILE = new Set([
  "etag",
  "url",
  "shortUrl",
  "oneTimePassword",
  "otpExpiresAt",
  "expiresAt",
  "accessToken",
  "sessionId",
  "challengeId",
  "widgetId",
  "kuid",
  "overrideId",
]);

/**
 * Returns the response that an example promises. Permissions and an export show an excerpt; the documents' addresses are not
 * secret; an id that the request names is known.
 */
function promised(example: unknown, real: Real, within = ""): unknown {
  if (Array.isArray(example)) {
    const items = example.map((item: unknown) => promised(item, real, within));
    return within === "permissions" ? expect.arrayContaining(items) : items;
  }
  if (typeof example !== "object" || example === null) return example;
  const fields = Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const isFixed =
        !VOLATILE.has(name) || within === "documents" || Object.hasOwn(real, String(value));
      return [
        name,
        isFixed ? promised(inReality(value as unknown, real), real, name) : expect.any(String),
      ];
    }),
  );
  return within === "records" ? expect.objectContaining(fields) : fields;
}

test("every example can be played: the state that it presupposes is known", () => {
  const entry = (id: string, key: string) => `${id} ${key} (testing/arrange.ts)`;
  const known = Object.entries(arrangements).flatMap(([id, keys]) =>
    Object.keys(keys).map((key) => entry(id, key)),
  );
  expect(known.sort()).toEqual(cases.map(([id, key]) => entry(id, key)).sort());
});

test.each(operations.map(({ id }) => id))("%s has a named example of its success", (id) => {
  expect(exampleKeys(operationNamed(id))).not.toEqual([]);
});

test.each(cases)("%s: the example %s is true", async (id, key) => {
  const operation = operationNamed(id);
  const asked = id === "advanceClock" ? manual : service;
  const real = (await arrangements[id]?.[key]?.(asked)) ?? {};
  const call = asked.as()[id] as unknown as AnyCall;
  const { data, error, response } = await call(inputOf(operation, key, real));
  expect(error).toBeUndefined();
  const example = operation.responses.get(200)?.examples[key];
  if (example === undefined) {
    expect(response.status).toBe(304);
    return;
  }
  expect(response.status).toBe(200);
  const value = promised(example.value, real) as object;
  expect(data).toEqual(id.startsWith("perform") ? { ...value, id: expect.any(String) } : value);
});

describe("examples of errors", () => {
  const keyOf = () => ({ "X-Api-Key": service.key() });
  const post = (path: string, body: Request["body"], headers: Request["headers"] = {}) =>
    service.send({
      method: "POST",
      path: `/api/v1${path}`,
      headers: { ...keyOf(), ...headers },
      ...(body !== undefined && { body }),
    });
  const adult = { jurisdiction: "US-CA", age: 34 };

  /** Causes each example of an error. */
  const errors: Record<string, (example: { status: number }) => Promise<Response>> = {
    "no-method": () =>
      post(
        "/age-verification/perform-trusted-adult-verification",
        { jurisdiction: "US-CA" },
        { Authorization: `Bearer ${service.key(STARFALL, "live")}` },
      ),
    "unknown-place": () => post("/age-gate/check", { jurisdiction: "US-ZZ" }),
    "malformed-email": async () => {
      const { challengeId } = await consented(service);
      return post("/challenge/send-email", { challengeId, email: "nobody" });
    },
    "no-credentials": () => service.send({ method: "POST", path: "/api/v1/session/upgrade" }),
    missing: () => post("/session/upgrade", { sessionId: "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11" }),
    "key-reused": async () => {
      await post("/age-gate/check", adult, { "Idempotency-Key": "first" });
      return post("/age-gate/check", { ...adult, age: 35 }, { "Idempotency-Key": "first" });
    },
    "too-large": () =>
      post("/age-gate/check", Buffer.alloc(256 * 1024 + 1, " "), {
        "Content-Type": "application/json",
      }),
    "not-json": () =>
      post("/age-gate/check", "age=34", { "Content-Type": "application/x-www-form-urlencoded" }),
    "too-many": async () => {
      const limited = await startTestService({ env: { RATE_LIMIT_TEST: "1" } });
      try {
        const burst = [1, 2, 3].map(() =>
          limited.send({
            method: "POST",
            path: "/api/v1/auth/token",
            headers: { "X-Api-Key": limited.key() },
          }),
        );
        return (await Promise.all(burst)).find(({ status }) => status === 429) as Response;
      } finally {
        await limited.stop();
      }
    },
    "no-mail": async () => {
      const headers = { "X-Api-Key": service.key(STARFALL, "live") };
      const { json } = await post("/age-gate/check", { jurisdiction: "US-CA", age: 8 }, headers);
      const { challengeId } = json["challenge"] as { challengeId: string };
      return post("/challenge/send-email", { challengeId, email: "guardian@example.com" }, headers);
    },
  };

  const examples = new Map(
    operations.flatMap(({ responses }) =>
      [...responses].flatMap(([status, declared]) =>
        status < 400
          ? []
          : Object.entries(declared.examples).map(
              ([key, { value }]) => [key, { status, value }] as const,
            ),
      ),
    ),
  );

  test.each([...examples.keys()])("%s is what the service says", async (key) => {
    const { status, value } = examples.get(key) as { status: number; value: unknown };
    const answer = await errors[key]?.({ status });
    expect(answer?.status).toBe(status);
    expect(answer?.json).toEqual(value);
  });
});

test.each([
  ["no value", { type: "numerical" }, false],
  ["the value of the other type", { type: "numerical", selectionValue: "all" }, false],
  ["the other one's number", { type: "selection", numericalValue: 1 }, false],
  ["text for a number", { type: "numerical", numericalValue: "1" }, false],
  ["no type", { numericalValue: 1 }, false],
  ["a number", { type: "numerical", numericalValue: 1 }, true],
  ["a choice", { type: "selection", selectionValue: "all" }, true],
])("an allowance with %s is held against its type", (_what, value, isValid) => {
  const declared = operationNamed("getSession").responses.get(200)!;
  const session = declared.examples["by-session"]!.value as object;
  const allowances = [{ name: "weekly-spend", ...value }];
  expect(answerFaults(declared, { ...session, allowances }) === undefined).toBe(isValid);
});
