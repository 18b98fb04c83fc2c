// Encrypts rows that are put into the service's database directly.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { lookupHash, makeKeyring, open, randomToken, seal } =
  await import("../server/domain/keyring.ts");
/** What the service knows of its tables. */
export const { DATA_TABLES } = await import("../server/store/retention/data-tables.ts");

/** Returns the vault of the secret in a service's folder. */
export const vaultIn = (folder) =>
  vaultOf(readFileSync(join(folder, "kinward.secret"), "utf8").trim());

export function vaultOf(secret) {
  const keyring = makeKeyring(secret);
  return {
    seal: (place, text) => seal(keyring, place, text, randomBytes(12)),
    open: (place, sealed) => open(keyring, place, sealed),
    /** Makes the token of a cookie of the family pages, and what the database stores of it. */
    makeVisit: () => {
      const token = randomToken(keyring, randomBytes(16));
      return { token, hash: lookupHash(keyring, "family-visit", token) };
    },
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
