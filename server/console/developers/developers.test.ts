import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { runCommand } from "../../../testing/command-line.js";
import { consoleOf } from "../../../testing/operator.js";
import type { Browser } from "../../../testing/guardian-steps.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { Receiver } from "../../../testing/receiver.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { until } from "../../../testing/until.js";
import { HOUR, MINUTE } from "../../../testing/fixed.js";
import { hourOf } from "../../domain/counters.js";
import { saveErrors } from "../../store/api-errors/queries.js";
import { statement } from "../../store/engine/statement.js";

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

const send = (page: string, path: string, form: Record<string, string> = {}) =>
  console_.submit(page, path, form, developer);
const secretIn = (text: string): string => /class="secret">([^<]+)</.exec(text)?.[1] ?? "";
const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
const readResponses = statement<Record<never, never>, { response: string | null }>((sql) =>
  sql("webhook_attempts").select("response"),
);
const show = async (path = "") => (await pages.get(`${ROOM}${path}`, developer)).text;

describe("a key", () => {
  const create = `${ROOM}/keys/new`;

  test("is shown once, counts at once, and no longer once it is revoked", async () => {
    const made = await send(create, create, { label: "-CI", scope: "product", days: "1" });
    const key = secretIn(made.text);
    expect(key).toMatch(/^kw_test_/);
    const listed = await show();
    const requirements = () => pages.client(key).getAgeGateRequirements({ jurisdiction: "US-CA" });
    expect((await requirements()).response?.status).toBe(200);
    expect((await show("/keys?search=ci")).split("<tr>")).toHaveLength(3);
    expect(await show("/keys?search=ci&state=revoked")).toContain("Nothing matches.");
    expect((await show("/keys?search=ci&state=valid")).split("<tr>")).toHaveLength(3);
    expect(await show("/keys?format=csv")).toMatch(/^Key,Name,[^]*,'-CI,for the product,20/);
    expect(listed).toContain("CI");
    expect(listed).not.toContain(key);
    const keyId = key.split("_")[2] ?? "";
    const revocation = `${ROOM}/keys/${keyId}/revoke`;
    expect((await send(revocation, revocation)).headers.location).toBe(`${ROOM}?done=revoked`);
    await show("?done=revoked");
    expect((await requirements()).response?.status).toBe(401);
    const entries = await pages.recorded("operation");
    expect(entries).toMatchObject([
      { action: "key-created", target: keyId, operator: expect.stringMatching(/^console:/) },
      { action: "key-revoked", target: keyId },
    ]);
  });

  test("of live mode is revoked for a reason and by a fresh passkey, and the page asks for both", async () => {
    const room = ROOM.replace("test", "live");
    const create = `${room}/keys/new`;
    const made = await console_.submit(create, create, { scope: "product", reason: "CI" }, owner);
    const revoke = `${room}/keys/${secretIn(made.text).split("_")[2]}/revoke`;
    expect((await pages.get(`${room}/keys`, owner)).text).toContain(`href="${revoke}"`);
    // It has no name.
    expect((await pages.get(revoke, owner)).text).toMatch(/Revoke the key \w+\?/);
    const unreasoned = await console_.submit(revoke, revoke, { reason: "" }, owner);
    expect(unreasoned).toMatchObject({ status: 422, text: expect.stringMatching(/Say why/) });
    await pages.advance(6 * MINUTE);
    const sent = await console_.submit(revoke, revoke, { reason: "left" }, owner);
    expect(sent.headers.location).toContain(`next=${encodeURIComponent(revoke)}`);
  });

  test("that another process has just made can be revoked", async () => {
    const made = await runCommand(
      ["key", "create", "--product", "101", "--mode", "test"],
      pages.commandEnv,
    );
    const [, keyId] = /kw_test_([^_]+)_/.exec(made) ?? [];
    expect(await show(`/keys/${keyId}/revoke`)).toContain("Revoke the key");
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
    const nonce = await console_.nonceFor(path(STARFALL), path(STARFALL), developer);
    const listed = await show("/keys?format=csv");
    // The way to live mode leads to what a developer may see there.
    expect(await show()).toMatch(/href="\/console\/aurora\/101\/live"\s*>live</);
    for (const [productId, mode] of [[PEBBLE], [ACCOUNT], [STARFALL, "live"]] as const) {
      const to = path(productId, mode);
      expect([to, (await pages.get(to, developer)).status]).toEqual([to, 404]);
      expect([to, (await pages.post(to, { nonce }, developer)).status]).toEqual([to, 403]);
      expect(listed).not.toContain(pages.key(productId, mode).split("_")[2]);
    }
    expect((await pages.get(`${ROOM}/keys/x/revoke`, developer)).status).toBe(404);
    expect((await pages.get(create, developer)).status).toBe(200);
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
    const stale = await send(path, `${path}/test`, { nonce: "x" });
    expect([stale.status, stale.text.split(`href="${path}"`).length]).toEqual([403, 2]);
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
    const sending = [`${path}/replay`, again];
    const nonces = await Promise.all(sending.map((to) => console_.nonceFor(path, to, developer)));
    await send(path, `${path}/disable`);
    expect(await show()).toContain("disabled (by an operator)");
    const disabled = (await pages.get(path, developer)).text;
    expect(disabled.match(/(?<=action=")[^"]*endpoints\/[\w-]+\/[^"]+(?=")/g)).toEqual([
      `${path}/rotate`,
      `${path}/enable`,
    ]);
    for (const [at, to] of sending.entries())
      expect((await pages.post(to, { nonce: nonces[at] ?? "" }, developer)).status).toBe(404);
    await send(path, `${path}/enable`);
    expect((await send(path, `${path}/replay`)).headers.location).toBe(path);
    expect(await console_.settled(path, developer)).toContain("0 events were added to the queue");
    const { text: csv } = await pages.get(`${path}?format=csv`, developer);
    expect(csv.split("\n")[0]).toContain("Event,Happened,State,Attempts,Next");
    await receiver.stop();
  });

  /** If this goes, no one sees why an endpoint refuses events, or what it says of them is stored as it is. */
  test("shows what was sent of an event, and the first kilobyte of each response", async () => {
    const receiver = await Receiver.open((_, response, nth) =>
      nth === 1
        ? void response
            .writeHead(500)
            .write("é<b>".repeat(200), () => response.end("é".repeat(500)))
        : void response.writeHead(nth === 2 ? 503 : 200).end(nth === 2 ? "" : "thanks"),
    );
    const made = await send(create, create, { url: receiver.url, events: "Test, Session.Revoked" });
    const path = /href="([^"]*\/endpoints\/[0-9a-f-]{36})"/.exec(made.text)?.[1] ?? "";
    await send(path, `${path}/test`);
    await pages.settle();
    await pages.advance(10_000);
    await pages.advance(6 * MINUTE);
    expect(receiver.received).toHaveLength(3);
    const [{ id, body } = { id: "", body: "" }] = receiver.received;
    const delivery = `${path}/deliveries/${id}`;
    expect((await pages.get(path, developer)).text).toContain(`href="${delivery}"`);
    const search = async (query: string) => (await pages.get(`${path}?${query}`, developer)).text;
    expect(await search(`event=${id}`)).toContain(`href="${delivery}"`);
    expect(await search("event=unknown")).not.toContain("/deliveries/");
    // Another endpoint was sent the same event.
    expect(await search("format=csv")).toMatch(/^[^]+Z,delivered,500 503 200,,/);
    const port = String(receiver.port);
    expect(await show(`/endpoints?search=${port}&format=csv`)).toContain(
      `${receiver.url},"Test, Session.Revoked",enabled`,
    );
    expect(await show(`/endpoints?search=${port}&state=enabled`)).toContain(receiver.url);
    expect(await show(`/endpoints?search=${port}&state=disabled`)).toContain("Nothing matches.");
    const { text } = await pages.get(delivery, developer);
    expect(unescaped(text)).toContain(`webhook-id: ${id}`);
    expect(unescaped(text)).toContain(body);
    // 1000 bytes of the first piece, and twelve characters of two bytes of the next.
    expect(unescaped(text)).toContain(`<pre>${"é<b>".repeat(200)}${"é".repeat(12)}</pre>`);
    expect(text).toContain("Its body was empty.");
    expect(text).toContain("<pre>thanks</pre>");
    expect((await pages.get(`${delivery}?format=csv`, developer)).text).toContain("200,thanks");
    const stored = JSON.stringify(await readResponses(pages.services.store, {}));
    expect(stored).not.toContain("thanks");
    expect(stored).toContain("null");
    for (const other of [
      delivery.replace(id, "x"),
      delivery.replace("/101/", "/102/"),
      delivery.replace(/endpoints\/[^/]+/, "endpoints/x"),
    ])
      expect([other, (await pages.get(other, owner)).status]).toEqual([other, 404]);
    await receiver.stop();
  });

  test("is not added with an address or an event that cannot be, nor seen from another mode", async () => {
    expect((await pages.get(create, developer)).status).toBe(200);
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

/** If this goes, a developer looks for a failing backend in the log of the whole service, which is not theirs to read. */
test("errors of the last day are listed by operation, code and key, also those of a key that is revoked", async () => {
  const page = `${ROOM}/errors`;
  const list = async (query = "", browser = developer) =>
    (await pages.get(`${page}${query}`, browser)).text;
  const key = pages.key(STARFALL);
  const [, , keyId = ""] = key.split("_");
  const missing = { sessionId: "5e550000-0000-4000-8000-00000000dead" };
  const { response } = await pages.client(key).getSession(missing);
  const requestId = response?.headers.get("x-request-id") ?? "";
  await pages.client(`${key.slice(0, -9)}wrong`).getSession(missing);
  const made = secretIn(
    (await send(`${ROOM}/keys/new`, `${ROOM}/keys/new`, { scope: "product", days: "36500" })).text,
  );
  const [, , revoked = ""] = made.split("_");
  const revocation = `${ROOM}/keys/${revoked}/revoke`;
  await send(revocation, revocation);
  await show();
  await pages.client(made).getSession(missing);
  await until(async () => (await list()).includes(revoked));

  const rows = (text: string) => text.split("<tr>").slice(2);
  const of = async (query: string) => rows(await list(query)).length;
  expect(
    rows(await list())
      .filter((row) => row.includes(keyId))
      .join(),
  ).toMatch(new RegExp(`getSession[^]*NOT_FOUND[^]*${requestId}`));
  expect(rows(await list(`?key=${revoked}`)).join()).toMatch(
    /^[^]*getSession[^]*UNAUTHORIZED[^]*$/,
  );
  expect(await of(`?code=UNAUTHORIZED&key=${keyId}`)).toBe(0);
  expect(await of(`?code=NOT_FOUND&key=${keyId}&operation=getSession`)).toBe(1);
  expect(await of("?operation=checkAge")).toBe(0);
  // The last day has 24 hours, of which the current one has not ended.
  const errors = [24, 23].map((hoursAgo) => ({
    ...{ productId: STARFALL, mode: "test" as const, keyId, operation: "checkAge" },
    ...{ code: "CONFLICT" as const, count: hoursAgo, newest: [] },
    startsAt: hourOf(pages.clock.now()) - hoursAgo * HOUR,
  }));
  await pages.services.store.write((tx) => saveErrors(tx, errors));
  expect(await list("?code=CONFLICT&format=csv")).toContain(`checkAge,CONFLICT,${keyId},23,`);
  expect(await of(`?search=${requestId}`)).toBe(1);
  expect(await of(`?search=${requestId}&code=UNAUTHORIZED`)).toBe(0);
  expect(await list("?format=csv")).toMatch(
    new RegExp(`getSession,NOT_FOUND,${keyId},1,.*${requestId}`),
  );
  expect(await show()).toContain(requestId);
  expect(await list("", owner)).toContain(requestId);
  for (const other of [page.replace("101", "102"), page.replace("test", "live")])
    expect((await pages.get(other, owner)).text).not.toContain(requestId);
});
