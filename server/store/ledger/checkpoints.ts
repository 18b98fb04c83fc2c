import type { Tree } from "../../domain/ledger/checkpoint.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, query, sealed, table, text, type RowOf } from "../engine/table.js";

export const ledgerCheckpoints = table(
  "ledger_checkpoints",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    size: integer("size"),
    origin: text("origin"),
    note: text("note"),
    createdAt: integer("created_at"),
  },
  {
    holds: "A signed size and root of a ledger",
    why: "shows whether an entry was changed afterwards",
    kept: { phrase: "for ever: hashes alone, of which nothing can be read" },
    columns: {
      size: "number of entries",
      origin: "name of the ledger",
      note: "signed text",
    },
  },
);

export type StoredCheckpoint = RowOf<typeof ledgerCheckpoints>;

const put = query((sql, p: Slots<StoredCheckpoint>) =>
  ledgerCheckpoints.insert(sql, p).onConflict(["organisation", "mode", "size", "origin"]).ignore(),
);

const same = query((sql, p: Slots<Tree & { size: number; origin: string }>) =>
  ledgerCheckpoints
    .select(sql, "size")
    .where(ledgerCheckpoints.values(p, "organisation", "mode", "size", "origin")),
);

const newestOf = query((sql, p: Slots<Tree & { origin: string }>) =>
  ledgerCheckpoints
    .select(sql)
    .where(ledgerCheckpoints.values(p, "organisation", "mode", "origin"))
    .orderBy("size", "desc")
    .limit(1),
);

const PAGE = 500;

const from = query((sql, p: Slots<Tree & { size: number; origin: string }>) =>
  ledgerCheckpoints
    .select(sql)
    .where(ledgerCheckpoints.values(p, "organisation", "mode"))
    .whereRaw("(size, origin) > (?, ?)", [p.size as never, p.origin as never])
    .orderBy(["size", "origin"])
    .limit(PAGE),
);

const trees = query((sql) =>
  ledgerCheckpoints
    .select(sql, "organisation", "mode")
    .groupBy("organisation", "mode")
    .orderBy(["organisation", "mode"]),
);

/** The same again is left as it is. On SQLite the table's triggers would refuse it before `on conflict` is looked at. */
export async function saveCheckpoint(tx: Db, checkpoint: StoredCheckpoint): Promise<void> {
  const { organisation, mode, size, origin } = checkpoint;
  if (await same.first(tx, { organisation, mode, size, origin })) return;
  await put(tx, checkpoint);
}

/** The largest of an origin. */
export const newestCheckpoint = (
  db: Db,
  { organisation, mode }: Tree,
  origin: string,
): Promise<StoredCheckpoint | undefined> => newestOf.first(db, { organisation, mode, origin });

/** All of a ledger, of every origin, the smallest first, read a page at a time. */
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

/** All ledgers that have checkpoints. */
export const listCheckpointed = (db: Db): Promise<Tree[]> => trees(db);

export const ledgerKeys = table(
  "ledger_keys",
  {
    keyId: text("key_id"),
    publicKey: text("public_key"),
    privateKey: sealed(text("private_key"), ["keyId"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "A key that checkpoints are signed with",
    why: "signs checkpoints, and checks those that it signed",
    kept: { phrase: "for ever" },
    columns: {
      keyId: "id of the key",
      publicKey: "public key",
      privateKey: "private key, encrypted",
    },
  },
);

/** `publicKey`: 32 bytes in Base64. */
export type LedgerKey = RowOf<typeof ledgerKeys>;

const putKey = query((sql, p: Slots<LedgerKey>) => ledgerKeys.insert(sql, p));

const allKeys = query((sql) => ledgerKeys.select(sql).orderBy(["created_at", "key_id"]));

export const saveLedgerKey = async (tx: Db, key: LedgerKey): Promise<void> =>
  void (await putKey(tx, key));

/** Oldest first; the last one signs. */
export const listLedgerKeys = (db: Db): Promise<LedgerKey[]> => allKeys(db);
