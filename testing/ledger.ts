export { isSignedBy, readCheckpoint, readVerifierKey } from "../server/domain/ledger/checkpoint.js";
export { faultOfEvidence, readEvidence } from "../server/domain/ledger/evidence.js";
export { isConsistent, rootOfInclusion } from "../server/domain/ledger/proofs.js";
import type { Db } from "../server/store/engine/db.js";
import { listLedgers, readEntries } from "../server/store/ledger/queries.js";

export type RecordedEntry = Readonly<Record<string, unknown>>;

/** What the ledgers hold, ledger by ledger, oldest first; of one kind where it is named. */
export async function ledgerEntries(db: Db, kind?: string): Promise<RecordedEntry[]> {
  const all: RecordedEntry[] = [];
  for (const tree of await listLedgers(db))
    for await (const { entry } of readEntries(db, tree))
      all.push(JSON.parse(entry) as RecordedEntry);
  return all.filter((entry) => kind === undefined || entry["kind"] === kind);
}
