// An adult at the age gate: a player and a session are made. The reference has no such operation.
import { compare } from "../compare.mjs";
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

export async function ageGate({ kinward, key, settings }) {
  const load = ageGateLoad(kinward, key);
  return [
    { name: "age gate, a new player (durable)", ...(await compare({ kinward: load }, settings)) },
  ];
}
