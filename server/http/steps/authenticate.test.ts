import {
  ID,
  TEST_KEY,
  TOKEN,
  call,
  get,
  post,
  start,
  type Running,
} from "../../../testing/http.js";

let running: Running;
let asked: unknown[] = [];
beforeAll(async () => {
  running = await start({
    ports: {
      authenticate: (credential) => {
        asked.push(credential);
        if (credential.value === "broken") throw new Error("the store is down: kw_secret");
        if (credential.value === "cut-off") return "malformed";
        if (credential.value === "old") return "expired";
        return credential.value === "test-key"
          ? { keyId: "k", productId: 7, mode: "test" }
          : "invalid";
      },
    },
  });
});
beforeEach(() => void (asked = []));
afterAll(() => running.stop());

const read = (headers: Record<string, string>) =>
  get(running, `/thing/get?id=${encodeURIComponent(ID)}`, headers);
const write = (headers: Record<string, string>) =>
  post(running, "/thing/put", { name: "a" }, headers);
const choose = (headers: Record<string, string>) =>
  post(running, "/thing/choose", { a: "1" }, headers);
const wrongKey = { "X-Api-Key": "nobody" };
const wrongToken = { Authorization: "Bearer nobody" };

/** If this goes, a key that leaks by one way opens what is meant for the other. */
describe("an operation's own scheme decides", () => {
  test.each([
    ["Bearer where Bearer is taken", () => read(TOKEN), 200],
    ["an API key where Bearer is taken, though it is right", () => read(TEST_KEY), 401],
    ["Bearer right, API key wrong and ignored", () => read({ ...TOKEN, ...wrongKey }), 200],
    ["Bearer wrong, API key right and ignored", () => read({ ...wrongToken, ...TEST_KEY }), 401],
    ["an API key where one is taken", () => write(TEST_KEY), 200],
    ["Bearer where an API key is taken, though it is right", () => write(TOKEN), 401],
    ["API key right, Bearer wrong and ignored", () => write({ ...wrongToken, ...TEST_KEY }), 200],
    ["either: the API key", () => choose(TEST_KEY), 200],
    ["either: Bearer", () => choose(TOKEN), 200],
    ["either, both: the API key decides, right", () => choose({ ...wrongToken, ...TEST_KEY }), 200],
    ["either, both: the API key decides, wrong", () => choose({ ...TOKEN, ...wrongKey }), 401],
    ["either, both: an empty API key", () => choose({ ...TOKEN, "X-Api-Key": "" }), 401],
    ["a token for a token", () => post(running, "/auth/token", "", TOKEN), 401],
    ["an API key for a token", () => post(running, "/auth/token", "", TEST_KEY), 200],
  ])("%s", async (_what, request, status) => {
    expect((await request()).status).toBe(status);
  });
});

test.each([
  "Bearer",
  "Bearer ",
  "Bearer test-key extra",
  "Bearer test-key,",
  "Basic test-key",
  "test-key",
  "Bearertest-key",
])("refuses `Authorization: %s` without asking", async (Authorization) => {
  expect((await read({ Authorization })).status).toBe(401);
  expect(asked).toEqual([]);
});

test("takes the scheme's name in any case", async () => {
  expect((await read({ Authorization: "bEARER test-key" })).status).toBe(200);
});

test("two API keys are none", async () => {
  const { status } = await call(running, "POST", "/api/v1/thing/put", {
    ...TEST_KEY,
    "x-api-key": "test-key, test-key",
  });
  expect(status).toBe(401);
});

describe("401", () => {
  test("says what the operation takes, and never what was given", async () => {
    const none = await choose({});
    expect(none.body).toEqual({
      error: "UNAUTHORIZED",
      errorMessage:
        "This operation takes an API key in X-Api-Key or a Bearer token in Authorization.",
    });
    expect(none.headers["www-authenticate"]).toBe('ApiKey realm="Things", Bearer realm="Things"');
    expect((await read(TEST_KEY)).body.errorMessage).toBe(
      "This operation takes a Bearer token in Authorization: send `Authorization: Bearer` and your API key or an access token.",
    );
    const wrong = await read(wrongToken);
    expect(wrong.body.errorMessage).toBe(
      "Authorization: the token is unknown or has been revoked.",
    );
    expect((await choose(wrongToken)).body.errorMessage).toBe(wrong.body.errorMessage);
    expect(wrong.headers["www-authenticate"]).toBe('Bearer realm="Things"');
    expect((await write(wrongKey)).body.errorMessage).toBe(
      "X-Api-Key: the API key is unknown or has been revoked.",
    );
  });

  test("tells what is mistyped and what has expired from what is not valid", async () => {
    const byKey = async (value: string) => (await write({ "X-Api-Key": value })).body.errorMessage;
    const byToken = async (value: string) =>
      (await read({ Authorization: `Bearer ${value}` })).body.errorMessage;
    expect(await byKey("cut-off")).toBe("X-Api-Key: the API key is incomplete or mistyped.");
    expect(await byKey("old")).toBe("X-Api-Key: the API key has expired.");
    expect(await byToken("cut-off")).toBe("Authorization: the token is incomplete or mistyped.");
    expect(await byToken("old")).toBe("Authorization: the token has expired.");
  });

  test("comes before the body is read", async () => {
    const { status } = await call(
      running,
      "POST",
      "/api/v1/thing/put",
      { "Content-Length": "9000000" },
      undefined,
    );
    expect(status).toBe(401);
  });
});

/** If this goes, a store that is down opens the door or tells its secrets. */
test("an authenticator that breaks is a 500 that says nothing", async () => {
  const { status, text } = await read({ Authorization: "Bearer broken" });
  expect(status).toBe(500);
  expect(text).not.toContain("secret");
});

test("a handler's context is made for the principal and the request id", async () => {
  const seen: unknown[] = [];
  const other = await start({
    ports: {
      contextFor: (principal, request) => {
        seen.push(principal, request.requestId);
        return request;
      },
    },
  });
  await post(other, "/thing/put", { name: "a" }, { ...TEST_KEY, "X-Request-Id": "r1" });
  expect(seen).toEqual([{ keyId: "test-key", productId: 7, mode: "test" }, "r1"]);
  await other.stop();
});
