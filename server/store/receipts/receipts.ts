import type { Knex } from "knex";

import type { Decision, DecisionDetails, DecisionLaw } from "../../domain/receipts/decision.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { integer, json, nullable, query, table, text, type RowOf } from "../engine/table.js";

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
    law: json<DecisionLaw>("law"),
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
      law: "rule it was decided under, with its sources",
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

/** What a guardian was mailed of a decision, under which key its link was made, and when they said that it wasn't theirs, in milliseconds. */
export type Receipt = RowOf<typeof receipts>;

/** Keeps the page light. */
const MAX_HISTORY = 30;

const insertDecision = query((sql, p: Slots<Decision>) => decisions.insert(sql, p));

const insertReceipt = query((sql, p: Slots<Omit<Receipt, "repudiatedAt">>) =>
  receipts.insert(sql, p, { repudiatedAt: null }),
);

const decisionById = query((sql, p: Slots<{ decisionId: string }>) =>
  decisions.select(sql).where(decisions.values(p, "decisionId")),
);

const receiptByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  receipts.select(sql).where(receipts.values(p, "linkHash")),
);

const receiptById = query((sql, p: Slots<{ receiptId: string }>) =>
  receipts.select(sql).where(receipts.values(p, "receiptId")),
);

type Shown = Readonly<{ productId: number; mode: Mode; kuid: string; guardianId: string }>;

/** Decisions that a guardian has receipts of. */
const shownTo = (sql: Knex, p: Slots<Shown>) =>
  decisions.select(sql).join("receipts", "receipts.decision_id", "decisions.decision_id").where({
    "decisions.product_id": p.productId,
    "decisions.mode": p.mode,
    "decisions.kuid": p.kuid,
    "receipts.guardian_id": p.guardianId,
  });

const history = query((sql, p: Slots<Shown>) =>
  shownTo(sql, p)
    .orderBy([
      { column: "decisions.decided_at", order: "desc" },
      { column: "decisions.ledger_index", order: "desc" },
    ])
    .limit(MAX_HISTORY),
);

const repudiate = statement<{ receiptId: string; repudiatedAt: number }>((sql, p) =>
  receipts
    .update(sql, receipts.values(p, "repudiatedAt"))
    .where(receipts.values(p, "receiptId"))
    .whereNull("repudiated_at"),
);

export async function addDecision(tx: Db, decision: Decision): Promise<void> {
  await insertDecision(tx, decision);
}

export async function addReceipt(tx: Db, receipt: Omit<Receipt, "repudiatedAt">): Promise<void> {
  await insertReceipt(tx, receipt);
}

export const findDecisionById = (db: Db, decisionId: string): Promise<Decision | undefined> =>
  decisionById.first(db, { decisionId });

export const findReceiptByLink = (db: Db, linkHash: string): Promise<Receipt | undefined> =>
  receiptByLink.first(db, { linkHash });

export const findReceipt = (db: Db, receiptId: string): Promise<Receipt | undefined> =>
  receiptById.first(db, { receiptId });

/** What was decided about a player in a product, as far as a guardian was mailed it; newest first, the last thirty. */
export const listDecisionsShownTo = (
  db: Db,
  { productId, mode, kuid }: Decision,
  guardianId: string,
): Promise<Decision[]> => history(db, { productId, mode, kuid, guardianId });

/** Returns whether this is the first time. */
export const markRepudiated = async (
  tx: Db,
  receiptId: string,
  repudiatedAt: number,
): Promise<boolean> => (await repudiate.changed(tx, { receiptId, repudiatedAt })) > 0;
