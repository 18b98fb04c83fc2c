import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { eraseGuardian } from "../../actions/erasure/erase-guardian.js";
import { guardiansOfPlayer, putOnFile } from "../../actions/guardian/guardians-on-file.js";
import { inviteGuardian, joinByInvitation } from "../../actions/guardian/invite-guardian.js";
import { signInLinkHash, signInUrl } from "../../actions/guardian/sign-in-link.js";
import { leavePlayer, removeGuardian } from "../../actions/guardian/leave-player.js";
import { contextFor } from "../../context.js";
import { addressHash } from "../../domain/keyring.js";
import { runHousekeeping } from "../../ops/housekeeping.js";
import { startMailServer, type MailServer } from "../../../testing/mail-server.js";
import { addSignIn, listRequests } from "../../store/guardians/sign-ins.js";
import { ledgerEntries } from "../../../testing/ledger.js";
import type { Session } from "../../domain/session/session.js";
import { listOpenInvitations } from "../../store/guardians/invitations.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import { listMails } from "../../store/mail/queries.js";
import { type Form } from "../../../testing/caller.js";
import { UNKNOWN_ID } from "../../../testing/arrange.js";
import { startPageServer, START, type PageServer } from "../../../testing/page-server.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { HOUR, MINUTE } from "../../../testing/fixed.js";
import { guardianOf, SAM } from "../../../testing/guardian.js";
import { browserOf, type Browser } from "../../../testing/guardian-steps.js";

const KIM = "kim@elsewhere.example";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
const serve = async (env: Record<string, string> = {}) => {
  pages = await startPageServer({ env: env });
  guardian = guardianOf(pages);
};
beforeEach(() => serve());
afterEach(() => pages.stop());

const at = (ms: number) => pages.clock.advanceTo(START + ms);

describe("signing in", () => {
  test("leads by a mailed link and a button to the family", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    expect((await pages.get(link)).text).toContain("Continue to your family pages");
    const { status, headers } = await guardian.press(link);
    expect(status).toBe(303);
    expect(headers.location).toBe("/family");
    const cookie = String(headers["set-cookie"]);
    const { text: body } = await pages.get("/family", { Cookie: cookie.split(";")[0] ?? "" });
    expect(body).toContain("Child aged 8");
    expect(body).toContain("Starfall");
    expect(body).toContain("s...@family.example");
  });

  test("answers the same for every address, and mails those that are a guardian's", async () => {
    await guardian.consented();
    const before = await guardian.mailsTo(SAM);
    const [known, unknown] = [await guardian.ask(SAM), await guardian.ask(KIM)];
    expect(known.headers.location).toBe("/family/sent");
    for (const key of ["status", "text"] as const) expect(unknown[key]).toBe(known[key]);
    expect({ ...unknown.headers, date: "" }).toEqual({ ...known.headers, date: "" });
    expect(await guardian.mailsTo(SAM)).toHaveLength(before.length + 1);
    expect(await guardian.mailsTo(KIM)).toHaveLength(0);
  });

  test("does the same work for every address: what differs comes when the mail goes", async () => {
    await guardian.consented();
    const rows = async () => (await listMails(pages.services.store, "test")).length;
    const before = await rows();
    await guardian.ask(SAM);
    expect(await rows()).toBe(before + 1);
    await guardian.ask(KIM);
    expect(await rows()).toBe(before + 2);
  });

  test.each([
    [
      "the mode in which its reader is signed in asks them to confirm",
      "test",
      "Confirm that it is you",
    ],
    ["the other mode lets them in", "live", "Continue to your family pages"],
  ] as const)("by a link of %s", async (_what, mode, says) => {
    await guardian.consented();
    const browser = await guardian.signIn();
    const { store, keyring, clock } = pages.services;
    const now = clock.now();
    const signInId = UNKNOWN_ID;
    const link = { signInId, linkHash: signInLinkHash(keyring, signInId) };
    const own = { mode, addressHash: addressHash(keyring, SAM), clientHash: "x", returnTo: null };
    await store.write((tx) =>
      addSignIn(tx, { ...link, ...own, requestedAt: now, expiresAt: now + 1 }),
    );
    expect((await pages.get(signInUrl({ keyring, publicUrl: "" }, link), browser)).text).toContain(
      says,
    );
  });

  test("takes the address in any case", async () => {
    await guardian.consented({ email: "Sam@Family.example" });
    await guardian.ask("sAM@family.EXAMPLE");
    expect(await guardian.mailsTo("sAM@family.EXAMPLE")).toHaveLength(1);
  });

  test("says nothing of products or children in the mail", async () => {
    await guardian.consented();
    await guardian.ask(SAM);
    const [mail] = await guardian.mailsTo(SAM);
    expect(mail?.subject).toBe("Sign in to your family pages (test mode)");
    expect(JSON.stringify(mail)).not.toContain("Starfall");
  });

  test("is not done by looking at the link, however often", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, headers } = await pages.send({ method: method, path: link });
      expect(status).toBe(200);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect((await guardian.press(link)).status).toBe(303);
  });

  test("works once", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    const nonces = [await guardian.nonceAt(link), await guardian.nonceAt(link)];
    const [first, second] = await Promise.all(nonces.map((nonce) => pages.post(link, { nonce })));
    expect([first?.status, second?.status].sort()).toEqual([303, 410]);
    const again = await pages.get(link);
    expect(again.status).toBe(410);
    expect(again.text).toContain('href="/family"');
  });

  test("leads to the family by a link that was used, where the browser is signed in", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    const nonce = await guardian.nonceAt(link);
    const browser = browserOf(await guardian.press(link));
    for (const shown of [
      await pages.get(link, browser),
      await pages.post(link, { nonce }, browser),
    ])
      expect([shown.status, shown.headers.location]).toEqual([303, "/family"]);
  });

  test("ends the other links to the address", async () => {
    await guardian.consented();
    const [first, second] = [await guardian.linkFor(), await guardian.linkFor()];
    expect((await guardian.press(second)).status).toBe(303);
    expect((await pages.get(first)).status).toBe(410);
  });

  test("works for fifteen minutes, and not a millisecond longer", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    const nonce = await guardian.nonceAt(link);
    at(15 * MINUTE - 1);
    expect((await pages.get(link)).status).toBe(200);
    at(15 * MINUTE);
    expect((await pages.get(link)).status).toBe(410);
    expect((await pages.post(link, { nonce })).status).toBe(410);
  });

  test("keeps what was typed wrong, and says so", async () => {
    const { status, text: body } = await guardian.ask("<sam>");
    expect(status).toBe(422);
    expect(body).toContain('value="&lt;sam&gt;"');
    expect(body).toContain("such as name@example.com");
    expect((await guardian.ask(" ")).text).toContain("Enter your email address.");
  });

  test("needs a nonce that is its own and unused, and no other site's form", async () => {
    await guardian.consented();
    const link = await guardian.linkFor();
    const other = await guardian.nonceAt(await guardian.linkFor());
    for (const nonce of ["", "x", other, await guardian.nonceAt("/code")])
      expect((await pages.post(link, { nonce })).status).toBe(403);
    expect((await guardian.press(link, { Origin: "https://evil.example" })).status).toBe(403);
    const nonce = await guardian.nonceAt("/family");
    await pages.post("/family", { nonce, email: SAM });
    expect((await pages.post("/family", { nonce, email: SAM })).status).toBe(403);
  });

  test("ends the visit that the browser was on before", async () => {
    await guardian.consented();
    const before = await guardian.signIn();
    await guardian.press(await guardian.linkFor(), before);
    expect((await pages.get("/family", before)).text).toContain("Email me a link");
  });
});

describe("the cookie", () => {
  const cookieOf = async (env: Record<string, string>) => {
    await pages.stop();
    await serve(env);
    await guardian.consented();
    const { headers } = await guardian.press(await guardian.linkFor());
    return String(headers["set-cookie"]);
  };

  test("is for this host and https alone", async () => {
    expect(await cookieOf({ PUBLIC_URL: "https://localhost" })).toMatch(
      /^__Host-kinward-family=[\w-]{28}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test("goes without the prefix on plain http", async () => {
    expect(await cookieOf({})).toMatch(
      /^kinward-family=[\w-]{28}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
  });

  test("is found among others, and stands nowhere in the log", async () => {
    await guardian.consented();
    const { Cookie } = await guardian.signIn();
    const { text: body } = await pages.get("/family", { Cookie: `a=b; ${Cookie}; c=d` });
    expect(body).toContain("Signed in as");
    expect(pages.lines.join()).not.toContain(Cookie.split("=")[1]);
  });
});

describe("too many links", () => {
  test("are not mailed to one address, known or not: five within an hour, however it is written", async () => {
    await guardian.consented();
    for (const email of [SAM, KIM]) {
      for (let time = 0; time < 5; time++) expect((await guardian.ask(email)).status).toBe(303);
      const { status, headers, text: body } = await guardian.ask(email);
      expect(status).toBe(429);
      expect(headers["retry-after"]).toBe("3600");
      expect((await guardian.ask(email.replace("@", "+1@").toUpperCase())).status).toBe(429);
      expect(body).toContain("You have asked for too many links");
    }
    const links = (await guardian.mailsTo(SAM)).filter(({ subject }) => /Sign in/.test(subject));
    expect(links).toHaveLength(5);
    at(HOUR);
    expect((await guardian.ask(SAM)).status).toBe(303);
  });

  /** If this goes, a stranger fills a guardian's mailbox: 120 emails in four hours. */
  test("are not mailed to one address: twenty within a day, while who is signed in may still confirm", async () => {
    await guardian.consented();
    const browser = await guardian.signIn();
    let sent = 0;
    for (let tenth = 0; tenth < 6 * 6; tenth++) {
      for (let time = 0; time < 2; time++) if ((await guardian.ask(SAM)).status === 303) sent += 1;
      await pages.get("/family", browser);
      at((tenth + 1) * 10 * MINUTE);
    }
    expect(sent).toBe(20);
    const confirmed = await guardian.submit("/family/confirm", {}, browser);
    expect(confirmed.status).toBe(303);
    const subjects = (await guardian.mailsTo(SAM)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Confirm that it is you"))).toHaveLength(
      1,
    );
  });

  test("are not asked for by one client: twenty within ten minutes", async () => {
    for (let time = 0; time < 20; time++)
      expect((await guardian.ask(`g${time}@family.example`)).status).toBe(303);
    expect((await guardian.ask("g20@family.example")).status).toBe(429);
  });

  test("are not those that were used: who signs in again and again is let in", async () => {
    await guardian.consented();
    for (let time = 0; time < 7; time++) await guardian.signIn();
  });

  test("are not counted less when they come at once", async () => {
    const nonces = await Promise.all(Array.from({ length: 9 }, () => guardian.nonceAt("/family")));
    const all = await Promise.all(
      nonces.map((nonce) => pages.post("/family", { nonce, email: SAM })),
    );
    expect(all.filter(({ status }) => status === 303)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe("a visit", () => {
  test("ends after half an hour without a request", async () => {
    await guardian.consented();
    const browser = await guardian.signIn();
    // The last use is stored at most once a minute.
    for (const ms of [MINUTE, 31 * MINUTE - 1, 61 * MINUTE - 2]) {
      at(ms);
      expect((await pages.get("/family", browser)).text).toContain("Signed in as");
    }
    at(91 * MINUTE - 2);
    expect((await pages.get("/family", browser)).text).not.toContain("Signed in as");
  });

  test("ends after twelve hours whatever is done", async () => {
    await guardian.consented();
    const browser = await guardian.signIn();
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      at(minutes * MINUTE);
      expect((await pages.get("/family", browser)).text).toContain("Signed in as");
    }
    at(12 * HOUR);
    expect((await pages.get("/family", browser)).text).not.toContain("Signed in as");
  });

  test("ends by signing out, on this device or on all", async () => {
    await guardian.consented();
    const [first, second, third] = [
      await guardian.signIn(),
      await guardian.signIn(),
      await guardian.signIn(),
    ];
    const out = async (browser: Browser, form: Form = {}) =>
      pages.post(
        "/family/sign-out",
        { nonce: await guardian.nonceAt("/family", browser), ...form },
        browser,
      );
    const isIn = async (browser: Browser) =>
      (await pages.get("/family", browser)).text.includes("Signed in as");
    const { status, headers } = await out(first);
    expect(status).toBe(303);
    expect(String(headers["set-cookie"])).toContain("Max-Age=0");
    expect((await pages.get(String(headers.location))).text).toContain("You have signed out.");
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true]);
    await out(second, { where: "everywhere" });
    expect([await isIn(second), await isIn(third)]).toEqual([false, false]);
  });

  test("is needed for every page behind it, which it leads back to, and a form without it changes nothing", async () => {
    const { sessionId } = await guardian.consented();
    const path = `/family/sessions/${sessionId}/withdraw`;
    const browser = await guardian.signIn();
    const nonce = await guardian.nonceAt(path, browser);
    for (const one of [path, `/family/sessions/${sessionId}`]) {
      const { status, headers } = await pages.get(one);
      expect([status, headers.location]).toEqual([303, `/family?next=${one}`]);
    }
    const { status, headers } = await pages.post(path, { nonce });
    expect(status).toBe(303);
    expect((await pages.get(String(headers.location))).text).toContain("You were signed out.");
    expect((await pages.get(path, browser)).status).toBe(200);
  });
});

describe("the family", () => {
  test("is what this address consented to, and no one else's", async () => {
    await guardian.consented();
    const other = await guardian.consented({ email: KIM, productId: PEBBLE });
    const browser = await guardian.signIn(SAM);
    const { text: body } = await pages.get("/family", browser);
    expect(body).toContain("Starfall");
    expect(body).not.toContain("Pebble Club");
    for (const path of ["", "/withdraw"]) {
      const foreign = await pages.get(`/family/sessions/${other.sessionId}${path}`, browser);
      const missing = await pages.get(`/family/sessions/no-such-session${path}`, browser);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
  });

  test("does not meet the family of the same address in the other mode", async () => {
    await guardian.consented();
    const live = await guardian.consented({ email: SAM, mode: "live", productId: PEBBLE });
    const browser = await guardian.signIn(SAM);
    const { text: body } = await pages.get("/family", browser);
    expect(body).toContain("Test mode");
    expect(body).not.toContain("Pebble Club");
    expect((await pages.get(`/family/sessions/${live.sessionId}`, browser)).status).toBe(404);
  });

  test("spans organisations, for it is one mailbox", async () => {
    await guardian.consented();
    await guardian.consented({ email: SAM, productId: PEBBLE });
    const { text: body } = await pages.get("/family", await guardian.signIn());
    expect(body).toContain("Starfall");
    expect(body).toContain("Pebble Club");
  });

  test("tells two children of one age apart by their player number", async () => {
    const [one, two] = [await guardian.consented(), await guardian.consented()];
    const { text: body } = await pages.get("/family", await guardian.signIn());
    for (const { kuid } of [one, two]) expect(body).toContain(`…${kuid.slice(-4).toUpperCase()}`);
    expect(body.match(/Child aged 8/g)).toHaveLength(2);
  });

  test("shows a player of two products of one company as one child", async () => {
    const { kuid } = await guardian.consented();
    await guardian.consented({ email: SAM, productId: 102, kuid });
    const { text: body } = await pages.get("/family", await guardian.signIn());
    expect(body.match(/Child aged 8/g)).toHaveLength(1);
    expect(body).toContain("Starfall Account");
    expect(body).not.toContain(kuid);
  });

  test("says how old someone is only where something is known", async () => {
    await guardian.consented({ email: SAM, evidence: { stated: { years: 7, on: "2026-11-21" } } });
    await guardian.consented({ email: SAM, evidence: {} });
    const { text: body } = await pages.get("/family", await guardian.signIn());
    expect(body).toContain("Child aged 7");
    expect(body).toContain("Child of unknown age");
  });

  test("stays light with many children", async () => {
    for (let child = 0; child < 20; child++) await guardian.consented();
    const browser = await guardian.signIn();
    const styles = (await pages.get("/widgets/style.css")).text.length;
    const seen = new Set<string>();
    for (const page of ["", "?page=2", "?page=3"]) {
      const { text: body } = await pages.get(`/family${page}`, browser);
      expect(body.length + styles).toBeLessThan(30_000);
      for (const [, id = ""] of body.matchAll(/sessions\/([\w-]+)"/g)) seen.add(id);
    }
    expect(seen.size).toBe(20);
  });
});

describe("a session's page", () => {
  test("says what is allowed, by whom, and since when", async () => {
    const { sessionId } = await guardian.consented();
    const browser = await guardian.signIn();
    const read = async (part: string) =>
      (await pages.get(`/family/sessions/${sessionId}${part}`, browser)).text;
    const body = await read("");
    for (const part of ["permissions", "play", "activity", "guardians", "records"])
      expect(body).toContain(`href="/family/sessions/${sessionId}/${part}"`);
    expect(body).toContain("California, United States, born in 2018");
    expect(await read("/permissions")).toContain("Private text chat");
    expect(await read("/records")).toContain("on November 21, 2026");
    expect(body).not.toContain("2018-05-05");
  });

  test("leaves who has come of age alone", async () => {
    const { sessionId } = await guardian.consented({ evidence: { dateOfBirth: "2008-11-20" } });
    const path = `/family/sessions/${sessionId}`;
    const browser = await guardian.signIn();
    expect((await pages.get("/family", browser)).text).toContain("Adult aged 18");
    const { text: body } = await pages.get(path, browser);
    expect(body).toContain("decides for themselves");
    expect(body).not.toContain("Private text chat");
    expect(body).not.toContain("/withdraw");
    for (const part of ["withdraw", "permissions", "play", "activity", "records"])
      expect((await pages.get(`${path}/${part}`, browser)).status).toBe(404);
  });
});

/** Puts an address on file, as an invitation does. */
const join = ({ sessionId, kuid }: Session, email: string) =>
  pages.services.store.write((tx) =>
    putOnFile(tx, contextFor(pages.services, STARFALL, "test"), {
      ...{ sessionId, kuid, email, assurance: "confirmed", channel: "invitation" },
      consentedAt: null,
    }),
  );

describe("leaving", () => {
  test("leaves a product of which they were the only guardian to those of the child's other ones", async () => {
    const { services } = pages;
    const session = await guardian.consented();
    await join(session, KIM);
    const account = await guardian.consented({ kuid: session.kuid, productId: ACCOUNT });
    at(MINUTE);
    const contextOf = (productId: number) => contextFor(services, productId, "test");
    const by = addressHash(services.keyring, SAM);
    const left = await services.store.write((tx) =>
      leavePlayer(tx, contextOf(STARFALL), contextOf, { session, by }),
    );
    expect(left).toBe("left");
    const guardiansOf = ({ sessionId }: Session) =>
      listGuardiansOfSession(services.store, { sessionId });
    const kim = { address: KIM, consentedAt: null, assurance: "confirmed", channel: "invitation" };
    expect(await guardiansOf(session)).toMatchObject([{ ...kim, linkedAt: START }]);
    expect(await guardiansOf(account)).toMatchObject([{ ...kim, linkedAt: START + MINUTE }]);
    expect(await ledgerEntries(services.store, "withdrawal")).toEqual([]);
  });
});

describe("an invitation", () => {
  test("shares the products of the one who made it and no others, and ends when they leave", async () => {
    const { services } = pages;
    const session = await guardian.consented();
    await join(session, KIM);
    const account = await guardian.consented({ kuid: session.kuid, productId: ACCOUNT });
    const contextOf = (productId: number) => contextFor(services, productId, "test");
    const context = contextOf(STARFALL);
    const [sam = "", kim = ""] = [SAM, KIM].map((email) => addressHash(services.keyring, email));
    const invite = (by: string, email: string) =>
      services.store.write((tx) => inviteGuardian(tx, context, { session, by, email }));
    const open = () =>
      listOpenInvitations(services.store, { ...context.tenancy, ...session, now: context.now });
    const guardiansOf = async ({ sessionId }: Session) =>
      (await listGuardiansOfSession(services.store, { sessionId })).map(({ address }) => address);
    const [lee, mia] = ["lee@family.example", "mia@family.example"] as const;
    expect(await invite("a stranger", lee)).toBe("ownAddress");
    expect(await invite(kim, lee)).toBeUndefined();
    const [invitation] = await open();
    if (!invitation) throw new Error("The invitation has ended.");
    const { expiresAt } = invitation;
    const acceptAt = (now: number) =>
      services.store.write((tx) => joinByInvitation(tx, { ...context, now }, session, invitation));
    expect(await acceptAt(expiresAt)).toBe("ended");
    expect(await acceptAt(expiresAt - 1)).toBe("joined");
    expect(await acceptAt(expiresAt - 1)).toBe("ended");
    expect((await guardiansOf(session)).sort()).toEqual([KIM, lee, SAM].sort());
    expect(await guardiansOf(account)).toEqual([SAM]);

    expect(await invite(sam, mia)).toBeUndefined();
    // Another one to the same address takes the place of the first.
    expect(await invite(sam, mia)).toBeUndefined();
    expect(await invite(sam, "one.too.many@family.example")).toBe("tooManyGuardians");
    await services.store.write((tx) => leavePlayer(tx, context, contextOf, { session, by: kim }));
    expect((await open()).map(({ address }) => address)).toEqual([mia]);
    await services.store.write((tx) => leavePlayer(tx, context, contextOf, { session, by: sam }));
    expect(await open()).toEqual([]);
  });
});

describe("removing a guardian", () => {
  test("is decided as it is done: by one who came earlier, and by no one who is not a guardian", async () => {
    const { services } = pages;
    const session = await guardian.consented();
    const { kuid } = session;
    const context = () => contextFor(services, STARFALL, "test");
    const onFile = () => guardiansOfPlayer(services.store, context(), kuid);
    at(MINUTE);
    await join(session, KIM);
    at(2 * MINUTE);
    await join(session, "lee@family.example");
    const [sam, kim, lee] = (await onFile()).map(({ guardianId }) => guardianId);
    const remove = (by: string, guardianId = "none") =>
      services.store.write((tx) =>
        removeGuardian(tx, context(), {
          ...{ session, guardianId },
          by: addressHash(services.keyring, by),
        }),
      );
    expect(await remove("lee@family.example", kim)).toBe(false);
    expect(await remove(KIM, sam)).toBe(false);
    expect(await remove(KIM, kim)).toBe(false);
    expect(await remove("stranger@example.com", lee)).toBe(false);
    expect(await remove(SAM)).toBe(false);
    expect(await onFile()).toHaveLength(3);
    expect(await remove(KIM, lee)).toBe(true);
    expect(await remove(KIM, lee)).toBe(false);
    expect((await onFile()).map(({ address }) => address)).toEqual([SAM, KIM]);
  });
});

describe("withdrawing consent", () => {
  test("is not what the last guardian of an adult does by leaving", async () => {
    const { services } = pages;
    const session = await guardian.consented({ evidence: { dateOfBirth: "2008-11-22" } });
    await pages.advance({ days: 2 });
    const contextOf = (productId: number) => contextFor(services, productId, "test");
    const leave = (by: string) =>
      services.store.write((tx) =>
        leavePlayer(tx, contextOf(STARFALL), contextOf, {
          session,
          by: addressHash(services.keyring, by),
        }),
      );
    expect(await leave("stranger@example.com")).toBeUndefined();
    expect(await leave(SAM)).toBe("left-last");
    expect(await leave(SAM)).toBeUndefined();
    expect(
      await findSession(services.store, { ...session, sessionId: session.sessionId }),
    ).toBeDefined();
    expect(await ledgerEntries(services.store, "guardian-left")).toHaveLength(1);
    expect(await ledgerEntries(services.store, "withdrawal")).toEqual([]);
  });

  test("is not what erasing the last guardian of an adult does", async () => {
    const { services } = pages;
    const { sessionId, ...scope } = await guardian.consented({
      evidence: { dateOfBirth: "2008-11-22" },
    });
    await pages.advance({ days: 2 });
    const operator = { by: "operator", operator: "kim" } as const;
    const by = { ledger: operator, audit: "operator:kim" } as const;
    const isErased = await services.store.write((tx) =>
      eraseGuardian(tx, services, "test", SAM, by),
    );
    expect(isErased).toBe(true);
    expect(await listGuardiansOfSession(services.store, { sessionId })).toEqual([]);
    expect(await findSession(services.store, { ...scope, sessionId })).toBeDefined();
    expect(await ledgerEntries(services.store, "guardian-left")).toMatchObject([
      { by: "operator" },
    ]);
    expect(await ledgerEntries(services.store, "withdrawal")).toEqual([]);
  });

  test("revokes the session and says so in the ledger", async () => {
    const session = await guardian.consented();
    const path = `/family/sessions/${session.sessionId}/withdraw`;
    const browser = await guardian.signIn();
    expect((await pages.get(path, browser)).text).toContain("If you withdraw your consent");
    const { status, headers } = await guardian.submit(path, {}, browser);
    expect(status).toBe(303);
    expect((await pages.get(String(headers.location), browser)).text).toContain(
      "You have withdrawn your consent.",
    );
    expect(
      await findSession(pages.services.store, { ...session, sessionId: session.sessionId }),
    ).toBeUndefined();
    const entries = await ledgerEntries(pages.services.store);
    expect(entries.at(-1)).toMatchObject({
      kind: "withdrawal",
      by: "family-pages",
      productId: STARFALL,
      sessionId: session.sessionId,
      kuid: session.kuid,
      jurisdiction: "US-CA",
      at: new Date(START).toISOString(),
      guardian: entries[0]?.["guardian"],
    });
    expect((await pages.get(path, browser)).status).toBe(404);
  });

  test("needs the button's nonce: no other form's, no other visit's, not twice", async () => {
    const [first, second] = [await guardian.consented(), await guardian.consented()];
    const pathOf = ({ sessionId }: { sessionId: string }) =>
      `/family/sessions/${sessionId}/withdraw`;
    const [browser, other] = [await guardian.signIn(), await guardian.signIn()];
    const bad = [
      "",
      await guardian.nonceAt(pathOf(second), browser),
      await guardian.nonceAt(pathOf(first), other),
      await guardian.nonceAt("/family", browser),
    ];
    for (const nonce of bad) {
      const { status, text: body } = await pages.post(pathOf(first), { nonce }, browser);
      expect(status).toBe(403);
      expect(body).toContain(`href="${pathOf(first)}"`);
    }
    const sent = await guardian.submit(
      pathOf(first),
      {},
      { ...browser, Origin: "https://evil.example" },
    );
    expect(sent.status).toBe(403);
    expect((await pages.get(pathOf(first), browser)).status).toBe(200);
  });
});

describe("where no mail can be sent", () => {
  test("says so, and asks for no address", async () => {
    await pages.stop();
    await serve({ HOST: "0.0.0.0", PUBLIC_URL: "https://kinward.example" });
    const { text: body } = await pages.get("/family");
    expect(body).toContain("No mail server is set up");
    expect(body).not.toContain("<form");
  });

  test("says that only test mode has its mailbox", async () => {
    const { text: body } = await pages.get("/family");
    expect(body).toContain("only guardians in test mode can sign in");
    expect(body).toContain('href="/mailbox"');
  });
});

describe("with a mail server", () => {
  let smtp: MailServer;
  beforeEach(async () => {
    smtp = await startMailServer();
    await pages.stop();
    await serve(smtp.env);
  });
  afterEach(async () => {
    pages.services.transport.close();
    await smtp.close();
  });
  const arrived = async () => {
    await pages.services.wakeups.drain();
    return smtp.received
      .map(({ to, raw }) => `${String(to)} ${/Subject: (.*)/.exec(raw)?.[1]}`)
      .filter((mail) => mail.includes("Sign in"));
  };

  test("a link is sent for each mode in which the address is a guardian's, and to no one else", async () => {
    await guardian.consented({ mode: "live" });
    await guardian.ask(KIM);
    await guardian.ask(SAM);
    expect(await arrived()).toEqual([`${SAM} Sign in to your family pages`]);
    await guardian.consented({ productId: PEBBLE });
    await guardian.ask(SAM);
    expect((await arrived()).slice(1).sort()).toEqual([
      `${SAM} Sign in to your family pages`,
      `${SAM} Sign in to your family pages (test mode)`,
    ]);
  });

  test("a link that has run out before its mail could go is not sent any more", async () => {
    await guardian.consented({ mode: "live" });
    await guardian.ask(SAM);
    at(15 * MINUTE);
    expect(await arrived()).toEqual([]);
  });
});

describe("what is left over", () => {
  test("is forgotten: links and visits that are over, and after a day the mails of strangers", async () => {
    await guardian.consented();
    await guardian.signIn();
    await guardian.ask(KIM);
    const { store } = pages.services;
    const rows = async () => ({
      mails: (await listMails(store, "test")).length,
      asked: (
        await listRequests(store, {
          mode: "test",
          addressHash: addressHash(pages.services.keyring, KIM),
          clientHashes: [],
        })
      ).ofAddress.length,
    });
    expect(await rows()).toEqual({ mails: 3, asked: 1 });
    at(15 * MINUTE);
    await runHousekeeping(pages.services);
    expect(await rows()).toEqual({ mails: 3, asked: 0 });
    at(24 * HOUR);
    await runHousekeeping(pages.services);
    // The receipt of the consent remains.
    expect(await rows()).toEqual({ mails: 1, asked: 0 });
  });
});
