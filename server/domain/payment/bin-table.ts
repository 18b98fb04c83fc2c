// The first digits of card numbers (BIN) and how the cards are funded: a table that the operator provides, as CSV.
import type { components } from "../../../generated/types.js";

export type Funding = components["schemas"]["PaymentFunding"];

/** Funding by the first digits of the card number. */
export type BinTable = ReadonlyMap<string, Funding>;

const HEADER = "prefix,brand,funding,country";
const FUNDINGS: readonly string[] = ["credit", "debit", "prepaid", "unknown"] satisfies Funding[];
const MOST_DIGITS = 8;

/** A table that cannot be used. The message names the first faulty line, and nothing of its content. */
export class BinTableError extends Error {
  override readonly name = "BinTableError";
}

/** Reads `prefix,brand,funding,country` lines below that header. Throws a BinTableError. */
export function readBinTable(text: string): BinTable {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (header.trim().toLowerCase() !== HEADER) throw new BinTableError(`line 1: must be ${HEADER}.`);
  const table = new Map<string, Funding>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const cells = line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const [prefix = "", , word = ""] = cells;
    const funding = word.toLowerCase() || "unknown";
    if (cells.length !== 4 || !/^\d{1,8}$/.test(prefix) || !FUNDINGS.includes(funding))
      throw new BinTableError(
        `line ${index + 2}: must be a prefix of 1 to ${MOST_DIGITS} digits, a brand, credit, debit, prepaid or unknown, and a country.`,
      );
    table.set(prefix, funding as Funding);
  }
  return table;
}

/** Returns the funding of the longest prefix that a BIN begins with, or `unknown`. */
export function fundingIn(table: BinTable, bin: string): Funding {
  for (let length = bin.length; length > 0; length--) {
    const funding = table.get(bin.slice(0, length));
    if (funding !== undefined) return funding;
  }
  return "unknown";
}
