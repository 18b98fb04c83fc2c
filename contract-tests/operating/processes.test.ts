// Tests one process that serves, and the command line beside it.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import type { Demo } from "../../server/cli/demo.js";
import { makeHome, type Home, type Server } from "../../testing/process.js";
import { until } from "../../testing/until.js";

const ADULT = { jurisdiction: "US-CA", age: 34 } as const;
const EMAIL = "sam.guardian@family.example";
const BIRTHDAY = "2018-04-09";

let home: Home;
let server: Server;
let keys: { test: string; live: string };
beforeAll(async () => {
  home = await makeHome({ LOG_LEVEL: "trace" });
  server = home.serve();
  await server.ready();
  // The demo works while the service runs.
  const { products } = JSON.parse(await home.kinward("demo", "--json")) as Demo;
  keys = products[0]?.apiKeys ?? { test: "", live: "" };
});
afterAll(async () => {
  await server.end();
  home.remove();
});

test("tells that it lives, that it is ready, and what it is, without credentials", async () => {
  for (const path of ["/health/live", "/health/ready"]) {
    const answer = await server.send({ path });
    expect([answer.status, answer.json]).toEqual([200, { status: "ok" }]);
    expect(answer.headers["x-request-id"]).toBeDefined();
    expect((await server.send({ path, method: "HEAD" })).status).toBe(200);
  }
  const version = await server.send({ path: "/version" });
  expect(version.json).toMatchObject({
    name: "kinward",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
  });
  const docs = await server.send({ path: "/docs" });
  expect([docs.status, docs.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
});

test("a second demo prints the same keys", async () => {
  const again = JSON.parse(await home.kinward("demo", "--json")) as Demo;
  expect(again.products[0]?.apiKeys).toEqual(keys);
});

test("a key that another process makes works, and one that it revokes no longer does", async () => {
  const { apiKey, keyId } = JSON.parse(
    await home.kinward("key", "create", "--product", "101", "--mode", "test", "--json"),
  ) as { apiKey: string; keyId: string };
  const client = server.client(apiKey);
  await until(async () => !(await client.checkAge(ADULT)).error);
  const { accessToken } = await unwrap(client.issueAccessToken());
  await home.kinward("key", "revoke", keyId);
  await until(async () => (await client.checkAge(ADULT)).error?.code === "UNAUTHORIZED");
  const { status } = await server.send({
    path: "/api/v1/session/get",
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  expect(status).toBe(401);
});

test("a session that an operator revokes reads as missing", async () => {
  const client = server.client(keys.test);
  const { session } = await unwrap(client.checkAge(ADULT));
  const sessionId = session?.sessionId ?? "";
  await home.kinward("session", "revoke", sessionId);
  expect((await client.getSession({ sessionId })).error?.code).toBe("NOT_FOUND");
  await expect(home.kinward("session", "revoke", sessionId)).rejects.toThrow(/no such session/i);
});

test("every consent stands in the ledger, and the ledger is intact", async () => {
  const client = server.client(keys.test);
  const { challenge } = await unwrap(
    client.checkAge({ jurisdiction: "US-CA", dateOfBirth: BIRTHDAY }),
  );
  const challengeId = challenge?.challengeId ?? "";
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: EMAIL }));
  expect(await home.kinward("ledger", "verify")).toContain("intact");
  const lines = (await home.kinward("ledger", "export")).trim().split("\n");
  const entries = lines.map((line) => JSON.parse(line) as { entry: Record<string, unknown> });
  expect(entries.map(({ entry }) => entry["challengeId"])).toContain(challengeId);
  expect(lines.join("\n")).not.toContain(EMAIL);
});

test("the log of it all holds no secret and no one's data", async () => {
  const client = server.client(keys.test);
  const secrets = [keys.test, keys.live, EMAIL, BIRTHDAY];
  const { challenge } = await unwrap(
    client.checkAge({ jurisdiction: "US-CA", dateOfBirth: BIRTHDAY }),
  );
  const { challengeId = "", url = "", oneTimePassword = "" } = challenge ?? {};
  const { accessToken } = await unwrap(client.issueAccessToken());
  const fresh = await unwrap(client.generateOtp({ challengeId }));
  secrets.push(
    oneTimePassword,
    fresh.oneTimePassword,
    accessToken,
    new URL(url).pathname.split("/").at(-1) ?? "",
  );
  await unwrap(client.sendChallengeEmail({ challengeId, email: EMAIL }));
  const bearer = { Authorization: `Bearer ${accessToken}` };
  const json = { "X-Api-Key": keys.test, "Content-Type": "application/json" };
  // Sends them in the right places and in wrong ones.
  for (const request of [
    { path: new URL(url).pathname },
    { path: new URL(url).pathname.replace("/consent", "") },
    { path: `/code?code=${fresh.oneTimePassword}` },
    {
      path: `/api/v1/age-gate/get-default-permissions?jurisdiction=US-CA&dateOfBirth=${BIRTHDAY}`,
      headers: bearer,
    },
    { path: `/api/v1/session/get?sessionId=${EMAIL}&key=${keys.test}`, headers: bearer },
    { path: `/api/v1/${keys.test}/${EMAIL}/${BIRTHDAY}` },
    { path: `/nowhere/${accessToken}?email=${EMAIL}` },
    {
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: json,
      body: `{"${EMAIL}":"${BIRTHDAY}"}`,
    },
    {
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: json,
      body: `{"dateOfBirth":"${BIRTHDAY}`,
    },
    {
      method: "POST",
      path: "/api/v1/challenge/send-email",
      headers: { ...json, "Idempotency-Key": keys.test },
      body: `{"challengeId":"${EMAIL}"}`,
    },
    {
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: { ...json, "X-Api-Key": keys.live.slice(0, -1) },
      body: "{}",
    },
    {
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: { ...json, "X-Request-Id": `${EMAIL}` },
      body: "{}",
    },
  ])
    await server.send(request);
  server.signal("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  const { output } = server;
  expect(output).toContain('"operationId":"checkAge"');
  for (const line of output.trim().split("\n"))
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7);
    // The ids of keys are public; their secrets are not.
    expect(
      output.includes(secret)
        ? output.split("\n").find((line) => line.includes(secret))
        : undefined,
    ).toBeUndefined();
  }
});
