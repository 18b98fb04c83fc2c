import { apiKey, observedServers, refusal } from "../testing/observed-server.js";
import { createClient, KinwardError, unwrap } from "./index.js";
import type { Client, ClientOptions, Result } from "./index.js";

const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
const question = { jurisdiction: "US-CA", age: 8 } as const;

const { serving, close } = observedServers();
afterEach(close);

type UntypedByPath = Record<"GET" | "POST", (path: string) => Promise<Result<unknown>>>;
const byPath = (client: Client) => client as unknown as UntypedByPath;

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
