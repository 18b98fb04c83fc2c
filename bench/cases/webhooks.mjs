// Webhooks to a receiver on this machine: signed, sent, answered 204, each result on disk. A backlog is put into the database, as
// a burst of events leaves it, and the receiver measures how long the backlog takes.
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import Database from "better-sqlite3";

import { cpuMicros } from "../machine.mjs";
import { middle } from "../rounds.mjs";
import { vaultIn } from "../vault.mjs";
import { KINWARD, environment } from "../world.mjs";

const BACKLOG = 10_000;
const PRODUCT = 101;

/** Starts a server that responds to everything with 204. It calls `onMessage` when a whole body has arrived. */
export async function receiver(onMessage) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      onMessage(request.headers["webhook-id"], chunks);
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Registers a receiver with the service, as an operator does. Returns the endpoint's id. */
export function addEndpoint(folder, url, event) {
  const args = ["webhook", "add", "--product", String(PRODUCT), "--mode", "test", "--json"];
  const added = execFileSync(KINWARD, [...args, "--url", url, "--events", event], {
    env: { ...process.env, ...environment(folder) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(added).id;
}

function putInLine(folder, endpointId, sessionId, count) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    const event = db.prepare(
      `insert into events (event_id, product_id, mode, session_id, kuid, type, sequence, occurred_at, body)
       values (?, ?, 'test', ?, ?, 'Session.ChangePermissions', ?, ?, ?)`,
    );
    const delivery = db.prepare(
      `insert into webhook_deliveries (event_row_id, endpoint_id, status, attempts, total_attempts, due_at)
       values (?, ?, 'pending', 0, 0, ?)`,
    );
    const wakeup = db.prepare(
      `insert into wakeups (kind, ref, is_external, due_at, run_at, version, attempts)
       values ('webhookDelivery', ?, 1, ?, ?, 0, 0) on conflict do nothing`,
    );
    const vault = vaultIn(folder);
    const at = Date.now();
    const kuid = randomUUID();
    const permissions = ["voice-chat", "text-chat-public", "in-game-purchases"].map((name) => ({
      name,
      enabled: true,
      managedBy: "GUARDIAN",
    }));
    db.transaction(() => {
      for (let sequence = 1; sequence <= count; sequence++) {
        const body = JSON.stringify({
          type: "Session.ChangePermissions",
          timestamp: new Date(at).toISOString(),
          data: { productId: PRODUCT, sessionId, kuid, sequence, permissions },
        });
        const eventId = randomUUID();
        const sealed = vault.seal({ table: "events", column: "body", rowId: eventId }, body);
        const row = event.run(eventId, PRODUCT, sessionId, kuid, sequence, at, sealed);
        delivery.run(row.lastInsertRowid, endpointId, at);
      }
      wakeup.run(endpointId, at, at);
    })();
  } finally {
    db.close();
  }
}

async function recorded(folder, endpointId) {
  const db = new Database(join(folder, "kinward.db"), { readonly: true });
  const open = db
    .prepare("select count(*) from webhook_deliveries where endpoint_id = ? and status = 'pending'")
    .pluck();
  while (open.get(endpointId) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  db.close();
}

export async function dispatch({ folder, kinward, sessions, settings }) {
  let seen = new Set();
  let [first, last] = [0, 0];
  let whole = () => {};
  const { url, close } = await receiver((id) => {
    last = performance.now();
    if (seen.size === 0) first = last;
    seen.add(id);
    if (seen.size === BACKLOG) whole();
  });
  const endpointId = addEndpoint(folder, url, "Session.ChangePermissions");
  const runs = [];
  for (let round = 0; round <= settings.rounds; round++) {
    seen = new Set();
    const isWhole = new Promise((resolve) => (whole = resolve));
    const before = cpuMicros(kinward);
    putInLine(folder, endpointId, sessions[0], BACKLOG);
    await isWhole;
    await recorded(folder, endpointId);
    const cpu = (cpuMicros(kinward) - before) / BACKLOG;
    if (round > 0) runs.push({ rate: (BACKLOG / (last - first)) * 1000, cpu });
  }
  close();
  return [
    {
      name: "webhooks to one receiver",
      kinward: middle(runs),
    },
  ];
}
