import type { Mode } from "../../domain/product.js";
import type { Decision, DecisionDetails } from "../../domain/receipts/decision.js";
import type { AskedGround } from "../../domain/session/ground.js";
import { integer, json, nullable, type RowOf, table, text } from "../engine/table.js";

export const decisions = table(
  "decisions",
  {
    decisionId: text("decision_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    productId: integer("product_id"),
    kuid: text("kuid"),
    sessionId: nullable(text("session_id")),
    challengeId: nullable(text("challenge_id")),
    decidedBy: text<Decision["decidedBy"]>("decided_by"),
    guardianId: nullable(text("guardian_id")),
    details: json<DecisionDetails>("details"),
    jurisdiction: text("jurisdiction"),
    timezone: nullable(text("timezone")),
    law: json<AskedGround>("law"),
    ledgerIndex: nullable(integer("ledger_index")),
    decidedAt: integer("decided_at"),
  },
  {
    holds: "What was decided about a player, as guardians are shown it",
    why: "receipts, and the history on the family pages",
    kept: { phrase: "as long as the player is known" },
    player: { rowsBy: ["kuid", "sessionId", "challengeId"], afterWithdrawal: "detached" },
    guardian: { rowsBy: ["guardianId"], then: "detached" },
    names: "decisionId",
    note: "after a withdrawal they show guardians what they consented to and when they withdrew it",
    columns: {
      decisionId: "id of the decision",
      decidedBy: "who decided: guardian, product, operator or service",
      details: "what was decided",
      timezone: "time zone of the dates in the receipt",
      law: "law by which it was asked for, if one does",
      ledgerIndex: "its entry in the ledger",
      decidedAt: "when it was decided",
    },
  },
);

export const receipts = table(
  "receipts",
  {
    receiptId: text("receipt_id"),
    linkHash: text("link_hash"),
    keyId: text("key_id"),
    decisionId: text("decision_id"),
    guardianId: text("guardian_id"),
    repudiatedAt: nullable(integer("repudiated_at")),
  },
  {
    holds: "A receipt that a guardian was mailed",
    why: "its link leads to the evidence, and to the undo",
    kept: { phrase: "as long as the player is known" },
    player: { rowsBy: ["decisionId"], afterWithdrawal: "kept" },
    guardian: { rowsBy: ["guardianId"] },
    names: "receiptId",
    columns: {
      receiptId: "id of the receipt",
      keyId: "secret that its link was made under",
      decisionId: "decision it is about",
      repudiatedAt: "when the guardian said that it was not theirs",
    },
  },
);

/**
 * A receipt that was mailed to a guardian: the decision, the key of its link, and when the guardian said that it wasn't theirs
 * (milliseconds).
 */
export type Receipt = RowOf<typeof receipts>;
