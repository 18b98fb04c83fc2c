import type { Mode } from "../../domain/product.js";
import type { AuditAction, AuditActor, AuditOutcome, AuditTarget } from "../../domain/audit.js";
import { integer, nullable, rowId, table, text } from "../engine/table.js";

export const auditLog = table(
  "audit_log",
  {
    id: rowId("id"),
    occurredAt: integer("occurred_at"),
    actor: text<AuditActor>("actor"),
    action: text<AuditAction>("action"),
    target: nullable(text<AuditTarget>("target")),
    outcome: text<AuditOutcome>("outcome"),
    requestId: nullable(text("request_id")),
    organisation: nullable(text("organisation")),
    mode: nullable(text<Mode>("mode")),
    actorSalt: nullable(text("actor_salt")),
    targetSalt: nullable(text("target_salt")),
    actorLeaf: nullable(text("actor_leaf")),
    targetLeaf: nullable(text("target_leaf")),
    hash: nullable(text("hash")),
  },
  {
    holds: "Who did what to which thing",
    why: "shows operators who signed in, made keys and changed settings; security",
    kept: { phrase: "400 days" },
    note: "actor and target are blanked where they name the person or something of theirs, and their random bytes deleted; what was done, and when, stays",
    columns: {
      occurredAt: "when, in real time",
      actor: "who: a key, an operator, or the keyed hash of an address",
      action: "what was done",
      target: "to what: the id of a session, a key, an endpoint",
      outcome: "success or refused",
      requestId: "request that did it",
      actorSalt: "random bytes, without which the actor's hash reveals nothing",
      targetSalt: "random bytes, without which the target's hash reveals nothing",
      actorLeaf: "hash of the actor",
      targetLeaf: "hash of the target",
      hash: "hash of this entry and of the one before it",
    },
  },
);

export const auditLogPurged = table(
  "audit_log_purged",
  { purgeId: integer("purge_id"), hash: text("hash") },
  {
    holds: "The hash of the last entry that was purged from the audit log",
    why: "shows that no entry was removed before its time",
    kept: { phrase: "for ever: a hash, of which nothing can be read" },
    columns: { purgeId: "always 1", hash: "hash of the entry" },
  },
);
