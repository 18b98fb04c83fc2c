// When the client asks again, for how long it waits, and when it gives up.
import { type Answering, apiKey, observedServers, refusal } from "../testing/observed-server.js";
import { createClient, KinwardConnectionError, unwrap } from "./index.js";

const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
const question = { jurisdiction: "US-CA", age: 8 } as const;

const { serving, close } = observedServers();
afterEach(close);

describe("retries", () => {
  const first =
    (reply: ReturnType<Answering>): Answering =>
    (_, count) =>
      count === 1 ? reply : {};

  test.each([429, 503])("follow a %i, with growing pauses, up to a limit", async (status) => {
    const { client, server, pauses } = await serving(
      () => ({ status, body: refusal("RATE_LIMITED") }),
      {
        retries: 3,
      },
    );
    const { error } = await client.checkAge(question);
    expect(error?.status).toBe(status);
    expect(server.arrived).toHaveLength(4);
    expect(pauses).toEqual([250, 500, 1000]);
  });

  test("do not follow what the operator has not set up", async () => {
    const { client, server } = await serving(() => ({
      status: 501,
      body: refusal("NOT_CONFIGURED"),
    }));
    const { error } = await client.sendChallengeEmail({ challengeId: "c", email: "a@b.example" });
    expect(error).toMatchObject({ status: 501, code: "NOT_CONFIGURED" });
    expect(server.arrived).toHaveLength(1);
  });

  test("pause for a random time up to a limit", async () => {
    const { client, pauses } = await serving(first({ status: 503 }), { random: () => 0.5 });
    await client.checkAge(question);
    expect(pauses).toEqual([125]);
  });

  test("never pause for more than 8 seconds", async () => {
    const { client, pauses } = await serving(() => ({ status: 503 }), { retries: 7 });
    await client.checkAge(question);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  });

  test.each([
    ["2", 2250],
    ["Sat, 21 Nov 2026 10:00:05 GMT", 5250],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 250],
    ["soon", 250],
  ])("wait at least as long as Retry-After: %s", async (retryAfter, pause) => {
    const { client, pauses } = await serving(
      first({ status: 429, headers: { "Retry-After": retryAfter }, body: refusal("RATE_LIMITED") }),
      { now: () => Date.parse("2026-11-21T10:00:00.000Z") },
    );
    await unwrap(client.checkAge(question));
    expect(pauses).toEqual([pause]);
  });

  test("leave a Retry-After of more than a minute to the caller", async () => {
    const { client, server, pauses } = await serving(() => ({
      status: 429,
      headers: { "Retry-After": "61" },
      body: refusal("RATE_LIMITED"),
    }));
    const { error } = await client.checkAge(question);
    expect(error?.code).toBe("RATE_LIMITED");
    expect([server.arrived.length, pauses]).toEqual([1, []]);
  });

  test.each([400, 401, 404, 409, 413, 415, 500, 502, 504])("do not follow a %i", async (status) => {
    const { client, server } = await serving(() => ({ status, body: refusal("CONFLICT") }));
    await client.checkAge(question);
    expect(server.arrived).toHaveLength(1);
  });

  test.each(["hang up", "stop half-way"] as const)(
    "repeat a read whose response is lost: %s",
    async (how) => {
      const { client, server } = await serving(first(how));
      await unwrap(client.getSession({ sessionId }));
      expect(server.arrived).toHaveLength(2);
    },
  );

  test("repeat a POST with the same idempotency key and the same body", async () => {
    const { client, server } = await serving((_, count) =>
      count === 1 ? "hang up" : count === 2 ? { status: 503 } : {},
    );
    await unwrap(client.checkAge(question));
    await unwrap(client.checkAge(question));
    const [one, two, three, other] = server.arrived.map(
      ({ headers }) => headers["idempotency-key"],
    );
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect([two, three]).toEqual([one, one]);
    expect(other).not.toBe(one);
    expect(new Set(server.arrived.map(({ body }) => body)).size).toBe(1);
  });

  test("use the caller's own idempotency key", async () => {
    const { client, server } = await serving(() => ({}));
    await client.checkAge(question, { idempotencyKey: "mine" });
    const header = { "Idempotency-Key": "mine" };
    await client.POST("/age-gate/check", { body: question, params: { header } });
    expect(server.arrived.map(({ headers }) => headers["idempotency-key"])).toEqual([
      "mine",
      "mine",
    ]);
  });

  test("do not repeat a POST without a key that may have arrived", async () => {
    const { client, server } = await serving(() => "hang up");
    await expect(client.issueAccessToken()).rejects.toThrow(KinwardConnectionError);
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]?.headers["idempotency-key"]).toBeUndefined();
  });

  test("repeat a POST without a key that was refused unread", async () => {
    const { client, server } = await serving(first({ status: 429 }));
    await unwrap(client.issueAccessToken());
    expect(server.arrived).toHaveLength(2);
  });

  test("wait out a conflict with their own lost attempt", async () => {
    const { client, server } = await serving((_, count) =>
      count === 1 ? "hang up" : count === 2 ? { status: 409, body: refusal("CONFLICT") } : {},
    );
    await unwrap(client.checkAge(question));
    expect(server.arrived).toHaveLength(3);
  });

  test("are off with retries: 0, for a client or for a call", async () => {
    const never = await serving(() => ({ status: 503 }), { retries: 0 });
    await never.client.checkAge(question);
    const once = await serving(() => ({ status: 503 }));
    await once.client.checkAge(question, { retries: 0 });
    expect([never.server.arrived.length, once.server.arrived.length]).toEqual([1, 1]);
  });
});

describe("timeouts and aborts", () => {
  test("each attempt times out after timeoutMs", async () => {
    const { client, server } = await serving(() => "keep silent", { timeoutMs: 300, retries: 1 });
    const error: unknown = await client
      .getSession({ sessionId })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(KinwardConnectionError);
    expect(error).toMatchObject({
      reason: "timeout",
      attempts: 2,
      message: "GET /session/get: no response within 300 ms (2 attempts).",
    });
    expect(server.arrived).toHaveLength(2);
  });

  test("a slow first attempt does not fail the call", async () => {
    const { client } = await serving((_, count) => (count === 1 ? "keep silent" : {}), {
      timeoutMs: 100,
    });
    expect(await unwrap(client.checkAge(question))).toEqual({});
  });

  test("a timeout longer than a timer can hold never fires", async () => {
    const { client } = await serving(() => ({}), { timeoutMs: 1e12, retries: 0 });
    expect(await unwrap(client.checkAge(question))).toEqual({});
  });

  test("the caller can abort, and nothing is sent again", async () => {
    const caller = new AbortController();
    const { client, server } = await serving(
      () => {
        caller.abort(new Error("The player has left."));
        return "keep silent";
      },
      { timeoutMs: 60_000 },
    );
    const call = client.getSession({ sessionId }, { signal: caller.signal });
    await expect(call).rejects.toThrow("The player has left.");
    await expect(client.getSession({ sessionId }, { signal: caller.signal })).rejects.toThrow(
      "left",
    );
    expect(server.arrived).toHaveLength(1);
  });

  test("the caller can abort during a pause", async () => {
    const caller = new AbortController();
    const { server } = await serving(() => ({ status: 503, headers: { "Retry-After": "50" } }));
    // It is asked for when a pause begins.
    const random = () => {
      setImmediate(() => caller.abort(new Error("Enough.")));
      return 1;
    };
    const client = createClient({ baseUrl: server.baseUrl, apiKey, random });
    const call = client.getSession({ sessionId }, { signal: caller.signal });
    await expect(call).rejects.toThrow("Enough.");
    expect(server.arrived).toHaveLength(1);
  });

  test("without a service the error says so", async () => {
    const { client, server } = await serving(() => ({}));
    await server[Symbol.asyncDispose]();
    const error: unknown = await client.checkAge(question).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      reason: "network",
      attempts: 3,
      message: "POST /age-gate/check: no connection (3 attempts).",
      cause: { cause: { code: "ECONNREFUSED" } },
    });
  });
});

/** Everything that a log could print of an error. Without these tests, keys end up in the logs of users. */
