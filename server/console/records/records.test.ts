import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { challenged } from "../../../testing/arrange.js";
import { DAY } from "../../../testing/fixed.js";
import { guardianOf } from "../../../testing/guardian.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { consoleOf, mainText } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { PEBBLE, STARFALL } from "../../../testing/service.js";
import { ROLES } from "../../domain/operator/roles.js";
import { findJob } from "../../store/jobs/queries.js";
import { findDecision, ledgerSize } from "../../store/ledger/queries.js";

let pages: PageServer;
let console_: ReturnType<typeof consoleOf>;
let guardian: ReturnType<typeof guardianOf>;
let auditor: Browser;
let auditorId: string;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all" });
  console_ = consoleOf(pages);
  guardian = guardianOf(pages);
  const joined = await console_.join("auditor@studio.example", "compliance");
  ({ browser: auditor, operatorId: auditorId } = joined);
});
afterAll(() => pages.stop());

const RECORDS = "/console/aurora/101/test/records";
const TREE = { organisation: "aurora", mode: "test" } as const;

const look = async (path: string, browser = auditor) =>
  mainText((await pages.get(path, browser)).text);

/** Sends a file to be checked, as a browser does. */
async function upload(text: string) {
  const path = `${RECORDS}/check`;
  const form = new FormData();
  form.set("nonce", await console_.nonceFor(path, path, auditor));
  form.set("file", new Blob([text], { type: "application/json" }), "evidence.json");
  const body = new Response(form);
  const response = await fetch(pages.baseUrl + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...auditor, "Content-Type": body.headers.get("Content-Type") ?? "" },
    body: await body.arrayBuffer(),
  });
  const location = response.headers.get("location");
  return location === null ? mainText(await response.text()) : look(location, auditor);
}

describe("the ledger", () => {
  test("is shown with its checkpoint, verified, and proves an entry by its number and by a challenge", async () => {
    const { challengeId } = await challenged(pages);
    await unwrap(
      pages.as().setChallengeStatus({ challengeId, status: "PASS", email: "a@b.example" }),
    );
    const { index } = (await findDecision(pages.services.store, { challengeId })) ?? { index: -1 };
    expect(await look(RECORDS)).toMatch(/127\.0\.0\.1:\d+\/kinward\/aurora\/test \d+/);
    const release = console_.holdJobs();
    const verify = () => console_.submit(RECORDS, `${RECORDS}/verify`, {}, auditor);
    const verification = `${RECORDS}/verification`;
    expect((await verify()).headers.location).toBe(verification);
    // It waits its turn; who comes back finds the same work, and who asks again begins no other.
    expect(await look(verification)).toMatch(/Checking entries: 0 .* It began [\d-]+ [\d:]+/);
    const job = () =>
      findJob(pages.services.store, {
        productId: STARFALL,
        mode: "test",
        kind: "ledger-verification",
        subject: "",
      });
    const begun = await job();
    // Its script asks for the page again.
    const policyOf = async (path: string) =>
      (await pages.get(path, auditor)).headers["content-security-policy"];
    expect(await policyOf(verification)).toContain("connect-src 'self'");
    expect(await policyOf(RECORDS)).not.toContain("connect-src");
    expect((await verify()).status).toBe(303);
    expect((await job())?.jobId).toBe(begun?.jobId);
    release();
    expect(mainText(await console_.settled(verification, auditor))).toMatch(
      /The ledger is intact: \d+ entries, \d+ of them erased/,
    );
    const find = (which: string) =>
      console_.submit(RECORDS, `${RECORDS}/evidence`, { which, page: RECORDS }, auditor);
    const page = `${RECORDS}/evidence/${index}`;
    for (const which of [challengeId, String(index)])
      expect((await find(which)).headers.location).toBe(page);
    const shown = await look(page);
    expect(shown).toContain("The proof holds");
    expect(shown).toContain("A guardian consented in US-CA");
    const file = await pages.get(`${page}/file`, auditor);
    expect(await upload(file.text)).toContain("The file holds");
  });

  test("refuses the evidence of others, and files that prove nothing", async () => {
    const pebble = await challenged(pages, PEBBLE);
    await unwrap(
      pages.as(PEBBLE).setChallengeStatus({ challengeId: pebble.challengeId, status: "FAIL" }),
    );
    const size = await ledgerSize(pages.services.store, TREE);
    await guardian.consented({ email: "live@example.com", mode: "live" });
    const [live] = await pages.database.query<{ challenge_id: string }>(
      "select challenge_id from challenges where mode = 'live'",
    );
    for (const which of [
      pebble.challengeId,
      live?.challenge_id ?? "",
      String(size),
      "-1",
      "",
      "999999999999999",
      "x",
    ]) {
      const sent = await console_.submit(
        ...([RECORDS, `${RECORDS}/evidence`, { which, page: RECORDS }, auditor] as const),
      );
      expect([which, sent.status]).toEqual([which, 422]);
    }
    for (const index of [String(size), "-1", "1e3", "x"])
      expect((await pages.get(`${RECORDS}/evidence/${index}`, auditor)).status).toBe(404);
    const { text } = await pages.get(`${RECORDS}/evidence/0/file`, auditor);
    const whole = JSON.parse(text) as Record<string, unknown>;
    const another = await console_.join("of-pebble@studio.example", "owner", {
      organisation: "pebble",
    });
    const theirs = await pages.get(
      "/console/pebble/201/test/records/evidence/0/file",
      another.browser,
    );
    const rows = await pages.rows();
    for (const [file, fault] of [
      ["", "Choose a file."],
      ["{", "This is not an evidence file."],
      ["[]", "It must be a JSON object."],
      [JSON.stringify({ ...whole, index: 7 }), "The file proves nothing: proof does not lead"],
      [JSON.stringify({ ...whole, salt: "0".repeat(64) }), "leafHash is not the hash"],
      [theirs.text, "its key is none of this ledger"],
    ] as const)
      expect([file.slice(0, 20), await upload(file)]).toEqual([
        ...[file.slice(0, 20), expect.stringContaining(fault)],
      ]);
    expect((await pages.rows())["ledger_entries"]).toEqual(rows["ledger_entries"]);
    expect(await upload("x".repeat(1_100_000))).toContain("The form is too large");
  });
});

describe("the audit log", () => {
  test("has the acts of the own organisation and mode alone, by action, operator and day, in pages of fifty and as CSV", async () => {
    const { operatorId, browser } = await console_.join("acts@studio.example", "owner");
    const { kuid, sessionId } = await guardian.consented({ email: "audited@example.com" });
    const players = "/console/aurora/101/test/players";
    await console_.press(`${players}/${kuid}/sessions/${sessionId}/revoke`, {}, browser);
    const live = await guardian.consented({ email: "audited@example.com", mode: "live" });
    await pages.kinward("session", "revoke", live.sessionId);
    const withdrawn = await guardian.consented({ email: "withdraws@example.com" });
    await guardian.submit(
      `/family/sessions/${withdrawn.sessionId}/withdraw`,
      {},
      await guardian.signIn("withdraws@example.com"),
    );
    await unwrap(pages.as(PEBBLE).checkAge({ jurisdiction: "US-CA", age: 8 }));
    const path = `${RECORDS}/audit`;
    const own = await look(`${path}?who=console:${operatorId}`);
    expect(own).toContain("acts@studio.example a session was revoked session-revoked");
    expect(own).toContain("operator-signed-in");
    expect(own).not.toContain("auditor@studio.example an operator signed in");
    expect(await look(path)).not.toContain(live.sessionId);
    expect(await look(path.replace("test", "live"))).toContain(live.sessionId);
    expect(await look(path)).not.toMatch(/guardian:|@example\.com/);
    expect(await look(`${path}?action=operator-invited`)).toContain(
      "operator-invited acts@studio.example",
    );
    expect(await look(path)).toContain(
      `guardian a session was revoked session-revoked session:${withdrawn.sessionId}`,
    );
    const byAction = await look(`${path}?action=session-revoked&who=console:${operatorId}`);
    expect(byAction).toContain(`session:${sessionId}`);
    expect(byAction).not.toContain("signed in to the console operator-signed-in");
    const day = new Date().toISOString().slice(0, 10);
    expect(await look(`${path}?who=console:${operatorId}&since=${day}&until=${day}`)).toContain(
      sessionId,
    );
    for (const days of ["until=2020-01-01", "since=2099-01-01"])
      expect(await look(`${path}?who=console:${operatorId}&${days}`)).toContain("Nothing matches.");
    const one = await guardian.consented({ email: "many@example.com" });
    for (let at = 0; at < 60; at++)
      await unwrap(
        pages.as().updateJurisdiction({
          sessionId: one.sessionId,
          jurisdiction: at % 2 === 0 ? "US-TX" : "US-CA",
        }),
      );
    const { text } = await pages.get(`${path}?action=jurisdiction-changed`, auditor);
    expect(text.match(/<tr>/g)).toHaveLength(51);
    expect(text).toContain(">CSV<");
    const [, next = ""] = /href="([^"]+)"\s*>Next page/.exec(text) ?? [];
    const { text: last } = await pages.get(next.replaceAll("&amp;", "&"), auditor);
    expect([last.match(/<tr>/g)?.length, last.includes("Next page")]).toEqual([11, false]);
    const csv = await pages.get(`${path}?action=jurisdiction-changed&format=csv`, auditor);
    expect(csv.text.trim().split("\r\n")).toHaveLength(61);
  });

  test("lists exports and erasures, and nothing else among them", async () => {
    const { kuid } = await guardian.consented({ email: "exported@example.com" });
    const players = "/console/aurora/101/test/players";
    await console_.press(`${players}/${kuid}/export`, {}, auditor);
    await console_.settled(`${players}/${kuid}/export`, auditor);
    const shown = await look(`${RECORDS}/data`);
    expect(shown).toContain(`auditor@studio.example what is stored of a player was read`);
    expect(shown).not.toContain("operator-signed-in");
    expect(await look(`${RECORDS}/data?action=operator-signed-in`)).not.toContain(
      "signed in to the console operator-signed-in",
    );
    expect(auditorId).not.toBe("");
  });
});

describe("the report for an auditor", () => {
  test("counts the consents, refusals and withdrawals of its days, the same on the page, as JSON and as PDF", async () => {
    const server = await startPageServer({ serves: "all" });
    const own = consoleOf(server);
    const { browser } = await own.join("report@studio.example", "compliance");
    const family = guardianOf(server);
    await family.consented({ email: "one@example.com" });
    await server.advance({ days: 2 });
    const two = await family.consented({ email: "two@example.com" });
    await family.consented({ email: "three@example.com", jurisdiction: "BR" });
    const refused = await challenged(server);
    await unwrap(
      server.as().setChallengeStatus({ challengeId: refused.challengeId, status: "FAIL" }),
    );
    await server.advance({ hours: 3 });
    const signedIn = await family.signIn("two@example.com");
    await family.submit(`/family/sessions/${two.sessionId}/withdraw`, {}, signedIn);
    await server.advance({ hours: 12, minutes: 30 });
    await family.consented({ email: "four@example.com" });
    const { browser: again } = await own.join("report-2@studio.example", "compliance");
    const file = (query: string) =>
      server.get(`${RECORDS}/report/file?format=json&${query}`, again);
    const report = JSON.parse((await file("from=2026-11-23&to=2026-11-23")).text) as unknown;
    expect(report).toMatchObject({
      organisation: "aurora",
      mode: "test",
      from: "2026-11-23T00:00:00.000Z",
      to: "2026-11-24T00:00:00.000Z",
      consents: [
        { place: "BR", what: "confirmed, mailed-link", count: 1 },
        { place: "US-CA", what: "confirmed, mailed-link", count: 1 },
      ],
      refusals: [{ place: "US-CA", what: "denied-by-guardian", count: 1 }],
      withdrawals: [{ place: "US-CA", what: "withdrawn by a guardian", count: 1 }],
      consentToWithdrawal: { count: 1, median: 3 * 3_600_000, longest: 3 * 3_600_000 },
    });
    const whole = JSON.parse((await file("from=2026-11-01&to=2026-11-30")).text) as {
      consents: { count: number }[];
    };
    expect(whole.consents.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    const page = mainText(
      (await server.get(`${RECORDS}/report?from=2026-11-23&to=2026-11-23`, again)).text,
    );
    expect(page).toContain("the median is 3 hours");
    expect((await server.get(`${RECORDS}/report`, again)).text).toMatch(/name="from"\s+value="20/);
    const pdf = await fetch(`${server.baseUrl}${RECORDS}/report/file?format=pdf`, {
      headers: again,
    });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const byCommand = ["--organisation", "aurora", "--mode", "test", "--from", "2026-11-23"];
    const printed = await server.kinward("report", ...byCommand, "--to", "2026-11-23", "--json");
    expect({ ...(JSON.parse(printed) as object), madeAt: "" }).toMatchObject({
      ...(report as object),
      madeAt: "",
      ledger: {},
      retention: {},
    });
    await expect(server.kinward("report", ...byCommand, "--to", "2026-11-22")).rejects.toThrow(
      "in this order",
    );
    for (const query of ["from=2026-13-01", "from=x", "from=2026-11-24&to=2026-11-23"])
      expect((await server.get(`${RECORDS}/report?${query}`, again)).status).toBe(422);
    expect(browser).toBeDefined();
    // What happens at midnight belongs to the day that begins.
    const midnight = (Math.floor(server.clock.now() / DAY) + 2) * DAY;
    await server.advance({ ms: midnight - server.clock.now() });
    const { challengeId } = await challenged(server);
    await unwrap(server.as().setChallengeStatus({ challengeId, status: "FAIL" }));
    const { browser: next } = await own.join("report-3@studio.example", "compliance");
    const counts: number[][] = [];
    for (const at of [midnight - 1, midnight]) {
      const day = new Date(at).toISOString().slice(0, 10);
      const path = `${RECORDS}/report/file?format=json&from=${day}&to=${day}`;
      const { refusals } = JSON.parse((await server.get(path, next)).text) as {
        refusals: { count: number }[];
      };
      counts.push(refusals.map(({ count }) => count));
    }
    expect(counts).toEqual([[], [1]]);
    await server.stop();
  });
});

test("long work whose process has ended is shown as broken off, and begins again", async () => {
  const server = await startPageServer({ serves: "all" });
  const own = consoleOf(server);
  const { challengeId } = await challenged(server);
  await unwrap(server.as().setChallengeStatus({ challengeId, status: "FAIL" }));
  const { browser } = await own.join("restarted@studio.example", "compliance");
  const verification = `${RECORDS}/verification`;
  own.holdJobs();
  await own.submit(RECORDS, `${RECORDS}/verify`, {}, browser);
  const again = await server.restart();
  const page = mainText((await again.get(verification, browser)).text);
  expect(page).toContain("It was broken off after 0: the process that did it has ended.");
  const then = consoleOf(again);
  await then.submit(verification, `${RECORDS}/verify`, {}, browser);
  expect(await then.settled(verification, browser)).toContain("The ledger is intact");
  await again.stop();
});

describe("the room of records", () => {
  test.each(ROLES)("is read by everyone, and verified and downloaded by few: %s", async (role) => {
    const { browser } = await console_.join(`${role}-records@studio.example`, role);
    const mayDecide = role === "owner" || role === "compliance";
    for (const mode of ["test", "live"]) {
      const room = `/console/aurora/101/${mode}/records`;
      for (const path of ["", "/audit", "/data", "/report"])
        expect((await pages.get(room + path, browser)).status).toBe(200);
      for (const path of ["/check", "/report/file"])
        expect((await pages.get(room + path, browser)).status).toBe(mayDecide ? 200 : 403);
      expect((await pages.post(`${room}/verify`, { nonce: "x" }, browser)).status).toBe(403);
    }
    const { text } = await pages.get(RECORDS, browser);
    expect(text.includes("Verify now")).toBe(mayDecide);
  });
});
