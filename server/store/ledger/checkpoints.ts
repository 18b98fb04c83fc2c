import type { Tree } from "../../domain/ledger/checkpoint.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { ledgerCheckpoints, type LedgerKey, ledgerKeys, type StoredCheckpoint } from "./table.js";

const put = query((sql, p: Slots<StoredCheckpoint>) =>
  ledgerCheckpoints.insert(sql, p).onConflict(["organisation", "mode", "size", "origin"]).ignore(),
);

const same = query((sql, p: Slots<Tree & { size: number; origin: string }>) =>
  ledgerCheckpoints
    .select(sql, "size")
    .where(ledgerCheckpoints.values(p, "organisation", "mode", "size", "origin")),
);

/** Returns the largest checkpoint of an origin. */
export const newestCheckpoint = query((sql, p: Slots<Tree & { origin: string }>) =>
  ledgerCheckpoints
    .select(sql)
    .where(ledgerCheckpoints.values(p, "organisation", "mode", "origin"))
    .orderBy("size", "desc")
    .limit(1),
).first;

const PAGE = 500;

const from = query((sql, p: Slots<Tree & { size: number; origin: string }>) =>
  ledgerCheckpoints
    .select(sql)
    .where(ledgerCheckpoints.values(p, "organisation", "mode"))
    .whereRaw("(size, origin) > (?, ?)", [p.size, p.origin])
    .orderBy(["size", "origin"])
    .limit(PAGE),
);

/** Returns all ledgers that have checkpoints. */
export const listCheckpointed = query((sql) =>
  ledgerCheckpoints
    .select(sql, "organisation", "mode")
    .groupBy("organisation", "mode")
    .orderBy(["organisation", "mode"]),
);

/** Stores a checkpoint unless it exists. On SQLite the table's triggers would refuse it before `on conflict` applies. */
export async function saveCheckpoint(tx: Db, checkpoint: StoredCheckpoint): Promise<void> {
  const { organisation, mode, size, origin } = checkpoint;
  if (await same.first(tx, { organisation, mode, size, origin })) return;
  await put(tx, checkpoint);
}

/** Returns all checkpoints of a ledger, of every origin, smallest first, read a page at a time. */
export async function* readCheckpoints(
  db: Db,
  { organisation, mode }: Tree,
): AsyncGenerator<StoredCheckpoint> {
  for (let [size, origin] = [-1, ""]; ;) {
    const rows = await from(db, { organisation, mode, size, origin });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    ({ size, origin } = last);
  }
}

const putKey = query((sql, p: Slots<LedgerKey>) => ledgerKeys.insert(sql, p));

/** Returns all keys, oldest first. The last one signs. */
export const listLedgerKeys = query((sql) =>
  ledgerKeys.select(sql).orderBy(["created_at", "key_id"]),
);

export const saveLedgerKey = async (tx: Db, key: LedgerKey): Promise<void> =>
  void (await putKey(tx, key));
