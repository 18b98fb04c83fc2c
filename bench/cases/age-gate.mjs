// An adult at the age gate: a player and a session are made.
import { besideFloors } from "../floors.mjs";
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
  const body = JSON.stringify({ filler: "-".repeat(1_200) });
  const measured = await besideFloors(
    { kinward, reference },
    (server) => ageGateLoad(server, key),
    { body },
    (loads) => compare(loads, settings),
  );
  return [{ name: "age gate, a new player (durable)", goal: 3, ...measured }];
}
