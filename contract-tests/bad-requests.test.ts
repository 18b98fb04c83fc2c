// Tests faults of a request as a whole, in its body, headers, path and method, for every operation.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { UNKNOWN_ID, ADULT, challenged, consented } from "../testing/arrange.js";
import { BASE_PATH, operations, type Operation } from "../testing/contract.js";
import { asRequest, credentialsFor, goodInput, without } from "../testing/requests.js";
import type { Request, Response } from "../testing/caller.js";
import {
  PEBBLE,
  startManualService,
  startTestService,
  type TestService,
} from "../testing/service.js";

let service: TestService;
let manual: TestService;
beforeAll(async () => {
  service = await startTestService();
  manual = await startManualService();
});
afterAll(() => Promise.all([service.stop(), manual.stop()]));

/** Returns the service that supports an operation. */
const serviceOf = ({ id }: Operation) => (id === "advanceClock" ? manual : service);

const named = (list: readonly Operation[]) =>
  list.map((operation) => [operation.id, operation] as const);
const withBody = named(operations.filter(({ body }) => body !== undefined));
const withKey = named(
  operations.filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key")),
);

const json = { "Content-Type": "application/json" };
const credentials = (operation: Operation) => credentialsFor(operation, service.key());

function post(
  { method, path, ...operation }: Operation,
  body: Request["body"],
  headers: Request["headers"] = json,
) {
  const own = credentials({ method, path, ...operation });
  return service.send({
    method,
    path,
    headers: { ...own, ...headers },
    ...(body !== undefined && { body }),
  });
}

function expectRefusal({ status, json: body }: Response, expected: number, error: string) {
  expect({ status, fields: Object.keys(body), error: body.error }).toEqual({
    status: expected,
    fields: ["error", "errorMessage"],
    error,
  });
  expect(body.errorMessage).toMatch(/./);
}

/** Runs something that has to be refused, and checks that it stored nothing. */
async function leavesNothing(work: () => Promise<unknown>, asked = service) {
  await asked.settle();
  const before = await asked.rows();
  await work();
  expect(await asked.rows()).toEqual(before);
}

const TEN_MB = Buffer.alloc(10 * 1024 * 1024, " ");

const BATCHES = ["submitTransactions", "pushActivity"];

const DEEP = "[".repeat(40_000) + "]".repeat(40_000);

const INVALID_BODIES: readonly (readonly [what: string, body: Request["body"]])[] = [
  ["of invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ["with a byte order mark", Buffer.from("\uFEFF{}")],
  ["that is not JSON", "{"],
  ["nested 40,000 deep", `{"a":${DEEP}}`],
  ["that is 40,000 arrays", DEEP],
  ["with __proto__", '{"__proto__":{"isAdmin":true}}'],
];

const UNSUPPORTED_TYPES: readonly (readonly [what: string, headers: Record<string, string>])[] = [
  ["without Content-Type", {}],
  ["of another type", { "Content-Type": "text/plain" }],
  ["of a type that begins like JSON", { "Content-Type": "application/jsonx" }],
  ["in Latin-1", { "Content-Type": "application/json; charset=latin1" }],
  ["in gzip", { ...json, "Content-Encoding": "gzip" }],
];

test.each(withBody)(
  "%s refuses a body that is too big, malformed or of another type, and stores nothing",
  async (_id, operation) => {
    const refuse = async (
      what: string,
      body: Request["body"],
      status: number,
      error: string,
      headers?: Request["headers"],
    ) => {
      const { json: refused, ...answer } = await post(operation, body, headers);
      expect({ what, status: answer.status, ...refused }).toEqual({
        ...{ what, status, error },
        errorMessage: expect.stringMatching(/./),
      });
    };
    const most = (BATCHES.includes(operation.id) ? 1024 : 256) * 1024;
    await leavesNothing(async () => {
      for (const [what, body] of [
        [`of over ${most} bytes`, TEN_MB.subarray(0, most + 1)],
        ["of 10 MB", TEN_MB],
        ["of 10 MB in chunks", Array<Buffer>(160).fill(TEN_MB.subarray(0, 64 * 1024))],
      ] as const)
        await refuse(what, body, 413, "PAYLOAD_TOO_LARGE");
      for (const [what, body] of INVALID_BODIES) await refuse(what, body, 400, "INVALID_INPUT");
      for (const [what, headers] of UNSUPPORTED_TYPES)
        await refuse(what, "{}", 415, "UNSUPPORTED_MEDIA_TYPE", headers);
      if (operation.body?.required)
        await refuse("that is missing", undefined, 400, "INVALID_INPUT");
    });
  },
);

test("utf-8 by name and other parameters of the type are taken", async () => {
  const path = `${BASE_PATH}/age-gate/check`;
  for (const type of [
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    "Application/JSON; profile=x",
  ]) {
    const headers = { "X-Api-Key": service.key(), "Content-Type": type };
    const answer = await service.send({
      method: "POST",
      path,
      headers,
      body: JSON.stringify(ADULT),
    });
    expect(answer.status).toBe(200);
  }
});

test("1.0 is an integer", async () => {
  const headers = { "X-Api-Key": service.key(), ...json };
  const body = '{"jurisdiction":"US-CA","age":34.0}';
  const answer = await service.send({
    method: "POST",
    path: `${BASE_PATH}/age-gate/check`,
    headers,
    body,
  });
  expect(answer.status).toBe(200);
});

describe("an id that matches the pattern and is not a UUID", () => {
  const ids = ["[", "]", "^", "_", "`", "\\"].map((odd) =>
    `3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11`.replaceAll("f", odd),
  );
  const taking = operations.filter(({ responses }) => responses.has(404));

  test.each(named(taking))("is no more than unknown to %s", async (_id, operation) => {
    const good = await goodInput(service, operation);
    await leavesNothing(async () => {
      for (const id of ids)
        expectRefusal(
          await service.send(
            asRequest(operation, withIds(operation, good, id), credentials(operation)),
          ),
          404,
          "NOT_FOUND",
        );
    });
  });

  test("is no more than unknown where it stands in the query as it is", async () => {
    const headers = { Authorization: `Bearer ${service.key()}` };
    for (const id of ids) {
      const answer = await service.send({
        path: `${BASE_PATH}/session/get?sessionId=${id}`,
        headers,
      });
      expectRefusal(answer, 404, "NOT_FOUND");
    }
  });
});

/** Returns an input with another id in its one place for ids. */
function withIds({ id }: Operation, good: Readonly<Record<string, unknown>>, other: string) {
  const rest = without(good, "dateOfBirth", "age", "etag");
  const names = ["sessionId", "challengeId", "overrideId", "verificationId"];
  const ownIds: Record<string, string> = {
    getVerificationStatus: "id",
    getWidgetStatus: "widgetId",
    listWebhookEvents: "after",
  };
  const ownId = ownIds[id] ?? "kuid";
  const field = names.find((name) => name in rest) ?? ownId;
  const byKuid = ["checkAge", "getDefaultPermissions", "getSession", "exportPlayer", "erasePlayer"];
  if (field === "kuid" && !byKuid.includes(id)) throw new Error(`${id}: which id?`);
  return { ...rest, [field]: other };
}

describe.each(named(operations))("the path of %s", (_id, operation) => {
  const { method, path } = operation;
  test("with a slash, in other letters, or longer is 404", async () => {
    const headers = credentials(operation);
    await leavesNothing(async () => {
      for (const other of [
        `${path}/`,
        path.toUpperCase(),
        path.replace("/api/v1", "/API/v1"),
        `${path}/x`,
        `/${path}`,
        path.replace("/v1", "/v1/."),
      ])
        expectRefusal(await service.send({ method, path: other, headers }), 404, "NOT_FOUND");
    });
  });

  test("takes no other method, and says which it takes", async () => {
    const own = method === "GET" ? ["GET", "HEAD"] : [method];
    for (const other of [
      "GET",
      "HEAD",
      "POST",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
    ]) {
      if (own.includes(other)) continue;
      const answer = await service.send({ method: other, path });
      expect(answer.status).toBe(405);
      expect(answer.headers["allow"]?.split(", ").sort()).toEqual(own);
      if (other !== "HEAD") expect(answer.json.error).toBe("METHOD_NOT_ALLOWED");
    }
  });

  if (method === "GET")
    test("answers HEAD as GET without the body", async () => {
      const request = asRequest(
        operation,
        await goodInput(service, operation),
        credentials(operation),
      );
      const got = await service.send(request);
      const head = await service.send({ ...request, method: "HEAD" });
      expect(head.status).toBe(got.status);
      expect(head.text).toBe("");
      const names = ["content-type", "content-length", "etag", "cache-control"];
      expect(names.map((name) => head.headers[name])).toEqual(
        names.map((name) => got.headers[name]),
      );
    });
});

test.each(["/health/live", "/health/ready", "/version", "/docs"])(
  "beside the API, %s takes GET and HEAD only",
  async (path) => {
    const { status, headers, json: body } = await service.send({ method: "POST", path });
    expect([status, headers["allow"], body.error]).toEqual([
      405,
      "GET, HEAD",
      "METHOD_NOT_ALLOWED",
    ]);
  },
);

test("a path that the service does not have is 404 in JSON, whatever is asked", async () => {
  for (const path of [
    "/api",
    "/api/v1",
    "/api/v1/",
    "/api/v2/session/get",
    "/api/v1/%2e%2e/",
    "/nothing",
    "/health",
  ]) {
    const answer = await service.send({ method: "DELETE", path });
    expectRefusal(answer, 404, "NOT_FOUND");
    expect(answer.headers["x-request-id"]).toBeDefined();
  }
});

describe.each(withKey)("the Idempotency-Key of %s", (_id, operation) => {
  // A mailbox gets five emails an hour and other operations send some too, so this one has its own reader.
  const own = async () => ({
    ...(await goodInput(serviceOf(operation), operation)),
    ...(operation.id === "sendChallengeEmail" && { email: "own@example.com" }),
  });
  const credentialsOf = (product?: number) =>
    credentialsFor(operation, serviceOf(operation).key(product));
  const send = async (input: Readonly<Record<string, unknown>>, key: string, product?: number) =>
    serviceOf(operation).send(
      asRequest(operation, input, { ...credentialsOf(product), "Idempotency-Key": key }),
    );

  test("gives a repetition the first answer, and another body CONFLICT", async () => {
    const good = await own();
    const key = `${operation.id}-1`;
    const first = await send(good, key);
    expect(first.status).toBe(200);
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    await leavesNothing(async () => {
      const again = await send(good, key);
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect(again.headers["idempotency-replayed"]).toBe("true");
      expectRefusal(await send({ ...good, ...otherInput(operation) }, key), 409, "CONFLICT");
    }, serviceOf(operation));
  });

  test("has one effect when it comes twice at once", async () => {
    const good = await own();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(good, `${operation.id}-2`)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  test("may be tried again after an error", async () => {
    const good = await own();
    const key = `${operation.id}-3`;
    const refused = await send({ ...good, nonsense: 1 }, key);
    expect(refused.status).toBe(400);
    expect((await send(good, key)).status).toBe(200);
  });

  test("of another product or mode is another one", async () => {
    const good = await own();
    await send(good, `${operation.id}-4`);
    const foreign = await send(good, `${operation.id}-4`, PEBBLE);
    expect(foreign.headers["idempotency-replayed"]).toBeUndefined();
    // The requested products don't belong to the other organisation.
    if (operation.id === "createBulkChallenges") return expect(foreign.status).toBe(400);
    expect(foreign.status).toBe(
      operation.responses.has(404) && operation.id !== "checkAge" ? 404 : 200,
    );
  });
});

/** Returns a different body that the contract allows. */
function otherInput({ id, body }: Operation): Record<string, unknown> {
  if (id === "advanceClock") return { seconds: 1 };
  if (id === "lookupProviderPayment") return { data: { another: "payload" } };
  if (id === "exportPlayer" || id === "erasePlayer") return { kuid: UNKNOWN_ID };
  const names = ["sessionId", "challengeId", "overrideId", "verificationId"];
  const field = names.find((name) => Object.hasOwn(body?.schema.properties ?? {}, name));
  if (field === undefined && Object.hasOwn(body?.schema.properties ?? {}, "jurisdiction"))
    return { jurisdiction: "US-NY" };
  if (field === undefined) throw new Error(`${id}: which id?`);
  return { [field]: UNKNOWN_ID };
}

test("a kept answer ends after 24 hours of the service's clock", async () => {
  // Needs a service of its own, because the data of other tests would have a day's work.
  const own = await startTestService();
  try {
    const { challengeId } = await challenged(own);
    const ask = () => own.as().generateOtp({ challengeId }, { idempotencyKey: "a-day" });
    const first = await ask();
    await own.advance({ hours: 23, minutes: 59 });
    expect((await ask()).data).toEqual(first.data);
    await own.advance({ minutes: 2 });
    const later = await ask();
    expect(later.error).toBeUndefined();
    expect(later.data).not.toEqual(first.data);
  } finally {
    await own.stop();
  }
});

test("errors repeat neither ids nor addresses", async () => {
  const { challengeId } = await consented(service);
  const address = "somebody@example.com";
  const { error } = await service.as().sendChallengeEmail({ challengeId, email: address });
  expect(error?.message).not.toContain(challengeId);
  expect(error?.message).not.toContain(address);
});
