import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { addressesOnFile } from "../../actions/guardian/guardians-on-file.js";
import { grantConsent } from "../../actions/consent/grant-consent.js";
import { readChoices } from "../../actions/consent/read-choices.js";
import { revokeSession } from "../../actions/session/revoke-session.js";
import { contextFor } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { readProductFile } from "../../products/read.js";
import { applyProduct } from "../../products/apply.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { leadsTo } from "../../../testing/guardian-scenes.js";
import { ledgerEntries } from "../../../testing/ledger.js";
import { findSession } from "../../store/sessions/queries.js";
import { type Form } from "../../../testing/caller.js";
import { START, startPageServer, type PageServer } from "../../../testing/page-server.js";
import { hiddenFields, mailbox } from "../../../testing/pages.js";
import { PEBBLE, STARFALL } from "../../../testing/service.js";
import { mailedPath } from "../../../testing/mailed-link.js";

const DAY = 86_400_000;
const SAM = "sam@family.example";
const consent = { decision: "consent", adult: "yes" };

let pages: PageServer;
beforeAll(async () => void (pages = await startPageServer()));
afterAll(() => pages.stop());

const contextOf = ({ productId, mode }: Challenge) => contextFor(pages.services, productId, mode);

const mailedPaths = new Map<string, string>();

/** Returns the path of the link that was mailed to Sam. */
async function mailed(challenge: Challenge): Promise<string> {
  const path =
    mailedPaths.get(challenge.challengeId) ?? (await mailedPath(pages.services, challenge, SAM));
  mailedPaths.set(challenge.challengeId, path);
  return path;
}

/** Opens the page of a challenge from a mail and posts a choice. */
async function answer(challenge: Challenge, form: Form, headers: Record<string, string> = {}) {
  const path = await mailed(challenge);
  const page = await pages.get(path);
  return pages.post(path, { ...hiddenFields(page.text), ...form }, headers);
}

const onFile = (challenge: Challenge) => addressesOnFile(contextOf(challenge), challenge.kuid);

async function enabledOf(challenge: Challenge) {
  const { sessionId } = await pages.read(challenge);
  const session = await findSession(pages.services.store, {
    ...challenge,
    sessionId: sessionId ?? "",
  });
  return Object.entries(session?.settings ?? {}).flatMap(([name, setting]) =>
    setting === "guardian-on" ? [name] : [],
  );
}

async function entriesOf({ challengeId }: Challenge) {
  const entries = await ledgerEntries(pages.services.store);
  return entries.filter((entry) => entry["challengeId"] === challengeId);
}

const switchesOn = (page: string) =>
  [...page.matchAll(/name="permission"\s+value="([\w-]+)"\s+checked/g)].map(([, name]) => name);
/** Returns the permissions that are chosen by one of two buttons. */
const choices = (page: string) => [
  ...new Set([...page.matchAll(/name="choice-([\w-]+)"/g)].map(([, name]) => name)),
];
const switches = (page: string) =>
  [...page.matchAll(/name="permission"\s+value="([\w-]+)"/g)].map(([, name]) => name);

describe("the consent page", () => {
  test("says who asks, for whom and why, and nothing that names the child", async () => {
    const challenge = await pages.mint();
    const { status, text: body } = await pages.get(pages.linkOf(challenge));
    expect(status).toBe(200);
    expect(body).toContain("<strong>Starfall</strong>");
    expect(body).toContain("A child under 13 in California, United States");
    expect(body).toContain(`Your child, 8 …${challenge.kuid.slice(-4).toUpperCase()}`);
    expect(body).not.toContain("2018-05-05");
    expect(body).not.toContain(challenge.kuid);
    expect(body).not.toContain(challenge.challengeId);
  });

  test("names the law that asks for it, and where none does says that the product asks", async () => {
    const bodyOf = async (born: string, jurisdiction = "US-CA", name = "in-game-purchases") => {
      const evidence = { dateOfBirth: born };
      const asked = { evidence, jurisdiction, requestedPermissions: [name] };
      return (await pages.get(pages.linkOf(await pages.mint(asked)))).text;
    };
    const coppa = "The law: Children&#39;s Online Privacy Protection Act and Rule";
    expect(await bodyOf("2014-05-05")).toContain(coppa);
    const ofFourteen = await bodyOf("2012-05-05");
    expect(ofFourteen).not.toContain("Privacy Protection Act");
    expect(ofFourteen).not.toContain("COPPA");
    expect(ofFourteen).toContain("Starfall asks for this. The law does not.");
    const chat = await bodyOf("2012-05-05", "BR", "voice-chat");
    expect(chat).toContain("The law: ECA Digital");
    expect(chat).toContain("Below 18, this stays off until a parent or guardian allows it.");
  });

  test("names a law in the reader's language, and never the notes of a table where a place has none", async () => {
    const bodyOf = async (jurisdiction: string, locale = "en") => {
      const evidence = { dateOfBirth: "2016-05-05" };
      return (await pages.get(pages.linkOf(await pages.mint({ evidence, jurisdiction, locale }))))
        .text;
    };
    expect(await bodyOf("US", "de")).toContain("Das Gesetz: US-Gesetz zum Schutz der Privatsphäre");
    expect(await bodyOf("DE", "fr")).toContain("Règlement général sur la protection des données");
    const japan = await bodyOf("JP");
    expect(japan).toContain("Starfall asks for this. The law does not.");
    expect(japan).not.toMatch(/The law:|regulator guidance|Where this child lives/);
    const morocco = await bodyOf("MA");
    expect(morocco).toContain("Where this child lives, children under 18 need consent");
    expect(morocco).not.toMatch(/The law:|09-08|The law does not/);
  });

  test("offers what a guardian manages: a choice without a default for what was asked for, the rest off", async () => {
    const challenge = await pages.mint({
      requestedPermissions: ["text-chat-private", "simulated-gambling"],
    });
    const { text: body } = await pages.get(pages.linkOf(challenge));
    expect(switches(body)).toContain("voice-chat");
    expect(switches(body)).not.toContain("custom-avatar");
    expect(switches(body)).not.toContain("simulated-gambling");
    expect(switches(body)).not.toContain("text-chat-private");
    expect(choices(body)).toEqual(["text-chat-private"]);
    expect(switchesOn(body)).toEqual([]);
    expect(body).not.toMatch(/name="choice-[^>]*checked/);
  });

  test("says what is collected, for what, for how long and who receives it, before anything is asked", async () => {
    const challenge = await pages.mint();
    const cardIn = (page: string) =>
      /<section class="card notice-card"[^>]*>([^]*?)<\/section>/.exec(page)?.[1] ?? "";
    // A guardian at the child's screen types their address themselves.
    const handed = cardIn((await pages.get(pages.linkOf(challenge))).text);
    expect(handed).toContain("your email address is deleted");
    expect(handed).not.toContain("Where your email address comes from");
    const { text: body } = await pages.get(await mailed(challenge));
    const card = cardIn(body);
    expect(body.indexOf(card)).toBeLessThan(body.indexOf("<form"));
    for (const words of [
      "What Starfall collects about your child",
      "Display name, Scores and progress, Chat messages, Device number",
      "To let children talk to each other",
      "Chat messages. Kept: 30 days",
      "Cloudhost Ltd (hosting)",
      "Receives: Display name, Scores and progress",
      "Only if you allow it. Starfall works without it.",
      "Until a guardian consents, nothing is collected or kept except what this request needs.",
      "Where your email address comes from: the child gave it",
      "If you do not answer within 14 days, your email address is deleted",
      "You can withdraw your consent at any time",
      "Starfall is run by Aurora Games, 1 Meridian Way, Lumen City.",
      "mailto:privacy@starfall.example",
      "https://starfall.example/privacy",
    ])
      expect(card).toContain(words);
    expect(body.match(/"https:\/\/starfall\.example\/privacy"/g)).toHaveLength(1);
  });

  test("asks by itself whether others may get data, and names them, so that a guardian can consent without it", async () => {
    const challenge = await pages.mint();
    const { text: body } = await pages.get(pages.linkOf(challenge));
    const own = body.indexOf("You can consent without this");
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(body.indexOf('value="online-status"'));
    expect(body).toContain(
      "If you allow it, these companies also receive data about the child: AdWorks. Starfall works without it.",
    );
    expect(switches(body)[0]).toBe("third-party-disclosure");
    await answer(challenge, { ...consent, permission: "online-status" });
    expect(await enabledOf(challenge)).toEqual(["online-status"]);
    const other = await pages.mint({
      jurisdiction: "DE",
      requestedPermissions: ["third-party-disclosure"],
    });
    const { text: asked } = await pages.get(pages.linkOf(other));
    expect(choices(asked)).toEqual(["third-party-disclosure"]);
    await answer(other, { ...consent, "choice-third-party-disclosure": "allow" });
    expect(await enabledOf(other)).toEqual(["third-party-disclosure"]);
  });

  test("opens by the short link too", async () => {
    const link = pages.linkOf(await pages.mint()).replace("/consent/", "/");
    expect((await pages.get(link)).text).toContain("asks to use Starfall");
  });

  test("makes the challenge IN_PROGRESS when it is opened, and nothing else", async () => {
    const challenge = await pages.mint();
    await pages.get(pages.linkOf(challenge));
    const opened = { ...challenge, status: "IN_PROGRESS", reached: "opened" };
    expect(await pages.read(challenge)).toEqual(opened);
  });

  test.each([
    ["HEAD", {}],
    ["GET", { "Sec-Purpose": "prefetch;prerender" }],
  ])("changes nothing when a program only looks ahead: %s %p", async (method, headers) => {
    const challenge = await pages.mint();
    expect((await pages.send({ method, path: pages.linkOf(challenge), headers })).status).toBe(200);
    expect(await pages.read(challenge)).toEqual(challenge);
  });

  test("shows the address that the request was mailed to masked, and nothing by which it could be read back", async () => {
    const challenge = await pages.mint();
    await pages.services.store.write((tx) => changeChallenge(tx, challenge, { mailedTo: SAM }));
    const { text: body } = await pages.get(pages.linkOf(challenge));
    expect(body).toContain("s...@family.example");
    expect(body).not.toContain(SAM);
  });

  test("shows a document's text on its own page, and links to the product's", async () => {
    const link = pages.linkOf(await pages.mint());
    const { text: body } = await pages.get(link);
    expect(body).toMatch(
      /href="https:\/\/starfall\.example\/terms" target="_blank" rel="noopener noreferrer"/,
    );
    const document = await pages.get(`${link}/documents/chat-data`);
    expect(document.status).toBe(200);
    expect(document.text).toContain(
      "<p>What we keep: the messages that your child writes in chat, and when.</p>",
    );
    expect((await pages.get(`${link}/documents/nothing`)).status).toBe(404);
    expect((await pages.get(`${link}/documents/terms?part=2`)).status).toBe(404);
  });

  test("may be framed by the product's origins only", async () => {
    const starfall = await pages.get(pages.linkOf(await pages.mint()));
    expect(starfall.headers["content-security-policy"]).toContain(
      "frame-ancestors https://play.starfall.example",
    );
    const pebble = await pages.get(pages.linkOf(await pages.mint({ productId: PEBBLE })));
    expect(pebble.headers["content-security-policy"]).toContain(
      "frame-ancestors https://pebble.example",
    );
  });
});

describe("consent", () => {
  test("makes a session with what was switched on, puts the guardian on file and writes the ledger", async () => {
    const challenge = await pages.mint({ requestedPermissions: ["text-chat-private"] });
    const done = await answer(challenge, {
      ...consent,
      "choice-text-chat-private": "deny",
      permission: ["online-status", "multiplayer"],
    });
    expect(done.status).toBe(303);
    expect((await pages.read(challenge)).status).toBe("PASS");
    expect(await enabledOf(challenge)).toEqual(["multiplayer", "online-status"]);
    expect(await onFile(challenge)).toEqual([SAM]);
    const [entry, ...others] = await entriesOf(challenge);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: "consent",
      by: "guardian-page",
      attestsAdulthood: true,
      enabled: ["multiplayer", "online-status"],
      documents: [{ id: "terms" }, { id: "chat-data" }, { id: "privacy-notice" }],
    });
  });

  test("ends on a page that says so and leads back to the game, with the outcome in the address", async () => {
    const challenge = await pages.mint({ redirectUrl: "https://play.starfall.example/x?a=1" });
    const { headers } = await answer(challenge, consent);
    expect(headers.location).toBe(`${await mailed(challenge)}/done`);
    expect(headers["cache-control"]).toBe("no-store");
    const { text: body } = await pages.get(headers.location ?? "");
    const { sessionId } = await pages.read(challenge);
    expect(body).toContain("You have given your consent");
    const back = new URL(
      /href="(https:\/\/play[^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "",
    );
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: "1",
      kuid: challenge.kuid,
      status: "PASS",
      sessionId,
    });
  });

  test("may leave everything off", async () => {
    const challenge = await pages.mint({ requestedPermissions: ["text-chat-private"] });
    await answer(challenge, { ...consent, "choice-text-chat-private": "deny" });
    expect(await enabledOf(challenge)).toEqual([]);
  });

  test("enables nothing that was not offered", async () => {
    const challenge = await pages.mint();
    await answer(challenge, {
      ...consent,
      permission: ["simulated-gambling", "guild-treasury", "nonsense", "online-status"],
    });
    expect(await enabledOf(challenge)).toEqual(["online-status"]);
  });

  it.each<[string, Form, string]>([
    ["without an address", { adult: "yes" }, "Enter your email address."],
    ["with a malformed address", { adult: "yes", email: "sam@" }, "Enter an email address such as"],
    [
      "with two addresses",
      { adult: "yes", email: `${SAM},eve@evil.example` },
      "Enter an email address such as",
    ],
    [
      "with a line break in the address",
      { adult: "yes", email: `${SAM}\r\nBcc: eve@evil.example` },
      "Enter an email",
    ],
    ["without the attestation", { email: SAM }, "Confirm that you are an adult"],
  ])(
    "%s comes back with 422, what was typed and a fresh nonce, and decides nothing",
    async (_case, form, error) => {
      const challenge = await pages.mint();
      const before = hiddenFields((await pages.get(pages.linkOf(challenge))).text);
      const { status, text: body } = await pages.post(pages.linkOf(challenge), {
        ...before,
        decision: "consent",
        permission: ["voice-chat", "ai-chat"],
        ...form,
      });
      expect(status).toBe(422);
      expect(body).toContain(error);
      expect(body).toContain('role="alert"');
      expect(switchesOn(body)).toEqual(["voice-chat", "ai-chat"]);
      expect(hiddenFields(body)["nonce"]).not.toBe(before["nonce"]);
      expect((await pages.read(challenge)).status).toBe("IN_PROGRESS");
      const again = await pages.post(pages.linkOf(challenge), {
        ...hiddenFields(body),
        ...consent,
        email: SAM,
      });
      expect(again.status).toBe(303);
    },
  );

  test("escapes what was typed", async () => {
    const link = pages.linkOf(await pages.mint());
    const { text: body } = await pages.post(link, {
      ...hiddenFields((await pages.get(link)).text),
      ...consent,
      email: `"><script>alert(1)</script>`,
    });
    expect(body).not.toContain("<script");
    expect(body).toContain("&quot;&gt;&lt;script&gt;");
  });

  test("needs one of the buttons", async () => {
    const challenge = await pages.mint();
    expect((await answer(challenge, { email: SAM, adult: "yes", decision: "maybe" })).status).toBe(
      422,
    );
    expect(isUnfinished(await pages.read(challenge))).toBe(true);
  });

  test("is about what was shown: a question that changed meanwhile is shown again first", async () => {
    const challenge = await pages.mint({ productId: PEBBLE });
    const page = await pages.get(pages.linkOf(challenge));
    const file = (permissions: string) => `
      productId: ${PEBBLE}
      name: Pebble Club
      organisation: pebble
      permissions: [${permissions}]`;
    const apply = async (text: string) => {
      const { policy, store, catalogue } = pages.services;
      readProductFile(text, policy);
      await applyProduct(store, text, { ...pages.services, now: START });
      await catalogue.refresh();
    };
    await apply(file("{ name: join-groups }, { name: mods }, { name: voice-chat }"));
    const changed = await pages.post(pages.linkOf(challenge), {
      ...hiddenFields(page.text),
      ...consent,
      email: SAM,
    });
    expect(changed.status).toBe(422);
    expect(changed.text).toContain("This request has changed");
    expect(
      (
        await pages.post(pages.linkOf(challenge), {
          ...hiddenFields(changed.text),
          ...consent,
          email: SAM,
        })
      ).status,
    ).toBe(303);
  });
});

describe("a refusal", () => {
  test.each([
    ["decline", "denied-by-guardian", "You have declined"],
    ["not-my-child", "not-my-child", "Thank you for telling us"],
  ])(
    "%s needs no address and no attestation, and puts no one on file",
    async (decision, failureReason, title) => {
      const challenge = await pages.mint({ redirectUrl: "starfall://back" });
      const { status, headers } = await answer(challenge, { decision });
      expect(status).toBe(303);
      expect(await pages.read(challenge)).toMatchObject({
        status: "FAIL",
        failureReason,
        sessionId: null,
      });
      expect(await onFile(challenge)).toEqual([]);
      expect(await entriesOf(challenge)).toMatchObject([
        { kind: "refusal", failureReason, by: "guardian-page" },
      ]);
      const { text: body } = await pages.get(headers.location ?? "");
      expect(body).toContain(title);
      expect(body).toContain("starfall://back?");
      expect(body).not.toContain("sessionId");
    },
  );
});

describe("a nickname on the first page", () => {
  const named = (nickname: string) => ({ ...consent, nickname });

  test("is what the receipt calls the child", async () => {
    const challenge = await pages.mint();
    const other = await pages.mint();
    expect((await answer(challenge, named("  Mia  "))).status).toBe(303);
    expect((await answer(other, consent)).status).toBe(303);
    const subjects = (await mailbox(pages)).map(({ subject }) => subject);
    expect(subjects).toContain("Mia: Consent given for Starfall");
    const mark = other.kuid.slice(-4).toUpperCase();
    expect(subjects).toContain(`Your child, 8 …${mark}: Consent given for Starfall`);
  });

  test("of more than 40 characters is shown again, and decides nothing", async () => {
    const challenge = await pages.mint();
    const { status, text } = await answer(challenge, named("x".repeat(41)));
    expect(status).toBe(422);
    expect(text).toContain("Enter a name of up to 40 characters.");
    expect(text).toContain(`value="${"x".repeat(41)}"`);
    expect(isUnfinished(await pages.read(challenge))).toBe(true);
  });

  test("replaces none, and is taken from the reader of a mail alone", async () => {
    const first = await pages.mint();
    await answer(first, named("Mia"));
    const { sessionId } = await pages.read(first);
    const again = { kuid: first.kuid, evidence: first.evidence, sessionId: sessionId ?? "" };
    const second = await pages.mint({ ...again, presentsAll: true });
    expect((await pages.get(await mailed(second))).text).not.toContain('name="nickname"');
    await answer(second, named("Bob"));
    expect((await pages.get(await mailed(second))).text).not.toContain("Bob");
    const handed = await pages.mint();
    const path = pages.linkOf(handed);
    const page = await pages.get(path);
    expect(page.text).not.toContain('name="nickname"');
    const form = { ...hiddenFields(page.text), ...named("Eve"), email: SAM };
    expect((await pages.post(path, form)).status).toBe(303);
    expect((await mailbox(pages)).some(({ subject }) => subject.includes("Eve"))).toBe(false);
  });

  test("stands on a mailed page of the child's guardians, and on no handed one", async () => {
    const first = await pages.mint();
    await answer(first, named("Zoe"));
    const { sessionId } = await pages.read(first);
    const player = { kuid: first.kuid, evidence: first.evidence, sessionId: sessionId ?? "" };
    const upgrade = await pages.mint({ ...player, requestedPermissions: ["voice-chat"] });
    const title = "Zoe asks for more in Starfall: Voice chat";
    const { text: read } = await pages.get(await mailed(upgrade));
    expect(read).toContain(title);
    expect(read).toContain("What Starfall collects about Zoe");
    const stranger = await mailedPath(pages.services, upgrade, "eve@elsewhere.example");
    for (const path of [pages.linkOf(upgrade), stranger])
      expect((await pages.get(path)).text).not.toContain("Zoe");
  });
});

describe("an upgrade", () => {
  const consented = async () => {
    const first = await pages.mint();
    await answer(first, consent);
    const { sessionId } = await pages.read(first);
    return { kuid: first.kuid, evidence: first.evidence, sessionId: sessionId ?? "" };
  };

  test("offers what was asked for, and nothing by which a guardian on file could be read", async () => {
    const player = await consented();
    const challenge = await pages.mint({ ...player, requestedPermissions: ["online-status"] });
    const { text: body } = await pages.get(pages.linkOf(challenge));
    expect(choices(body)).toEqual(["online-status"]);
    expect(switches(body)).toEqual([]);
    expect(body).toContain("s...@family.example");
    expect(body).not.toContain(SAM);
    const done = await answer(challenge, { ...consent, "choice-online-status": "allow" });
    expect(done.status).toBe(303);
    expect((await pages.read(challenge)).sessionId).toBe(player.sessionId);
    expect(await enabledOf(challenge)).toEqual(["online-status"]);
    expect(await onFile(challenge)).toEqual([SAM]);
  });

  test("that allows nothing of it ends on a page that does not thank for a consent", async () => {
    const asked = { ...(await consented()), requestedPermissions: ["voice-chat"] };
    const denied = { ...consent, "choice-voice-chat": "deny" };
    const { headers } = await answer(await pages.mint(asked), denied);
    const { text } = await pages.get(headers["location"] ?? "");
    expect(text).toContain("You did not allow this");
    expect(text).not.toContain("You have given your consent");
  });

  test("asks for no date of birth, though the game has only a signal of a platform", async () => {
    const player = { ...(await consented()), evidence: {} };
    const challenge = await pages.mint({ ...player, requestedPermissions: ["voice-chat"] });
    expect(choices((await pages.get(pages.linkOf(challenge))).text)).toEqual(["voice-chat"]);
  });

  test("needs a choice for what was asked for", async () => {
    const player = await consented();
    const challenge = await pages.mint({ ...player, requestedPermissions: ["voice-chat"] });
    const { status, text: body } = await answer(challenge, consent);
    expect(status).toBe(422);
    expect(body).toContain('href="#choice-voice-chat"');
    expect((await pages.read(challenge)).status).toBe("IN_PROGRESS");
  });

  test("asks for the address where no one is on file", async () => {
    const first = await pages.mint();
    const session = await pages.services.store.write(async (tx) =>
      grantConsent(tx, contextOf(first), await readChoices(tx, contextOf(first), first), {
        assurance: "attested",
        channel: "test",
        attestsAdulthood: false,
        by: "test-helper",
      }),
    );
    const { kuid, evidence } = first;
    const challenge = await pages.mint({
      kuid,
      evidence,
      sessionId: session.sessionId,
      requestedPermissions: ["ai-chat"],
    });
    expect((await pages.get(pages.linkOf(challenge))).text).toContain('type="email"');
  });
});

describe("a form", () => {
  const posted = async (challenge: Challenge, form: Form) => {
    const { nonce, ...rest } = hiddenFields((await pages.get(await mailed(challenge))).text);
    const before = await pages.read(challenge);
    const result = await pages.post(await mailed(challenge), { ...rest, ...consent, ...form });
    expect(await pages.read(challenge)).toEqual(before);
    return { ...result, nonce };
  };

  test("without a nonce is 403 and changes nothing, and leads to a fresh start", async () => {
    const challenge = await pages.mint();
    const { status, text: body } = await posted(challenge, {});
    expect(status).toBe(403);
    expect(body).toContain("This form no longer works");
    expect(body).toContain(`href="${await mailed(challenge)}"`);
  });

  test("with the nonce of another challenge is 403 and changes nothing", async () => {
    const other = hiddenFields((await pages.get(await mailed(await pages.mint()))).text);
    expect((await posted(await pages.mint(), { nonce: other["nonce"] ?? "" })).status).toBe(403);
  });

  test("that was wrong is shown again at its own step of its own challenge alone", async () => {
    const unconfirmed = async () => {
      const challenge = await pages.mint();
      const path = pages.linkOf(challenge);
      const fields = hiddenFields((await pages.get(path)).text);
      await pages.post(path, { ...fields, ...consent, email: SAM });
      return { challenge, path };
    };
    const [{ challenge, path }, other] = [await unconfirmed(), await unconfirmed()];
    const wrong = { ...hiddenFields((await pages.get(path)).text), pending: "correct", email: "" };
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(wrong).toString();
    const sent = await pages.send({ method: "POST", path, headers, body });
    const { search } = new URL(sent.headers["location"] ?? "", pages.baseUrl);
    const statuses = [path, other.path, await mailed(challenge)].map(
      async (each) => (await pages.get(each + search)).status,
    );
    expect(await Promise.all(statuses)).toEqual([422, 200, 200]);
  });

  test("with the nonce of the page for codes is 403 and changes nothing", async () => {
    const other = hiddenFields((await pages.get("/code")).text);
    expect((await posted(await pages.mint(), { nonce: other["nonce"] ?? "" })).status).toBe(403);
  });

  test("with two nonces counts the first", async () => {
    expect((await posted(await pages.mint(), { nonce: ["x", "y"] })).status).toBe(403);
  });

  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://127.0.0.1" },
    { "Sec-Fetch-Site": "cross-site" },
  ])("from another site is 403 and changes nothing: %p", async (headers) => {
    const challenge = await pages.mint();
    const fields = hiddenFields((await pages.get(await mailed(challenge))).text);
    const { status } = await pages.post(
      await mailed(challenge),
      { ...fields, ...consent },
      headers,
    );
    expect(status).toBe(403);
    expect((await pages.read(challenge)).status).toBe("IN_PROGRESS");
    // It did not use up the nonce of the guardian's own page either.
    expect(
      (
        await pages.post(
          await mailed(challenge),
          { ...fields, ...consent },
          { Origin: pages.baseUrl },
        )
      ).status,
    ).toBe(303);
  });

  test.each(["http://localhost", "http://127.0.0.1"])(
    "is accepted on one's own machine by either name: %s",
    async (site) => {
      const host = `${site.slice("http://".length)}:${new URL(pages.baseUrl).port}`;
      const sent = await answer(await pages.mint(), consent, {
        Origin: `http://${host}`,
        Host: host,
      });
      expect(sent.status).toBe(303);
    },
  );

  /** If this goes, a form from another site or page gets the response of our own once the request is decided. */
  test("without an own, unused nonce is a 403 page, and also once the request is decided", async () => {
    const challenge = await pages.mint();
    const link = await mailed(challenge);
    const foreign = hiddenFields((await pages.get(await mailed(await pages.mint()))).text);
    const used = hiddenFields((await pages.get(link)).text);
    const late = hiddenFields((await pages.get(link)).text);
    const expectRefusals = async () => {
      for (const nonce of ["", "x", foreign["nonce"] ?? "", late["nonce"]?.split("~")[0] ?? ""]) {
        const { status, text } = await pages.post(link, { ...late, ...consent, nonce });
        expect([status, text]).toEqual([403, expect.stringContaining("This form no longer works")]);
      }
    };
    await expectRefusals();
    expect((await pages.read(challenge)).status).toBe("IN_PROGRESS");
    expect((await pages.post(link, { ...used, decision: "decline" })).status).toBe(303);
    await expectRefusals();
    expect((await pages.post(link, { ...used, ...consent })).status).toBe(403);
    expect((await pages.post(link, { ...late, ...consent })).status).toBe(409);
    expect((await pages.post(link, { ...late, ...consent })).status).toBe(403);
    expect(await entriesOf(challenge)).toHaveLength(1);
  });

  test("that is sent twice is decided once, and its second sender is led to how it stands", async () => {
    const challenge = await pages.mint();
    const fields = { ...hiddenFields((await pages.get(await mailed(challenge))).text), ...consent };
    expect((await pages.post(await mailed(challenge), fields)).status).toBe(303);
    const second = await pages.post(await mailed(challenge), { ...fields, decision: "decline" });
    expect(second.status).toBe(403);
    const shown = await pages.get(leadsTo(second));
    expect(shown.text).toContain("This form no longer works");
    expect(shown.text).toContain("You have given your consent");
    expect(await entriesOf(challenge)).toHaveLength(1);
  });

  test("that is sent twice at once is decided once", async () => {
    const challenge = await pages.mint();
    const fields = { ...hiddenFields((await pages.get(await mailed(challenge))).text), ...consent };
    const all = await Promise.all(
      [1, 2, 3, 4].map(async () => pages.post(await mailed(challenge), fields)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403]);
    expect(await entriesOf(challenge)).toHaveLength(1);
  });

  test("of a second window comes too late, and its sender learns how it stands", async () => {
    const challenge = await pages.mint();
    const late = hiddenFields((await pages.get(await mailed(challenge))).text);
    await answer(challenge, { decision: "decline" });
    const { status, text: body } = await pages.post(await mailed(challenge), {
      ...late,
      ...consent,
    });
    expect(status).toBe(409);
    expect(body).toContain("You have declined");
    expect((await pages.read(challenge)).status).toBe("FAIL");
  });

  test("of a challenge that another has replaced decides neither", async () => {
    const prior = await pages.mint({ requestedPermissions: ["voice-chat"] });
    const fields = hiddenFields((await pages.get(await mailed(prior))).text);
    const { kuid, evidence } = prior;
    const next = await pages.mint({ kuid, evidence, prior, requestedPermissions: ["ai-chat"] });
    expect((await pages.post(await mailed(prior), { ...fields, ...consent })).status).toBe(403);
    expect(await pages.read(next)).toEqual(next);
    // The earlier link leads to the latest.
    expect(choices((await pages.get(await mailed(prior))).text)).toEqual(["ai-chat"]);
  });

  it.each<[string, Record<string, string>, string, number]>([
    ["of more than 16 KiB", {}, `nonce=${"x".repeat(17_000)}`, 413],
    [
      "in another charset",
      { "Content-Type": "application/x-www-form-urlencoded; charset=utf-7" },
      "a=b",
      400,
    ],
    ["compressed", { "Content-Encoding": "gzip" }, "a=b", 400],
    ["as JSON", { "Content-Type": "application/json" }, "{}", 403],
    ["with a poisoned field", {}, "__proto__=x&constructor[prototype]=y", 403],
  ])("%s is answered with a page", async (_case, headers, body, status) => {
    const result = await pages.send({
      method: "POST",
      path: await mailed(await pages.mint()),
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
    expect(result.status).toBe(status);
    expect(result.text).toContain("<h1>");
    expect(result.headers["content-security-policy"]).toBeDefined();
  });
});

describe("a link", () => {
  test.each([
    "/widgets/consent/AAAAAAAAAAAAAAAAAAAAAA",
    "/widgets/nonsense",
    "/widgets/consent/%00",
    "/widgets/a/b/c",
  ])("that is unknown is a 404 page: %s", async (path) => {
    const { status, text: body, headers } = await pages.get(path);
    expect(status).toBe(404);
    expect(body).toContain("<h1>");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("that is malformed is a 400 page", async () => {
    expect((await pages.get("/widgets/consent/%E0%A4%A")).status).toBe(400);
  });

  test("works for 14 days, and not a millisecond longer", async () => {
    const own = await startPageServer();
    const challenge = await own.mint();
    own.clock.advanceTo(START + 14 * DAY - 1);
    expect((await own.get(own.linkOf(challenge))).status).toBe(200);
    own.clock.advanceTo(START + 14 * DAY);
    const { status, text: body } = await own.get(own.linkOf(challenge));
    expect(status).toBe(410);
    expect(body).toContain("This link has expired");
    expect((await own.post(own.linkOf(challenge), consent)).status).toBe(410);
    await own.stop();
  });

  test("of a decided challenge shows the outcome, and of an open one asks before it is done", async () => {
    const challenge = await pages.mint();
    expect((await pages.get(`${pages.linkOf(challenge)}/done`)).headers.location).toBe(
      pages.linkOf(challenge),
    );
    await answer(challenge, { decision: "decline" });
    expect((await pages.get(pages.linkOf(challenge))).text).toContain("You have declined");
  });

  test.each([
    ["cancelled-by-initiator", "This request was cancelled"],
    ["deadline-passed", "It is too late to decide"],
    ["session-revoked", "This request has ended"],
    ["age-criteria-not-met", "This child is too young"],
  ] as const)("of a challenge that failed with %s says so", async (failureReason, title) => {
    const challenge = await pages.mint();
    await pages.services.store.write((tx) =>
      changeChallenge(tx, challenge, { status: "FAIL", failureReason, decidedAt: START }),
    );
    expect((await pages.get(pages.linkOf(challenge))).text).toContain(title);
  });

  test("of a consent whose session was revoked says that it has ended", async () => {
    const challenge = await pages.mint();
    await answer(challenge, consent);
    const { sessionId } = await pages.read(challenge);
    const context = contextFor(pages.services, STARFALL, "test");
    await pages.services.store.write((tx) =>
      revokeSession(tx, context, sessionId ?? "", "operator"),
    );
    expect((await pages.get(pages.linkOf(challenge))).text).toContain(
      "The child’s access has ended",
    );
  });

  test("leaves neither the address nor the token in the log", async () => {
    const challenge = await pages.mint();
    await answer(challenge, consent);
    const log = pages.lines.join();
    expect(log).not.toContain(SAM);
    expect(log).not.toContain(pages.linkOf(challenge).split("/").at(-1));
  });
});

describe("a page of a product with everything", () => {
  test("weighs under 30 KB with all 48 permissions, and a long document comes in parts", async () => {
    const { policy, store, catalogue } = pages.services;
    const text = "Ein „Absatz“ mit <Zeichen> & mehr.\\n\\n".repeat(2_000);
    const file = `
      productId: ${STARFALL}
      name: Starfall
      organisation: aurora
      documents: [{ id: long, name: Long, url: https://starfall.example/long, version: "1", text: "${text}" }]
      permissions: [${Object.keys(policy.permissions)
        .map((name) => `{ name: ${name} }`)
        .join(", ")}]`;
    await applyProduct(store, file, { ...pages.services, now: START });
    await catalogue.refresh();
    const link = pages.linkOf(await pages.mint());
    const page = await pages.get(link);
    expect(switches(page.text).length).toBeGreaterThan(35);
    expect(page.text.length).toBeLessThan(30_000);
    const part = await pages.get(`${link}/documents/long?part=2`);
    expect(part.status).toBe(200);
    expect(Buffer.byteLength(part.text)).toBeLessThan(30_000);
    expect(part.text).toContain("?part=3");
  });
});
