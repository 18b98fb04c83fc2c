// A guardian's consent to a pending challenge, each of another player and guardian. The server responds after the commit.
import { randomUUID } from "node:crypto";

import { requestBytes } from "../load.mjs";
import { compare } from "../rounds.mjs";

/** Yields one request for each challenge. */
function decisions(server, key, challenges) {
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
  const loads = {
    kinward: decisions(kinward, key, challenges),
    reference: decisions(reference, key, challenges),
  };
  return [{ name: "consent decision", floor: 1, ...(await compare(loads, settings)) }];
}
