// Fails over between two PostgreSQL servers under load: the primary is lost and the standby promoted. Exits with an error where an
// acknowledged request is lost, or where the service does not recover by itself. `make failover` loses the primary twice: killed,
// and silent like a machine that lost its network.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { environment, kinward, OWN, startInstance } from "./instance.mjs";
import { beginLoad, requireKept } from "./load.mjs";
import { startPair } from "../postgres/pair.mjs";

const BEFORE_MS = 8_000;
/** How long the loss of the primary may go unnoticed. */
const NOTICE_MS = 3_000;
const AFTER_MS = 15_000;
/** The longest time from the promotion to the last failed request. */
const MOST_MS = 10_000;

/** The longest time from the end of the load until the webhook of each decision has arrived. */
const DELIVERY_MS = 120_000;

const LOSSES = {
  killed: (primary) => primary.kill("SIGKILL"),
  silent: (primary) => primary.kill("SIGSTOP"),
};

const wanted = process.argv.slice(2);
for (const [name, lose] of Object.entries(LOSSES))
  if (wanted.length === 0 || wanted.includes(name)) await failOver(name, lose);

async function failOver(name, lose) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-failover-"));
  const endings = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const { primary, standby } = await startPair(endings, { isSynchronous: true });
    const lead = await startSwitch(primary.port);
    endings.push(lead.close);
    const receiver = await startReceiver();
    endings.push(receiver.close);
    const env = environment(folder, urlOf(primary, lead.port));
    const { products } = JSON.parse(await kinward(OWN, env, "demo", "--json"));
    const { test: key } = products[0].apiKeys;
    await kinward(
      ...[OWN, env, "webhook", "add", "--product", "101", "--mode", "test"],
      ...["--url", receiver.url],
    );
    const instances = [await startInstance(OWN, env), await startInstance(OWN, env)];
    for (const each of instances) endings.push(each.stop);

    const load = beginLoad(key, { isProbed: false });
    await load.spread(instances);
    await sleep(BEFORE_MS);
    const { requests, failures } = load;
    if (failures.length > 0) throw new Error(`Before the loss: ${failures[0].what}`);
    lose(primary);
    await sleep(NOTICE_MS);
    await promote(standby);
    const promoted = performance.now();
    lead.to(standby.port);
    await sleep(AFTER_MS);
    await load.stop();

    const last = Math.max(0, ...load.failures.map(({ at }) => at - promoted));
    await requireKept(load, instances[0]);
    await receiver.has(load.decided);
    const heardMs = await requireHeard(env, instances);
    const ledger = await kinward(OWN, env, "ledger", "verify");
    const figures = {
      requests: load.requests,
      requestsBefore: requests,
      acknowledged: load.acknowledged.length,
      lost: 0,
      failed: load.failures.length,
      lastFailureAfterPromotionMs: Math.round(last),
      slowestMs: Math.round(load.slowestMs),
      kinds: [...new Set(load.failures.map(({ what }) => what.replace(/.*?: /, "").slice(0, 60)))],
      heardMs,
      webhooksOfDecisions: load.decided.length,
      ledger: ledger.trim().split("\n").at(-1),
    };
    console.log(`The primary was ${name}: ${JSON.stringify(figures, null, 2)}`);
    if (last > MOST_MS) throw new Error(`It took ${Math.round(last)} ms to recover.`);
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** Makes a key as an operator does, and waits until each process accepts it. Returns how long that took. */
async function requireHeard(env, instances) {
  const made = await kinward(
    ...[OWN, env, "key", "create", "--product", "101", "--mode", "test", "--json"],
  );
  const began = performance.now();
  const headers = { Authorization: `Bearer ${JSON.parse(made).apiKey}` };
  for (const { url } of instances)
    while ((await fetch(`${url}/api/v1/session/get?sessionId=none`, { headers })).status === 401) {
      if (performance.now() - began > MOST_MS)
        throw new Error("A process does not hear of changes.");
      await sleep(50);
    }
  return Math.round(performance.now() - began);
}

async function promote(standby) {
  const client = new pg.Client(standby.url);
  await client.connect();
  await client.query("select pg_promote()");
  await client.end();
}

/**
 * A proxy with the address that operators give the service: it leads to the current primary. Connections to the earlier one stay
 * open.
 */
async function startSwitch(first) {
  let port = first;
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream])
      // oxlint-disable-next-line typescript/no-empty-function -- its end is seen by `close`
      sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    client.pipe(upstream).pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: server.address().port,
    to: (next) => (port = next),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Starts a receiver of webhooks, which waits until decisions have arrived. */
async function startReceiver() {
  const seen = new Set();
  const server = createHttpServer(async (request, response) => {
    const { data } = await json(request);
    if (data?.challengeId) seen.add(data.challengeId);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    async has(ids) {
      const limit = Date.now() + DELIVERY_MS;
      while (ids.some((id) => !seen.has(id))) {
        if (Date.now() > limit)
          throw new Error(`${ids.filter((id) => !seen.has(id)).length} webhooks have not arrived.`);
        await sleep(100);
      }
    },
    close: () => server.close(),
  };
}

function urlOf({ url }, port) {
  return Object.assign(new URL(url), { port: String(port) }).href;
}
