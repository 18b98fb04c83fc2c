import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { challenged, consented, EIGHT_YEAR_OLD } from "../../../testing/arrange.js";
import { guardianSteps } from "../../../testing/guardian-steps.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { consoleOf } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { ROLES } from "../../domain/operator/roles.js";

let pages: PageServer;
let console_: ReturnType<typeof consoleOf>;
let steps: ReturnType<typeof guardianSteps>;
let support: Browser;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all" });
  console_ = consoleOf(pages);
  steps = guardianSteps(() => pages);
  support = (await console_.join("support@studio.example", "support")).browser;
});
afterAll(() => pages.stop());

const FIND = "/console/aurora/101/test/players";
const find = (whom: string, browser = support, path = FIND) =>
  console_.submit(path, path, { whom }, browser);

/** A page as it reads, without markup. */
const read = (text: string): string =>
  text
    .slice(Math.max(0, text.indexOf("<main")))
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("finding a player", () => {
  it("takes each of their ids, a one-time password, and the exact address of a guardian", async () => {
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

  it("lists several, by an address that names no one", async () => {
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

  it("finds no one of another organisation or mode, and nothing by half an address", async () => {
    const pebble = await consented(pages, PEBBLE, "of-pebble@example.com");
    const { challengeId, session } = pebble;
    const near = await consented(pages, STARFALL, "half@example.com");
    for (const whom of [
      ...[session.kuid, session.sessionId, challengeId, "of-pebble@example.com"],
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
  it("shows sessions, masked guardians, challenges, emails and everything recorded, with its evidence", async () => {
    const email = "whole-page@example.com";
    const { session, challengeId } = await consented(pages, STARFALL, email);
    const { sessionId, kuid } = session;
    await unwrap(pages.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }));
    const { text } = await pages.get(`${FIND}/${kuid}`, support);
    const shown = read(text);
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
  });

  it("lists what was recorded in pages of fifty, none of it twice or left out, and as CSV", async () => {
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
      const rows = [...list.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1).map(([row]) => read(row));
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

/** Who may see players in test mode. */
const SEES = { owner: 200, developer: 200, support: 200, compliance: 200, viewer: 403 } as const;

describe("the rooms of players", () => {
  it.each(ROLES)("are open to those who may see players: %s", async (role) => {
    const { browser } = await console_.join(`${role}-sees@studio.example`, role);
    const { kuid } = await challenged(pages);
    for (const path of [FIND, `${FIND}/${kuid}`])
      expect((await pages.get(path, browser)).status).toBe(SEES[role]);
    expect((await find(kuid, browser)).status).toBe(SEES[role] === 200 ? 303 : 403);
  });
});
