// Rate limits use real time, so these tests exceed them and never wait for them.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { operations } from "../testing/contract.js";
import { asRequest, credentialsFor } from "../testing/requests.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../testing/service.js";
import { inOneWindow } from "../testing/until.js";

const PER_SECOND = 3;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    env: { RATE_LIMIT_TEST: String(PER_SECOND), RATE_LIMIT_LIVE: "0" },
  });
});
afterAll(() => service.stop());

test.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s tells a key that asks too often to wait, before it looks at what is asked",
  async (_id, operation) => {
    const ask = () =>
      service.send(asRequest(operation, { nonsense: 1 }, credentialsFor(operation, service.key())));
    const answers = await Promise.all(Array.from({ length: 3 * PER_SECOND }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    // A burst may span the end of one second and the start of the next.
    expect(refused.length).toBeGreaterThanOrEqual(PER_SECOND);
    for (const { json, headers } of refused) {
      expect(json).toEqual({
        error: "RATE_LIMITED",
        errorMessage: "Too many requests for this key. Wait as long as Retry-After says.",
      });
      expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
      expect(headers["ratelimit"]).toMatch(/^"default";r=0;t=\d+$/);
      expect(headers["ratelimit-policy"]).toBe(`"default";q=${PER_SECOND};w=1`);
    }
    for (const { headers } of answers)
      expect(headers["ratelimit"]).toMatch(/^"default";r=\d+;t=\d+$/);
  },
);

test("a key's limit is its own, and 0 is none", async () => {
  const operation = operations.find(({ id }) => id === "issueAccessToken") ?? operations[0];
  if (!operation) throw new Error("The contract is empty.");
  const ask = (key: string) =>
    service.send(asRequest(operation, {}, credentialsFor(operation, key)));
  await Promise.all(Array.from({ length: 3 * PER_SECOND }, () => ask(service.key())));
  expect((await ask(service.key(ACCOUNT))).status).toBe(200);
  const live = await Promise.all(
    Array.from({ length: 20 }, () => ask(service.key(STARFALL, "live"))),
  );
  for (const { status, headers } of live) {
    expect(status).toBe(200);
    expect(headers["ratelimit"]).toBeUndefined();
  }
});

/** If this goes, credentials can be guessed as fast as the service answers. */
test("an address that asks too often has to wait, whatever its credentials; health does not count", async () => {
  const limited = await startTestService({ env: { RATE_LIMIT_CLIENT: String(PER_SECOND) } });
  const times = (ask: () => ReturnType<TestService["send"]>) =>
    Promise.all(Array.from({ length: 3 * PER_SECOND }, ask));
  const health = await times(() => limited.send({ method: "GET", path: "/health/live" }));
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
  const headers = { "X-Api-Key": "kw_live_guess" };
  const guesses = await times(() =>
    limited.send({ method: "POST", path: "/api/v1/auth/token", headers }),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(PER_SECOND);
  for (const { json, headers: own } of refused) {
    expect(json).toEqual({
      error: "RATE_LIMITED",
      errorMessage: "Too many requests from this address. Wait as long as Retry-After says.",
    });
    expect(own["retry-after"]).toBe("1");
  }
  await limited.stop();
});

test.each([
  ["/docs", 200],
  ["/openapi.json", 200],
  ["/product.schema.json", 200],
  ["/transparency/aurora/live/key", 200],
  ["/transparency/aurora/live/checkpoint", 404],
  ["/transparency/aurora/live/proof?index=0&size=1", 404],
  ["/transparency/aurora/live/consistency?from=1&to=1", 404],
])("%s shares the limit of pages, after 404 and 405", async (path, usual) => {
  const limited = await startTestService({ env: { RATE_LIMIT_CLIENT: "30" } });
  const statuses = async (method: string) => {
    const ask = () => limited.send({ method, path });
    return (await Promise.all(Array.from({ length: 9 }, ask))).map(({ status }) => status);
  };
  const { posted, got, refused, page } = await inOneWindow(async () => ({
    posted: await statuses("POST"),
    got: await statuses("GET"),
    refused: await limited.send({ path }),
    page: await limited.send({ path: "/code" }),
  }));
  expect(new Set(posted)).toEqual(new Set([405]));
  expect(got.sort()).toEqual(
    [...Array.from({ length: 3 }, () => usual), ...Array.from({ length: 6 }, () => 429)].sort(),
  );
  expect(refused.json).toMatchObject({ error: "RATE_LIMITED" });
  expect(refused.headers["retry-after"]).toBe("1");
  expect(page.status).toBe(429);
  await limited.stop();
});

test("requests without a right credential cost no key anything", async () => {
  const headers = { "X-Api-Key": service.key(ACCOUNT).slice(0, -1) };
  const ask = () => service.send({ method: "POST", path: "/api/v1/auth/token", headers });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
});
