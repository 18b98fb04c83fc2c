import { LEDGER_START, ledgerHash, type LedgerEntry } from "../domain/consent/ledger.js";
import type { Db } from "./engine/db.js";
import { statement, type Slots } from "./engine/statement.js";
import { integer, query, table, text } from "./engine/table.js";

export const consentLedger = table("consent_ledger", {
  sequence: integer("sequence"),
  entry: text("entry"),
  previousHash: text("previous_hash"),
  hash: text("hash"),
});

const lastEntry = query((sql) => consentLedger.select(sql).orderBy("sequence", "desc").limit(1));

const lockLedger = statement((sql) => sql.raw("lock table consent_ledger in exclusive mode"));

const append = query((sql, p: Slots<LedgerEntry>) => consentLedger.insert(sql, p));

const page = query((sql, p: Slots<{ after: number }>) =>
  consentLedger.select(sql).where("sequence", ">", p.after).orderBy("sequence").limit(500),
);

/** Writes an entry after the last one. Waits for other writers on PostgreSQL: two entries never follow the same one. */
export async function appendToLedger(tx: Db, content: object): Promise<void> {
  if (tx.dialect === "postgres") await lockLedger(tx);
  const last = await lastEntry.first(tx);
  const sequence = (last?.sequence ?? 0) + 1;
  const previousHash = last?.hash ?? LEDGER_START;
  const entry = JSON.stringify(content);
  await append(tx, {
    sequence,
    entry,
    previousHash,
    hash: ledgerHash(sequence, previousHash, entry),
  });
}

/** All entries, oldest first, a page at a time. */
export async function* readLedger(db: Db): AsyncGenerator<LedgerEntry> {
  let after = 0;
  for (;;) {
    const entries = await page(db, { after });
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}
