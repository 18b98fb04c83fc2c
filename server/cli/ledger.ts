import { faultOf, type LedgerEntry } from "../domain/consent/ledger.js";
import { readLedger } from "../store/ledger.js";
import { CommandError, print, withServices } from "./open.js";

/** Recomputes the chain from its first entry. Throws a CommandError that names the first error. */
export const verifyLedger = () =>
  withServices(async ({ store }) => {
    let before: LedgerEntry | undefined;
    for await (const entry of readLedger(store)) {
      const fault = faultOf(entry, before);
      if (fault !== undefined) throw new CommandError(`The ledger is broken: ${fault}.`);
      before = entry;
    }
    print(
      `The ledger is intact: ${before?.sequence ?? 0} entries${before ? `, the last with the hash ${before.hash}` : ""}.`,
    );
  });

/** Prints a line of JSON for each entry, oldest first. */
export const exportLedger = () =>
  withServices(async ({ store }) => {
    for await (const { sequence, entry, previousHash, hash } of readLedger(store)) {
      print(JSON.stringify({ sequence, previousHash, hash, entry: JSON.parse(entry) as unknown }));
    }
  });
