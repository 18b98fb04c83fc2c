import { ServiceError, conflict } from "../lib/errors.js";
import { TEST_KEY, post, start, type Running, type World } from "../../testing/http.js";
import type { Ports, StoredResponse } from "./ports.js";

/** What a store would do, in memory. */
function keeper() {
  const kept = new Map<string, { hash: string; response: StoredResponse }>();
  const idempotently: Ports<World>["idempotently"] = async (context, key, handle) => {
    const name = `${key.operationId} ${key.idempotencyKey}`;
    const earlier = kept.get(name);
    if (earlier !== undefined && earlier.hash !== key.bodyHash)
      throw conflict("Idempotency-Key: was already used with a different body. Use a new key.");
    if (earlier !== undefined)
      return {
        response: JSON.parse(JSON.stringify(earlier.response)) as StoredResponse,
        replayed: true,
      };
    const response = await handle(context);
    kept.set(name, { hash: key.bodyHash, response });
    return { response, replayed: false };
  };
  return { kept, idempotently };
}

const { kept, idempotently } = keeper();
let running: Running;
let calls = 0;
let failure: Error | undefined;
beforeAll(async () => {
  const counted = async (
    _context: unknown,
    _input: unknown,
    reply: (status: number, body: unknown) => unknown,
  ) => {
    calls += 1;
    if (failure !== undefined) throw failure;
    return reply(200, { calls });
  };
  running = await start({
    handlers: { putThing: counted, issueToken: counted },
    ports: { idempotently, rateLimitPerSecond: () => 100 },
  });
});
beforeEach(() => {
  calls = 0;
  failure = undefined;
  kept.clear();
});
afterAll(() => running.stop());

const put = (key: string, body: unknown = { name: "a" }, more: Record<string, string> = {}) =>
  post(running, "/thing/put", body, { ...TEST_KEY, "Idempotency-Key": key, ...more });

/** If this goes, a retry over a bad line asks a guardian twice. */
test("the same key and body get the same response, once handled", async () => {
  const first = await put("one", undefined, { "X-Request-Id": "r1" });
  const second = await put("one", undefined, { "X-Request-Id": "r2" });
  expect([first.text, second.text, calls]).toEqual(['{"calls":1}', '{"calls":1}', 1]);
  expect(first.headers["idempotency-replayed"]).toBeUndefined();
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect([first.headers["x-request-id"], second.headers["x-request-id"]]).toEqual(["r1", "r2"]);
  expect(second.headers["ratelimit"]).not.toBe(first.headers["ratelimit"]);
  expect((await put("two")).text).toBe('{"calls":2}');
});

test("only what is the handler's own is kept", async () => {
  await put("one");
  expect([...kept.values()][0]?.response).toEqual({
    status: 200,
    headers: {},
    body: '{"calls":1}',
  });
});

test("the same key with another body is CONFLICT", async () => {
  await put("one");
  const { status, body } = await put("one", { name: "b" });
  expect([status, body.error, calls]).toEqual([409, "CONFLICT", 1]);
});

test("an error is not kept", async () => {
  failure = new ServiceError("NOT_FOUND", "No such thing.");
  expect((await put("one")).status).toBe(404);
  failure = undefined;
  const { status, headers } = await put("one");
  expect([status, headers["idempotency-replayed"]]).toEqual([200, undefined]);
});

test("a request that is refused never asks for the key", async () => {
  await put("one");
  expect((await put("one", { name: 1 })).status).toBe(400);
  expect((await put("one", "no JSON")).status).toBe(400);
  expect([...kept.keys()]).toEqual(["putThing one"]);
});

test("an operation that does not declare the header ignores it", async () => {
  for (const count of [1, 2]) {
    const { body } = await post(running, "/auth/token", "", {
      ...TEST_KEY,
      "Idempotency-Key": "one",
    });
    expect(body["calls"]).toBe(count);
  }
});
