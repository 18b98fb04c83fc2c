// Changes of law and configuration that are being announced. A row is deleted when every session has been looked at.
import type { Product } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, nullable, query, table, text, type RowOf } from "../engine/table.js";

export const ruleChanges = table(
  "rule_changes",
  {
    changeId: text("change_id"),
    productId: integer("product_id"),
    cause: text<"law" | "configuration">("cause"),
    effectiveAt: integer("effective_at"),
    products: nullable(json<Readonly<{ before: Product; after: Product }>>("products")),
    cursor: text("cursor"),
  },
  {
    holds: "A law or product file that took effect and is being announced",
    why: "announces to each session what it changes",
    kept: { phrase: "until all sessions are announced" },
    note: "ends by itself",
    columns: {
      changeId: "id of the change",
      cause: "law or configuration",
      effectiveAt: "since when it counts",
      products: "the product before and after",
      cursor: "id of the last session that was looked at",
    },
  },
);

/** Instants in milliseconds. `products` is null for a law. */
export type RuleChange = RowOf<typeof ruleChanges>;

const insert = query((sql, p: Slots<RuleChange>) => ruleChanges.insert(sql, p));

const byId = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.select(sql).where(ruleChanges.values(p, "changeId")).forUpdate(),
);

const earlier = query((sql, p: Slots<Pick<RuleChange, "productId" | "effectiveAt">>) =>
  ruleChanges
    .select(sql, "changeId")
    .where(ruleChanges.values(p, "productId"))
    .where("effective_at", "<", p.effectiveAt)
    .limit(1),
);

const moveOn = query((sql, p: Slots<Pick<RuleChange, "changeId" | "cursor">>) =>
  ruleChanges.update(sql, ruleChanges.values(p, "cursor")).where(ruleChanges.values(p, "changeId")),
);

const remove = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.delete(sql).where(ruleChanges.values(p, "changeId")),
);

export async function addRuleChange(tx: Db, change: RuleChange): Promise<void> {
  await insert(tx, change);
}

/** Locked until the transaction ends. */
export const lockRuleChange = (tx: Db, changeId: string): Promise<RuleChange | undefined> =>
  byId.first(tx, { changeId });

/** Whether an earlier change of the same product is not announced to all yet. */
export const hasEarlierRuleChange = async (
  db: Db,
  { productId, effectiveAt }: RuleChange,
): Promise<boolean> => (await earlier.first(db, { productId, effectiveAt })) !== undefined;

export async function moveRuleChangeOn(tx: Db, changeId: string, cursor: string): Promise<void> {
  await moveOn(tx, { changeId, cursor });
}

export async function completeRuleChange(tx: Db, changeId: string): Promise<void> {
  await remove(tx, { changeId });
}
