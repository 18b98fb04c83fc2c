import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import type { Decision } from "../../domain/receipts/decision.js";
import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { decisions, type Receipt, receipts } from "./table.js";

/** Limits the length of a page. */
const MAX_HISTORY = 30;

export const addDecision = query((sql, p: Slots<Decision>) => decisions.insert(sql, p));

export const addReceipt = query((sql, p: Slots<Omit<Receipt, "repudiatedAt">>) =>
  receipts.insert(sql, p, { repudiatedAt: null }),
);

export const findDecisionById = query((sql, p: Slots<{ decisionId: string }>) =>
  decisions.select(sql).where(decisions.values(p, "decisionId")),
).first;

export const findReceiptByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  receipts.select(sql).where(receipts.values(p, "linkHash")),
).first;

export const findReceipt = query((sql, p: Slots<{ receiptId: string }>) =>
  receipts.select(sql).where(receipts.values(p, "receiptId")),
).first;

type Shown = Readonly<{ productId: number; mode: Mode; kuid: string; guardianId: string }>;

/** Selects the decisions that a guardian has receipts for. */
const shownTo = (sql: Knex, p: Slots<Shown>) =>
  decisions.select(sql).join("receipts", "receipts.decision_id", "decisions.decision_id").where({
    "decisions.product_id": p.productId,
    "decisions.mode": p.mode,
    "decisions.kuid": p.kuid,
    "receipts.guardian_id": p.guardianId,
  });

/** Returns the last thirty decisions about a player in a product that a guardian has receipts for, newest first. */
export const listDecisionsShownTo = query((sql, p: Slots<Shown>) =>
  shownTo(sql, p)
    .orderBy([
      { column: "decisions.decided_at", order: "desc" },
      { column: "decisions.ledger_index", order: "desc" },
    ])
    .limit(MAX_HISTORY),
);

/** Returns the newest receipt that a guardian has about a player in a product. */
export const findNewestReceipt = query((sql, p: Slots<Shown>) =>
  receipts
    .select(sql)
    .join("decisions", "receipts.decision_id", "decisions.decision_id")
    .where({
      "decisions.product_id": p.productId,
      "decisions.mode": p.mode,
      "decisions.kuid": p.kuid,
      "receipts.guardian_id": p.guardianId,
    })
    .orderBy("decisions.decided_at", "desc")
    .limit(1),
).first;

const repudiate = statement<{ receiptId: string; repudiatedAt: number }>((sql, p) =>
  receipts
    .update(sql, receipts.values(p, "repudiatedAt"))
    .where(receipts.values(p, "receiptId"))
    .whereNull("repudiated_at"),
);

/** Records that a guardian repudiated a decision. Returns whether this is the first time. */
export const markRepudiated = async (
  tx: Db,
  receiptId: string,
  repudiatedAt: number,
): Promise<boolean> => (await repudiate.changed(tx, { receiptId, repudiatedAt })) > 0;
