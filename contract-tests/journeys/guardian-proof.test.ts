// Who may decide about a child: what a handed link proves, what a mailed one does, and whom guardians on file let in.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, challenged, consented } from "../../testing/arrange.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// An address gets five mails an hour at most.
afterEach(() => service.advance({ hours: 1 }));

const CHILDS_OWN = "child@example.com";
const OTHER = "other.parent@example.com";

type Choices = Record<string, string>;

async function answer(url: string, choices: Choices) {
  const page = await openPage(service, url);
  return postForm(service, url, { page, choices: Object.entries(choices) });
}

const CONSENT = { decision: "consent", adult: "yes" };

const mailsTo = async (email: string) => (await mailbox(service)).filter(({ to }) => to === email);

/** The link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /http\S+/.exec(String(mail?.["text"]))?.[0] ?? "";
}

const statusOf = (challengeId: string, product = STARFALL) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

const mailed = async (challengeId: string, email: string, product = STARFALL) => {
  await unwrap(service.as(product).sendChallengeEmail({ challengeId, email }));
  return linkTo(email);
};

/** A consented child of GUARDIAN, who is asked for one more permission. */
async function upgraded() {
  const { session } = await consented(service);
  const { sessionId, kuid } = session;
  const result = await unwrap(
    service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
  );
  if (!("challengeId" in result)) throw new Error("The upgrade asked for no consent.");
  return { sessionId, kuid, challengeId: result.challengeId, url: result.url ?? "" };
}

const ALLOW = { ...CONSENT, "choice-voice-chat": "allow" };

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
      documents?: { name: string; version: string }[];
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
    for (const shown of ["Chat with an AI", "Weekly spend: 7", "A child under 13 in California"])
      expect(text).toContain(shown);
    for (const { name, version } of documents) {
      expect(text).toContain(name);
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
    await answer(await linkTo("right@example.com"), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("mails three confirmations an hour, and then asks for patience", async () => {
    const { url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "seven@example.com" });
    await answer(url, { pending: "resend" });
    await answer(url, { pending: "resend" });
    expect((await answer(url, { pending: "resend" })).status).toBe(422);
    expect(await mailsTo("seven@example.com")).toHaveLength(3);
    await service.advance({ hours: 1 });
    expect((await answer(url, { pending: "resend" })).status).toBe(303);
  });

  test("of a decision that nobody confirmed for a day asks anew", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { ...CONSENT, email: "eight@example.com" });
    const link = await linkTo("eight@example.com");
    await service.advance({ days: 1 });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await answer(link, { pending: "confirm" })).status).toBe(303);
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, url)).text).toContain('name="decision"');
  });

  test("is enough where the product asks for a statement alone", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    await answer(url, { ...CONSENT, email: "nine@example.com" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
  });

  test("is enough to decline, without an address", async () => {
    const { challengeId, url = "" } = await challenged(service);
    await answer(url, { decision: "decline" });
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "denied-by-guardian" });
  });
});

describe("a child who has a guardian", () => {
  test("does not get another by an address of their own", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: CHILDS_OWN });
    await answer(await linkTo(CHILDS_OWN), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({
      status: "IN_PROGRESS",
      awaiting: "guardian-approval",
    });
    const { permissions } = await unwrap(service.as().getSession({ sessionId }));
    expect(permissions.find(({ name }) => name === "voice-chat")?.enabled).toBe(false);
  });

  test("gets a second one whom the first approves, and then both are asked", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    const link = await linkTo(GUARDIAN);
    const page = await openPage(service, link);
    expect(page.text).toContain(OTHER);
    await answer(link, { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const next = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "ai-chat" }] }),
    );
    const before = (await mailbox(service)).length;
    await unwrap(
      service
        .as()
        .sendChallengeEmail({ challengeId: "challengeId" in next ? next.challengeId : "" }),
    );
    const fresh = (await mailbox(service)).slice(0, (await mailbox(service)).length - before);
    expect(fresh.map(({ to }) => to).sort()).toEqual([GUARDIAN, OTHER].sort());
  });

  test("does not get one whom the first refuses", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await answer(await linkTo(GUARDIAN), { pending: "refuse" });
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "guardian-refused",
    });
  });

  test("does not get one whom nobody approves in 14 days", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await service.advance({ days: 14 });
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "guardian-refused",
    });
  });

  test("is decided about by a guardian on file alone, by the link in their mail", async () => {
    const { challengeId } = await upgraded();
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    await answer(await linkTo(GUARDIAN), ALLOW);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("does not get one by a guardian who has left since they were asked", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    const link = await linkTo(GUARDIAN);
    const page = await openPage(service, link);
    const next = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "ai-chat" }] }),
    );
    const nextId = "challengeId" in next ? next.challengeId : "";
    await answer(await mailed(nextId, GUARDIAN), { decision: "not-my-child" });
    await postForm(service, link, { page, choices: [["pending", "approve"]] });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    expect((await openPage(service, link)).status).toBe(410);
  });

  test("may be decided about by one of them while somebody new is waited for", async () => {
    const { challengeId, url } = await upgraded();
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    const own = await linkTo(GUARDIAN);
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await answer(own, { ...CONSENT, "choice-voice-chat": "deny" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const late = await openPage(service, await linkTo(OTHER));
    expect(late.text).not.toContain("Confirm your decision");
  });

  test("has four guardians at most, and a fifth is told so with nothing changed", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const permissions = ["voice-chat", "ai-chat", "text-chat-private", "text-chat-public"];
    for (const [nth, name] of permissions.entries()) {
      const result = await unwrap(
        service.as().upgradeSession({ sessionId, requestedPermissions: [{ name }] }),
      );
      if (!("challengeId" in result)) throw new Error(`${name} asked for no consent.`);
      const form = { ...CONSENT, [`choice-${name}`]: "allow", address: "other" };
      const email = `guardian-${nth}@example.com`;
      const sent = await answer(result.url ?? "", { ...form, email });
      if (nth < 3) {
        await answer(await linkTo(email), { pending: "confirm" });
        await answer(await linkTo(GUARDIAN), { pending: "approve" });
        expect(await statusOf(result.challengeId)).toMatchObject({ status: "PASS" });
      } else {
        expect(sent.status).toBe(422);
        expect(sent.text).toContain("already has 4 guardians");
        expect(await statusOf(result.challengeId)).toEqual({
          challengeId: result.challengeId,
          status: "IN_PROGRESS",
        });
      }
    }
  });
});

describe("of two guardians who answer", () => {
  test("the second learns who was first, when, and how to change it", async () => {
    for (const [choices, words] of [
      [CONSENT, "gave consent on"],
      [{ decision: "decline" }, "declined on"],
    ] as const) {
      const { challengeId } = await challenged(service);
      const first = await mailed(challengeId, "first@example.com");
      const second = await mailed(challengeId, "second@example.com");
      const page = await openPage(service, second);
      await answer(first, choices);
      const late = await postForm(service, second, { page, choices: Object.entries(CONSENT) });
      expect(late.status).toBe(409);
      for (const { text } of [late, await openPage(service, second)]) {
        expect(text).toContain("Another guardian has already decided");
        expect(text).toContain(`f...@example.com ${words}`);
      }
      expect((await openPage(service, first)).text).not.toContain("Another guardian");
    }
  });
});

describe("a form with errors", () => {
  test("is shown again by a redirect, with what was typed, to nobody without its address", async () => {
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
  });

  test("from a handed link stops nothing", async () => {
    const { challengeId, kuid, url = "" } = await challenged(service);
    await mailed(challengeId, "parent@example.com");
    await answer(url, { decision: "not-my-child" });
    const again = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
    const next = again.status === "CHALLENGE" ? again.challenge.challengeId : "";
    await mailed(next, "parent@example.com");
    expect(await mailsTo("parent@example.com")).toHaveLength(2);
  });
});

describe("a product that asks for verified guardians", () => {
  beforeAll(() =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      guardianAssurance: { default: attested, US: verified }
      guardianVerificationDays: 30
      permissions: [{ name: join-groups }, { name: mods }]`),
  );

  const verified = async (email: string, persona: string) => {
    const { challengeId } = await challenged(service, PEBBLE);
    const link = await mailed(challengeId, email, PEBBLE);
    await answer(link, CONSENT);
    const begun = await answer(link, { pending: "verify" });
    const url = new URL(String(begun.headers["location"]), service.baseUrl).href;
    await answer(url, { persona });
    return { challengeId, link, url };
  };

  test("lets a decision count once the one who decided has shown to be an adult", async () => {
    const { challengeId } = await verified("adult@example.com", "adult");
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
    const next = await challenged(service, PEBBLE);
    await answer(await mailed(next.challengeId, "adult@example.com", PEBBLE), CONSENT);
    expect(await statusOf(next.challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
    await service.advance({ days: 30 });
    const later = await challenged(service, PEBBLE);
    await answer(await mailed(later.challengeId, "adult@example.com", PEBBLE), CONSENT);
    expect(await statusOf(later.challengeId, PEBBLE)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test.each(["teen", "child"])("counts no decision of a %s", async (persona) => {
    const { challengeId, url } = await verified(`${persona}@example.com`, persona);
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("takes three attempts that show nothing, and no fourth: the decision is dropped", async () => {
    const { challengeId, url } = await verified("unclear@example.com", "inconclusive");
    await answer(url, { persona: "inconclusive" });
    await answer(url, { persona: "inconclusive" });
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId, PEBBLE)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  /** Begins again from the mail. Returns the address of the page, as the browser is led there. */
  const again = async (link: string) => {
    const begun = await answer(link, { pending: "verify" });
    return new URL(String(begun.headers["location"]), service.baseUrl).href;
  };

  test("leads to the verification that was begun, and counts the attempts of all of them", async () => {
    const { challengeId, link, url } = await verified("retries@example.com", "inconclusive");
    expect(await again(link)).toBe(url);
    await answer(url, { persona: "teen" });
    const second = await again(link);
    expect(second).not.toBe(url);
    await answer(second, { persona: "child" });
    expect(await statusOf(challengeId, PEBBLE)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, second)).text).toContain("Another adult can decide");
    // Who decides again has no attempt left.
    await answer(link, CONSENT);
    expect(await again(link)).not.toContain("/widgets/verify/");
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("takes nothing more after an attempt at fraud", async () => {
    const { challengeId, link, url } = await verified("fraud@example.com", "fraudulent");
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId, PEBBLE)).toEqual({ challengeId, status: "IN_PROGRESS" });
    await answer(link, CONSENT);
    expect(await again(link)).not.toContain("/widgets/verify/");
  });

  test("takes nothing from a verification that was not finished within 14 days", async () => {
    const { challengeId, url } = await verified("slow@example.com", "inconclusive");
    await service.advance({ days: 14 });
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId, PEBBLE)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, url)).text).toContain("This did not work");
  });

  test("leads on from the mail in which the decision was confirmed", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    await answer(url, { ...CONSENT, email: "leads.on@example.com" });
    const link = await linkTo("leads.on@example.com");
    await answer(link, { pending: "confirm" });
    const begun = await answer(link, { pending: "verify" });
    const page = new URL(String(begun.headers["location"]), service.baseUrl).href;
    expect(page).toContain("/widgets/verify/");
    await answer(page, { persona: "adult" });
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({ status: "PASS" });
  });

  test("offers nothing to verify to who holds the handed link", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    await answer(url, { ...CONSENT, email: "handed@example.com" });
    await answer(await linkTo("handed@example.com"), { pending: "confirm" });
    const sent = await answer(url, { pending: "verify" });
    expect(String(sent.headers["location"])).not.toContain("/verify/");
    expect(await statusOf(challengeId, PEBBLE)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });
});
