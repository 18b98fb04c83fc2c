import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../../testing/folder.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { verifyCredential } from "../auth/verify-credential.js";
import type { Services } from "../services.js";
import { readApiKey } from "../domain/api-key.js";
import { applyProduct } from "../products/apply.js";
import { readProductFile } from "../products/read.js";
import { listApiKeys, listProducts, revokeApiKey } from "../store/products/queries.js";
import { ManualClock, systemClock, type Clock } from "../lib/clock.js";
import { publicUrlOf } from "../config.js";
import { addCounts } from "../domain/counters.js";
import { DAY_MS } from "../lib/dates.js";
import { readCounts } from "../store/counts/queries.js";
import { listMails } from "../store/mail/queries.js";
import { readEntries } from "../store/ledger/queries.js";
import { noteProcess } from "../store/service/queries.js";
import { makeHistory } from "./demo-history/make-history.js";
import { demo, describeDemo, ensureDemo, printDemo, withUsableKeys } from "./demo.js";

let folder: TestFolder;
let services: Services;
const opened: TestService[] = [];
/** Opens services as another process would, with connections and randomness of their own. */
async function open(seed: string): Promise<Services> {
  const more = await startTestService({ serves: "nothing", folder: folder.path, seed });
  opened.push(more);
  return more.services;
}
const settle = (around = services) => ensureDemo(around, folder.config());
const keysFile = () => join(folder.path, "demo-keys.json");

beforeEach(async () => {
  folder = new TestFolder();
  services = await open("first");
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
  folder[Symbol.dispose]();
});

describe("the demo", () => {
  test("makes three products in two organisations, the second essential to the first", async () => {
    const { baseUrl, products } = await settle();
    expect(baseUrl).toBe("http://127.0.0.1:8080");
    const [first, second, third] = products.map(({ productId }) =>
      services.catalogue.product(productId, "live"),
    );
    expect(products).toHaveLength(3);
    expect(second?.organisation).toBe(first?.organisation);
    expect(first?.essentialProductIds).toEqual([second?.productId]);
    expect(third?.organisation).not.toBe(first?.organisation);
  });

  test("gives each product a key of each mode that works at once", async () => {
    for (const { productId, apiKeys } of (await settle()).products) {
      for (const mode of ["test", "live"] as const) {
        const principal = verifyCredential(services, { scheme: "apiKey", value: apiKeys[mode] });
        expect(principal).toMatchObject({ productId, mode });
      }
    }
  });

  test("prints the same keys a second time, also from another process while the first runs", async () => {
    const first = await settle();
    expect(await settle()).toEqual(first);
    expect(await settle(await open("second"))).toEqual(first);
    expect(await listApiKeys(services.store)).toHaveLength(6);
    expect(await listProducts(services.store)).toHaveLength(3);
  });

  test("prints the same keys where two processes make it at once", async () => {
    const other = await open("second");
    const [first, second] = await Promise.all([settle(), settle(other)]);
    expect(second).toEqual(first);
    expect(await listApiKeys(services.store)).toHaveLength(6);
  });

  test("keeps the keys in a private file beside the database, which does not hold them", async () => {
    const { products } = await settle();
    expect(statSync(keysFile()).mode & 0o777).toBe(0o600);
    const secrets = products.flatMap(({ apiKeys }) =>
      Object.values(apiKeys).map((key) => key.split("_")[3] ?? ""),
    );
    const kept = JSON.stringify(await listApiKeys(services.store));
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(kept).toContain(readApiKey(products[0]?.apiKeys.test ?? "")?.secretHash);
  });

  test("prints each product's file, which can be applied as it is", async () => {
    for (const { productId, config } of (await settle()).products) {
      const again = await applyProduct(services.store, JSON.stringify(config), {
        ...services,
        now: 1,
      });
      expect(again.version).toBe(services.catalogue.product(productId, "live")?.version);
    }
  });

  test("uses every feature of a product file between its products, but for webhooks, which need an address", async () => {
    const { products } = await settle();
    const used = new Set<string>();
    for (const { config } of products) {
      const { permissions, allowances, documents } = readProductFile(
        JSON.stringify(config),
        services.policy,
      );
      for (const [key, value] of Object.entries(config)) {
        if (Array.isArray(value) ? value.length > 0 : Boolean(value)) used.add(key);
      }
      for (const { custom } of permissions) {
        if (custom) used.add("custom");
        if (custom?.verifiedAge) used.add("verifiedAge");
      }
      for (const { type } of allowances) used.add(type);
      for (const { isDataNotice } of documents) used.add(isDataNotice ? "notice" : "document");
    }
    for (const feature of [
      "custom",
      "verifiedAge",
      "minimumAge",
      "essentialProductIds",
      "childLiteAccess",
      "notice",
      "document",
      "numerical",
      "selection",
      "activityTypes",
      "origins",
      "appSchemes",
      "retentionDays",
    ]) {
      expect(used).toContain(feature);
    }
  });

  test("leaves a product as it is that was changed, and a key revoked that was revoked", async () => {
    const { products } = await settle();
    const { config, apiKeys } = products[2] as (typeof products)[number];
    await applyProduct(services.store, JSON.stringify({ ...config, name: "Mine" }), {
      ...services,
      now: 1,
    });
    await services.store.write((tx) => revokeApiKey(tx, readApiKey(apiKeys.test)?.keyId ?? "", 1));
    const again = await settle();
    expect(again.products[2]).toMatchObject({ name: "Mine", apiKeys });
    expect(verifyCredential(services, { scheme: "apiKey", value: apiKeys.test })).toBe("invalid");
  });

  test.each(["", "{", "[]", '[{"test":"kw_test_x","live":"y"},{},{}]'])(
    "says that the file of keys is damaged: %j",
    async (text) => {
      writeFileSync(keysFile(), text);
      await expect(settle()).rejects.toThrow(/demo-keys\.json is damaged; delete it/);
      expect(readFileSync(keysFile(), "utf8")).toBe(text);
    },
  );

  /** If this goes, live keys appear in every terminal and every log of a start. */
  test("prints live keys only to those who ask for them", async () => {
    process.env["DATABASE_URL"] = folder.config().databaseUrl;
    const write = process.stdout.write.bind(process.stdout);
    let text = "";
    const printed = async (work: () => Promise<void>) => {
      text = "";
      process.stdout.write = (chunk) => ((text += String(chunk)), true);
      await work().finally(() => (process.stdout.write = write));
      return text;
    };
    expect(await printed(() => demo({}))).toMatch(/kw_test_/);
    expect(text).not.toContain("kw_live_");
    const banner = await printed(
      async () => void (await printDemo({ ...services, config: folder.config() })),
    );
    expect(banner).toMatch(/kw_test_/);
    expect(banner).not.toContain("kw_live_");
    expect(await printed(() => demo({ live: true }))).toMatch(/kw_test_[^]*kw_live_/);
    expect(await printed(() => demo({ json: true }))).toMatch(/kw_test_[^]*kw_live_/);
    delete process.env["DATABASE_URL"];
  });

  test.each([
    [{}, false],
    [{ PUBLIC_URL: "http://localhost:8080" }, false],
    [{ PUBLIC_URL: "https://kinward.example" }, true],
    [{ HOST: "192.168.1.5" }, true],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:8080" }, true],
  ])("of serve warns where other machines reach it: %j", async (env, isWarned) => {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = () => true;
    const config = folder.config(env);
    await printDemo({ ...services, config }).finally(() => (process.stdout.write = write));
    const lines = opened[0]?.lines.join("\n") ?? "";
    expect(lines.includes("can be reached from other machines")).toBe(isWarned);
    expect(lines).not.toContain("kw_test_");
  });

  test("lets families come, decide and play in its history, at their times, and sends nothing", async () => {
    await settle();
    const { clock, store } = services;
    const from = clock.now();
    await makeHistory(services, 101, from + 3 * DAY_MS);
    expect(clock.now()).toBe(from + 3 * DAY_MS);
    const rows = await readCounts(
      store,
      { productId: 101, mode: "test" },
      { by: "day", since: from },
    );
    const counts = addCounts(...rows.map((row) => row.counts));
    for (const counter of ["gate:PASS", "step:passed", "session:DIGITAL_MINOR", "screentime"])
      expect([counter, counts[counter]]).toEqual([counter, expect.any(Number)]);
    expect(new Set(rows.map(({ startsAt }) => startsAt)).size).toBeGreaterThanOrEqual(3);
    const mails = await listMails(store, "test");
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(["held"]));
    const notices = new Set<string>();
    for await (const { entry } of readEntries(store, { organisation: "aurora", mode: "test" }))
      for (const [, sha256 = ""] of String(entry).matchAll(
        /"id":"privacy-notice"[^}]*"sha256":"([^"]+)"/g,
      ))
        notices.add(sha256);
    // Each family reads it in their own language.
    expect(notices.size).toBeGreaterThan(1);
  });

  test("makes no history beside a service that runs", async () => {
    const running = { processId: "another", secretIds: [] };
    await services.store.write((tx) => noteProcess(tx, running, Date.now()));
    await expect(opened[0]?.kinward("demo", "--history")).rejects.toThrow("Stop the service first");
    expect(await opened[0]?.database.count("products")).toBe(0);
  });

  describe("as printed for people", () => {
    const printed = async (env: NodeJS.ProcessEnv, clock: Clock = systemClock) => {
      const made = await settle();
      const config = folder.config(env);
      const publicUrl = publicUrlOf(config);
      const around = { clock, config, publicUrl };
      return { made, text: describeDemo(around, withUsableKeys(around, made)) };
    };
    const NOON = new ManualClock(Date.UTC(2026, 0, 31, 12));

    test("names the address, the docs, the mailbox and every key", async () => {
      const { made, text } = await printed({});
      for (const { apiKeys } of made.products)
        for (const key of Object.values(apiKeys)) expect(text).toContain(key);
      expect(text).toContain("http://127.0.0.1:8080/docs");
      expect(text).toContain("http://127.0.0.1:8080/mailbox");
    });

    test("names no mailbox that is closed, and the public address only", async () => {
      const { text } = await printed({ HOST: "0.0.0.0", PUBLIC_URL: "https://kinward.example" });
      expect(text).toContain("https://kinward.example/docs");
      expect(text).not.toContain("mailbox");
      expect(text).not.toContain("0.0.0.0");
    });

    test("shows no live keys with a manual clock, and how the clock stands", async () => {
      const { made, text } = await printed({ CLOCK: "manual" }, NOON);
      expect(text).toContain(made.products[0]?.apiKeys.test);
      expect(text).not.toContain("kw_live_");
      expect(text).toContain("2026-01-31T12:00:00.000Z");
      expect(text).toContain('"dateOfBirth":"2018-01-01"');
    });
  });
});
