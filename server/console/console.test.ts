import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { HOUR } from "../../testing/fixed.js";
import { browserOf, guardianSteps, pathIn, type Browser } from "../../testing/guardian-steps.js";
import { consoleOf } from "../../testing/operator.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { waitOf, type Counts } from "../domain/counters.js";
import type { Mode } from "../domain/product.js";
import { count } from "../store/counts/count.js";
import {
  listEndpoints,
  markDisabled,
  markEnabled,
  noteEndpointFailure,
} from "../store/events/endpoints.js";
import { readAuditLog } from "../store/audit/queries.js";

let pages: PageServer;
let team: ReturnType<typeof consoleOf>;
let steps: ReturnType<typeof guardianSteps>;
beforeAll(async () => {
  pages = await startPageServer();
  team = consoleOf(pages);
  steps = guardianSteps(() => pages);
});
afterAll(() => pages.stop());

const SIGN_IN = "/console/-/sign-in";
const TEAM = "/console/aurora/team";

let people = 0;
const someone = (): string => `person-${++people}@studio.example`;

async function auditedOf(operatorId: string) {
  const found = [];
  for await (const { actor, action, target, outcome } of readAuditLog(pages.services.store, 0))
    if (actor === `console:${operatorId}` || target === `operator:${operatorId}`)
      found.push({ actor, action, outcome });
  return found;
}

describe("signing in to the console", () => {
  test("takes a link by email, once and within its time, and ends what the browser had before", async () => {
    const email = someone();
    const { browser: before } = await team.join(email);
    await team.submit(SIGN_IN, SIGN_IN, { email, next: TEAM }, {});
    const link = pathIn(await steps.newestTo(email));
    // A program that scans the email opens it first.
    await pages.get(link);
    const signedIn = await team.press(link, {}, before);
    expect(signedIn).toMatchObject({ status: 303, headers: { location: TEAM } });
    expect(String(signedIn.headers["set-cookie"])).toMatch(
      /^kinward-console=\w{6}[\w-]{22}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
    expect((await pages.get(TEAM, browserOf(signedIn))).status).toBe(200);
    expect((await pages.get(TEAM, before)).headers.location).toMatch(/sign-in/);
    expect((await pages.get(link)).status).toBe(410);
    expect((await pages.post(link, { nonce: "none" })).status).toBe(410);
  });

  test("refuses a link after 15 minutes, and an invitation after 24 hours", async () => {
    const email = someone();
    await team.join(email);
    await team.submit(SIGN_IN, SIGN_IN, { email }, {});
    const link = pathIn(await steps.newestTo(email));
    const { path } = await team.invite(someone());
    await pages.advance({ minutes: 15 });
    expect((await pages.get(link)).status).toBe(410);
    expect((await pages.get(path)).status).toBe(200);
    await pages.advance({ hours: 24 });
    expect((await pages.get(path)).status).toBe(410);
  });

  test("responds alike to an unknown address, and sends it nothing", async () => {
    const ask = (email: string) => team.submit(SIGN_IN, SIGN_IN, { email }, {});
    const known = someone();
    await team.join(known);
    const [one, other] = [await ask(known), await ask("stranger@studio.example")];
    expect([one.status, one.headers.location]).toEqual([other.status, other.headers.location]);
    expect(await steps.mailsTo("stranger@studio.example")).toEqual([]);
    const invited = someone();
    await team.invite(invited);
    const before = (await steps.mailsTo(invited)).length;
    await ask(invited);
    expect(await steps.mailsTo(invited)).toHaveLength(before);
  });

  test("limits how often a link can be asked for, by address and by client", async () => {
    const email = someone();
    const ask = (to: string) => team.submit(SIGN_IN, SIGN_IN, { email: to }, {});
    await pages.advance({ minutes: 20 });
    for (let at = 0; at < 5; at++) expect((await ask(email)).status).toBe(303);
    const refused = await ask(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (let at = 0; at < 15; at++)
      expect((await ask(`other-${at}@studio.example`)).status).toBe(303);
    expect((await ask("one-more@studio.example")).status).toBe(429);
    await pages.advance({ minutes: 20 });
    expect((await ask("one-more@studio.example")).status).toBe(303);
  });

  test("lets a person of several organisations choose one", async () => {
    const email = someone();
    await team.join(email);
    await team.join(email, "viewer", { organisation: "pebble" });
    await team.submit(SIGN_IN, SIGN_IN, { email }, {});
    const link = pathIn(await steps.newestTo(email));
    const { text } = await pages.get(link);
    expect(text).toMatch(/Sign in to\s+aurora\s+as\s+owner/);
    const [, viewer = ""] = /value="([^"]+)">\s*Sign in to\s+pebble/.exec(text) ?? [];
    const rows = await pages.rows();
    expect((await team.press(link, { operator: "another" })).status).toBe(403);
    expect(await pages.rows()).toEqual(rows);
    const browser = browserOf(await team.press(link, { operator: viewer }));
    expect((await pages.get("/console/pebble", browser)).status).toBe(200);
    expect((await pages.get("/console/aurora", browser)).status).toBe(404);
  });

  test("ends after 30 idle minutes, and after 12 hours whatever happens", async () => {
    const { browser } = await team.join(someone());
    const isIn = async () => (await pages.get("/console/aurora", browser)).status === 200;
    for (let passed = 0; passed < 24; passed++) {
      expect(await isIn()).toBe(true);
      await pages.advance({ minutes: 29, ms: 59_000 });
    }
    expect(await isIn()).toBe(true);
    await pages.advance({ minutes: 1 });
    expect(await isIn()).toBe(false);
    const { browser: idle } = await team.join(someone());
    await pages.advance({ minutes: 30 });
    expect((await pages.get("/console/aurora", idle)).headers.location).toMatch(/sign-in/);
  });

  test("leads only to pages of the console afterwards", async () => {
    for (const next of [
      "https://evil.example",
      "//evil.example",
      "/console/..//evil",
      "/consoles",
      "/family",
    ]) {
      const { text } = await pages.get(`${SIGN_IN}?next=${encodeURIComponent(next)}`);
      expect(text).not.toContain('name="next"');
    }
    expect((await pages.get(TEAM)).headers.location).toBe(
      `${SIGN_IN}?next=${encodeURIComponent(TEAM)}`,
    );
  });

  test("is recorded in the audit log under the id of the operator", async () => {
    const { operatorId, browser } = await team.join(someone());
    const out = "/console/-/sign-out";
    expect((await team.submit("/console/aurora", out, {}, browser)).status).toBe(303);
    expect((await pages.get("/console/aurora", browser)).status).toBe(303);
    const actor = `console:${operatorId}`;
    expect(await auditedOf(operatorId)).toEqual([
      { actor: "operator:test", action: "operator-invited", outcome: "success" },
      { actor, action: "operator-signed-in", outcome: "success" },
      { actor, action: "operator-signed-out", outcome: "success" },
    ]);
  });
});

describe("every page of the console", () => {
  test("is framed, kept and scripted by no one, and asks nothing of other sites", async () => {
    const { browser } = await team.join(someone());
    for (const path of [SIGN_IN, "/console/-/sent", "/console/aurora", TEAM, `${TEAM}/invite`]) {
      const { headers, text } = await pages.get(path, browser);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({ "cache-control": "no-store" });
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|src=|href="https?:/);
    }
  });

  test("refuses a form that is stale, or comes from another page or site, and changes nothing", async () => {
    const { browser, operatorId } = await team.join(someone());
    const path = `${TEAM}/invite`;
    const form = { email: someone(), role: "viewer" };
    const nonce = await team.nonceFor(path, path, browser);
    const other = await team.nonceFor(TEAM, "/console/-/sign-out", browser);
    const another = await team.join(someone());
    const theirs = await team.nonceFor(path, path, another.browser);
    const rows = await pages.rows();
    for (const wrong of ["", "forged", `${nonce}x`, other, theirs])
      expect((await pages.post(path, { ...form, nonce: wrong }, browser)).status).toBe(403);
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }])
      expect((await pages.post(path, { ...form, nonce }, { ...browser, ...headers })).status).toBe(
        403,
      );
    expect(await pages.rows()).toEqual(rows);
    expect((await pages.post(path, { ...form, nonce }, browser)).status).toBe(303);
    expect((await pages.post(path, { ...form, nonce, email: someone() }, browser)).status).toBe(
      403,
    );
    expect(await auditedOf(operatorId)).toHaveLength(3);
  });

  test("of another organisation, product or mode does not exist", async () => {
    const { browser } = await team.join(someone());
    const pebble = await team.join(someone(), "owner", { organisation: "pebble" });
    const paths = [
      "/console/pebble",
      "/console/pebble/team",
      `/console/pebble/team/operators/${pebble.operatorId}`,
      `${TEAM}/operators/${pebble.operatorId}`,
      `${TEAM}/operators/unknown`,
      "/console/aurora/unknown",
      "/console/unknown/team",
    ];
    for (const path of paths) {
      expect((await pages.get(path, browser)).status).toBe(404);
      const role = `${TEAM}/operators/${pebble.operatorId}/role`;
      expect((await pages.post(role, { role: "viewer" }, browser)).status).toBe(403);
    }
  });

  test("is not there with CONSOLE=off", async () => {
    const without = await startPageServer({ env: { CONSOLE: "off" } });
    for (const path of ["/console", SIGN_IN, "/console/-/style.css"])
      expect((await without.get(path)).status).toBe(404);
    await without.stop();
  });
});

describe("the team", () => {
  test("lists operators, as CSV too, and filters them by address and role", async () => {
    const { browser } = await team.join(someone());
    const email = `support-${someone()}`;
    await team.invite(email, "support");
    const { text } = await pages.get(`${TEAM}?role=support&search=SUPPORT-`, browser);
    expect(text).toContain(email);
    expect(text.match(/<tr>/g)).toHaveLength(2);
    expect((await pages.get(`${TEAM}?done=removed`, browser)).text).toContain('class="done"');
    expect((await pages.get(`${TEAM}?done=constructor`, browser)).text).not.toContain(
      'class="done"',
    );
    const csv = await pages.get(`${TEAM}?role=support&search=support-&format=csv`, browser);
    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.text).toBe(
      `Address,Role,Joined,Passkeys,"Signed in, last seen"\r\n${email},support,,0,\r\n`,
    );
    expect((await pages.get(`${TEAM}?search=nobody-at-all`, browser)).text).toContain(
      "No operator matches.",
    );
  });

  test("is listed in pages of fifty, none of it twice or left out, and whole as CSV", async () => {
    const { browser } = await team.join(someone());
    for (let at = 0; at < 101; at++) await team.invite(`many-${at}@studio.example`, "viewer");
    const seen: string[] = [];
    const sizes: number[] = [];
    let path: string | undefined = `${TEAM}?search=many-`;
    while (path !== undefined) {
      const { text } = await pages.get(path, browser);
      const found = [...text.matchAll(/>(many-\d+@studio\.example)</g)].map(([, one = ""]) => one);
      sizes.push(found.length);
      seen.push(...found);
      path = /href="([^"]*after=[^"]*)"\s*>Next page/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(sizes).toEqual([50, 50, 1]);
    expect(new Set(seen).size).toBe(101);
    const csv = await pages.get(`${TEAM}?search=many-&format=csv`, browser);
    expect(csv.text.trim().split("\r\n")).toHaveLength(102);
    const forged = await pages.get(`${TEAM}?search=many-&after=forged`, browser);
    expect(forged.text.match(/many-\d+@/g)).toHaveLength(50);
  });

  test("keeps what was typed into a form that is wrong, says why, and takes it once it is right", async () => {
    const { browser } = await team.join(someone());
    const path = `${TEAM}/invite`;
    const rejected = await team.submit(path, path, { email: "half@", role: "support" }, browser);
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('value="half@"');
    expect(rejected.text).toContain("Enter an email address, such as");
    expect(rejected.text).toMatch(/value="support"\s+selected/);
    const taken = await team.submit(path, path, { email: someone(), role: "support" }, browser);
    expect(taken.headers.location).toBe(`${TEAM}?done=invited`);
  });

  test("ends all sessions of an operator whose role changes or who is removed, and each by itself", async () => {
    const { browser } = await team.join(someone());
    const isIn = async (other: typeof browser) =>
      (await pages.get("/console/aurora", other)).status === 200;
    const page = (id: string) => `${TEAM}/operators/${id}`;

    const one = await team.join(someone(), "viewer");
    expect(await isIn(one.browser)).toBe(true);
    const changed = await team.submit(
      page(one.operatorId),
      `${page(one.operatorId)}/role`,
      { role: "support" },
      browser,
    );
    expect(changed.headers.location).toBe(`${page(one.operatorId)}?done=role`);
    expect(await isIn(one.browser)).toBe(false);

    const two = await team.join(someone(), "viewer");
    const { text } = await pages.get(page(two.operatorId), browser);
    const [, end = ""] = /action="([^"]+\/end)"/.exec(text) ?? [];
    expect((await team.submit(page(two.operatorId), end, {}, browser)).status).toBe(303);
    expect(await isIn(two.browser)).toBe(false);

    const fourth = someone();
    const four = await team.join(fourth, "viewer");
    const own = ["--organisation", "aurora"];
    const listed = await pages.kinward("operator", "sessions", fourth, ...own, "--json");
    const [{ sessionId } = { sessionId: "" }] = JSON.parse(listed) as { sessionId: string }[];
    await pages.kinward("operator", "end-session", fourth, sessionId, ...own);
    expect(await isIn(four.browser)).toBe(false);

    const three = await team.join(someone(), "viewer");
    const removal = `${page(three.operatorId)}/remove`;
    expect((await team.press(removal, { reason: "left" }, browser)).headers.location).toBe(
      `${TEAM}?done=removed`,
    );
    expect(await isIn(three.browser)).toBe(false);
    expect((await pages.get(page(three.operatorId), browser)).status).toBe(404);
    expect((await auditedOf(three.operatorId)).map(({ action }) => action)).toEqual([
      "operator-invited",
      "operator-signed-in",
      "operator-removed",
    ]);
  });

  test("is read-only for an owner who has used no passkey, and closed to all other roles", async () => {
    const { browser } = await team.join(someone(), "owner", { isProven: false });
    const rows = await pages.rows();
    expect((await pages.get(TEAM, browser)).text).not.toContain("Invite a person");
    expect((await pages.get(`${TEAM}/invite`, browser)).status).toBe(403);
    const sent = await pages.post(`${TEAM}/invite`, { email: someone(), role: "owner" }, browser);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain("Use a passkey first");
    expect(await pages.rows()).toEqual(rows);
    for (const role of ["developer", "support", "compliance", "viewer"] as const) {
      const { browser: other } = await team.join(someone(), role);
      expect((await pages.get(TEAM, other)).status).toBe(403);
      expect((await pages.get("/console/aurora", other)).text).not.toContain(TEAM);
    }
  });

  test("keeps its last owner", async () => {
    const only = await team.join(someone(), "owner", { organisation: "pebble" });
    const PEBBLE = "/console/pebble/team";
    const owners = await pages.get(`${PEBBLE}?role=owner&format=csv`, only.browser);
    for (const [, id = ""] of (await pages.get(`${PEBBLE}?role=owner`, only.browser)).text.matchAll(
      /operators\/([\w-]+)"/g,
    ))
      if (id !== only.operatorId)
        await team.press(`${PEBBLE}/operators/${id}/remove`, { reason: "left" }, only.browser);
    expect(owners.status).toBe(200);
    const own = `${PEBBLE}/operators/${only.operatorId}`;
    const demoted = await team.submit(own, `${own}/role`, { role: "viewer" }, only.browser);
    expect(demoted.text).toContain("The last owner stays one.");
    expect((await team.press(`${own}/remove`, { reason: "all" }, only.browser)).text).toContain(
      "The last owner stays.",
    );
    expect((await pages.get(own, only.browser)).status).toBe(200);
  });
});

describe("the overview of a product", () => {
  const path = "/console/aurora/101/test";
  const counting = (hoursAgo: number, jurisdiction: string, counts: Counts, mode: Mode = "test") =>
    pages.services.store.write(async (tx) =>
      count(
        tx,
        {
          scope: { productId: 101, mode },
          now: pages.clock.now() - hoursAgo * HOUR,
          observer: pages.services.observer,
        },
        jurisdiction,
        counts,
      ),
    );
  const csvOf = async (browser: Browser, query: string) =>
    (await pages.get(`${path}?format=csv&${query}`, browser)).text.split("\r\n");

  test("shows what was counted in a period and place, before and after it is added up", async () => {
    const { browser } = await team.join(someone(), "viewer");
    const asked = { "gate:CHALLENGE": 3, "step:challenge": 3, "step:opened": 2 } as const;
    await counting(1, "BR", { ...asked, [`wait:opened:${waitOf(600_000)}`]: 2 });
    await counting(24 * 8, "US-CA", { ...asked, screentime: 2 * HOUR });
    await counting(1, "BR", { "step:challenge": 50 }, "live");
    const funnel = () =>
      Promise.all(
        [
          "range=24h",
          "range=30d&place=US",
          "range=constructor",
          "range=7d&place=US",
          "range=7d",
        ].map(async (query) => (await csvOf(browser, `figure=funnel&${query}`)).slice(1, 4)),
      );
    const before = await funnel();
    expect(before).toEqual([
      ["Age gate,3,,", "Challenge,3,,", "Opened,2,67 %,10 min"],
      ["Age gate,3,,", "Challenge,3,,", "Opened,2,67 %,"],
      ["Age gate,6,,", "Challenge,6,,", "Opened,4,67 %,10 min"],
      [""],
      // Eight days ago as many were asked, whose times were not counted.
      ["Age gate,3,,", "Challenge,3,,", "Opened,2,67 % (67 %),10 min"],
    ]);
    await pages.tidy();
    expect(await funnel()).toEqual(before);
    expect(await csvOf(browser, "figure=places&range=90d")).toEqual([
      "Place,Age gate,Challenges,Passed,Not passed,Passed of all,Sessions that began,Hours of play",
      "Brazil,3,3,0,3,0 %,0,0",
      "United States,3,3,0,3,0 %,0,2",
      "",
    ]);
    const { text } = await pages.get(`${path}?range=90d`, browser);
    expect(text).toContain(`href="${path}?range=90d&amp;place=BR"`);
    expect((await pages.get(`${path}?range=constructor`, browser)).text).toMatch(
      /value="30d"\s+selected/,
    );
  });

  test("names an endpoint that fails in this mode, and email that did not arrive", async () => {
    const { browser } = await team.join(someone(), "viewer");
    const receiver = await pages.receive();
    receiver.behaviour = (_, response) => void response.writeHead(503).end();
    await counting(2, "", { "mail:undeliverable": 1, "mail:refused": 1, "mail:expired": 1 });
    expect((await pages.get(path, browser)).text).not.toContain("has failed since");
    const [endpoint] = await listEndpoints(pages.services.store, 101);
    await pages.services.store.write((tx) =>
      noteEndpointFailure(tx, endpoint?.endpointId ?? "", pages.clock.now()),
    );
    const { text } = await pages.get(path, browser);
    expect(text).toContain(`${new URL(receiver.url).host} has failed since 2026-`);
    expect(text).toContain("3 emails of this period did not arrive.");
    expect((await pages.get(path.replace("test", "live"), browser)).text).not.toContain(
      "has failed",
    );
    const was = "was disabled because it failed";
    for (const [reason, isSaid] of [
      ...([
        ["failing", true],
        ["gone", true],
        ["operator", false],
        ["removed", false],
      ] as const),
    ]) {
      await pages.services.store.write(async (tx) => {
        await markEnabled(tx, endpoint?.endpointId ?? "");
        await markDisabled(tx, endpoint?.endpointId ?? "", pages.clock.now(), reason);
      });
      expect([reason, (await pages.get(path, browser)).text.includes(was)]).toEqual([
        reason,
        isSaid,
      ]);
    }
    await receiver[Symbol.asyncDispose]();
  });
});
