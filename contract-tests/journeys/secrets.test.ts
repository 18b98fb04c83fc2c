// One-time passwords and links run on the service's clock, which only these tests move.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged } from "../../testing/arrange.js";
import { openPage, postForm } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const enter = async (code: string) => {
  const url = `${service.baseUrl}/code`;
  return postForm(service, url, { page: await openPage(service, url), choices: [["code", code]] });
};

test("a password is valid for ten minutes, and a read afterwards shows the next one", async () => {
  const client = service.as();
  const first = await challenged(service);
  expect(Date.parse(first.otpExpiresAt ?? "")).toBe(service.clock.now() + 10 * 60_000);
  await service.advance({ minutes: 9, ms: 59_999 });
  expect(await unwrap(client.getChallenge({ challengeId: first.challengeId }))).toEqual(first);
  await service.advance({ ms: 1 });
  const second = await unwrap(client.getChallenge({ challengeId: first.challengeId }));
  expect(second.oneTimePassword).not.toBe(first.oneTimePassword);
  expect(Date.parse(second.otpExpiresAt ?? "")).toBe(service.clock.now() + 10 * 60_000);
  expect(second.url).toBe(first.url);
  expect((await enter(first.oneTimePassword ?? "")).status).not.toBe(303);
  expect((await enter(second.oneTimePassword ?? "")).status).toBe(303);
});

test("of several passwords only the newest opens the challenge", async () => {
  const client = service.as();
  const { challengeId, oneTimePassword: first = "" } = await challenged(service);
  const { oneTimePassword: second } = await unwrap(client.generateOtp({ challengeId }));
  const { oneTimePassword: third } = await unwrap(client.generateOtp({ challengeId }));
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await unwrap(client.getChallenge({ challengeId }))).oneTimePassword).toBe(third);
  for (const old of [first, second]) expect((await enter(old)).status).not.toBe(303);
  const { status, headers } = await enter(third);
  expect(status).toBe(303);
  await openPage(service, new URL(headers["location"] ?? "", service.baseUrl).href);
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "IN_PROGRESS",
  });
  // Passwords are still made on demand once a guardian has opened the page.
  expect((await client.generateOtp({ challengeId })).error).toBeUndefined();
});

test("a link works for 14 days, and a read afterwards shows the next one", async () => {
  // Needs a service in which no password is replaced meanwhile; none is once a guardian has opened the page.
  const apart = await startTestService();
  const client = apart.as();
  const { challengeId, url: first = "" } = await challenged(apart);
  const handle = await unwrap(client.generateParentalConsentUrl({ challengeId }));
  expect(handle.url).toBe(first);
  expect((await openPage(apart, first)).status).toBe(200);
  await apart.advance({ days: 13, hours: 23 });
  expect((await unwrap(client.getChallenge({ challengeId }))).url).toBe(first);
  await apart.advance({ hours: 1 });
  const { url: second = "" } = await unwrap(client.getChallenge({ challengeId }));
  expect(second).not.toBe(first);
  expect((await openPage(apart, first)).status).not.toBe(200);
  expect((await openPage(apart, second)).status).toBe(200);
  // The page expires, but the consent does not.
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "IN_PROGRESS",
  });
  await apart.stop();
});

test("making a link or sending the mail does not count as a guardian's visit", async () => {
  const client = service.as();
  const { challengeId } = await challenged(service);
  await unwrap(client.generateParentalConsentUrl({ challengeId, email: "guardian@example.com" }));
  await unwrap(client.sendChallengeEmail({ challengeId, email: "guardian@example.com" }));
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "PENDING",
  });
});
