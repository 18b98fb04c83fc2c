import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import {
  type Answering,
  apiKey,
  impatientClient,
  type Observed,
  observedServer,
  refusal,
} from "../testing/observed-server.js";
import { createClient, KinwardConnectionError, KinwardError, unwrap } from "./index.js";
import type { Client, ClientOptions, Result } from "./index.js";

const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
const question = { jurisdiction: "US-CA", age: 8 } as const;

let open: Observed[] = [];
async function serving(answering: Answering, options?: Partial<ClientOptions>) {
  const server = await observedServer(answering);
  open.push(server);
  return { server, ...impatientClient(server, options) };
}
afterEach(async () => {
  for (const server of open) await server[Symbol.asyncDispose]();
  open = [];
});

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; security: Record<string, []>[] }>>;
}
const contract = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as Contract;
const everyOperation = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId)
    .map(([method, { operationId, security }]) => ({
      operationId: operationId!,
      method: method.toUpperCase() as "GET" | "POST",
      path,
      schemes: security.flatMap(Object.keys),
    })),
);
type Untyped = Record<string, (input?: object) => Promise<Result<unknown>>>;
const named = (client: Client) => client as unknown as Untyped;
type UntypedByPath = Record<"GET" | "POST", (path: string) => Promise<Result<unknown>>>;
const byPath = (client: Client) => client as unknown as UntypedByPath;

describe("credentials", () => {
  test.each(everyOperation)("$operationId gets the ones it accepts", async (operation) => {
    const { client, server } = await serving(() => ({}));
    await unwrap(named(client)[operation.operationId]!());
    await unwrap(byPath(client)[operation.method](operation.path));
    const wanted = operation.schemes.includes("apiKey")
      ? { key: apiKey, bearer: undefined }
      : { key: undefined, bearer: `Bearer ${apiKey}` };
    for (const { method, path, headers } of server.arrived) {
      expect([method, path]).toEqual([operation.method, `/api/v1${operation.path}`]);
      expect({ key: headers["x-api-key"], bearer: headers.authorization }).toEqual(wanted);
    }
    expect(server.arrived).toHaveLength(2);
  });

  test("operations accept three combinations of them", () => {
    const kinds = new Set(everyOperation.map(({ schemes }) => schemes.join()));
    expect([...kinds].sort()).toEqual(["apiKey", "apiKey,bearer", "bearer"]);
  });

  test("cannot be replaced by the headers of a call", async () => {
    const { client, server } = await serving(() => ({}));
    const headers = { authorization: "Bearer other", "x-api-key": "other", traceparent: "00-1" };
    await client.getSession({ sessionId }, { headers });
    const sent = server.arrived[0]?.headers;
    expect(sent).toMatchObject({ authorization: `Bearer ${apiKey}`, traceparent: "00-1" });
    expect(sent?.["x-api-key"]).toBeUndefined();
  });

  test("do not follow a redirect", async () => {
    const elsewhere = await serving(() => ({}));
    const { client } = await serving(() => ({
      status: 307,
      headers: { Location: `${elsewhere.server.baseUrl}/` },
    }));
    const { error } = await client.getChallenge({ challengeId: sessionId });
    expect(error).toMatchObject({ code: "UNEXPECTED_RESPONSE", status: 307 });
    expect(elsewhere.server.arrived).toEqual([]);
  });
});

describe("access tokens", () => {
  const now = Date.parse("2026-11-21T10:00:00.000Z");
  const tokens = (lifetimeMs: number): Answering => {
    let issued = 0;
    return ({ path }) =>
      path === "/api/v1/auth/token"
        ? {
            body: {
              accessToken: `token-${++issued}`,
              tokenType: "Bearer",
              expiresAt: new Date(now + lifetimeMs).toISOString(),
            },
          }
        : {};
  };
  const sent = ({ arrived }: Observed) =>
    arrived.map(({ path, headers }) => `${path.slice(7)} ${headers.authorization ?? "key"}`);

  test("are issued once, with the API key, for operations that accept Bearer", async () => {
    const options = { apiKey, accessToken: true, now: () => now };
    const { client, server } = await serving(tokens(600_000), options);
    await Promise.all([client.getSession({ sessionId }), client.getSession({ sessionId })]);
    await client.getChallenge({ challengeId: sessionId });
    expect(sent(server)).toEqual([
      "/auth/token key",
      "/session/get Bearer token-1",
      "/session/get Bearer token-1",
      "/challenge/get key",
    ]);
  });

  test("are renewed before they expire", async () => {
    let clock = now;
    const options = { apiKey, accessToken: true, now: () => clock };
    const { client, server } = await serving(tokens(600_000), options);
    await client.getSession({ sessionId });
    clock += 569_000;
    await client.getSession({ sessionId });
    clock += 2_000;
    await client.getSession({ sessionId });
    expect(sent(server).filter((line) => line.startsWith("/auth"))).toHaveLength(2);
    expect(sent(server).at(-1)).toBe("/session/get Bearer token-2");
  });

  test("are issued again, once, when the service refuses one", async () => {
    const issue = tokens(600_000);
    const { client, server } = await serving(
      (request, count) =>
        request.headers.authorization === undefined
          ? issue(request, count)
          : { status: 401, body: refusal("UNAUTHORIZED") },
      { apiKey, accessToken: true, now: () => now },
    );
    const { error } = await client.getSession({ sessionId });
    expect(error?.code).toBe("UNAUTHORIZED");
    expect(sent(server)).toEqual([
      "/auth/token key",
      "/session/get Bearer token-1",
      "/auth/token key",
      "/session/get Bearer token-2",
    ]);
  });

  test("that cannot be issued make the call fail", async () => {
    const { client, server } = await serving(
      () => ({ status: 401, body: refusal("UNAUTHORIZED", "The key is revoked.") }),
      { apiKey, accessToken: true },
    );
    const { error, requestId } = await client.getSession({ sessionId });
    expect(error?.message).toBe("The key is revoked.");
    expect(requestId).toBe("request-1");
    expect(server.arrived).toHaveLength(1);
  });

  test("without an API key work for all operations except those that accept only the key", async () => {
    const server = await observedServer(() => ({}));
    open.push(server);
    const client = createClient({ baseUrl: server.baseUrl, accessToken: "token-x" });
    await client.getSession({ sessionId });
    await client.getChallenge({ challengeId: sessionId });
    expect(sent(server)).toEqual(["/session/get Bearer token-x", "/challenge/get Bearer token-x"]);
    await expect(client.issueAccessToken()).rejects.toThrow("pass apiKey to createClient");
    expect(server.arrived).toHaveLength(2);
  });
});

describe("a request", () => {
  test("has the query, without undefined parameters", async () => {
    const { client, server } = await serving(() => ({}));
    await client.getSession({ sessionId, kuid: undefined });
    await client.GET("/session/get", { params: { query: { sessionId: "a&b [é]" } } });
    expect(server.arrived.map(({ query }) => query)).toEqual([
      { sessionId },
      { sessionId: "a&b [é]" },
    ]);
  });

  test("has the body as JSON", async () => {
    const { client, server } = await serving(() => ({}));
    await client.checkAge({ ...question, locale: undefined });
    await client.POST("/age-gate/check", { body: question });
    for (const { body, headers } of server.arrived) {
      expect(JSON.parse(body)).toEqual(question);
      expect(headers["content-type"]).toBe("application/json");
      expect(headers["content-length"]).toBe(String(body.length));
    }
  });

  test("without input has no body and no content type", async () => {
    const { client, server } = await serving(() => ({}));
    await client.issueAccessToken();
    expect(server.arrived[0]).toMatchObject({ body: "", query: {} });
    expect(server.arrived[0]?.headers["content-type"]).toBeUndefined();
  });

  test.each(["", "/", "/api/v1", "/api/v1/"])(
    "goes to the API when baseUrl ends with %j",
    async (tail) => {
      const { server } = await serving(() => ({}));
      const client = createClient({ baseUrl: server.baseUrl + tail, apiKey });
      await client.getSession({ sessionId });
      expect(server.arrived[0]?.path).toBe("/api/v1/session/get");
    },
  );

  test("goes below the path of baseUrl", async () => {
    const { server } = await serving(() => ({}));
    const client = createClient({ baseUrl: `${server.baseUrl}/family`, apiKey });
    await client.getSession({ sessionId });
    expect(server.arrived[0]?.path).toBe("/family/api/v1/session/get");
  });
});

describe("a result", () => {
  test("has the data, the response and the request id", async () => {
    const { client } = await serving(() => ({ body: { status: "PASS" } }));
    const result = await client.checkAge(question);
    expect(result).toMatchObject({ data: { status: "PASS" }, requestId: "request-1" });
    expect(result.error).toBeUndefined();
    expect(result.response.status).toBe(200);
    expect(unwrap(result)).toEqual({ status: "PASS" });
  });

  test("has an error response as a value, which unwrap throws", async () => {
    const { client } = await serving(() => ({
      status: 404,
      body: refusal("NOT_FOUND", "No such session in this product and mode."),
    }));
    const result = await client.getSession({ sessionId });
    expect(result.data).toBeUndefined();
    expect(result.error).toBeInstanceOf(KinwardError);
    expect(result.error).toMatchObject({
      name: "KinwardError",
      code: "NOT_FOUND",
      status: 404,
      requestId: "request-1",
      message: "No such session in this product and mode.",
    });
    expect(() => unwrap(result)).toThrow(result.error);
    await expect(unwrap(client.getSession({ sessionId }))).rejects.toThrow(
      "No such session in this product and mode.",
    );
  });

  test("of an unchanged conditional read has neither data nor error", async () => {
    const { client, server } = await serving(() => ({ status: 304, headers: { ETag: '"e1"' } }));
    const result = await client.getSession({ sessionId, etag: "e1" });
    expect(result).toMatchObject({ data: undefined, error: undefined, requestId: "request-1" });
    expect(result.response.status).toBe(304);
    expect(result.response.headers.get("ETag")).toBe('"e1"');
    expect(unwrap(result)).toBeUndefined();
    expect(server.arrived[0]?.query).toEqual({ sessionId, etag: "e1" });
  });

  test("of an unchanged read by If-None-Match has neither data nor error", async () => {
    const { client, server } = await serving(() => ({ status: 304 }));
    const header = { "If-None-Match": '"e1"' };
    const { data, error } = await client.GET("/session/get", {
      params: { query: { sessionId }, header },
    });
    expect([data, error]).toEqual([undefined, undefined]);
    expect(server.arrived[0]?.headers["if-none-match"]).toBe('"e1"');
  });

  test("of HEAD has no data, and an error by its status", async () => {
    const { client, server } = await serving((_, count) => ({ status: count === 1 ? 200 : 404 }));
    const params = { query: { sessionId } };
    const found = await client.HEAD("/session/get", { params });
    expect([found.data, found.error, found.response.status]).toEqual([undefined, undefined, 200]);
    const missing = await client.HEAD("/session/get", { params });
    expect(missing.error).toMatchObject({ code: "NOT_FOUND", requestId: "request-2" });
    expect(server.arrived.map(({ method }) => method)).toEqual(["HEAD", "HEAD"]);
  });

  test.each([
    { status: 502, body: "<html>Bad gateway</html>" },
    { status: 502, body: "" },
    { status: 502, body: '"oops"' },
    { status: 500, body: { message: "other" } },
    { status: 200, body: "<html>Sign in to the Wi-Fi</html>" },
    { status: 200, body: "" },
  ])("is UNEXPECTED_RESPONSE if the service did not write it: $status $body", async (reply) => {
    const { client } = await serving(() => reply);
    const { data, error } = await client.checkAge(question);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: "UNEXPECTED_RESPONSE", status: reply.status });
    expect(error?.requestId).toBe("request-1");
  });
});

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
    const server = await observedServer(() => ({ status: 503, headers: { "Retry-After": "50" } }));
    open.push(server);
    const client = createClient({ baseUrl: server.baseUrl, apiKey });
    const call = client.getSession({ sessionId }, { signal: caller.signal });
    setTimeout(() => caller.abort(new Error("Enough.")), 50);
    await expect(call).rejects.toThrow("Enough.");
    expect(server.arrived).toHaveLength(1);
  });

  test("without a service the error says so", async () => {
    const { client, server } = await serving(() => ({}));
    await server[Symbol.asyncDispose]();
    open = [];
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
describe("secrets", () => {
  const printed = (error: unknown): string => {
    if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
    return [error.message, error.stack, JSON.stringify(error), printed(error.cause)].join("\n");
  };

  test("an error response never contains the key, even if the service repeats it", async () => {
    const { client } = await serving(() => ({
      status: 400,
      body: refusal("INVALID_INPUT", `What is ${apiKey}?`),
    }));
    const { error } = await client.checkAge(question);
    expect(error?.message).toBe("What is [redacted]?");
    expect(printed(error)).not.toContain(apiKey);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "KinwardError",
      code: "INVALID_INPUT",
      status: 400,
      requestId: "request-1",
      message: "What is [redacted]?",
    });
  });

  test("nor does a network error, even if a custom fetch repeats the request", async () => {
    const fetch = async (url: string, init: RequestInit) => {
      const sent = new Headers(init.headers).get("X-Api-Key");
      const cause = Object.assign(new Error("inner"), { request: { headers: { sent } } });
      throw Object.assign(new Error(`${url} failed for ${sent}`, { cause }), { sent });
    };
    const baseUrl = "http://127.0.0.1:9";
    const client = createClient({ baseUrl, apiKey, fetch, retries: 0 });
    const error: unknown = await client.checkAge(question).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      reason: "network",
      cause: {
        message: `${baseUrl}/api/v1/age-gate/check failed for [redacted]`,
        cause: { message: "inner" },
      },
    });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(apiKey);
  });

  test("nor does an error about the options", () => {
    const baseUrl = "http://127.0.0.1:9";
    expect(() => createClient({ baseUrl, apiKey: `${apiKey}\n` })).toThrow(
      new TypeError("apiKey: expected printable ASCII without spaces."),
    );
    expect(() => createClient({ baseUrl: `http://user:${apiKey}@host`, apiKey })).toThrow(
      new TypeError("baseUrl: expected no credentials, no query and no fragment."),
    );
  });

  test("a network error names no id", async () => {
    const { client } = await serving(() => "hang up", { retries: 0 });
    const error: unknown = await client
      .getSession({ sessionId })
      .catch((thrown: unknown) => thrown);
    expect(printed(error)).not.toContain(sessionId);
  });
});

describe("invalid options", () => {
  const baseUrl = "http://127.0.0.1:9";
  test.each([
    [{ baseUrl: "127.0.0.1:8080", apiKey }, "baseUrl: expected an http or https address."],
    [{ baseUrl: "", apiKey }, "baseUrl: expected an http or https address."],
    [{ baseUrl, apiKey: "" }, "apiKey: expected printable ASCII without spaces."],
    [{ baseUrl }, "apiKey: pass the API key of the product, or an access token."],
    [{ baseUrl, apiKey, timeoutMs: 0 }, "timeoutMs: expected a number of at least 1."],
    [{ baseUrl, apiKey, retries: -1 }, "retries: expected a number of at least 0."],
    [{ baseUrl, apiKey, retries: NaN }, "retries: expected a number of at least 0."],
  ])("%j", (options, message) => {
    expect(() => createClient(options as ClientOptions)).toThrow(new TypeError(message));
  });

  test("an unknown path throws", async () => {
    const client = createClient({ baseUrl, apiKey });
    await expect(byPath(client).GET("/session/upgrade")).rejects.toThrow(
      new TypeError("GET /session/upgrade is not an operation."),
    );
  });
});
