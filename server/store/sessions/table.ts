import type { AgeEvidence } from "../../domain/age/age.js";
import type { Mode } from "../../domain/product.js";
import type { AllowanceValues } from "../../domain/session/allowances.js";
import type { Session } from "../../domain/session/session.js";
import type { Settings } from "../../domain/session/settings.js";
import type { UndoableChange } from "../../domain/session/undo.js";
import { integer, json, nullable, sealed, table, text } from "../engine/table.js";

/** `guardian-repudiation`: a guardian said that the consent wasn't theirs. */
export type RevokedBy = "guardian" | "operator" | "guardian-repudiation" | "erasure";

export const sessions = table(
  "sessions",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    jurisdiction: text("jurisdiction"),
    evidence: sealed(json<AgeEvidence>("evidence"), ["sessionId"], { isCached: true }),
    settings: json<Settings>("settings"),
    allowances: json<AllowanceValues>("allowances"),
    status: text<Session["status"]>("status"),
    version: integer("version"),
    consentedAt: nullable(integer("consented_at")),
    createdAt: integer("created_at"),
    timezone: nullable(text("timezone")),
    announcedAgeStatus: nullable(
      text<NonNullable<Session["announcedAgeStatus"]>>("announced_age_status"),
    ),
    revokedAt: nullable(integer("revoked_at")),
    revokedBy: nullable(text<RevokedBy>("revoked_by")),
  },
  {
    holds: "A player in one product",
    why: "says what the player may do",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    names: "sessionId",
    columns: {
      evidence: "what is known of the player's age, encrypted",
      settings: "decision about each permission",
      allowances: "the guardian's answers to the product's questions",
      status: "whether requirements are met",
      version: "number of its changes",
      consentedAt: "when a guardian consented",
      timezone: "time zone of the schedule",
      announcedAgeStatus: "age status that the product knows of",
      revokedAt: "when it was revoked",
      revokedBy: "who revoked it",
    },
  },
);

export const undoableChanges = table(
  "undoable_changes",
  {
    sessionId: text("session_id"),
    change: json<UndoableChange>("change"),
    hash: text("hash"),
    changedAt: integer("changed_at"),
  },
  {
    holds: "The last change of a guardian",
    why: "lets them undo it",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: {
      change: "what was changed",
      hash: "hash of what stood after it",
      changedAt: "when it was changed",
    },
  },
);
