// Twenty ways by which a child or a stranger could become a guardian, or decide as one. Each is refused.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, challenged, consented } from "../../testing/arrange.js";
import type { Response } from "../../testing/caller.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { openPage, postForm } from "../../testing/pages.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const CHILDS_OWN = "child@example.com";
const FATHER = "father@example.com";
const ALLOW = { ...CONSENT, "choice-online-status": "allow" };
const AS_ANOTHER = { ...ALLOW, address: "other" };

type Fields = Record<string, string>;

const submit = (url: string, page: Response, fields: Fields, headers: Fields = {}) =>
  postForm(service, url, { page, choices: Object.entries(fields), headers });

const { answer, linkTo, mailed, mailsTo, upgrade } = guardianSteps(() => service);

const statusOf = (challengeId: string, product = STARFALL) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

/** Requests voice chat for a child of GUARDIAN. */
async function upgraded() {
  const { session } = await consented(service);
  const { sessionId, kuid } = session;
  return { sessionId, kuid, ...(await upgrade(sessionId, "online-status")) };
}

async function isOn(sessionId: string, wanted: string): Promise<boolean | undefined> {
  const { permissions } = await unwrap(service.as().getSession({ sessionId }));
  return permissions.find(({ name }) => name === wanted)?.enabled;
}

/** Adds another guardian, whom the first approves. */
async function joined(sessionId: string, permission: string, email: string): Promise<void> {
  const { challengeId, url } = await upgrade(sessionId, permission);
  await answer(url, {
    ...CONSENT,
    [`choice-${permission}`]: "allow",
    address: "other",
    email,
  });
  await answer(await linkTo(email), { pending: "confirm" });
  await answer(await linkTo(GUARDIAN), { pending: "approve" });
  expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
}

/** Lets another product of the organisation request consent for the child by mail. Returns the challenge. */
async function askedByAccount(kuid: string, email: string): Promise<string> {
  const client = service.as(ACCOUNT);
  const asked = await unwrap(client.checkAge({ jurisdiction: "US-CA", kuid }));
  if (asked.status !== "CHALLENGE") throw new Error("The other product asked for no consent.");
  const { challengeId } = asked.challenge;
  await unwrap(client.sendChallengeEmail({ challengeId, email }));
  return challengeId;
}

/** Returns the values of the addresses that a page offers. */
const offeredAddresses = async (url: string) =>
  [...(await openPage(service, url)).text.matchAll(/name="address"\s+value="([^"]+)"/g)].map(
    ([, value = ""]) => value,
  );

const confirmation = { awaiting: "guardian-confirmation" };
const approval = { awaiting: "guardian-approval" };

describe("a child", () => {
  test("1. who types an address on the handed link has decided nothing", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: CHILDS_OWN });
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS", ...confirmation });
    expect((await openPage(service, `${url}/done`)).headers["location"]).toBeDefined();
  });

  test("2. who types the code of the screen comes to a page that proves nothing either", async () => {
    const { challengeId, oneTimePassword = "" } = await challenged(service);
    const code = `${service.baseUrl}/code`;
    const entered = await answer(code, { code: oneTimePassword });
    const url = new URL(String(entered.headers["location"]), service.baseUrl).href;
    await answer(url, { ...CONSENT, email: CHILDS_OWN });
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS", ...confirmation });
  });

  test("3. who has a guardian, and an address of their own, waits for that guardian's approval", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...AS_ANOTHER, email: CHILDS_OWN });
    await answer(await linkTo(CHILDS_OWN), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject(approval);
    expect(await isOn(sessionId, "online-status")).toBe(false);
  });

  test("4. cannot approve themselves by the links that they hold", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...AS_ANOTHER, email: CHILDS_OWN });
    const own = await linkTo(CHILDS_OWN);
    await answer(own, { pending: "confirm" });
    for (const link of [own, url]) {
      await answer(link, { pending: "approve" });
      await answer(link, { pending: "confirm" });
      await answer(link, ALLOW);
    }
    expect(await statusOf(challengeId)).toMatchObject(approval);
  });

  test("5. whose game mails the request to the child's own address waits for approval all the same", async () => {
    const { challengeId, sessionId } = await upgraded();
    await answer(await mailed(challengeId, CHILDS_OWN), ALLOW);
    expect(await statusOf(challengeId)).toMatchObject(approval);
    expect(await isOn(sessionId, "online-status")).toBe(false);
  });

  test("6. does not slip in behind the approval that a guardian is reading", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    const own = await mailed(challengeId, CHILDS_OWN);
    await answer(url, { ...AS_ANOTHER, email: FATHER });
    await answer(await linkTo(FATHER), { pending: "confirm" });
    const link = await linkTo(GUARDIAN);
    const aboutFather = await openPage(service, link);
    expect(aboutFather.text).toContain(FATHER);
    await answer(own, ALLOW);
    const pressed = await submit(link, aboutFather, { pending: "approve" });
    expect(pressed.status).toBe(403);
    expect(await statusOf(challengeId)).toMatchObject(approval);
    expect(await isOn(sessionId, "online-status")).toBe(false);
  });

  test("7. gains nothing by a decision of their own that waits while the parent becomes the guardian", async () => {
    const { challengeId: early, url = "", kuid } = await challenged(service);
    await answer(url, { ...CONSENT, email: CHILDS_OWN });
    const own = await linkTo(CHILDS_OWN);
    const challengeId = await askedByAccount(kuid, GUARDIAN);
    await answer(await linkTo(GUARDIAN), CONSENT);
    expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
    await answer(own, { pending: "confirm" });
    expect(await statusOf(early)).toMatchObject(approval);
  });

  test("8. does not get a product that asks for a statement alone past the guardian on file", async () => {
    const client = service.as(PEBBLE);
    const { session } = await consented(service, PEBBLE);
    const requestedPermissions = [{ name: "mods" }];
    const asked = await unwrap(
      client.upgradeSession({ sessionId: session.sessionId, requestedPermissions }),
    );
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    const { challengeId, url = "" } = asked;
    const typed = { ...CONSENT, "choice-mods": "allow", address: "other", email: CHILDS_OWN };
    await answer(url, typed);
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject(confirmation);
    await answer(await linkTo(CHILDS_OWN), { pending: "confirm" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject(approval);
  });

  test("9. cannot send the parent's decision elsewhere once the parent has confirmed it", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: (await offeredAddresses(url))[0] ?? "" });
    expect(await statusOf(challengeId)).toMatchObject(confirmation);
    const waiting = await openPage(service, url);
    await answer(await linkTo(GUARDIAN), { pending: "confirm" });
    const late = await submit(url, waiting, { pending: "correct", email: CHILDS_OWN });
    expect(late.status).toBe(409);
    expect(await isOn(sessionId, "online-status")).toBe(true);
    expect(await linkTo(CHILDS_OWN)).not.toContain(url);
  });

  test("10. does not find out the guardian's address by the page", async () => {
    const { url } = await upgraded();
    const [known = "", other] = await offeredAddresses(url);
    expect(other).toBe("other");
    expect((await openPage(service, url)).text).not.toContain(GUARDIAN);
    // Its value is not an address, and another spelling of the address selects nothing.
    const missing = await answer(url, { ...ALLOW, address: GUARDIAN });
    expect(missing.text).toContain("Enter your email address.");
    await answer(url, { ...ALLOW, address: known });
    const waiting = await openPage(service, url);
    expect(waiting.text).toContain("g...@example.com");
    expect(waiting.text).not.toContain(GUARDIAN);
  });
});

describe("a stranger", () => {
  test("11. who replays a form that was used, or sends one without a nonce, changes nothing", async () => {
    const { challengeId, url = "" } = await challenged(service);
    const page = await openPage(service, url);
    await submit(url, page, { ...CONSENT, email: "not an address" });
    const replayed = await submit(url, page, { ...CONSENT, email: CHILDS_OWN });
    expect(replayed.status).toBe(403);
    const bare = await service.post(new URL(url).pathname, { ...CONSENT, email: CHILDS_OWN });
    expect(bare.status).toBe(403);
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  test("12. cannot use what proves one request for another, nor for another product's", async () => {
    const first = await challenged(service);
    const page = await openPage(service, await mailed(first.challengeId, "one@example.com"));
    for (const product of [STARFALL, PEBBLE]) {
      const { challengeId, url = "" } = await challenged(service, product);
      const replayed = await submit(url, page, { ...CONSENT, email: "one@example.com" });
      expect(replayed.status).toBe(403);
      expect(await statusOf(challengeId, product)).toMatchObject({ status: "PENDING" });
    }
  });

  test("13. who guesses tokens finds no page, and the link's own token with one letter changed is none", async () => {
    const { url = "", challengeId } = await challenged(service);
    const link = await mailed(challengeId, "guess@example.com");
    for (const known of [url, link]) {
      const flipped = known.slice(0, -1) + (known.endsWith("A") ? "Q" : "A");
      expect((await openPage(service, flipped)).status).toBe(404);
    }
    expect(
      (await openPage(service, `${service.baseUrl}/widgets/consent/${challengeId}`)).status,
    ).toBe(404);
  });

  test("14. finds an expired link closed for looking and for deciding", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "late@example.com");
    const page = await openPage(service, link);
    await service.advance({ days: 14 });
    expect((await openPage(service, link)).status).toBe(410);
    expect((await submit(link, page, CONSENT)).status).toBe(410);
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS" });
  });

  test("15. whose address was a slip of the pen can neither confirm nor see what was decided", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "slip@example.com" });
    const link = await linkTo("slip@example.com");
    const page = await openPage(service, link);
    await answer(url, { pending: "correct", email: "right@example.com" });
    for (const late of [{ pending: "confirm" }, { decision: "not-my-child" }, CONSENT]) {
      expect((await submit(link, page, late)).status).toBe(410);
      expect(await statusOf(challengeId)).toMatchObject(confirmation);
    }
    await answer(await linkTo("right@example.com"), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const later = await openPage(service, link);
    expect(later.status).toBe(410);
    expect(later.text).not.toContain("What is on now");
  });

  test("16. moves nothing by HEAD, by fetching ahead, or by opening every link as scanners of mails do", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "scanned@example.com");
    const path = new URL(link).pathname;
    await service.send({ method: "HEAD", path });
    await service.get(path, { "Sec-Purpose": "prefetch;prerender" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "PENDING" });
    for (const rest of ["", "/done", "?decision=consent&adult=yes", "?pending=confirm"])
      await service.get(path + rest);
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  test("17. has no form sent from another website", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "framed@example.com");
    const page = await openPage(service, link);
    const foreign: Fields[] = [
      { Origin: "https://elsewhere.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign)
      expect((await submit(link, page, CONSENT, headers)).status).toBe(403);
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS" });
  });

  test("18. is not another guardian by another spelling of an address, and not the same by a lookalike", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...AS_ANOTHER, email: "Guardian@EXAMPLE.com" });
    const [mail] = await mailsTo("Guardian@EXAMPLE.com");
    expect(mail).toBeDefined();
    await answer(await linkTo("Guardian@EXAMPLE.com"), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    for (const lookalike of ["gu\u0430rdian@example.com", "guardian@ex\u0430mple.com"]) {
      const next = await upgraded();
      const refused = await answer(next.url, { ...AS_ANOTHER, email: lookalike });
      expect(refused.text).toContain("Enter an email address such as");
      expect(await statusOf(next.challengeId)).toMatchObject({ status: "IN_PROGRESS" });
    }
    const tagged = await upgraded();
    await answer(tagged.url, { ...AS_ANOTHER, email: "guardian+game@example.com" });
    await answer(await linkTo("guardian+game@example.com"), { pending: "confirm" });
    expect(await statusOf(tagged.challengeId)).toMatchObject(approval);
  });

  test("19. who said “not my child” is not mailed about that child again, and is not a guardian by it", async () => {
    const { challengeId, kuid } = await challenged(service);
    const stranger = "stranger@example.com";
    await answer(await mailed(challengeId, stranger), { decision: "not-my-child" });
    const again = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
    const next = again.status === "CHALLENGE" ? again.challenge : undefined;
    const mails = await mailsTo(stranger);
    await answer(next?.url ?? "", { ...CONSENT, email: stranger });
    expect(await mailsTo(stranger)).toEqual(mails);
    expect(await statusOf(next?.challengeId ?? "")).toMatchObject(confirmation);
  });

  test("20. is not let in as a fifth, not even by a decision that was made while there was room", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    await joined(sessionId, "ai-chat", "second@example.com");
    await joined(sessionId, "text-chat-private", "third@example.com");
    const early = await upgrade(sessionId, "online-status");
    await answer(early.url, { ...AS_ANOTHER, email: "fifth@example.com" });
    const own = await linkTo("fifth@example.com");
    const challengeId = await askedByAccount(session.kuid, "fourth@example.com");
    await answer(await linkTo("fourth@example.com"), CONSENT);
    await answer(await linkTo(GUARDIAN), { pending: "approve" });
    expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
    const refused = await answer(own, { pending: "confirm" });
    expect(refused.text).toContain("already has 4 guardians");
    expect(await statusOf(early.challengeId)).toMatchObject(confirmation);
  });
});
