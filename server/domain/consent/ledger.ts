// The consent ledger: every guardian's decision, each entry bound to the one before by its hash.
import { createHash } from "node:crypto";

import type { ProductDocument } from "../product.js";

/** The previous hash of the first entry. */
export const LEDGER_START = "0".repeat(64);

export type LedgerEntry = Readonly<{
  sequence: number;
  entry: string;
  previousHash: string;
  hash: string;
}>;

/** The hash of an entry's text (JSON as stored) at its place in the chain. */
export const ledgerHash = (sequence: number, previousHash: string, entry: string): string =>
  createHash("sha256").update(`${sequence}\n${previousHash}\n${entry}`).digest("hex");

/** The fault of an entry that should follow `before`, if any. */
export function faultOf(
  found: LedgerEntry,
  before: Pick<LedgerEntry, "sequence" | "hash"> | undefined,
): string | undefined {
  const sequence = (before?.sequence ?? 0) + 1;
  const previousHash = before?.hash ?? LEDGER_START;
  if (found.sequence !== sequence) return `entry ${sequence} is missing`;
  if (found.previousHash !== previousHash)
    return `entry ${sequence} does not follow the one before it`;
  if (found.hash !== ledgerHash(sequence, previousHash, found.entry))
    return `entry ${sequence} was changed`;
  return undefined;
}

/** A document as shown to the guardian: its id and version, and a digest of its text or, without text, of its address. */
export const documentDigest = ({
  id,
  version,
  name,
  url,
  isDataNotice,
  text,
}: ProductDocument) => ({
  id,
  version,
  isDataNotice,
  sha256: createHash("sha256")
    .update(text ?? JSON.stringify({ id, version, name, url, isDataNotice }))
    .digest("hex"),
});
