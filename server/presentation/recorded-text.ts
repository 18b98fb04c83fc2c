// Describes a record of a player in a line, for operators: never who a guardian is.
import type { Actor, Entry } from "../domain/ledger/entry.js";

const list = (names: readonly string[]): string =>
  names.length === 0 ? "nothing" : names.join(", ");

/** Returns a text of an entry of the ledger. */
export function entryText(entry: Entry): string {
  switch (entry.kind) {
    case "consent": {
      const off = entry.offered.filter((name) => !entry.enabled.includes(name));
      return `A guardian consented in ${entry.jurisdiction} (${entry.assurance}, ${entry.channel}); on: ${list(entry.enabled)}; left off: ${list(off)}.`;
    }
    case "refusal":
      return `A guardian's consent was not given: ${entry.failureReason}.`;
    case "withdrawal":
      return "A guardian withdrew the consent. The session ended.";
    case "revocation":
      return "The session was revoked.";
    case "unlink":
      return `${entry.guardians.length === 1 ? "A guardian was" : `${entry.guardians.length} guardians were`} unlinked from the session.`;
    case "moved":
      return `The player moved from ${entry.from} to ${entry.to}.`;
    case "association":
      return "The session was given to this player.";
    case "permissions":
      return `Permissions were changed; on: ${list(entry.enabled)}; off: ${list(entry.disabled)}.`;
    case "allowances":
      return `Settings were changed: ${list(Object.keys(entry.allowances))}.`;
    case "schedule":
      return `The schedule was switched ${entry.enabled ? "on" : "off"} or changed.`;
    case "override":
      return `A request for ${entry.type} was ${entry.status}${entry.minutes === undefined ? "" : `: ${entry.minutes} minutes`}.`;
    case "guardian-joined":
      return `A guardian joined (${entry.assurance}, ${entry.channel}).`;
    case "guardian-refused":
      return "A new guardian was not let in.";
    case "guardian-left":
      return "A guardian left.";
    case "guardian-removed":
      return "A guardian was removed by another one.";
    case "repudiation":
      return "A guardian said that a decision was not theirs.";
    case "proof-recorded":
      return `A proof that a guardian is an adult was recorded: ${entry.method}, ${entry.result}.`;
    case "operation":
      return `An operator did: ${entry.action}.`;
    case "erasure":
      return `Entry ${entry.erased} was erased.`;
  }
}

const BY: Readonly<Record<Actor["by"], string>> = {
  "guardian-page": "guardian, on the page of a request",
  "family-pages": "guardian, on the family pages",
  "override-link": "guardian, by the link of a request",
  product: "product",
  operator: "operator",
  "test-helper": "test",
  expiry: "no answer in time",
};

/** Returns the actor of an entry of the ledger. */
export const actorOfEntry = (entry: Entry): string =>
  entry.by === "operator"
    ? `operator ${entry.operator}`
    : entry.by === "product"
      ? `product, key ${entry.keyId}`
      : BY[entry.by];

/** Fields of an event that identify its object, and do not say what happened. */
const IDS = ["productId", "sessionId", "kuid", "externalId", "sequence", "challengeId"];

const MOST_CHARACTERS = 300;

/** Returns the data of an event without its ids: "status: PASS". */
export const eventText = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .filter(([name]) => !IDS.includes(name))
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join("; ")
    .slice(0, MOST_CHARACTERS);

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const { name, enabled } = value as Readonly<Record<string, unknown>>;
  return typeof name === "string" && typeof enabled === "boolean"
    ? `${name} ${enabled ? "on" : "off"}`
    : JSON.stringify(value);
}
