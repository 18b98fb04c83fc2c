// Who may decide about a child: what a handed link proves, and what a mailed one does.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { EIGHT_IN_BRAZIL, GUARDIAN, challenged, consented } from "../../testing/arrange.js";
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

const { answer, linkTo, mailed, mailsTo, newestTo, upgrade, upgraded } = guardianSteps(
  () => service,
);

const statusOf = (challengeId: string, product = STARFALL) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

describe("a mailed link", () => {
  test("decides at once, by who reads the mail, without an address to type", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "one@example.com");
    const page = await openPage(service, link);
    expect(page.text).toContain("one@example.com");
    expect(page.text).not.toContain('type="email"');
    expect((await answer(link, CONSENT)).status).toBe(303);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("is another than the handed one, and stands in no answer of the API", async () => {
    const { challengeId, url = "" } = await challenged(service);
    const link = await mailed(challengeId, "two@example.com");
    expect(link).not.toBe(url);
    const challenge = await unwrap(service.as().getChallenge({ challengeId }));
    expect(JSON.stringify(challenge)).not.toContain(new URL(link).pathname.split("/").at(-1));
  });

  test("decides nothing by being opened, however often a scanner of mails does so", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "three@example.com");
    for (let count = 0; count < 3; count++) await openPage(service, link);
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  test("of one challenge proves nothing for another", async () => {
    const first = await challenged(service);
    const second = await challenged(service);
    const link = await mailed(first.challengeId, "four@example.com");
    const page = await openPage(service, link);
    const replayed = await postForm(service, second.url ?? "", {
      page,
      choices: Object.entries({ ...CONSENT, email: "four@example.com" }),
    });
    expect(replayed.status).toBe(403);
    expect(await statusOf(second.challengeId)).toMatchObject({ status: "PENDING" });
  });

  test("ends after 14 days, and leads to the latest challenge until then", async () => {
    const { challengeId } = await upgraded();
    const link = await mailed(challengeId, GUARDIAN);
    const next = await unwrap(
      service.as().upgradeSession({
        kuid: (await unwrap(service.as().getChallenge({ challengeId }))).kuid,
        requestedPermissions: [{ name: "voice-chat" }, { name: "ai-chat" }],
        priorChallengeId: challengeId,
      }),
    );
    expect("challengeId" in next).toBe(true);
    expect((await openPage(service, link)).text).toContain("choice-ai-chat");
    await service.advance({ days: 14 });
    expect((await openPage(service, link)).status).toBe(410);
  });
});

describe("a handed link", () => {
  test("does not show the address that the request was mailed to, nor whose children these are", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await mailed(challengeId, "hidden.name@example.com");
    const { text } = await openPage(service, url);
    expect(text).toContain("h...@example.com");
    expect(text).not.toContain("hidden.name");
  });

  test("waits for the button in the mail, which counts with what was chosen before", async () => {
    const { challengeId, url = "" } = await challenged(service);
    const done = await answer(url, {
      ...CONSENT,
      email: "five@example.com",
      permission: "ai-chat",
    });
    expect(done.status).toBe(303);
    expect(await statusOf(challengeId)).toEqual({
      challengeId,
      status: "IN_PROGRESS",
      awaiting: "guardian-confirmation",
    });
    expect((await unwrap(service.as().getChallenge({ challengeId }))).awaiting).toBe(
      "guardian-confirmation",
    );
    const waiting = await openPage(service, url);
    expect(waiting.text).toContain("f...@example.com");
    expect(waiting.text).not.toContain("five@example.com");
    const link = await linkTo("five@example.com");
    expect((await openPage(service, link)).text).toContain("Confirm your decision");
    expect((await answer(link, { pending: "confirm" })).status).toBe(303);
    const { sessionId } = (await statusOf(challengeId)) as { sessionId: string };
    const { permissions } = await unwrap(service.as().getSession({ sessionId }));
    expect(permissions).toContainEqual({
      name: "ai-chat",
      enabled: true,
      managedBy: "GUARDIAN",
    });
  });

  test("leads to a page that lists everything that is confirmed", async () => {
    const { url = "" } = await challenged(service);
    const { allowances = [], documents = [] } = service.product().config as unknown as {
      allowances?: { name: string }[];
      documents?: { name: string | { en: string }; version: string }[];
    };
    expect([allowances.length, documents.length].includes(0)).toBe(false);
    const asked = await openPage(service, url);
    await answer(url, {
      ...CONSENT,
      email: "all@example.com",
      permission: "ai-chat",
      "allowance-weekly-spend": "7",
    });
    const { text } = await openPage(service, await linkTo("all@example.com"));
    expect(asked.text).toContain('name="allowance-weekly-spend"');
    for (const shown of ["Chat with an AI", "Weekly spend: $7", "A child under 13 in California"])
      expect(text).toContain(shown);
    for (const { name, version } of documents) {
      expect(text).toContain(typeof name === "string" ? name : name.en);
      expect(text).toContain(`Version ${version}`);
    }
  });

  test("cannot confirm itself: the buttons of the mail do nothing there", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "six@example.com" });
    for (const pending of ["confirm", "approve", "refuse"]) await answer(url, { pending });
    await answer(url, CONSENT);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });
  });

  test("lets the address be corrected: the earlier mail then says that it was replaced", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "typo@example.com" });
    const earlier = await linkTo("typo@example.com");
    const malformed = await answer(url, { pending: "correct", email: "right@" });
    expect(malformed.status).toBe(422);
    await answer(url, { pending: "correct", email: "right@example.com" });
    const replaced = await openPage(service, earlier);
    expect(replaced.status).toBe(410);
    expect(replaced.text).toContain("There is a newer link");
    expect(replaced.text).toContain("the request continued with another email address");
    await answer(await linkTo("right@example.com"), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    expect((await service.recorded("consent")).at(-1)).toMatchObject({
      ...{ challengeId, assurance: "confirmed", channel: "handed-link" },
    });
  });

  test("leaves the link of the earlier mail working where it is sent again, and ends both at a corrected address", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "resent@example.com" });
    const earlier = await linkTo("resent@example.com");
    await service.advance({ minutes: 1 });
    await answer(url, { pending: "resend" });
    const later = await linkTo("resent@example.com");
    expect(later).not.toBe(earlier);
    for (const link of [earlier, later]) expect((await openPage(service, link)).status).toBe(200);
    await answer(url, { pending: "correct", email: "corrected@example.com" });
    for (const link of [earlier, later]) expect((await openPage(service, link)).status).toBe(410);
    await service.advance({ hours: 1 });
    await answer(url, { pending: "correct", email: "resent@example.com" });
    await answer(await linkTo("resent@example.com"), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("confirms by the link of the earlier mail after it was sent again", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "twice@example.com" });
    const earlier = await linkTo("twice@example.com");
    await answer(url, { pending: "resend" });
    await answer(earlier, { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("is confirmed in the language of its page, also once the address was corrected", async () => {
    const { url = "" } = await challenged(service);
    const [wrong, right] = ["wrong.lengua@example.com", "right.lengua@example.com"];
    await answer(url, { ...CONSENT, email: wrong }, { "Accept-Language": "es" });
    expect((await newestTo(wrong)).html).toContain('<html lang="es"');
    await answer(url, { pending: "correct", email: right });
    expect((await newestTo(right)).html).toContain('<html lang="es"');
  });

  test("mails three confirmations an hour, and then asks for patience", async () => {
    const { url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "seven@example.com" });
    await answer(url, { pending: "resend" });
    await answer(url, { pending: "resend" });
    const patience = await answer(url, { pending: "resend" });
    expect(patience.status).toBe(422);
    const [above, below] = patience.text.split("Is the address wrong?");
    expect(above).toContain("several emails");
    expect(below).not.toContain("several emails");
    expect(await mailsTo("seven@example.com")).toHaveLength(3);
    await service.advance({ hours: 1 });
    expect((await answer(url, { pending: "resend" })).status).toBe(303);
  });

  test("of a decision that no one confirmed for a day asks anew", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "eight@example.com" });
    const link = await linkTo("eight@example.com");
    await service.advance({ days: 1 });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await answer(link, { pending: "confirm" })).status).toBe(303);
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, url)).text).toContain('name="decision"');
  });

  test("of a decision whose day is over confirms nothing, also before that was noticed", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "late@example.com" });
    const link = await linkTo("late@example.com");
    service.clock.advanceTo(service.clock.now() + 86_400_000);
    await answer(link, { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS" });
    const { text } = await openPage(service, link);
    expect(text).toContain('name="decision"');
    expect(text).not.toContain('value="confirm"');
  });

  test("is enough where the product asks for a statement alone", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
    expect((await openPage(service, url)).text).not.toContain("What we ask of you");
    await answer(url, { ...CONSENT, email: "nine@example.com" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
  });

  test("lets a guardian on file decide, however many emails were sent to them", async () => {
    const email = "many.mails@example.com";
    const { challengeId, url = "" } = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
    await answer(url, { ...CONSENT, email });
    const { sessionId = "" } = await statusOf(challengeId, PEBBLE);
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions: [{ name: "mods" }] }),
    );
    if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
    for (let count = 0; count < 5; count++) {
      const other = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
      await service.as(PEBBLE).sendChallengeEmail({ challengeId: other.challengeId, email });
    }
    const stranger = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
    expect((await answer(stranger.url ?? "", { ...CONSENT, email })).status).toBe(422);
    const choices = { ...CONSENT, "choice-mods": "allow", address: "other", email };
    expect((await answer(asked.url ?? "", choices)).status).toBe(303);
    expect(await statusOf(asked.challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
  });

  test("is not enough where the law asks for reasonable efforts, and the page says so before", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    expect((await openPage(service, url)).text).toContain("we email you a link to confirm");
    await answer(url, { ...CONSENT, email: "nine.plus@example.com" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({
      status: "IN_PROGRESS",
      awaiting: "guardian-confirmation",
    });
  });

  test("leads to a proof of being an adult where the law asks for it, and the page names the law", async () => {
    const child = { jurisdiction: "KR", age: 9 };
    const { challengeId, url = "" } = await challenged(service, ACCOUNT, child);
    const law = "Personal Information Protection Act, children under 14";
    expect((await openPage(service, url)).text).toContain(`This law asks for it: ${law}.`);
    const link = await mailed(challengeId, "proof@example.com", ACCOUNT);
    await answer(link, CONSENT);
    expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({
      awaiting: "guardian-verification",
    });
    const begun = await answer(link, { pending: "verify" });
    await answer(String(begun.headers["location"]), { persona: "adult" });
    expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
  });

  test("is not verified by an estimate where the law asks for more, not even by an earlier one", async () => {
    const { config } = service.product(ACCOUNT);
    const providers = { face: { kind: "simulated", estimates: true, assurance: "estimated" } };
    const applied = (guardianAssurance: string, trustedAdult: string[]) => {
      const verification = { trustedAdult };
      const file = { ...config, providers, verification, guardianAssurance };
      return service.apply(JSON.stringify(file));
    };
    const email = "estimated@example.com";
    const decide = async (child: Schemas["AgeGateQuestion"]) => {
      const { challengeId } = await challenged(service, ACCOUNT, child);
      const link = await mailed(challengeId, email, ACCOUNT);
      await answer(link, CONSENT);
      return { challengeId, link };
    };
    try {
      await applied("verified", ["face"]);
      const there = await decide(EIGHT_IN_BRAZIL);
      const begun = await answer(there.link, { pending: "verify" });
      await answer(String(begun.headers["location"]), { persona: "adult" });
      expect(await statusOf(there.challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
      const { challengeId, link } = await decide({ jurisdiction: "KR", age: 9 });
      expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({
        awaiting: "guardian-verification",
      });
      expect((await openPage(service, link)).text).toContain("There is no way to do this here");
      await applied("verified", ["face", "simulated"]);
      const again = await answer(link, { pending: "verify" });
      await answer(String(again.headers["location"]), { persona: "adult" });
      expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });

  test("is enough to decline, without an address", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { decision: "decline" });
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "denied-by-guardian" });
  });
});

describe("a form with errors", () => {
  test("is shown again by a redirect, with what was typed, to no one without its address", async () => {
    const { url = "" } = await challenged(service);
    const page = await openPage(service, url);
    const path = new URL(url).pathname;
    const nonce = /name="nonce" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const sent = await service.send({
      method: "POST",
      path,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ nonce, ...CONSENT, email: "half@typed" }).toString(),
    });
    expect(sent.status).toBe(303);
    const again = String(sent.headers["location"]);
    for (let reload = 0; reload < 2; reload++)
      expect((await service.get(again)).text).toContain('value="half@typed"');
    expect(again).not.toContain("half");
    expect((await service.get(path)).text).not.toContain("half@typed");
    const { url: other = "" } = await challenged(service);
    const elsewhere = new URL(other).pathname + new URL(again, service.baseUrl).search;
    expect((await service.get(elsewhere)).text).not.toContain("half@typed");
  });
});

describe("a page that refuses", () => {
  test("may be framed by the product, once the link says whose it is, and offers other ways", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "framed@example.com");
    await service.advance({ days: 14 });
    const expired = await openPage(service, link);
    expect(expired.status).toBe(410);
    expect(expired.headers["content-security-policy"]).toMatch(/frame-ancestors https:/);
    expect(expired.text).toContain('href="/code"');
    const unknown = await openPage(service, `${service.baseUrl}/widgets/consent/${"A".repeat(22)}`);
    expect(unknown.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(unknown.text).toContain('href="/family"');
  });
});

describe("“This is not my child”", () => {
  test("from a mail stops mail about that child to that address, and no page tells", async () => {
    const { challengeId, kuid } = await challenged(service);
    await answer(await mailed(challengeId, "stranger@example.com"), { decision: "not-my-child" });
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "not-my-child" });
    expect(await service.recorded("guardian-left")).toEqual([]);
    const again = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
    const next = again.status === "CHALLENGE" ? again.challenge : undefined;
    const refused = await service
      .as()
      .sendChallengeEmail({ challengeId: next?.challengeId ?? "", email: "stranger@example.com" });
    expect(refused.error).toMatchObject({ code: "CONFLICT" });
    const before = await mailsTo("stranger@example.com");
    const sent = await answer(next?.url ?? "", { ...CONSENT, email: "stranger@example.com" });
    expect(sent.status).toBe(303);
    expect(await mailsTo("stranger@example.com")).toEqual(before);
    for (const email of [
      "Stranger@example.com",
      "stranger+1@example.com",
      "ｓtranger@example.com",
    ]) {
      const { error } = await service
        .as()
        .sendChallengeEmail({ challengeId: next?.challengeId ?? "", email });
      expect(error).toMatchObject({ code: "CONFLICT" });
    }
  });

  test("by a guardian on file ends what they are to the child, which the ledger records", async () => {
    const { session } = await consented(service, STARFALL, "mistaken@example.com");
    const { sessionId, kuid } = session;
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await answer(await mailed(challengeId, "mistaken@example.com"), { decision: "not-my-child" });
    const [joined] = (await service.recorded("guardian-joined")).filter(
      (entry) => entry["kuid"] === kuid,
    );
    expect(await service.recorded("guardian-left")).toEqual([
      expect.objectContaining({ kuid, guardian: joined?.["guardian"], by: "guardian-page" }),
    ]);
    const asked = await upgrade(sessionId, "voice-chat");
    const { error } = await service.as().sendChallengeEmail({ challengeId: asked.challengeId });
    expect(error?.code).toBe("INVALID_EMAIL");
  });

  test("from a handed link stops nothing", async () => {
    const { challengeId, kuid, url = "" } = await challenged(service);
    await mailed(challengeId, "parent@example.com");
    await answer(url, { decision: "not-my-child" });
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "not-my-child" });
    const again = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
    const next = again.status === "CHALLENGE" ? again.challenge.challengeId : "";
    await mailed(next, "parent@example.com");
    expect(await mailsTo("parent@example.com")).toHaveLength(2);
  });
});
