// What the audit log records: who did what to which thing, when. Nothing in it names a person but the operator.
import { createHash } from "node:crypto";

import { canonicalJson } from "./ledger/canonical-json.js";
import type { OperatorAction } from "./ledger/entry.js";
import type { Mode } from "./product.js";

/** Every action, with what it means. Only these can be recorded. */
const AUDIT_ACTIONS = {
  "sign-in-requested": "a link to the family pages was asked for",
  "signed-in": "a guardian signed in with a link from an email",
  "signed-out": "a guardian signed out",
  "password-entered": "a one-time password was entered at /code and was wrong",
  "password-locked": "too many wrong passwords: the client has to wait",
  "credentials-refused":
    "a credential was refused: the first of a client's network in a minute, of ten clients at most",
  "player-associated": "a session was given to another player",
  "jurisdiction-changed": "a session was moved to another jurisdiction",
  "session-revoked": "a session was revoked",
  "verification-revoked": "a verification that had passed was revoked",
  "verification-recorded": "an operator recorded a signed form or a call of a guardian",
  "appeal-granted": "an operator let a failed verification pass after an appeal",
  "key-created": "an API key was created, and shown once",
  "key-revoked": "an API key was revoked",
  "ledger-key-rotated": "checkpoints of the ledgers began to be signed with a new key",
  "secret-shown": "a secret was printed: of an endpoint, or the demo's live keys",
  "endpoint-added": "a webhook endpoint was created",
  "endpoint-secret-rotated": "a webhook endpoint was given a new secret",
  "endpoint-disabled": "a webhook endpoint was disabled",
  "endpoint-enabled": "a webhook endpoint was enabled again",
  "endpoint-changed": "a product file gave a webhook endpoint other events",
  "product-applied": "a product file was applied",
  "law-accepted": "a release of the law was accepted for a product",
  "secret-replaced": "everything stored began to be encrypted and hashed anew under a newer secret",
  "secret-ended": "nothing needs a secret any longer: it can be removed",
  "player-exported": "what is stored of a player was read",
  "player-erased": "a player was erased",
  "guardians-forgotten": "the former guardians of a player were forgotten",
  "guardian-exported": "what is stored of a guardian was read",
  "guardian-erased": "a guardian was erased",
  "data-purged": "data of a product was deleted because its time was over",
  "test-data-wiped": "the test data of a product was deleted",
  "guardians-unlinked": "an operator unlinked the guardians of a session",
  "address-revealed": "an operator looked at the address of a guardian",
  "request-resent": "an operator mailed a request to a guardian again",
  "mail-resent": "an email was queued again",
  "mail-bounced": "an email came back",
  "operator-invited": "a person was invited to the console",
  "operator-role-changed": "an operator of the console was given another role",
  "operator-removed": "an operator of the console was removed",
  "operator-sign-in-requested": "a link to the console was asked for",
  "operator-signed-in": "an operator signed in to the console",
  "operator-signed-out": "an operator signed out of the console",
  "passkey-added": "an operator of the console added a passkey",
  "passkey-removed": "an operator of the console removed a passkey",
  "passkey-used":
    "an operator of the console used a passkey; refused: it was another's, or could not be verified",
  "operator-session-ended": "a session of the console was ended",
  "documents-announced": "documents that have changed were presented to all sessions of a product",
} as const satisfies Readonly<Record<OperatorAction, string>> & Readonly<Record<string, string>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as readonly AuditAction[];

/** Returns what an action means, as part of a sentence. For an action of another release, returns its name. */
export const meaningOf = (action: string): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action;

/**
 * `operator` is the account on the machine that ran a command. `console` is the id of an operator of the console; as a target, it
 * is `operator:`. `guardian` and `address` are keyed hashes of an email address, `client` of a network address. An `endpoint`
 * acts by the responses of its receiver. `erased:` replaces the name of an erased person.
 */
export type AuditActor =
  `${"key" | "guardian" | "operator" | "console" | "client" | "endpoint" | "erased" | "service"}:${string}`;

export type AuditTarget =
  | `${"key" | "guardian" | "endpoint" | "product" | "session" | "secret" | "verification" | "player" | "mail" | "erased"}:${string}`
  | `${"key" | "ledger-key" | "guardian" | "endpoint" | "product" | "session" | "secret" | "verification" | "player" | "operator" | "address" | "erased"}:${string}`
  | "demo";

export type AuditOutcome = "success" | "refused";

/** Whose operators may read an entry. Without a mode it is about both; without an organisation about the service itself. */
export type AuditScope = Readonly<{ organisation: string | null; mode: Mode | null }>;

/** `occurredAt` is real time in milliseconds, as in the log: a manual clock moves it nowhere. */
export type AuditEntry = Readonly<{
  occurredAt: number;
  actor: AuditActor;
  action: AuditAction;
  target: AuditTarget | null;
  outcome: AuditOutcome;
  /** Null if no request caused the act, for example a command did. */
  requestId: string | null;
}> &
  AuditScope;

/** How long an entry is kept, by real time. Until then the database refuses to delete it. */
export const AUDIT_DAYS = 400;

/** An entry as it is chained: a name can be erased with its salt, and its leaf stays. */
export type ChainedEntry = AuditEntry &
  Readonly<{
    actorSalt: string | null;
    targetSalt: string | null;
    actorLeaf: string | null;
    targetLeaf: string | null;
    /** Null in entries that are older than the chain. */
    hash: string | null;
  }>;

/** The `previous` of the first entry. */
export const NO_AUDIT_ENTRY = "0".repeat(64);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns the entry that follows one with the hash `previous`. `salt` is hexadecimal, and of one name alone. */
export function chained(entry: AuditEntry, previous: string, salt: () => string): ChainedEntry {
  const [actorSalt, targetSalt] = [salt(), entry.target === null ? null : salt()];
  const actorLeaf = sha256(actorSalt + entry.actor);
  const targetLeaf = targetSalt === null ? null : sha256(targetSalt + String(entry.target));
  const hash = hashOf({ ...entry, actorLeaf, targetLeaf }, previous);
  return { ...entry, actorSalt, targetSalt, actorLeaf, targetLeaf, hash };
}

type Hashed = Omit<ChainedEntry, "actor" | "target" | "actorSalt" | "targetSalt" | "hash">;

const hashOf = (
  { occurredAt, action, outcome, requestId, organisation, mode, actorLeaf, targetLeaf }: Hashed,
  previous: string,
): string =>
  sha256(
    canonicalJson({
      previous,
      occurredAt,
      action,
      outcome,
      requestId,
      organisation,
      mode,
      actorLeaf,
      targetLeaf,
    }),
  );

const ERASED = "erased:";

/** Returns the fault of an entry that follows an entry with the hash `previous`, or undefined if it has none. */
export function faultOfChained(entry: ChainedEntry, previous: string): string | undefined {
  const isWhole = (name: string | null, salt: string | null, leaf: string | null) =>
    name === null || name === ERASED
      ? salt === null && (leaf === null) === (name === null)
      : salt !== null && leaf === sha256(salt + name);
  if (entry.hash !== hashOf(entry, previous))
    return "was changed, or does not follow the one before it";
  return isWhole(entry.actor, entry.actorSalt, entry.actorLeaf) &&
    isWhole(entry.target, entry.targetSalt, entry.targetLeaf)
    ? undefined
    : "names another actor or target than was recorded";
}
