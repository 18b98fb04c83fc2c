import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { consoleOf } from "../../../testing/operator.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { STARFALL } from "../../../testing/service.js";
import { saveProduct } from "../../store/products/queries.js";
import { fileOf } from "../../products/translations.js";

const room = (mode: "test" | "live") => `/console/aurora/101/${mode}/product`;
let pages: PageServer;
let liveName: string;
let console_: ReturnType<typeof consoleOf>;
let developer: Browser;
let owner: Browser;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all" });
  console_ = consoleOf(pages);
  liveName = product("live").name;
  developer = (await console_.join("dev@studio.example", "developer")).browser;
  owner = (await console_.join("owner@studio.example", "owner")).browser;
});
afterAll(() => pages.stop());

const product = (mode: "test" | "live") => {
  const found = pages.services.catalogue.product(STARFALL, mode);
  if (!found) throw new Error("There is no such product.");
  return found;
};
const fileWith = (name: string) => fileOf(product("test")).replace(/^name: .*$/m, `name: ${name}`);

const nonceIn = (text: string, path: string): string => {
  const form = text.split("<form").find((part) => part.includes(`action="${path}"`));
  return /name="nonce"\s+value="([^"]*)"/.exec(form ?? "")?.[1] ?? "";
};

/** Sends a form with its fields in parts, and follows it to a draft. */
async function send(path: string, fields: Readonly<Record<string, string>>, browser: Browser) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const response = await fetch(pages.baseUrl + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...browser, "Content-Type": body.headers.get("Content-Type") ?? "" },
    body: await body.arrayBuffer(),
  });
  const location = response.headers.get("location") ?? "";
  const text = location.includes("form=")
    ? (await pages.get(location, browser)).text
    : await response.text();
  return { status: response.status, location, text };
}

async function check(mode: "test" | "live", yaml: string, browser: Browser) {
  const path = `${room(mode)}/edit`;
  const nonce = await console_.nonceFor(path, path, browser);
  const sent = await send(path, { nonce, yaml }, browser);
  const isShown = sent.location.endsWith("/product/review");
  return isShown ? { ...sent, text: await console_.settled(sent.location, browser) } : sent;
}

/** Presses "Apply" on the page that shows what would change. */
const apply = (text: string, yaml: string, browser: Browser, more: object = {}) =>
  send(
    `${room("test")}/apply`,
    {
      nonce: nonceIn(text, `${room("test")}/apply`),
      yaml,
      page: `${room("test")}/edit`,
      before: /name="before" value="([^"]*)"/.exec(text)?.[1] ?? "",
      ...more,
    },
    browser,
  );

describe("the file of a product", () => {
  it("is changed in test mode once its changes were shown, and promoted to live mode", async () => {
    const yaml = fileWith("Starfall Two");
    const shown = await check("test", yaml, developer);
    expect(shown.text).toContain("name: &quot;Starfall&quot; -&gt; &quot;Starfall Two&quot;");
    expect(shown.text).toMatch(/0 of 0<\/strong> sessions would change/);
    expect((await apply(shown.text, yaml, developer)).location).toContain("done=applied");
    expect((await pages.get(room("test"), developer)).text).toMatch(
      /dev@studio\.example[^]*name: &quot;/,
    );
    expect([product("test").name, product("live").name]).toEqual(["Starfall Two", liveName]);
    const csv = (await pages.get(`${room("test")}?format=csv`, developer)).text;
    expect(csv).toMatch(/\n[\d-]+T[\d:.]+Z,dev@studio\.example,"~ name[^<]+$/);

    const path = `${room("live")}/promote`;
    const { text } = await pages.get(path, owner);
    expect(text).toContain("Starfall Two");
    await console_.submit(path, `${path}/count`, {}, owner);
    expect(await console_.settled(path, owner)).toMatch(/0 of 0<\/strong> sessions would change/);
    const fields = Object.fromEntries(
      ["test", "live"].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "",
      ]),
    );
    const promote = (more: object) =>
      console_.submit(path, path, { ...fields, reason: "released", ...more }, owner);
    expect((await promote({ reason: "" })).status).toBe(422);
    expect((await promote({ test: "another" })).text).toContain("changed meanwhile");
    expect((await promote({})).headers.location).toContain("done=applied");
    expect((await pages.get(room("live"), owner)).text).toContain("the same file");
    expect(product("live").name).toBe("Starfall Two");
    expect(await pages.recorded("operation")).toMatchObject([
      { action: "product-applied", mode: "live", operator: expect.stringMatching(/^console:/) },
      { action: "product-applied", mode: "test", operator: expect.stringMatching(/^console:/) },
    ]);
  });

  it("counts the sessions that the file would change that was checked last, beside the form", async () => {
    for (const age of [19, 22]) await unwrap(pages.as().checkAge({ jurisdiction: "AT", age }));
    const release = console_.holdJobs();
    const review = `${room("test")}/review`;
    const path = `${room("test")}/edit`;
    for (const name of ["Starfall Five", "Starfall Six"]) {
      const nonce = await console_.nonceFor(path, path, developer);
      await send(path, { nonce, yaml: fileWith(name) }, developer);
    }
    const { text } = await pages.get(review, developer);
    expect(text).toContain("Counting sessions");
    expect(text).toContain("Starfall Six");
    expect(text).not.toContain("Starfall Five");
    expect((await pages.get(review, owner)).status).toBe(404);
    release();
    expect(await console_.settled(review, developer)).toMatch(/0 of 2<\/strong> sessions/);
    const file = join(mkdtempSync(join(tmpdir(), "kinward-test-")), "product.yaml");
    const impactOf = async (text: string): Promise<unknown> => {
      writeFileSync(file, text);
      return JSON.parse(
        await pages.kinward("product", "impact", file, "--mode", "test", "--json"),
      ) as unknown;
    };
    expect(await impactOf(fileWith("Starfall Six"))).toMatchObject({
      ...{ productId: STARFALL, changed: 0, sessions: 2 },
    });
    expect(
      await impactOf(fileWith("Starfall Six").replace("  - name: voice-chat\n", "")),
    ).toMatchObject({ changed: 2, permissions: { "voice-chat": { stricter: 2, looser: 0 } } });
    writeFileSync(file, fileWith("Starfall Seven"));
    await pages.kinward("product", "apply", file, "--mode", "test", "--yes");
    expect((await pages.get(room("test"), developer)).text).toContain("<h1>Starfall Seven");
    rmSync(dirname(file), { recursive: true });
    const fresh = await console_.join("fresh@studio.example", "developer");
    expect((await pages.get(review, fresh.browser)).status).toBe(404);
  });

  it("is not applied with faults, stale, of another product, or by who may not", async () => {
    const rows = await pages.rows();
    const good = fileWith("Starfall Three");
    for (const [yaml, fault] of [
      ["name: [", "YAML"],
      ["", "must be"],
      [good.replace("productId: 101", "productId: 999"), "this page is of product 101"],
      [good.replace("organisation: aurora", "organisation: pebble"), "belongs to aurora"],
      [`${good}\nbrand: { logo: /etc/passwd }\n`.replace(/^brand:[^]*?(?=^\S)/m, ""), "brand"],
      [good.replace(/^minimumAge: .*$/m, "minimumAge: -1"), "minimumAge"],
      [
        `${good}\nproviders: { wallet: { kind: openid4vp-mdoc, trustedIssuers: /etc/passwd } }\n`,
        "trustedIssuers: a page takes no file",
      ],
    ] as const) {
      const sent = await check("test", yaml, developer);
      expect([fault, sent.text.includes(fault), sent.text.includes("Apply to")]).toEqual([
        ...[fault, true, false],
      ]);
    }
    const shown = await check("test", good, developer);
    expect((await apply(shown.text, good, developer, { before: "old" })).text).toContain(
      "changed meanwhile",
    );
    expect((await apply(shown.text, good, developer, { nonce: "x" })).location).toBe("");
    for (const role of ["support", "compliance", "viewer"] as const) {
      const { browser } = await console_.join(`${role}@studio.example`, role);
      expect((await pages.get(room("test"), browser)).status).toBe(200);
      expect((await pages.get(`${room("test")}/edit`, browser)).status).toBe(403);
      expect((await send(`${room("test")}/apply`, { yaml: good }, browser)).status).toBe(403);
    }
    expect((await pages.get(`${room("live")}/edit`, developer)).status).toBe(403);
    expect((await pages.get(`${room("live")}/promote`, developer)).status).toBe(403);
    expect((await pages.get(`${room("test")}/promote`, owner)).status).toBe(404);
    const { products, product_changes: changes } = await pages.rows();
    expect([products, changes]).toEqual([rows["products"], rows["product_changes"]]);
  });

  it("shows why the file of test mode cannot be promoted, where an upgrade has made it invalid", async () => {
    const [test, live] = [product("test"), product("live")];
    const save = (changes: object) =>
      pages.services.store.write((tx) => saveProduct(tx, live, 0, { ...test, ...changes }));
    const path = `${room("live")}/promote`;
    await save({ name: "Starfall Nine" });
    const nonce = await console_.nonceFor(path, `${path}/count`, owner);
    await save({ minimumAge: -1 });
    const shown = await pages.get(path, owner);
    const counted = await pages.post(`${path}/count`, { nonce, page: path }, owner);
    expect([shown.status, counted.status]).toEqual([200, 422]);
    for (const { text } of [shown, counted]) expect(text).toMatch(/role="alert">minimumAge/);
    expect(shown.text).not.toContain(`action="${path}"`);
    await save({});
  });

  it("says by place, age and ground who decides each permission", async () => {
    const path = `${room("test")}/permissions`;
    const { text } = await pages.get(`${path}?place=us-ca`, developer);
    expect(text).toContain("in California by the age");
    expect(text).toMatch(/<th scope="col" *>0 to 12/);
    expect((await pages.get(path, developer)).text).toContain("in California by the age");
    expect(text).toContain("guardian; ");
    expect((await pages.get(path, developer)).text).toMatch(/name="place"\s+value="US-CA"/);
    expect((await pages.get(`${path}?place=XX`, developer)).text).toContain("No country or region");
  });
});
