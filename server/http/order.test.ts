import { LIVE_KEY, TEST_KEY, call, post, start, type Running } from "../../testing/http.js";

/**
 * A request in which everything is wrong is refused for the first reason; each case corrects one more. If this goes, a stranger
 * learns an operation's fields without a key, and a key's owner reads about the body where the limit is the reason.
 */
describe("what is decided first", () => {
  let running: Running;
  let allowed = 0;
  beforeAll(async () => {
    running = await start({
      ports: { rateLimitPerSecond: (mode) => (mode === "live" ? 3 : allowed) },
    });
  });
  afterAll(() => running.stop());

  const big = Buffer.alloc(300 * 1024, "x");
  const bad = { "Content-Type": "text/plain", "X-Api-Key": "nobody" };

  test("404, then 405, then 401", async () => {
    expect((await call(running, "PUT", "/api/v1/none", bad, big)).status).toBe(404);
    const put = await call(running, "PUT", "/api/v1/test/break?what=1", bad, big);
    expect([put.status, put.headers.allow]).toEqual([405, "POST"]);
    expect((await call(running, "POST", "/api/v1/test/break?what=1", bad, big)).status).toBe(401);
  });

  test("404 and 405, then 429 of the client, then 401", async () => {
    const limited = await start({ ports: { clientLimitPerSecond: 2 } });
    const statuses = async (method: string, path: string) => {
      const asked = [];
      for (let nth = 0; nth < 4; nth += 1)
        asked.push((await call(limited, method, path, bad, big)).status);
      return asked;
    };
    expect(await statuses("PUT", "/api/v1/none")).toEqual([404, 404, 404, 404]);
    expect(await statuses("PUT", "/api/v1/test/break")).toEqual([405, 405, 405, 405]);
    expect(await statuses("OPTIONS", "/api/v1/test/break")).toEqual([405, 405, 405, 405]);
    expect(await statuses("POST", "/api/v1/test/break?what=1")).toEqual([401, 401, 429, 429]);
    expect(await statuses("PUT", "/api/v1/none")).toEqual([404, 404, 404, 404]);
    await limited.stop();
  });

  test("415, then 413, then the mode, then the query and the body; 429 before all of them", async () => {
    const path = "/api/v1/test/break?what=1";
    const typed = { "Content-Type": "application/json", ...LIVE_KEY };
    const other = { "Content-Type": "text/plain", ...LIVE_KEY };
    expect((await call(running, "POST", path, other, big)).status).toBe(415);
    expect((await call(running, "POST", path, typed, big)).status).toBe(413);
    const mode = await call(running, "POST", path, typed, "not JSON");
    expect([mode.status, mode.body.errorMessage]).toEqual([
      400,
      "This operation works in test mode only. Use a test key.",
    ]);
    expect((await call(running, "POST", path, other, big)).status).toBe(429);
    allowed = 0;
    const query = await call(running, "POST", path, { ...typed, ...TEST_KEY }, "not JSON");
    expect([query.status, query.body.errorMessage]).toEqual([
      400,
      "what: is not a parameter of this operation; body: must be JSON (unexpected character at line 1, column 1).",
    ]);
    const body = await post(running, "/test/break", "not JSON");
    expect([body.status, body.body.errorMessage]).toEqual([
      400,
      "body: must be JSON (unexpected character at line 1, column 1).",
    ]);
  });

  test("a request that is right", async () => {
    const id = "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11";
    const right = await post(running, "/test/break", { id });
    expect([right.status, right.body["body"]]).toEqual([200, { id }]);
  });
});
