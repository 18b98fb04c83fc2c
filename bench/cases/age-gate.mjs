// An adult at the age gate: each request creates a player and a session.
import { compare } from "../rounds.mjs";
import { requestBytes } from "../load.mjs";

export function ageGateLoad(server, key) {
  const request = requestBytes({
    method: "POST",
    path: "/api/v1/age-gate/check",
    headers: { "X-Api-Key": key },
    body: { jurisdiction: "US-CA", age: 34 },
  });
  return { server, next: () => request };
}

export async function ageGate({ kinward, reference, key, settings }) {
  const loads = { kinward: ageGateLoad(kinward, key), reference: ageGateLoad(reference, key) };
  return [{ name: "age gate, a new player", floor: 2.5, ...(await compare(loads, settings)) }];
}
