// Screen-time thresholds that fall due, a thousand each second, while a million other wakeups wait. The measured delay is the
// product's: from the crossing of the threshold to the webhook at the receiver.
import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import Database from "better-sqlite3";

import { quantile } from "../machine.mjs";
import { drive, requestBytes } from "../load.mjs";
import { INTERVAL_MINUTES } from "../world.mjs";
import { addEndpoint, receiver } from "./webhooks.mjs";

const PER_SECOND = 1_000;
const SECONDS = 5;
const ARMED = 1_000_000;
const YEAR_MS = 365 * 86_400_000;
/** The time to start all plays before the first threshold falls due. */
const LEAD_MS = 10_000;

/** Adds wakeups that are due in a year or later. */
function arm(folder, count) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    const add = db.prepare(
      `insert into wakeups (kind, ref, is_external, due_at, run_at, version, attempts, is_dispatched)
       values ('birthday', ?, 0, ?, ?, 0, 0, 0)`,
    );
    const from = Date.now() + YEAR_MS;
    db.transaction(() => {
      for (let at = 0; at < count; at++) {
        const dueAt = from + Math.floor(Math.random() * YEAR_MS);
        add.run(randomUUID(), dueAt, dueAt);
      }
    })();
  } finally {
    db.close();
  }
}

/** Starts backdated plays, so that each millisecond one first break falls due. Returns the delay of each webhook. */
async function fire({ kinward, key, sessions, inbox }) {
  const count = PER_SECOND * SECONDS;
  const firstDueAt = Date.now() + LEAD_MS;
  let turn = 0;
  const next = () => {
    if (turn === count) return undefined;
    const startedAt = firstDueAt + turn * (1000 / PER_SECOND) - INTERVAL_MINUTES * 60_000;
    return requestBytes({
      method: "POST",
      path: "/api/v1/screentime/start",
      headers: { "X-Api-Key": key },
      body: {
        sessionId: sessions[turn++],
        id: randomUUID(),
        timestamp: new Date(startedAt).toISOString(),
      },
    });
  };
  const arrived = inbox.expect(count);
  await drive({ port: kinward.port, connections: 32, next });
  await new Promise((resolve) => setTimeout(resolve, firstDueAt - 200 - Date.now()));
  return (await arrived).sort((a, b) => a - b);
}

function makeInbox() {
  let lateness = [];
  let expected = 0;
  let whole = () => {};
  return {
    expect: (count) =>
      new Promise((resolve) => ([lateness, expected, whole] = [[], count, resolve])),
    take: (_id, chunks) => {
      const { data } = JSON.parse(Buffer.concat(chunks).toString());
      lateness.push(Date.now() - Date.parse(data.occurredAt));
      if (lateness.length === expected) whole(lateness);
    },
  };
}

export async function wakeups({ folder, kinward, key, sessions }) {
  const inbox = makeInbox();
  const { url, close } = await receiver(inbox.take);
  addEndpoint(folder, url, "Screentime.BreakReminder");
  arm(folder, ARMED);
  const lateness = await fire({ kinward, key, inbox, sessions });
  close();
  return [
    {
      name: `thresholds at ${PER_SECOND}/s, ${ARMED} others armed`,
      kinward: {
        rate: PER_SECOND,
        p50: quantile(lateness, 0.5),
        p99: quantile(lateness, 0.99),
      },
    },
  ];
}
