import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { consoleOf } from "../../../testing/operator.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { Receiver } from "../../../testing/receiver.js";
import { PEBBLE, STARFALL } from "../../../testing/service.js";

const ROOM = "/console/aurora/101/test/developers";
let pages: PageServer;
let console_: ReturnType<typeof consoleOf>;
let developer: Browser;
let owner: Browser;
beforeAll(async () => {
  pages = await startPageServer({ serves: "all" });
  console_ = consoleOf(pages);
  developer = (await console_.join("dev@studio.example", "developer")).browser;
  owner = (await console_.join("owner@studio.example", "owner")).browser;
});
afterAll(() => pages.stop());

const send = (page: string, path: string, form: Record<string, string> = {}, browser = developer) =>
  console_.submit(page, path, form, browser);
const secretIn = (text: string): string => /class="secret">([^<]+)</.exec(text)?.[1] ?? "";
const show = async (path = "", browser = developer) =>
  (await pages.get(`${ROOM}${path}`, browser)).text;

describe("a key", () => {
  const create = `${ROOM}/keys/new`;

  test("is shown once, counts at once, and no longer once it is revoked", async () => {
    const made = await send(create, create, { label: "CI", scope: "product", days: "30" });
    const key = secretIn(made.text);
    expect(key).toMatch(/^kw_test_/);
    await pages.services.catalogue.refresh();
    const requirements = () => pages.client(key).getAgeGateRequirements({ jurisdiction: "US-CA" });
    expect((await requirements()).response?.status).toBe(200);
    const listed = await show();
    expect(listed).toContain("CI");
    expect(listed).not.toContain(key);
    const keyId = key.split("_")[2] ?? "";
    expect((await send(ROOM, `${ROOM}/keys/${keyId}/revoke`)).status).toBe(303);
    await pages.services.catalogue.refresh();
    expect((await requirements()).response?.status).toBe(401);
    const entries = await pages.recorded("operation");
    expect(entries).toMatchObject([
      { action: "key-created", target: keyId, operator: expect.stringMatching(/^console:/) },
      { action: "key-revoked", target: keyId },
    ]);
  });

  test("is not made of what a form may not say, nor revoked for another product, mode or role", async () => {
    const rows = await pages.rows();
    for (const form of [
      { scope: "everything" },
      { scope: "product", days: "0" },
      { scope: "product", days: "36501" },
      { scope: "product", days: "1.5" },
      { scope: "product", label: "two\nlines" },
    ])
      expect([form, (await send(create, create, form)).status]).toEqual([form, 422]);
    const path = (productId: number, mode = "test") =>
      `${ROOM}/keys/${pages.key(productId, mode as "test").split("_")[2]}/revoke`;
    const nonceOf = (to: string) => console_.nonceFor(ROOM, to, developer);
    for (const to of [path(PEBBLE), path(STARFALL, "live"), `${ROOM}/keys/x/revoke`])
      expect([
        to,
        (await pages.post(to, { nonce: await nonceOf(to) }, developer)).status,
      ]).not.toEqual([to, 303]);
    for (const role of ["support", "compliance", "viewer"] as const) {
      const { browser } = await console_.join(`${role}@studio.example`, role);
      expect((await pages.get(ROOM, browser)).status).toBe(403);
    }
    expect((await pages.get(ROOM.replace("test", "live"), developer)).status).toBe(403);
    const { api_keys: keys } = await pages.rows();
    expect(keys).toBe(rows["api_keys"]);
  });
});

describe("an endpoint", () => {
  const create = `${ROOM}/endpoints/new`;

  test("gets a test event, shows each attempt, and is sent again what failed", async () => {
    const receiver = await Receiver.open();
    const made = await send(create, create, { url: receiver.url, events: "" });
    receiver.secret = secretIn(made.text);
    const path = /href="([^"]*\/endpoints\/[0-9a-f-]{36})"/.exec(made.text)?.[1] ?? "";
    const sent = await send(path, `${path}/test`);
    expect(sent.headers.location).toContain("done=test");
    await pages.settle();
    expect(receiver.received).toHaveLength(1);
    const { text } = await pages.get(path, developer);
    expect(text).toMatch(/delivered[^]*<\/time> 204</);
    const again = /action="([^"]*\/replay\/[^"]+)"/.exec(text)?.[1] ?? "";
    expect((await send(path, again)).headers.location).toContain("done=again");
    await pages.settle();
    expect(receiver.received).toHaveLength(2);
    expect((await pages.get(`${path}?state=failed`, developer)).text).toContain("Nothing was sent");

    const rotated = secretIn((await send(path, `${path}/rotate`)).text);
    expect(rotated).not.toBe(receiver.secret);
    await send(path, `${path}/disable`);
    expect(await show()).toContain("disabled (by an operator)");
    await send(path, `${path}/enable`);
    expect((await send(path, `${path}/replay`)).headers.location).toContain("done=replayed");
    const { text: csv } = await pages.get(`${path}?format=csv`, developer);
    expect(csv.split("\n")[0]).toContain("Event,Happened,State,Attempts,Next");
    await receiver.stop();
  });

  test("is not added with an address or an event that cannot be, nor seen from another mode", async () => {
    for (const form of [
      { url: "ftp://example.com", events: "" },
      { url: "", events: "" },
      { url: "https://hooks.example/x", events: "Session.Vanished" },
    ])
      expect([form, (await send(create, create, form)).status]).toEqual([form, 422]);
    const [path] = /\/developers\/endpoints\/[0-9a-f-]{36}/.exec(await show()) ?? [""];
    expect((await pages.get(`/console/aurora/101/live${path}`, owner)).status).toBe(404);
    expect((await pages.get(`/console/aurora/102/test${path}`, owner)).status).toBe(404);
    expect((await pages.get(`${ROOM}/endpoints/x`, owner)).status).toBe(404);
  });
});
