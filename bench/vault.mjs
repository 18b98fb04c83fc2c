// Encrypts rows that are put into the service's database directly.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { makeKeyring, open, seal } = await import("../server/domain/keyring.ts");

export function vaultIn(folder) {
  const keyring = makeKeyring(readFileSync(join(folder, "kinward.secret"), "utf8").trim());
  return {
    seal: (place, text) => seal(keyring, place, text, randomBytes(12)),
    open: (place, sealed) => open(keyring, place, sealed),
  };
}

export const evidenceOfChallenge = (challengeId) => ({
  table: "challenges",
  column: "evidence",
  rowId: challengeId,
});

export const evidenceOf = (sessionId) => ({
  table: "sessions",
  column: "evidence",
  rowId: sessionId,
});
