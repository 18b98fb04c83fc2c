// Batches of a hundred transactions, and of a hundred records of activity, beside a raw loop of prepared inserts. Every
// answer is given after its commit.
import { randomUUID } from "node:crypto";

import { requestBytes } from "../load.mjs";
import { compare } from "../rounds.mjs";

const BATCH = 100;
const HOURS_BACK = 6;
/** Each sends many batches, so that a limit that is reached is announced once and not in every batch. */
const PLAYERS = 200;

function batches(server, key, sessions, { path, event }) {
  const headers = { Authorization: `Bearer ${key}` };
  let turn = 0;
  const timestamp = () =>
    new Date(Date.now() - Math.floor(Math.random() * HOURS_BACK * 3_600_000)).toISOString();
  return {
    server,
    next: () =>
      requestBytes({
        method: "POST",
        path,
        headers,
        body: {
          sessionId: sessions[turn++ % PLAYERS],
          events: Array.from({ length: BATCH }, () => ({
            id: randomUUID(),
            timestamp: timestamp(),
            ...event,
          })),
        },
      }),
  };
}

const KINDS = [
  {
    name: `submit of ${BATCH} transactions (durable)`,
    path: "/api/v1/transaction/submit",
    event: {
      status: "completed",
      amountMinor: 1,
      currency: "USD",
      item: { sku: "gems-100", name: "100 gems" },
    },
  },
  {
    name: `push of ${BATCH} activity records (durable)`,
    path: "/api/v1/activity/push",
    event: { type: "match-played", data: { map: "Harbour", minutes: 12 } },
  },
];

export async function eventBatches({ kinward, reference, key, sessions, settings }) {
  const rows = [];
  for (const { name, ...kind } of KINDS)
    rows.push({
      name,
      goal: 1,
      ...(await compare(
        {
          kinward: batches(kinward, key, sessions, kind),
          reference: batches(reference, key, sessions, kind),
        },
        settings,
      )),
    });
  return rows;
}
