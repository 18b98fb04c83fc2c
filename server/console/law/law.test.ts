// Tests the room of the law: what reaches a product, what it decides and accepts, and what its notice lacks.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { consoleOf, listReasonsOf, mainText } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { testPolicy, withConsentIn } from "../../../testing/policy.js";
import { PEBBLE, STARFALL } from "../../../testing/service.js";
import { contextOfProduct } from "../../actions/challenge/bulk.js";
import { contextFor } from "../../context.js";
import { dateIn } from "../../lib/dates.js";
import { judgementOf, lawsToDecide } from "../../policy/laws.js";
import { releaseOf } from "../../policy/release.js";
import { sentencesOfLaw } from "../overview/attention.js";

const EARLIER = withConsentIn("AT", { from: "2018-05-25", age: 13 });
const OLD = releaseOf(EARLIER);
const NEW = releaseOf(testPolicy());
const REVIEWED = JSON.stringify({
  productId: PEBBLE,
  name: "Pebble Club",
  organisation: "pebble",
  permissions: [{ name: "mods" }],
  law: { releases: "reviewed" },
});

let pages: PageServer;
let console_: ReturnType<typeof consoleOf>;
let officer: Browser;
let officerId: string;
let pebble: Browser;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all", policy: EARLIER });
  await pages.apply(REVIEWED);
  pages = await pages.restart({ policy: testPolicy() });
  console_ = consoleOf(pages);
  const joined = await console_.join("law@studio.example", "compliance");
  ({ browser: officer, operatorId: officerId } = joined);
  ({ browser: pebble } = await console_.join("pebble@studio.example", "owner", {
    organisation: "pebble",
  }));
});
afterAll(() => pages.stop());

const LAW = "/console/aurora/101/test/law";
const OF_PEBBLE = "/console/pebble/201/test/law";

const look = async (path: string, browser = officer) => {
  const { status, text } = await pages.get(path, browser);
  expect(status).toBe(200);
  return mainText(text);
};
const starfall = (mode: "test" | "live" = "test") => {
  const found = pages.services.catalogue.product(STARFALL, mode);
  if (!found) throw new Error("There is no such product.");
  return found;
};

describe("the laws of a product", () => {
  test("are listed by place, age, day and state, with what counts and why not, and as CSV", async () => {
    const brazil = await look(`${LAW}/laws?place=br&age=12`);
    expect(brazil).toMatch(/in Brazil, for a player of 12\. \d+ of \d+ count\./);
    expect(brazil).toMatch(/BR-\S+ Brazil in force since [\d-]+ yes/);
    const rest = await look(`${LAW}/laws?place=BR&age=12&counts=no`);
    expect(rest).toContain(" no. ");
    expect(rest).not.toMatch(/since [\d-]+ yes/);
    expect(await look(`${LAW}/laws?state=enjoined`)).toContain(
      "A court has kept it from being enforced since",
    );
    expect(await look(`${LAW}/laws?place=US-TX&on=2010-01-01`)).toContain("not announced");
    const named = await look(`${LAW}/laws?words=coppa`);
    expect(named).toContain("US-coppa");
    expect(named).not.toContain("for a player of");
    const emirates = await look(`${LAW}/laws?place=AE&age=14&words=AE-child`);
    expect(emirates).toContain("ban, below 18");
    expect(emirates).not.toContain("ban, below 13");
    const { text } = await pages.get(`${LAW}/laws?place=BR&format=csv`, officer);
    expect(text).toMatch(/^Law,Place,State,Counts\r\n/);
    const counts = text.match(/,"?(yes: |no\. )/g) ?? [];
    expect(counts).toEqual(counts.toSorted().toReversed());
    const { text: first } = await pages.get(`${LAW}/laws`, officer);
    expect(first.match(/<tr>/g)).toHaveLength(51);
    for (const [query, fault] of [
      ["place=XX", "No country or region has this code."],
      ["on=2026-02-31", "Enter a day"],
      ["age=x", "Enter an age"],
      ["age=-1", "Enter an age"],
    ]) {
      const refused = await look(`${LAW}/laws?${query}`);
      expect(refused).toContain(fault);
      expect(refused).not.toContain("for a player of");
    }
  });

  test("are each shown with duties, states and sources; one that is not on file does not exist", async () => {
    const shown = await look(`${LAW}/laws/US-coppa`);
    expect(shown).toContain("It counts for the product.");
    expect(shown).toContain("consent, below 13");
    expect(shown).toContain("statute, thefederalregister.org");
    expect(await look(`${LAW}/laws/AU-smma`)).toMatch(
      /minimum age, below 16 .* press age assurance/,
    );
    for (const id of ["XX-none", "constructor", "__proto__"])
      expect((await pages.get(`${LAW}/laws/${id}`, officer)).status).toBe(404);
  });

  test("that only the product can judge are decided with a reason, which takes effect and can be taken back", async () => {
    const today = dateIn("UTC", pages.services.clock.now());
    const [open] = lawsToDecide(testPolicy(), starfall(), today);
    if (!open) throw new Error("Nothing is left to decide.");
    const { law, judgement } = open;
    expect(await look(LAW)).toContain(judgement.replace(/\s+/g, " ").slice(0, 40));
    const path = `${LAW}/laws/${law.id}`;
    expect((await look(path)).split(judgement.replace(/\s+/g, " ").slice(0, 40))).toHaveLength(2);
    const decide = async (form: object, browser = officer, on = path) => {
      const sent = await console_.submit(on, `${on}/decide`, { page: on, ...form }, browser);
      await pages.services.catalogue.refresh();
      return sent;
    };
    const before = starfall().version;
    const rows = (await pages.rows())["products"];
    for (const [form, status] of [
      [{ applies: "no", because: "", before }, 422],
      [{ applies: "no", because: "x".repeat(301), before }, 422],
      [{ applies: "no", because: "no chat", before: "another" }, 422],
      [{ applies: "no", because: "no chat", before, nonce: "x" }, 403],
    ] as const)
      expect([form, (await decide(form)).status]).toEqual([form, status]);
    const judged = Object.values(testPolicy().laws).find((one) => judgementOf(one) === undefined);
    expect(
      (await pages.post(`${LAW}/laws/${judged?.id}/decide`, { nonce: "x" }, officer)).status,
    ).toBe(403);
    expect((await pages.rows())["products"]).toEqual(rows);
    const others = lawsToDecide(testPolicy(), starfall(), today).slice(1);
    const made = await decide({ applies: "no", because: "no chat", before });
    for (const other of others.slice(0, 1))
      expect(await look(`${LAW}/laws/${other.law.id}`)).toContain("You have not decided.");
    expect(made.headers.location).toBe(`${path}?done=decided`);
    expect(starfall().law?.decided).toContainEqual({
      id: law.id,
      applies: false,
      because: "no chat",
    });
    expect(starfall("live").law?.decided ?? []).not.toContainEqual(
      expect.objectContaining({ id: law.id }),
    );
    expect(await look(path)).toContain("The product says it does not apply: no chat");
    expect(await look(LAW)).toContain(`${law.name} no no chat`);
    await decide({ applies: "", because: "", before: starfall().version });
    expect(starfall().version).toBe(before);
    const live = path.replace("test", "live");
    const inLive = { applies: "yes", because: "chat", before: starfall("live").version };
    expect((await decide({ ...inLive, reason: "" }, officer, live)).status).toBe(422);
    const reason = "our lawyer says so";
    expect((await decide({ ...inLive, reason }, officer, live)).status).toBe(303);
    expect(await listReasonsOf(pages, officerId)).toContainEqual({
      action: "product-applied",
      target: "product:101",
      mode: "live",
      reason,
    });
    const command = ["law", "decide", law.id, "--product", "101", "--mode", "live"];
    await pages.kinward(...command, "--applies", "undecided");
    await expect(pages.kinward(...command, "--applies", "yes")).rejects.toThrow("--because");
    expect(starfall("live").version).toBe(before);
  });
});

describe("a release of the law that waits", () => {
  test("counts for no product that keeps another, also where a request is about several products", () => {
    const context = contextFor(pages.services, STARFALL, "test");
    const keeper = pages.services.catalogue.product(PEBBLE, "test");
    if (!keeper) throw new Error("There is no such product.");
    const { policy } = contextOfProduct(context, keeper);
    expect([releaseOf(context.policy), releaseOf(policy)]).toEqual([NEW, OLD]);
  });

  test("is counted in the sessions that it would change, as the command does, and nothing is changed", async () => {
    for (const age of [13, 15, 20])
      await unwrap(pages.as(PEBBLE).checkAge({ jurisdiction: "AT", age }));
    const live = OF_PEBBLE.replace("test", "live");
    const path = `${OF_PEBBLE}/impact`;
    const count = (form: object) => console_.submit(path, path, { on: "", ...form }, pebble);
    const rows = (await pages.rows())["sessions"];
    expect((await count({ release: NEW })).headers.location).toBe(path);
    const shown = mainText(await console_.settled(path, pebble));
    expect(shown).toContain(`Release ${NEW}, compared with ${OLD} today`);
    const [, changed, all] = /(\d+) of (\d+) sessions would change/.exec(shown) ?? [];
    const printed = await pages.kinward(
      ...["law", "impact", "--product", "201", "--release", NEW, "--json"],
    );
    const { products } = JSON.parse(printed) as { products: { mode: string }[] };
    expect(products.find(({ mode }) => mode === "test")).toMatchObject({
      changed: Number(changed),
      sessions: Number(all),
    });
    expect([changed, all]).toEqual(["1", "3"]);
    expect((await pages.rows())["sessions"]).toBe(rows);
    // Before its law there was none.
    await count({ release: NEW, on: "2018-05-24" });
    expect(mainText(await console_.settled(path, pebble))).toMatch(
      new RegExp(`Release ${NEW} on 2018-05-24 ,.*2 of 3 sessions would change`),
    );
    await count({ release: NEW });
    await console_.settled(path, pebble);
    for (const form of [{ on: "2026-02-31" }, { on: "tomorrow" }])
      expect((await count({ release: NEW, ...form })).status).toBe(422);
    expect((await count({ release: "2020.01.01-00000000" })).status).toBe(404);
    expect(await look(`${live}/impact`, pebble)).not.toContain("sessions would change");
    const { browser } = await console_.join("looks@studio.example", "viewer", {
      organisation: "pebble",
    });
    expect(await look(path, browser)).toContain("1 of 3 sessions would change");
    expect((await pages.post(path, { release: NEW }, browser)).status).toBe(403);
  });

  test("is led to from the overview, and counts once it is accepted in a mode", async () => {
    const { text } = await pages.get("/console/pebble/201/test", pebble);
    expect(text).toContain(`<a href="${OF_PEBBLE}">See what it changes</a>`);
    const before = await look(OF_PEBBLE, pebble);
    expect(before).toContain(`Release ${NEW} waits to be accepted.`);
    expect(before).not.toContain("Others that are kept");
    const path = `${OF_PEBBLE}/releases/${NEW}`;
    const differs = /AT [+~-] digital-consent-age/;
    expect(await look(path, pebble)).toMatch(differs);
    expect(await look(`${path}?place=AT`, pebble)).toMatch(differs);
    expect(await look(`${path}?place=DE`, pebble)).toContain("Nothing matches.");
    const again = await console_.nonceFor(path, `${path}/accept`, pebble);
    const accept = (form: object, on = path) =>
      console_.submit(on, `${on}/accept`, { page: on, ...form }, pebble);
    const live = path.replace("test", "live");
    expect((await accept({ reason: "" }, live)).status).toBe(422);
    expect((await accept({})).headers.location).toBe(`${OF_PEBBLE}?done=accepted`);
    await pages.services.catalogue.refresh();
    const twice = await pages.post(`${path}/accept`, { nonce: again, page: path }, pebble);
    expect([twice.status, twice.text.includes("There is nothing to accept.")]).toEqual([422, true]);
    expect(await look(`${path}?place=AT`, pebble)).toContain("They say the same.");
    const accepted = pages.services.catalogue.product(PEBBLE, "test")?.acceptedReleases;
    expect(accepted).toEqual({ test: NEW, live: OLD });
    expect(await pages.recorded("operation")).toContainEqual(
      expect.objectContaining({ action: "law-accepted", target: NEW, mode: "test" }),
    );
    const after = await look(OF_PEBBLE, pebble);
    expect(after).not.toContain("waits to be accepted");
    expect(after).toMatch(new RegExp(`Others that are kept: ${OLD} (?!\\d)`));
    for (const [mode, waits] of [
      ["test", false],
      ["live", true],
    ] as const)
      expect(
        (await look(`/console/pebble/201/${mode}`, pebble)).includes("See what it changes"),
      ).toBe(waits);
    // The one before is kept, and can count again.
    expect(await look(`${OF_PEBBLE}/releases/${OLD}`, pebble)).toContain("Accept it in test mode");
  });

  test("is not accepted where it is unknown, of another organisation, or taken up by itself", async () => {
    for (const release of ["2020.01.01-00000000", "x", "constructor"])
      expect((await pages.get(`${OF_PEBBLE}/releases/${release}`, pebble)).status).toBe(404);
    expect((await pages.get(`${LAW}/releases/${NEW}`, pebble)).status).toBe(404);
    expect(await look(`${LAW}/releases/${OLD}`)).toContain("takes up each release by itself");
    // The form is old: meanwhile the product takes up each release by itself.
    const page = `${OF_PEBBLE}/releases/${OLD}`;
    const nonce = await console_.nonceFor(page, `${page}/accept`, pebble);
    expect(nonce).not.toBe("");
    await pages.apply(REVIEWED.replace("reviewed", "automatic"));
    const recorded = (await pages.rows())["ledger_entries"];
    const late = await pages.post(`${page}/accept`, { nonce, page }, pebble);
    expect([late.status, late.text.includes("There is nothing to accept.")]).toEqual([422, true]);
    expect((await pages.rows())["ledger_entries"]).toBe(recorded);
    for (const role of ["developer", "support", "viewer"] as const) {
      const { browser } = await console_.join(`${role}-law@studio.example`, role);
      expect((await pages.get(LAW, browser)).status).toBe(200);
      for (const act of [`releases/${OLD}/accept`, "laws/US-coppa/decide"])
        expect((await pages.post(`${LAW}/${act}`, { nonce: "x" }, browser)).status).toBe(403);
    }
  });
});

test("the overview names what laws change within 60 days, and how many should be reviewed", () => {
  const on = (day: string) => sentencesOfLaw(testPolicy(), starfall(), day).join(" ");
  const toReview = (day: string) => Number(/(\d+) laws? on file should have/.exec(on(day))?.[1]);
  expect(on("2026-11-02")).toMatch(
    /\d+ laws change on 2027-01-01: ([^;]+ \([A-Z-]+\); ){3}and \d+ others\./,
  );
  for (const day of ["2026-11-01", "2027-01-01"]) expect(on(day)).not.toContain("on 2027-01-01");
  // A law of the Emirates is to be reviewed on the fourth.
  expect(toReview("2027-01-04")).toBeGreaterThan(toReview("2027-01-03"));
  // The notice of Starfall is complete, and years ago no review was due.
  expect(on("2020-01-01") + on("2026-11-02")).not.toMatch(/ 0 laws|notice/);
  const keeper = pages.services.catalogue.product(PEBBLE, "test");
  expect(keeper && sentencesOfLaw(testPolicy(), keeper, "2026-11-02").at(-1)).toMatch(
    /^The notice to guardians lacks what \d+ laws ask for\./,
  );
});

test("the notice is compared with what laws ask for, by place", async () => {
  const all = await look(`${OF_PEBBLE}/notice`, pebble);
  expect(all).toMatch(/says all that 0 of \d+ paragraphs of law ask for/);
  expect(all).toMatch(/United States .*privacy\.collects/);
  const austria = await look(`${OF_PEBBLE}/notice?place=AT`, pebble);
  expect(austria).toContain("Austria: the notice says");
  expect(austria).not.toContain("No country or region");
  expect(austria).not.toContain("312.4");
  expect(await look(`${OF_PEBBLE}/notice?place=QQ`, pebble)).toContain("No country or region");
  expect(await look(`${OF_PEBBLE}/notice?lacking=no`, pebble)).toContain("No law asks");
  expect(await look(`${OF_PEBBLE}/notice?lacking=yes`, pebble)).toContain("312.4");
  // That of Starfall is complete.
  expect(await look(`${LAW}/notice?lacking=no`)).toContain("312.4");
  expect(await look(`${LAW}/notice?lacking=yes`)).toContain("No law asks");
});
