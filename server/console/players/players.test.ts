import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { challenged, consented, EIGHT_YEAR_OLD } from "../../../testing/arrange.js";
import { guardianSteps } from "../../../testing/guardian-steps.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { guardianOf } from "../../../testing/guardian.js";
import { consoleOf, mainText } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { putOnFile } from "../../actions/guardian/guardians-on-file.js";
import { contextFor } from "../../context.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { permissionsChanged } from "../../../testing/webhooks.js";
import { beginBrowserSession } from "../../actions/guardian/browser-session.js";
import { addressHash } from "../../domain/keyring.js";
import { emit } from "../../webhooks/emit.js";
import { WEEKDAYS } from "../../domain/screentime/local-day.js";
import { ROLES, type Role } from "../../domain/operator/roles.js";
import type { Mode } from "../../domain/product.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { addSignIn } from "../../store/guardians/sign-ins.js";

let pages: PageServer;
let console_: ReturnType<typeof consoleOf>;
let steps: ReturnType<typeof guardianSteps>;
let guardian: ReturnType<typeof guardianOf>;
let support: Browser;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all" });
  console_ = consoleOf(pages);
  steps = guardianSteps(() => pages);
  guardian = guardianOf(pages);
  support = (await console_.join("support@studio.example", "support")).browser;
});
afterAll(() => pages.stop());

const FIND = "/console/aurora/101/test/players";
const find = (whom: string, browser = support) => console_.submit(FIND, FIND, { whom }, browser);

/** A page as it reads, without markup. */

describe("finding a player", () => {
  test("takes each of their ids, a one-time password, and the exact address of a guardian", async () => {
    const { session, challengeId } = await consented(pages, STARFALL, "find-me@example.com", {
      ...EIGHT_YEAR_OLD,
      externalId: "find-me-7",
    });
    const { sessionId, kuid } = session;
    const asked = await challenged(pages);
    await steps.mailed(asked.challengeId, "asked-only@example.com");
    const page = { status: 303, headers: { location: `${FIND}/${kuid}` } };
    for (const whom of [kuid, sessionId, challengeId, "find-me-7", "Find-Me@Example.com"])
      expect([whom, await find(whom)]).toMatchObject([whom, page]);
    for (const whom of [asked.oneTimePassword ?? "", "asked-only@example.com"])
      expect((await find(whom)).headers.location).toBe(`${FIND}/${asked.kuid}`);
  });

  test("lists several, by an address that names no one", async () => {
    const email = "of-two@example.com";
    const kuids = [];
    for (let at = 0; at < 2; at++)
      kuids.push((await consented(pages, STARFALL, email)).session.kuid);
    const found = await find(email);
    expect(decodeURIComponent(String(found.headers.location))).not.toMatch(/of-two|@/);
    for (const kuid of kuids) expect(String(found.headers.location)).not.toContain(kuid);
    const { text } = await pages.get(String(found.headers.location), support);
    for (const kuid of kuids) expect(text).toContain(`${FIND}/${kuid}`);
  });

  test("else lists those of the newest events, by pages, and as CSV", async () => {
    for (let nth = 0; nth < 51; nth++)
      await pages.services.store.write((tx) =>
        emit(
          tx,
          { scope: { productId: 101, mode: "test" }, random: pages.services.random, now: nth },
          permissionsChanged({ sessionId: "s", kuid: `of-page-${nth}` }),
        ),
      );
    const links = (text: string) => text.match(/of-page-\d+(?=")/g) ?? [];
    const first = await pages.get(FIND, support);
    const [next = ""] = /[^"]*after=[^"]*/.exec(first.text) ?? [];
    const second = await pages.get(next.replaceAll("&amp;", "&"), support);
    expect(links(first.text)).toHaveLength(50);
    expect(links(first.text)[0]).toBe("of-page-50");
    expect(links(second.text)).toContain("of-page-0");
    for (const { text } of [first, second]) expect(text).toContain(">CSV of this page<");
    const { text: csv } = await pages.get(`${FIND}?format=csv`, support);
    expect(csv.split("\r\n").slice(0, 2).join()).toMatch(
      /^Player,Last event,At \(UTC\),of-page-50,Session.ChangePermissions,/,
    );
  });

  test("finds no one of another organisation or mode, and nothing by half an address", async () => {
    const pebble = await consented(pages, PEBBLE, "of-pebble@example.com");
    const { challengeId, session } = pebble;
    const live = await guardian.consented({ mode: "live", email: "of-live@example.com" });
    const asked = await pages.mint({ mode: "live" });
    const near = await consented(pages, STARFALL, "half@example.com");
    for (const whom of [
      ...[session.kuid, session.sessionId, challengeId, "of-pebble@example.com"],
      ...[live.kuid, live.sessionId, asked.challengeId, "of-live@example.com"],
      pages.oneTimePasswordOf(asked),
      ...["half@", "alf@example.com", "half@example.co", near.session.kuid.slice(0, -1), "", "%"],
    ]) {
      const { status, text } = await find(whom);
      expect([whom, status]).toEqual([whom, 422]);
      expect(text).not.toContain(`${FIND}/${session.kuid}`);
    }
    for (const kuid of [session.kuid, "00000000-0000-4000-8000-000000000000", "x"])
      expect((await pages.get(`${FIND}/${kuid}`, support)).status).toBe(404);
    expect((await pages.get(`${FIND}?found=forged`, support)).status).toBe(200);
  });
});

describe("the page of a player", () => {
  test("shows sessions, masked guardians, challenges, emails and everything recorded, with its evidence", async () => {
    const email = "whole-page@example.com";
    const { session, challengeId } = await consented(pages, STARFALL, email);
    const { sessionId, kuid } = session;
    await unwrap(pages.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }));
    const { text } = await pages.get(`${FIND}/${kuid}`, support);
    const shown = mainText(text);
    for (const part of [
      ...[sessionId, challengeId, "w...@example.com", "a date of birth was declared"],
      ...[
        "US-CA",
        "DIGITAL_MINOR",
        "Starfall was sent Challenge.StateChange",
        "A guardian consented",
      ],
    ])
      expect(shown).toContain(part);
    expect(text).toMatch(/records\/evidence\/\d+/);
    for (const secret of [email, "2018-04-09"]) expect(text).not.toContain(secret);
    // What is on, and what is asked for another product, explains nothing.
    for (const part of ["Custom avatar Off", "one was asked on"]) expect(shown).not.toContain(part);
    const account = pages.as(ACCOUNT);
    const { challenge } = await unwrap(account.checkAge({ jurisdiction: "US-CA", kuid }));
    await unwrap(
      account.setChallengeStatus({ challengeId: challenge!.challengeId, status: "PASS", email }),
    );
    const joined = await unwrap(account.getSession({ kuid }));
    const enabledPermissions = ["text-chat-private"];
    await unwrap(
      account.setGuardianManagedPermissions({ sessionId: joined.sessionId, enabledPermissions }),
    );
    const { text: both } = await pages.get(`${FIND}/${kuid}`, support);
    expect(mainText(both)).toContain("Private text chat Off: a guardian left it off on");
    const refused = await challenged(pages);
    await unwrap(
      pages.as().setChallengeStatus({ challengeId: refused.challengeId, status: "FAIL" }),
    );
    expect(mainText((await pages.get(`${FIND}/${refused.kuid}`, support)).text)).toContain(
      "The player cannot play: the request to a guardian failed (denied-by-guardian).",
    );
  });

  test("lists what was recorded in pages of fifty, none of it twice or left out, and as CSV", async () => {
    const { session } = await consented(pages, STARFALL, "long@example.com");
    const { sessionId, kuid } = session;
    for (let at = 0; at < 30; at++) {
      await pages.advance({ ms: 1000 });
      const enabledPermissions = at % 2 === 0 ? ["text-chat-public"] : [];
      await unwrap(pages.as().setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    }
    const lines: string[] = [];
    for (let path: string | undefined = `${FIND}/${kuid}`; path;) {
      const { text } = await pages.get(path, support);
      const list = text.slice(text.indexOf('id="timeline"'));
      const rows = [...list.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1).map(([row]) => mainText(row));
      expect(rows.length).toBeLessThanOrEqual(50);
      lines.push(...rows);
      path = /href="([^"]+)"\s*>Next page/.exec(list)?.[1]?.replaceAll("&amp;", "&");
    }
    const changes = lines.filter((line) => line.includes("Permissions were changed"));
    expect(changes).toHaveLength(30);
    expect(new Set(changes.map((line) => /ledger (\d+)/.exec(line)?.[1])).size).toBe(30);
    expect(lines.filter((line) => line.includes("Session.ChangePermissions"))).toHaveLength(30);
    const csv = await pages.get(`${FIND}/${kuid}?format=csv`, support);
    expect(csv.text.split("\r\n")).toHaveLength(52);
  });
});

describe("what an operator does about a player", () => {
  const path = (kuid: string, rest = "", mode: Mode = "test") =>
    `/console/aurora/101/${mode}/players/${kuid}${rest}`;
  const done = (kuid: string, what: string, mode: Mode = "test") => ({
    status: 303,
    headers: { location: path(kuid, `?done=${what}`, mode) },
  });
  /** Signs a guardian in where no email is sent: in live mode. */
  async function signInLive(email: string) {
    const { services } = pages;
    const deps = { ...services, now: services.clock.now() };
    const token = await services.store.write(async (tx) => {
      const signIn = {
        mode: "live" as const,
        signInId: services.random.uuid(),
        linkHash: services.random.uuid(),
        addressHash: addressHash(services.keyring, email),
        clientHash: "none",
        requestedAt: deps.now,
        expiresAt: deps.now + 60_000,
        returnTo: null,
      };
      await addSignIn(tx, signIn);
      return beginBrowserSession(tx, deps, {
        signIn,
        before: undefined,
        wantsRemembering: false,
        device: "",
      });
    });
    return { Cookie: `kinward-family=${token?.token ?? ""}` };
  }

  test("shows a guardian's address for a reason, once, and lets the guardian read when and why", async () => {
    const email = "looked-at@example.com";
    const { kuid, sessionId } = await guardian.consented({ email, mode: "live" });
    const other = await guardian.consented({ email: "other@example.com", mode: "live" });
    const { text } = await pages.get(path(kuid, "", "live"), support);
    expect(text).not.toContain(email);
    const [reveal = ""] = /[^"]+\/reveal/.exec(text) ?? [];
    const press = async (reason: string) => {
      const sent = await console_.press(reveal, { reason }, support);
      return { status: sent.status, read: mainText(sent.text) };
    };
    for (const [reason, fault] of [
      ["", "Say why you do this."],
      ["x".repeat(301), "Use at most 300 characters."],
    ] as const)
      expect(await press(reason)).toMatchObject({
        status: 422,
        read: expect.stringContaining(fault) as unknown,
      });
    const elsewhere = reveal.replace(kuid, other.kuid);
    expect((await pages.get(elsewhere, support)).status).toBe(404);
    const nonce = await console_.nonceFor(reveal, reveal, support);
    expect((await pages.post(elsewhere, { nonce, reason: "x" }, support)).status).toBe(403);
    const shown = await press("She asked us on 3 June");
    expect([shown.status, shown.read.includes(email)]).toEqual([200, true]);
    const confirmation = (await pages.get(reveal, support)).text;
    expect(confirmation).not.toContain(email);
    expect(confirmation).toContain("the reason that you give");
    const tested = await guardian.consented({ email: "tested@example.com" });
    const [inTest = ""] =
      /[^"]+\/reveal/.exec((await pages.get(path(tested.kuid), support)).text) ?? [];
    expect((await pages.get(inTest, support)).text).toContain("does not say that you looked");
    const own = await pages.get(`/family/sessions/${sessionId}/guardians`, await signInLive(email));
    expect(mainText(own.text)).toMatch(
      /Support looked at your email address on [^:]*2026 because: She asked us on 3 June/,
    );
    // Another guardian of the child reads nothing of it.
    const [parent, { services }] = ["co-parent@example.com", pages];
    await services.store.write((tx) =>
      putOnFile(tx, contextFor(services, STARFALL, "live"), {
        sessionId,
        kuid,
        email: parent,
        consentedAt: null,
        assurance: "confirmed",
        channel: "invitation",
      }),
    );
    const theirs = await pages.get(
      `/family/sessions/${sessionId}/guardians`,
      await signInLive(parent),
    );
    expect(theirs.text).toContain("co-parent@example.com");
    expect(theirs.text).not.toContain("Support looked");
    const why =
      /support@studio.example an operator looked at the address of a guardian[^.]* She asked us on 3 June/;
    expect(mainText((await pages.get(path(kuid, "", "live"), support)).text)).toMatch(why);
    const audit = path("", "", "live").replace("players/", "records/audit?action=address-revealed");
    const { text: log } = await pages.get(audit, support);
    expect(mainText(log)).toMatch(why);
    expect(log).toContain(path(kuid, "", "live"));
    const viewer = await console_.join("viewer@studio.example", "viewer");
    const { text: seen } = await pages.get(audit, viewer.browser);
    expect(mainText(seen)).toContain("support@studio.example");
    expect(seen).not.toMatch(/3 June/);
  });

  test("mails an open request again, and says where no more mail may be sent", async () => {
    const email = "again@example.com";
    const { challengeId, kuid } = await challenged(pages);
    await steps.mailed(challengeId, email);
    const resend = () =>
      console_.submit(
        path(kuid),
        path(kuid, `/challenges/${challengeId}/resend`),
        {
          page: path(kuid),
        },
        support,
      );
    expect(await resend()).toMatchObject(done(kuid, "resent"));
    expect(await steps.mailsTo(email)).toHaveLength(2);
    let refused = await resend();
    for (let more = 0; more < 5 && refused.status === 303; more++) refused = await resend();
    expect(mainText(refused.text)).toContain("Too much mail was sent to this guardian.");
    expect(mainText((await pages.get(path(kuid), support)).text)).toContain(
      "an operator mailed a request to a guardian again",
    );
  });

  test("revokes a session and unlinks guardians under the operator's name", async () => {
    const { operatorId, browser } = await console_.join("by-name@studio.example", "support");
    const one = await guardian.consented({ email: "revoked@example.com" });
    const revoke = path(one.kuid, `/sessions/${one.sessionId}/revoke`);
    expect(await console_.press(revoke, {}, browser)).toMatchObject(done(one.kuid, "revoked"));
    expect(await pages.as().getSession({ sessionId: one.sessionId })).toMatchObject({
      error: { code: "NOT_FOUND" },
    });
    expect((await pages.get(revoke, browser)).status).toBe(404);
    const two = await guardian.consented({ email: "unlinked@example.com" });
    const unlink = path(two.kuid, `/sessions/${two.sessionId}/unlink`);
    expect(await console_.press(unlink, {}, browser)).toMatchObject(done(two.kuid, "unlinked"));
    for (const kuid of [one.kuid, two.kuid]) {
      const { text } = await pages.get(path(kuid), browser);
      const shown = mainText(text);
      expect(shown).toContain(`operator console:${operatorId}`);
      expect(shown).toContain(`console ${operatorId}`);
      expect(shown).toContain("No guardian is on file.");
      expect(shown.includes("The player cannot play. Ended on")).toBe(kuid === one.kuid);
      expect(shown.includes("Screen time")).toBe(kuid === two.kuid);
    }
  });

  test("exports and erases, after which nothing is known and an export finds no one", async () => {
    const { browser } = await console_.join("erases@studio.example", "compliance");
    const email = "erased@example.com";
    const { kuid } = await guardian.consented({ email });
    const page = path(kuid, "/export");
    expect((await pages.get(`${page}/file`, browser)).status).toBe(404);
    expect((await console_.press(page, {}, browser)).headers.location).toBe(page);
    expect(await console_.settled(page, browser)).toContain(`href="${page}/file"`);
    const file = await pages.get(`${page}/file`, browser);
    expect(file.headers["content-disposition"]).toContain("attachment");
    expect(JSON.parse(file.text)).toMatchObject({ kuid, organisation: "aurora", mode: "test" });
    expect(file.text).not.toContain(email);
    const other = await console_.join("reads-on@studio.example", "compliance");
    expect((await pages.get(`${page}/file`, other.browser)).status).toBe(404);
    const nonce = await console_.nonceFor(page, page, browser);
    // An export that waits while the player is erased gets nothing, and what was made before goes.
    const release = console_.holdJobs();
    await console_.press(page, {}, other.browser);
    expect((await pages.get(page, other.browser)).text).toContain("Reading what is stored");
    expect((await pages.get(`${page}/file`, other.browser)).status).toBe(404);
    const erased = await console_.press(path(kuid, "/erase"), {}, browser);
    expect(erased.headers.location).toBe(`${FIND}?done=erased`);
    release();
    expect((await pages.rows())["jobs"]).toBe(0);
    expect((await pages.get(`${page}/file`, browser)).status).toBe(404);
    expect((await pages.post(page, { nonce }, browser)).status).toBe(404);
    expect((await pages.get(path(kuid), browser)).status).toBe(404);
    expect((await find(email, browser)).status).toBe(422);
  });

  test("needs a passkey of the last five minutes in live mode, and a reason", async () => {
    const { operatorId, browser } = await console_.join("slow@studio.example", "owner");
    const { kuid, sessionId } = await guardian.consented({ mode: "live" });
    const revoke = path(kuid, `/sessions/${sessionId}/revoke`, "live");
    await pages.advance({ minutes: 5 });
    const late = await console_.press(revoke, { reason: "ticket 7" }, browser);
    expect(late.headers.location).toContain("/console/-/passkey?next=");
    await console_.prove(operatorId);
    expect((await console_.press(revoke, {}, browser)).status).toBe(422);
    expect(await console_.press(revoke, { reason: "ticket 7" }, browser)).toMatchObject(
      done(kuid, "revoked", "live"),
    );
    const exported = path(kuid, "/export", "live");
    expect((await console_.press(exported, {}, browser)).status).toBe(422);
    await console_.press(exported, { reason: "She asked" }, browser);
    await console_.settled(exported, browser);
    expect((await pages.get(`${exported}/file`, browser)).status).toBe(200);
    await pages.advance({ minutes: 5 });
    const file = await pages.get(`${exported}/file`, browser);
    expect([file.status, file.headers.location]).toEqual([
      ...[303, expect.stringContaining("/console/-/passkey?next=")],
    ]);
    await console_.prove(operatorId);
    const audited = path("", "", "live").replace("players/", "records/audit?who=");
    const own = await pages.get(`${audited}console:${operatorId}`, browser);
    expect(mainText(own.text)).toMatch(
      /player-exported player:\S+ She asked the player [^]* session-revoked session:\S+ ticket 7 the player /,
    );
    const erase = path(kuid, "/erase", "live");
    await console_.press(erase, { reason: "She asked" }, browser);
    const rows = JSON.stringify(await pages.rows());
    expect(rows).not.toContain(kuid);
  });
});

describe("a form or a call", () => {
  const RECORD = "/console/pebble/201/test/players/record";

  test("is recorded by its code, once, in the own organisation and mode", async () => {
    await pages.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [{ name: mods }]
      verification: { trustedAdult: [form, call] }
      providers:
        form: { kind: signed-form, fax: "+1 800 555 0101" }
        call: { kind: call, telephone: "+1 800 555 0100", hours: Every day }`);
    const { operatorId, browser } = await console_.join("records@studio.example", "support", {
      organisation: "pebble",
    });
    const begun = async (method: string, mode: Mode = "test") => {
      const { id, url } = await unwrap(
        pages.as(PEBBLE, mode).performTrustedAdultVerification({ jurisdiction: "US-CA" }),
      );
      await steps.answer(url, { method });
      const { text } = await steps.look(url);
      return { id, code: /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0] ?? "" };
    };
    const enter = (code: string, who = browser, page = RECORD) =>
      console_.submit(page, page, { code }, who);
    const pageOf = async (code: string, page = RECORD) =>
      String((await enter(code, browser, page)).headers.location);
    const statusOf = async (id: string, mode: Mode = "test") =>
      (await unwrap(pages.as(PEBBLE, mode).getVerificationStatus({ id }))).status;

    const [form, call] = [await begun("form"), await begun("call")];
    const rows = await pages.rows();
    for (const code of ["", "0", `${form.code.slice(0, -1)}!`, "X".repeat(400)])
      expect([code, (await enter(code)).status]).toEqual([code, 422]);
    const owner = await console_.join("of-aurora@studio.example", "owner");
    const ofAurora = "/console/aurora/101/test/players/record";
    expect((await enter(form.code, owner.browser, ofAurora)).status).toBe(422);
    expect((await enter(form.code, browser, RECORD.replace("test", "live"))).status).toBe(422);
    const page = await pageOf(form.code);
    expect(page).not.toContain(form.code);
    expect(page).not.toContain(form.id);
    expect((await pages.get(page.replace(RECORD, ofAurora), owner.browser)).status).toBe(404);
    expect((await pages.get(`${RECORD}/${form.id}`, browser)).status).toBe(404);
    for (const typed of [
      ...[
        { result: "form-passed", received: "" },
        { result: "form-passed", received: "soon" },
      ],
      ...[{ result: "form-passed", received: "2099-01-01" }, { result: "maybe" }],
      { result: "form-passed", received: "2020-01-01" },
    ])
      expect([typed, (await console_.press(page, typed, browser)).status]).toEqual([typed, 422]);
    expect((await pages.rows())["ledger_entries"]).toBe(rows["ledger_entries"]);

    const received = new Date(pages.clock.now()).toISOString().slice(0, 10);
    const recorded = await console_.press(page, { result: "form-passed", received }, browser);
    expect(recorded.headers.location).toBe(`${RECORD}?done=passed`);
    expect(await statusOf(form.id)).toBe("PASS");
    expect(mainText((await pages.get(page, browser)).text)).toContain("This code was used");
    const ofCall = await pageOf(call.code);
    const failed = await console_.press(ofCall, { result: "call-failed" }, browser);
    expect(failed.headers.location).toBe(`${RECORD}?done=failed`);
    expect(await statusOf(call.id)).toBe("IN_PROGRESS");
    await console_.press(ofCall, { result: "call-passed" }, browser);
    expect(await statusOf(call.id)).toBe("PASS");
    expect(await pages.recorded("proof-recorded")).toContainEqual(
      expect.objectContaining({ verificationId: form.id, operator: `console:${operatorId}` }),
    );
    const compliance = await console_.join("reads@studio.example", "compliance", {
      organisation: "pebble",
    });
    expect((await pages.get(RECORD, compliance.browser)).status).toBe(403);

    const inLive = await begun("call", "live");
    const live = await pageOf(inLive.code, RECORD.replace("test", "live"));
    const result = { result: "call-passed" };
    expect((await console_.press(live, result, browser)).status).toBe(422);
    await console_.press(live, { ...result, reason: "ticket 12" }, browser);
    expect(await statusOf(inLive.id, "live")).toBe("PASS");
  });
});

describe("kinward challenge resend and session unlink", () => {
  test("do what the console's buttons do, with the same entries", async () => {
    const asked = await challenged(pages);
    await steps.mailed(asked.challengeId, "by-resend@example.com");
    const mails = (await pages.rows())["mails"] ?? 0;
    await pages.advance({ minutes: 5 });
    await pages.kinward("challenge", "resend", asked.challengeId);
    expect((await pages.rows())["mails"]).toBe(mails + 1);
    await expect(pages.kinward("challenge", "resend", "x")).rejects.toThrow("no such request");
    const { sessionId } = await guardian.consented({ email: "unlink-me@example.com" });
    await expect(pages.kinward("session", "unlink", sessionId)).rejects.toThrow("--yes");
    await pages.kinward("session", "unlink", sessionId, "--yes");
    expect(await listGuardiansOfSession(pages.services.store, { sessionId })).toEqual([]);
    const audited = JSON.parse(await pages.kinward("audit", "list", "--json")) as unknown[];
    for (const one of [
      { action: "request-resent", target: `player:${asked.kuid}` },
      { action: "guardians-unlinked", target: `session:${sessionId}` },
    ])
      expect(audited).toContainEqual(expect.objectContaining({ ...one, organisation: "aurora" }));
  });
});

describe("kinward player", () => {
  test("finds, explains and reveals as the console does", async () => {
    const email = "by-command@example.com";
    const { kuid, sessionId } = await guardian.consented({ email });
    const run = (...parameters: string[]) =>
      pages.kinward("player", ...parameters, "--mode", "test");
    for (const text of [sessionId, email])
      expect(await run("find", text, "--product", "101")).toBe(`${kuid}\n`);
    await expect(run("find", "nobody@example.com", "--product", "101")).rejects.toThrow(
      "No player matches.",
    );
    const own = ["--organisation", "aurora"];
    const shown = mainText((await pages.get(`${FIND}/${kuid}`, support)).text);
    const said = (await run("why", kuid, ...own)).match(/Off: a guardian[^\n]+/g) ?? [];
    expect(said.length).toBeGreaterThan(0);
    for (const sentence of said) expect(shown).toContain(sentence);
    await expect(run("why", kuid, "--organisation", "pebble")).rejects.toThrow("No such player");
    expect(await run("reveal", kuid, ...own)).toBe(`${email}\n`);
    await expect(run("reveal", kuid, "--organisation", "pebble")).rejects.toThrow(
      "No guardian is on file.",
    );
    const audited = await pages.kinward("audit", "list", "--json");
    expect(JSON.parse(audited)).toContainEqual(
      expect.objectContaining({ action: "address-revealed", organisation: "aurora", mode: "test" }),
    );
    const log = FIND.replace("players", "records/audit?action=address-revealed");
    expect(mainText((await pages.get(log, support)).text)).toMatch(
      /address-revealed guardian success/,
    );
  });
});

/** Who may open which page, in test and live mode. */
const OPEN: Readonly<Record<string, Readonly<Record<Role, string>>>> = {
  "": { owner: "both", developer: "test", support: "both", compliance: "both", viewer: "-" },
  "/revoke": { owner: "both", developer: "test", support: "both", compliance: "-", viewer: "-" },
  "/unlink": { owner: "both", developer: "test", support: "both", compliance: "-", viewer: "-" },
  "/reveal": { owner: "both", developer: "-", support: "both", compliance: "both", viewer: "-" },
  "/export": { owner: "both", developer: "-", support: "-", compliance: "both", viewer: "-" },
  "/erase": { owner: "both", developer: "-", support: "-", compliance: "both", viewer: "-" },
};

describe("the room of players", () => {
  test.each(ROLES)("is open as far as the table of roles says: %s", async (role) => {
    const { browser } = await console_.join(`${role}-sees@studio.example`, role);
    for (const mode of ["test", "live"] as const) {
      const { kuid, sessionId } = await guardian.consented({ mode, email: `${role}@example.com` });
      const [{ guardianId } = { guardianId: "" }] = await listGuardiansOfSession(
        pages.services.store,
        { sessionId },
      );
      const own = `/console/aurora/101/${mode}/players/${kuid}`;
      const paths: Readonly<Record<string, string>> = {
        "": own,
        "/export": `${own}/export`,
        "/erase": `${own}/erase`,
        "/revoke": `${own}/sessions/${sessionId}/revoke`,
        "/unlink": `${own}/sessions/${sessionId}/unlink`,
        "/reveal": `${own}/guardians/${guardianId}/reveal`,
      };
      const rows = await pages.rows();
      for (const [act, roles] of Object.entries(OPEN)) {
        const path = paths[act] ?? "";
        const isOpen = roles[role] === "both" || roles[role] === mode;
        expect([path, (await pages.get(path, browser)).status]).toEqual([path, isOpen ? 200 : 403]);
        if (act !== "") expect((await pages.post(path, { nonce: "x" }, browser)).status).toBe(403);
      }
      expect(await pages.rows()).toEqual(rows);
    }
  });
});

/** If this goes, support cannot say why a child's time was up, or says it in the time of another place. */
test("screen time says in the player's own time whether they may play, and what was played of which limit", async () => {
  const { session } = await consented(pages, STARFALL, "time-is-up@example.com");
  const { sessionId, kuid } = session;
  const text = async () => mainText((await pages.get(`${FIND}/${kuid}`, support)).text);
  expect(await text()).toContain("In Starfall nothing limits how long the player plays.");
  const timestampOf = (minutesAgo: number) =>
    new Date(pages.services.clock.now() - minutesAgo * 60_000).toISOString();
  const dailyLimits = WEEKDAYS.map((day) => ({ day, limitMinutes: 30 }));
  await pages.client(pages.key(STARFALL)).setScreentime({
    sessionId,
    enabled: true,
    schedule: {
      timezone: "America/Los_Angeles",
      breakReminderIntervalMinutes: 0,
      dailyLimits,
      quietHours: [],
    },
  });
  expect(await text()).toMatch(/The player may play now. 0 minutes were played today/);
  const push = async (id: string, minutes: number) =>
    unwrap(
      pages.client(pages.key(STARFALL)).pushScreentime({
        sessionId,
        events: [{ id, timestamp: timestampOf(minutes), durationSeconds: minutes * 60 }],
      }),
    );
  await push("11111111-0000-4000-8000-000000000000", 20);
  expect(await text()).toMatch(/The player may play now. 20 minutes/);
  await push("22222222-0000-4000-8000-000000000000", 10);
  expect(await text()).toMatch(
    /The player may not play now. Today’s limit is used up. It resets [^.]*. 30 minutes[^]*Times are those of America\/Los_Angeles/,
  );
});
