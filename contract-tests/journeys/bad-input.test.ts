// Tests links that no longer work, repeated answers, and names and languages of all kinds. None of it changes anything, and
// each page says what to do next.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { challenged, consented } from "../../testing/arrange.js";
import { leadsTo } from "../../testing/guardian-scenes.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { openPage, postForm } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailed, mailsTo, signIn } = guardianSteps(() => service);

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));
const send = (url: string, page: Awaited<ReturnType<typeof openPage>>, form: object) =>
  postForm(service, url, { page, choices: Object.entries(form) as [string, string][] });
const instant = (ms: number) => new Date(service.clock.now() + ms).toISOString();

/** Returns the tables that changed, but for the nonces of sent forms, which are stored so that none counts twice. */
async function storedBeside(act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await service.rows();
  await act();
  const after = await service.rows();
  return Object.keys(after).filter(
    (table) => after[table] !== before[table] && !["used_nonces", "form_drafts"].includes(table),
  );
}

describe("a link that has ended", () => {
  test("expired: neither shows nor takes anything, and says where a new one comes from", async () => {
    const { challengeId, url = "" } = await challenged(service);
    const link = await mailed(challengeId, "expired@example.com");
    const [handed, page] = [await openPage(service, url), await openPage(service, link)];
    await service.advance({ days: 14 });
    const changed = await storedBeside(async () => {
      for (const [address, form, next] of [
        [url, handed, "Ask the game or app to send you a new one"],
        [link, page, "Links in emails work for 14 days"],
      ] as const) {
        const seen = await openPage(service, address);
        expect([seen.status, seen.text]).toEqual([410, expect.stringContaining(next)]);
        expect((await send(address, form, CONSENT)).status).toBe(410);
      }
    });
    expect(changed).toEqual([]);
    expect((await openPage(service, link)).text).toContain("/again");
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  test("superseded: leads to the latest request, and a form of the earlier one decides nothing", async () => {
    const { session } = await consented(service, STARFALL, "superseded@example.com");
    const { sessionId } = session;
    const upgrade = async (name: string, priorChallengeId?: string) => {
      const asked = await unwrap(
        service.as().upgradeSession({
          ...{ sessionId, requestedPermissions: [{ name }] },
          ...(priorChallengeId !== undefined && { priorChallengeId }),
        }),
      );
      if (!("challengeId" in asked)) throw new Error("Nothing was asked.");
      return asked;
    };
    const first = await upgrade("voice-chat");
    const old = await openPage(service, first.url ?? "");
    const second = await upgrade("ai-chat", first.challengeId);
    const sent = await send(first.url ?? "", old, {
      ...{ ...CONSENT, email: "superseded@example.com", "choice-voice-chat": "allow" },
    });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(second.challengeId)).toMatchObject({ status: "PENDING" });
    const latest = await openPage(service, first.url ?? "");
    expect(latest.text).toContain('name="choice-ai-chat"');
    expect(latest.text).toContain('name="choice-voice-chat"');
  });

  test("cancelled while it is open: says so, takes nothing, and leads on", async () => {
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "" } = session ?? {};
    const email = "cancelled@example.com";
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId, email }));
    const link = await linkTo(email);
    const open = await openPage(service, link);
    await unwrap(service.as().cancelInvite({ challengeId }));
    const changed = await storedBeside(async () => {
      const late = await send(link, open, CONSENT);
      expect(late.text).toContain("This request was cancelled");
      expect((await openPage(service, link)).text).toContain("This request was cancelled");
    });
    expect(changed).toEqual([]);
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "cancelled-by-initiator" });
  });

  test("foreign: the page of one product takes no form of another, and its ids are unknown there", async () => {
    const [own, other] = [await challenged(service), await challenged(service, PEBBLE)];
    const page = await openPage(service, other.url ?? "");
    const { url = "", challengeId } = own;
    await openPage(service, url);
    const changed = await storedBeside(async () => {
      const sent = await send(url, page, { ...CONSENT, email: "foreign@example.com" });
      expect([sent.status, sent.text]).toEqual([403, expect.stringContaining("no longer works")]);
      for (const attempt of [
        service.as(PEBBLE).getChallenge({ challengeId }),
        service.as(PEBBLE).sendChallengeEmail({ challengeId, email: "foreign@example.com" }),
        service.as(PEBBLE).generateParentalConsentUrl({ challengeId }),
        service.as(STARFALL, "live").getChallenge({ challengeId }),
      ])
        expect((await attempt).error?.code).toBe("NOT_FOUND");
    });
    expect(changed).toEqual([]);
  });
});

describe("an answer that comes twice", () => {
  test("of two people who opened one link the first decides, and the second sees how", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "two.people@example.com");
    const [one, other] = [await openPage(service, link), await openPage(service, link)];
    expect((await send(link, one, { decision: "decline" })).status).toBe(303);
    const changed = await storedBeside(async () => {
      const late = await send(link, other, CONSENT);
      expect([late.status, late.text]).toEqual([409, expect.stringContaining("You have declined")]);
    });
    expect(changed).toEqual([]);
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "denied-by-guardian" });
  });

  test("by Back and a second press changes nothing, and leads to the decision that was made", async () => {
    const { challengeId } = await challenged(service);
    const link = await mailed(challengeId, "back@example.com");
    const page = await openPage(service, link);
    const [first, second] = await Promise.all([
      send(link, page, CONSENT),
      send(link, page, CONSENT),
    ]);
    expect([first.status, second.status].sort()).toEqual([303, 403]);
    const changed = await storedBeside(async () => {
      const again = await send(link, page, { decision: "decline" });
      expect(again.status).toBe(403);
      const shown = await service.get(leadsTo(again));
      expect(shown.text).toContain("This form no longer works");
      expect(shown.text).toContain("You have given your consent");
    });
    expect(changed).toEqual([]);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });
});

describe("a child's name", () => {
  const SCRIPT = `<script>alert("x")</script>`;
  const named = async (name: string) => {
    const email = `names.${Math.abs(name.length * 7919 + (name.codePointAt(0) ?? 0))}@example.com`;
    const { session } = await consented(service, STARFALL, email);
    const browser = await signIn(email);
    const page = `/family/sessions/${session.sessionId}`;
    const sent = await answer(`${page}/name`, { name, colour: "blue", mails: "yes" }, browser);
    const next = await look(String(sent.headers["location"]), browser);
    return { next, text: (await look("/family", browser)).text };
  };

  test.each([
    ["markup, which stays text", SCRIPT.slice(0, 40), "&lt;script&gt;alert("],
    ["a right-to-left override, which is left out", "Ro\u202ebin", "Ro bin"],
    ["Arabic letters, set apart from the sentence", "سارة", "\u2068سارة\u2069"],
    ["an emoji of several parts", "👩‍👧‍👦 Kim", "👩‍👧‍👦 Kim"],
  ])("may hold %s", async (_what, name, shown) => {
    const { text } = await named(name);
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("\u202e");
    expect(text.replaceAll(/[\u2068\u2069]/g, "")).toContain(
      shown.replaceAll(/[\u2068\u2069]/g, ""),
    );
  });

  test.each([
    ["41 letters", "x".repeat(41)],
    ["41 emoji", "🦊".repeat(41)],
    ["nothing that can be seen", "\u200b\u2060\ufeff"],
  ])("of %s is refused with what was typed, and nothing is stored", async (_what, name) => {
    const { next, text } = await named(name);
    expect(next.status).toBe(422);
    expect(next.text).toContain("40 characters");
    expect(text).not.toContain(name.slice(0, 40));
  });
});

test("what a child writes to a guardian stays text", async () => {
  const email = "written@example.com";
  const { session } = await consented(service, STARFALL, email);
  const reason = `<img src=x onerror=alert(1)> "please" \u202eesaelp 🙏`;
  await unwrap(
    service.as().requestScreentimeOverride({
      ...{ sessionId: session.sessionId, type: "extra-time" as const, reason },
    }),
  );
  const [mail] = await mailsTo(email);
  expect(mail?.html).not.toContain("<img src=x");
  const page = await look(await linkTo(email));
  expect(page.text).not.toContain("<img src=x");
});

describe("an address in letters of any script", () => {
  test("is that of one guardian, however its domain is written", async () => {
    const { challengeId } = await challenged(service);
    const email = "guardian@bücher.example";
    await unwrap(service.as().sendChallengeEmail({ challengeId, email }));
    const link = await linkTo("guardian@xn--bcher-kva.example");
    expect((await answer(link, CONSENT)).status).toBe(303);
    const { sessionId } = await unwrap(service.as().getChallengeStatus({ challengeId }));
    await answer("/family", { email: "guardian@BÜCHER.example" });
    const browser = await signIn("guardian@xn--bcher-kva.example");
    expect((await look(`/family/sessions/${sessionId}`, browser)).status).toBe(200);
  });

  test.each(["p\u0430rent@example.com", "parent@ex\u0430mple.com", "pa\u202erent@example.com"])(
    "is INVALID_EMAIL where it looks like another one: %j",
    async (email) => {
      const { challengeId } = await challenged(service);
      const { error } = await service.as().sendChallengeEmail({ challengeId, email });
      expect(error?.code).toBe("INVALID_EMAIL");
    },
  );
});

describe("a locale", () => {
  test.each(["tlh", "xx-YY", "zz-Zzzz-ZZ"])(
    "that no catalogue has, %s, shows English",
    async (locale) => {
      const { url } = await unwrap(service.as().generateE2eUrl({ jurisdiction: "US-CA", locale }));
      const page = await openPage(service, url);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('lang="en')]);
    },
  );

  test.each(["", "english please", "en_US", "<b>", "e".repeat(36), "../../etc"])(
    "that is none, %j, is INVALID_INPUT and stores nothing",
    async (locale) => {
      const changed = await storedBeside(async () => {
        for (const attempt of [
          service.as().generateAgeGateUrl({ jurisdiction: "US-CA", locale }),
          service.as().generateE2eUrl({ jurisdiction: "US-CA", locale }),
          service.as().checkAge({ jurisdiction: "US-CA", age: 8, locale }),
        ]) {
          const { error } = await attempt;
          expect([error?.code, error?.message]).toEqual([
            "INVALID_INPUT",
            expect.stringContaining("locale"),
          ]);
        }
      });
      expect(changed).toEqual([]);
    },
  );

  test.each(["*", "tlh;q=1", "de;q=nonsense,;;,", "x".repeat(8_000)])(
    "of a browser that makes no sense shows a page",
    async (language) => {
      const { url = "" } = await challenged(service);
      const { pathname } = new URL(url);
      expect((await service.get(pathname, { "Accept-Language": language })).status).toBe(200);
    },
  );
});

test("a deadline one millisecond ahead holds, and one of this millisecond is INVALID_INPUT", async () => {
  const { session } = await consented(service, STARFALL, "deadline@example.com");
  const { sessionId } = session;
  const ask = (acceptanceDeadline: string) =>
    service.as().upgradeSession({
      ...{ sessionId, requestedPermissions: [] },
      materialChange: { documents: ["terms"], acceptanceDeadline },
    });
  const changed = await storedBeside(async () => {
    for (const ms of [0, -1]) expect((await ask(instant(ms))).error?.code).toBe("INVALID_INPUT");
  });
  expect(changed).toEqual([]);
  const asked = await unwrap(ask(instant(1)));
  if (!("challengeId" in asked)) throw new Error("Nothing was asked.");
  expect(asked.materialChange?.acceptanceDeadline).toBe(instant(1));
  const link = await linkTo("deadline@example.com");
  await service.advance({ ms: 1 });
  const page = await openPage(service, link);
  expect(page.text).toContain("The deadline has passed, but you can still decide");
  expect(await statusOf(asked.challengeId)).toMatchObject({ failureReason: "deadline-passed" });
  const held: Schemas["Session"] = await unwrap(service.as().getSession({ sessionId }));
  expect(held.status).toBe("HOLD");
});
