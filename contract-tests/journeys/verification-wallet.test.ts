// Tests what a wallet's response over HTTP proves, and what is refused.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { providerSteps } from "../../testing/verification/provider-steps.js";
import { vectors } from "../../testing/verification/vectors.js";
import { present } from "../../testing/verification/wallet.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    verification: { accessAge: [wallet] }
    providers:
      wallet: { kind: openid4vp-mdoc, trustedIssuers: ${JSON.stringify(vectors.trustedIssuers)} }`);
});
afterAll(() => service.stop());

const { answer, look } = guardianSteps(() => service);

/** Starts a verification. Returns it with the link to the wallet on its page. */
async function begin() {
  const { id, url } = await unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
  );
  return { id, url, link: await toWallet(url) };
}
async function toWallet(url: string): Promise<string> {
  // A wallet answers from a telephone, so that the page stays, also in a frame.
  const { headers } = await answer(
    `${url}?ways=1`,
    { method: "wallet" },
    { "Sec-Fetch-Dest": "iframe" },
  );
  expect(headers["location"]).toBe(new URL(url).pathname);
  const [, link = ""] = /href="(av:[^"]+)"/.exec((await look(url)).text) ?? [];
  return link.replaceAll("&amp;", "&");
}

/** Posts a presentation as a wallet does: without cookies, nonce or origin. */
const post = (answerUrl: string, presentation: string) =>
  service.post(new URL(answerUrl).pathname, {
    vp_token: JSON.stringify({ proof_of_age: [presentation] }),
  });
const statusOf = (id: string) => unwrap(service.as(PEBBLE).getVerificationStatus({ id }));

test("a proof of an adult passes, and the page in the browser says so", async () => {
  const { id, url, link } = await begin();
  const { answerUrl, presentation } = present(link);
  const taken = await post(answerUrl, presentation);
  expect([taken.status, taken.text]).toEqual([200, "{}"]);
  expect(await statusOf(id)).toEqual({
    id,
    status: "PASS",
    method: "wallet",
    age: { low: 18 },
    ageCategory: "adult",
  });
  expect((await look(url)).text).toContain("Thank you, that is done");
});

test("a proof is taken once, and for no other flow", async () => {
  const [mine, theirs] = [await begin(), await begin()];
  const { answerUrl, presentation } = present(mine.link);
  await post(answerUrl, presentation);
  expect((await post(answerUrl, presentation)).status).toBe(404);
  expect((await post(present(theirs.link).answerUrl, presentation)).status).toBe(200);
  expect(await statusOf(theirs.id)).toEqual({ id: theirs.id, status: "IN_PROGRESS" });
  expect((await look(theirs.url)).text).toContain("You can try 2 more times");
  // A replay ends only its own flow: the person begins again and passes.
  const again = present(await toWallet(theirs.url));
  await post(again.answerUrl, again.presentation);
  expect(await statusOf(theirs.id)).toMatchObject({ status: "PASS" });
});

test("a proof is not taken where providers lead back to", async () => {
  const { id, link } = await begin();
  const { answerUrl, presentation } = present(link);
  const back = new URL("/widgets/verify/return", service.baseUrl);
  back.searchParams.set("state", answerUrl.split("/").at(-1) ?? "");
  back.searchParams.set("vp_token", JSON.stringify({ proof_of_age: [presentation] }));
  expect((await providerSteps(() => service).comeBack(back.href)).status).toBe(403);
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  expect((await post(answerUrl, presentation)).status).toBe(200);
  expect(await statusOf(id)).toMatchObject({ status: "PASS" });
});

test("a fault while an answer is judged costs no attempt, and the same answer counts once the fault is over", async () => {
  const { id, url, link } = await begin();
  const { answerUrl, presentation } = present(link);
  const { verificationMethods: methods } = service.services;
  const find = methods.find.bind(methods);
  methods.find = (context, name) => {
    const method = find(context, name);
    return method && { ...method, finish: () => Promise.reject(new Error("a fault of our own")) };
  };
  expect((await post(answerUrl, presentation)).status).toBe(503);
  methods.find = find;
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  expect((await look(url)).text).not.toContain("more times");
  expect((await post(answerUrl, presentation)).status).toBe(200);
  expect(await statusOf(id)).toMatchObject({ status: "PASS" });
  expect((await post(answerUrl, presentation)).status).toBe(404);
});

test("a fault while an answer is judged does not bring back a flow that another has replaced", async () => {
  const { id, url, link } = await begin();
  const { answerUrl, presentation } = present(link);
  const { verificationMethods: methods } = service.services;
  const find = methods.find.bind(methods);
  let newLink = "";
  methods.find = (context, name) => {
    const method = find(context, name);
    const finish = async () => {
      methods.find = find;
      newLink = await toWallet(url);
      throw new Error("a fault of our own");
    };
    return method && { ...method, finish };
  };
  expect((await post(answerUrl, presentation)).status).toBe(503);
  expect((await post(answerUrl, presentation)).status).toBe(404);
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  const again = present(newLink);
  expect((await post(again.answerUrl, again.presentation)).status).toBe(200);
});

test.each([
  ["no documents at all", vectors.refused["without documents"] ?? ""],
  ["a proof for another origin", vectors.accepted.adult],
  ["no presentation", ""],
])("%s proves nothing, and counts as an attempt", async (_what, presentation) => {
  const { id, url, link } = await begin();
  await post(present(link).answerUrl, presentation);
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  expect((await look(url)).text).toContain("You can try 2 more times");
});

test("a wallet whose owner declines costs no attempt, and none is asked for by GET", async () => {
  const { id, url, link } = await begin();
  const { pathname } = new URL(present(link).answerUrl);
  expect((await look(pathname)).status).toBe(405);
  await service.post(pathname, { error: "access_denied" });
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  expect((await look(url)).text).not.toContain("more times");
});
