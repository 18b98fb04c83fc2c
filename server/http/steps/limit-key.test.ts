import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "../../lib/errors.js";
import { ID, TOKEN, call, get, post, start, type Running } from "../../../testing/http.js";
import type { CountRequests } from "../ports.js";

const path = `/thing/get?id=${encodeURIComponent(ID)}`;

describe("with 3 requests a second for each key", () => {
  let running: Running;
  beforeAll(async () => {
    running = await start({
      ports: {
        authenticate: ({ value }) => ({ keyId: value, productId: 7, mode: "test" }),
        rateLimitPerSecond: (mode) => (mode === "test" ? 3 : 0),
      },
    });
  });
  afterAll(() => running.stop());

  test("says what is left, refuses the fourth, and starts again", async () => {
    const as = (key: string) => get(running, path, { Authorization: `Bearer ${key}` });
    const left: unknown[] = [];
    for (let count = 0; count < 4; count++) {
      const { status, headers } = await as("one");
      left.push([
        status,
        headers["ratelimit"],
        headers["ratelimit-policy"],
        headers["retry-after"],
      ]);
    }
    const policy = '"default";q=3;w=1';
    expect(left).toEqual([
      [200, '"default";r=2;t=1', policy, undefined],
      [200, '"default";r=1;t=1', policy, undefined],
      [200, '"default";r=0;t=1', policy, undefined],
      [429, '"default";r=0;t=1', policy, "1"],
    ]);
    const refused = await as("one");
    expect(refused.body).toEqual({
      error: "RATE_LIMITED",
      errorMessage: "Too many requests for this key. Wait as long as Retry-After says.",
    });
    expect((await as("two")).status).toBe(200);
  });

  test("errors count, and say what is left; before the credentials nothing does", async () => {
    const wrong = await get(running, "/thing/get?id=1", { Authorization: "Bearer three" });
    expect([wrong.status, wrong.headers["ratelimit"]]).toEqual([400, '"default";r=2;t=1']);
    const unknown = await call(running, "GET", "/api/v1/none", { Authorization: "Bearer three" });
    expect([unknown.status, unknown.headers["ratelimit"]]).toEqual([404, undefined]);
  });
});

test("with 0 there is no limit and there are no headers", async () => {
  const running = await start();
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(running, path, TOKEN)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers["ratelimit-policy"]).toBeUndefined();
  await running.stop();
});

test("a token and its key count together", async () => {
  const running = await start({
    ports: {
      authenticate: () => ({ keyId: "same", productId: 7, mode: "test" }),
      rateLimitPerSecond: () => 2,
    },
  });
  await get(running, path, TOKEN);
  const second = await post(running, "/thing/put", { name: "a" });
  expect(second.headers["ratelimit"]).toBe('"default";r=0;t=1');
  await running.stop();
});

describe("where all processes count together", () => {
  const limited = (countRequests: CountRequests) =>
    start({ ports: { rateLimitPerSecond: () => 5, countRequests } });

  test("each request has its own place in the count, and many cost few questions", async () => {
    let used = 0;
    const asked: number[] = [];
    const running = await limited(async (_keyId, requests) => {
      asked.push(requests);
      await sleep(20);
      return { used: (used += requests), leftMs: 60_000 };
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(running, path, TOKEN)));
    const left = answers.map(({ status, headers }) => `${status} ${String(headers["ratelimit"])}`);
    expect(left.sort()).toEqual([
      ...[0, 1, 2, 3, 4].map((remaining) => `200 "default";r=${remaining};t=1`),
      ...Array<string>(3).fill('429 "default";r=0;t=1'),
    ]);
    expect(asked.length).toBeLessThan(8);
    // No call of `countRequests` is needed until the window ends.
    const before = asked.length;
    expect((await get(running, path, TOKEN)).status).toBe(429);
    expect(asked).toHaveLength(before);
    await running.stop();
  });

  test("no one gets past a count that cannot be had, and it is asked for anew each time", async () => {
    let isAway = true;
    const running = await limited(async () => {
      if (isAway) throw new ServiceError("UNAVAILABLE", "Try again shortly.");
      return { used: 1, leftMs: 1_000 };
    });
    const refused = await get(running, path, TOKEN);
    expect([refused.status, refused.body]).toEqual([
      503,
      { error: "UNAVAILABLE", errorMessage: "Try again shortly." },
    ]);
    isAway = false;
    expect((await get(running, path, TOKEN)).status).toBe(200);
    await running.stop();
  });
});
