import {
  ID,
  NOW,
  TOKEN,
  call,
  get,
  post,
  raw,
  start,
  type Running,
} from "../../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
beforeEach(() => void (running.lines.length = 0));
afterAll(() => running.stop());

const id = encodeURIComponent(ID);

describe("X-Request-Id", () => {
  test.each([
    ["an answer", "GET", `/api/v1/thing/get?id=${id}`],
    ["404", "GET", "/api/v1/none"],
    ["405", "PUT", "/api/v1/thing/get"],
    ["401", "GET", "/api/v1/thing/get"],
    ["a page", "GET", "/page"],
    ["a page that broke", "GET", "/broken"],
    ["no page", "GET", "/none"],
  ])("is on %s, and a client's own is echoed", async (_what, method, path) => {
    const made = await call(running, method, path, TOKEN);
    expect(made.headers["x-request-id"]).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
    const own = "A.z_0-".padEnd(128, "9");
    const echoed = await call(running, method, path, { "X-Request-Id": own });
    expect(echoed.headers["x-request-id"]).toBe(own);
  });

  test.each(["", "a".repeat(129), "a b", "a/b", "ä", "a,b"])("`%s` is none", async (odd) => {
    const { headers } = await call(running, "GET", "/page", { "X-Request-Id": odd });
    expect(headers["x-request-id"]).not.toBe(odd);
    expect(headers["x-request-id"]).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  });

  test("is another one each time, and a list of two is not an id", async () => {
    const [one, two] = [await call(running, "GET", "/page"), await call(running, "GET", "/page")];
    expect(one.headers["x-request-id"]).not.toBe(two.headers["x-request-id"]);
    const twice = await raw(
      running,
      "GET /page HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\r\nX-Request-Id: b\r\nConnection: close\r\n\r\n",
    );
    expect(twice).not.toMatch(/x-request-id: a(, b)?\r/i);
  });
});

/** If this goes, addresses and dates of birth of children stand in the operator's log. */
test("one line for each request, with exactly this of it", async () => {
  await post(
    running,
    "/thing/put",
    { name: "a", email: "guardian@example.com" },
    { "X-Api-Key": "test-key", "X-Request-Id": "r1", "Idempotency-Key": "k1" },
  );
  expect(running.lines).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      requestId: "r1",
      method: "POST",
      path: "/api/v1/thing/put",
      operationId: "putThing",
      status: 200,
      durationMs: expect.any(Number) as number,
      productId: 7,
      mode: "test",
      msg: "request",
    },
  ]);
});

test("a refusal is a line too, with what was known by then", async () => {
  await get(running, "/thing/get?id=guardian%40example.com", { Authorization: "Bearer kw_secret" });
  expect(running.lines).toHaveLength(1);
  expect(running.lines[0]).toMatchObject({
    status: 401,
    method: "GET",
    path: "/api/v1/thing/get",
    operationId: "getThing",
    error: "UNAUTHORIZED",
  });
  expect(JSON.stringify(running.lines)).not.toMatch(/kw_secret|guardian/);
});

test("a page's line has the id of its answer", async () => {
  const { headers } = await call(running, "GET", "/page?token=secret");
  expect(running.lines).toHaveLength(1);
  expect(running.lines[0]).toMatchObject({ requestId: headers["x-request-id"], status: 200 });
  expect(JSON.stringify(running.lines)).not.toContain("secret");
});

test("a line names the template of the path and the code of the error, never what was asked for", async () => {
  await get(running, "/thing/get?id=none", { Authorization: "Bearer test-key" });
  await call(running, "GET", "/page/guardian-token");
  await call(running, "GET", "/unknown/guardian-token");
  expect(running.lines).toMatchObject([
    { method: "GET", path: "/api/v1/thing/get", status: 400, error: "INVALID_INPUT" },
    { method: "GET", path: "/page/:name", status: 200 },
    { method: "GET", status: 404, error: "NOT_FOUND" },
  ]);
  expect(JSON.stringify(running.lines)).not.toContain("guardian-token");
});

test("test-mode responses carry the service's clock, and live ones do not", async () => {
  const path = `/thing/get?id=${id}`;
  const ofMode = async (mode: string) =>
    (await get(running, path, { Authorization: `Bearer ${mode}-key` })).headers["kinward-clock"];
  expect(await ofMode("test")).toBe(new Date(NOW).toISOString());
  expect(await ofMode("live")).toBeUndefined();
});

test("a path without the API's base path says what was meant", async () => {
  const { status, text } = await call(running, "GET", "/thing/get");
  const errorMessage = "No such path. Did you mean /api/v1/thing/get?";
  expect([status, JSON.parse(text)]).toEqual([404, { error: "NOT_FOUND", errorMessage }]);
  expect((await call(running, "GET", "/none")).text).toContain('"No such path."');
});
