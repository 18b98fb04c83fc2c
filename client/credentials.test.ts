// What the client sends to say who is asking, and what it keeps to itself.
import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import {
  type Answering,
  apiKey,
  type Observed,
  observedServers,
  refusal,
} from "../testing/observed-server.js";
import { createClient, unwrap } from "./index.js";
import type { Client, Result } from "./index.js";

const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
const question = { jurisdiction: "US-CA", age: 8 } as const;

const { serving, close } = observedServers();
afterEach(close);

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; security: Record<string, []>[] }>>;
}
const contract = JSON.parse(readFileSync("generated/contract.json", "utf8")) as Contract;
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
    const { server } = await serving(() => ({}));
    const client = createClient({ baseUrl: server.baseUrl, accessToken: "token-x" });
    await client.getSession({ sessionId });
    await client.getChallenge({ challengeId: sessionId });
    expect(sent(server)).toEqual(["/session/get Bearer token-x", "/challenge/get Bearer token-x"]);
    await expect(client.issueAccessToken()).rejects.toThrow("pass apiKey to createClient");
    expect(server.arrived).toHaveLength(2);
  });
});

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
