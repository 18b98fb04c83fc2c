import { crc32 } from "node:zlib";

import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../testing/service.js";
import { until } from "../../testing/until.js";
import { makeAccessToken } from "../domain/api-key.js";
import { readAuditLog } from "../store/audit/queries.js";
import { createRefusedCredentials, type RefusedCredentials } from "./refused-credentials.js";

const MINUTE_MS = 60_000;

let service: TestService;
let refused: RefusedCredentials;
let realNow = 1_800_000_000_000;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => {
  const clock = { ...service.services.clock, realNow: () => realNow };
  refused = createRefusedCredentials({ ...service.services, clock });
});
afterAll(() => service.stop());

const entries = async () => {
  const found = [];
  for await (const entry of readAuditLog(service.services.store, 0))
    if (entry.action === "credentials-refused") found.push(entry);
  return found;
};
/** Returns how many entries the work adds. */
const added = async (work: () => void) => {
  const before = (await entries()).length;
  work();
  await refused.flush();
  return (await entries()).length - before;
};
const guess = (clientAddress: string) =>
  refused.note({ scheme: "apiKey", value: "kw_live_guess" }, "malformed", {
    clientAddress,
    requestId: "r",
  });

/** If this goes, a stranger fills the database by asking. */
test("a client's refusals in a minute are one entry, those of a site with all its networks, too", async () => {
  const twice = (address: string) => () => [guess(address), guess(address)];
  expect(await added(twice("192.0.2.1"))).toBe(1);
  expect(await added(twice("192.0.2.1"))).toBe(0);
  expect(await added(() => [guess("2001:db8:1:1::1"), guess("2001:db8:1:2::1")])).toBe(1);
  realNow += MINUTE_MS;
  expect(await added(twice("192.0.2.1"))).toBe(1);
});

test("however many clients there are, ten in a minute are written", async () => {
  const many = () => Array.from({ length: 50 }, (_, host) => guess(`192.0.2.${host}`));
  expect(await added(many)).toBe(10);
  expect(await added(many)).toBe(0);
  realNow += MINUTE_MS;
  expect(await added(many)).toBe(10);
});

test("an entry names the client, the request and a key that there is, and no more of what was sent", async () => {
  const [, , keyId] = service.key().split("_");
  const guessed = service
    .key()
    .replace(
      /^(kw_test_\w{10}_)(.*)_.*?$/,
      (_all, start: string, secret: string) => start + [...secret].reverse().join(""),
    );
  const complete = (text: string) => `${text}_${crc32(text).toString(36).padStart(7, "0")}`;
  const wrong = complete(guessed);
  const count = (await entries()).length;
  const headers = { "X-Api-Key": wrong, "X-Request-Id": "request-1" };
  const ask = () => service.send({ method: "POST", path: "/api/v1/auth/token", headers });
  for (let nth = 0; nth < 5; nth += 1) expect((await ask()).status).toBe(401);
  // Without a credential there is nothing to refuse.
  expect((await service.send({ method: "POST", path: "/api/v1/auth/token" })).status).toBe(401);
  await until(async () => (await entries()).length > count);
  expect((await entries()).slice(count, count + 1)).toEqual([
    {
      occurredAt: expect.any(Number),
      actor: expect.stringMatching(/^client:/),
      action: "credentials-refused",
      target: `key:${keyId}`,
      outcome: "refused",
      requestId: "request-1",
      organisation: null,
      mode: null,
    },
  ]);
  const unknown = complete(guessed.replace(/(?<=_)\w{10}(?=_)/, "a".repeat(10)));
  const request = { clientAddress: "198.51.100.8", requestId: "r" };
  await added(() => refused.note({ scheme: "apiKey", value: unknown }, "invalid", request));
  expect((await entries()).at(-1)?.target).toBeNull();
});

test("an access token whose time is over is not worth an entry, and an API key's is", async () => {
  const token = makeAccessToken(service.services.keyring, "abcdefghij", realNow - 1);
  const request = { clientAddress: "198.51.100.7", requestId: "r" };
  const note = () => refused.note({ scheme: "bearer", value: token }, "expired", request);
  expect(await added(note)).toBe(0);
  const key = { scheme: "apiKey", value: service.key() } as const;
  expect(await added(() => refused.note(key, "expired", request))).toBe(1);
});
