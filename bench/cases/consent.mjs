// A guardian's consent to a challenge that is pending: each of another player and another guardian. Every answer is given
// after its commit.
import { randomUUID } from "node:crypto";

import { besideFloors } from "../floors.mjs";
import { requestBytes } from "../load.mjs";
import { compare } from "../rounds.mjs";

/** Ends when all have been decided. */
export function decisions(server, key, challenges) {
  const headers = { "X-Api-Key": key };
  let turn = 0;
  return {
    server,
    next: () => {
      const challengeId = challenges[turn++];
      if (challengeId === undefined) return undefined;
      return requestBytes({
        method: "POST",
        path: "/api/v1/test/set-challenge-status",
        headers,
        body: { challengeId, status: "PASS", email: `guardian-${randomUUID()}@example.com` },
      });
    },
  };
}

export async function consent({ kinward, reference, key, challenges, settings }) {
  const floor = requestBytes({
    method: "POST",
    path: "/",
    body: { challengeId: randomUUID(), status: "PASS", email: "guardian@example.com" },
  });
  const measured = await besideFloors(
    { kinward, reference },
    (server) => decisions(server, key, challenges),
    { body: "{}" },
    (loads) => {
      for (const name of ["http", "net"]) loads[name].next = () => floor;
      return compare(loads, settings);
    },
  );
  return [{ name: "consent decision (durable)", goal: 1, ...measured }];
}
