import { faultOfChained } from "../domain/audit.js";
import { purgedHash, readAuditChain, readAuditLog } from "../store/audit/queries.js";
import { CommandError } from "./command-error.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";
import { formatTable } from "./table.js";

export interface AuditListOptions {
  /** Milliseconds of real time. */
  since?: number;
  json?: boolean;
}

export const listAuditLog = ({ since = 0, json }: AuditListOptions) =>
  withServices(async ({ store }) => {
    const entries = [];
    for await (const { occurredAt, ...entry } of readAuditLog(store, since))
      entries.push({ at: asInstant(occurredAt), ...entry });
    if (json) return printJson(entries);
    if (entries.length === 0) return print("The audit log has no entries.");
    print(
      formatTable(
        ["AT", "ACTOR", "ACTION", "TARGET", "OUTCOME", "REQUEST"],
        entries.map(({ at, actor, action, target, outcome, requestId }) => [
          ...[at, actor, action, target ?? "", outcome, requestId ?? ""],
        ]),
      ),
    );
  });

/**
 * Checks that each entry follows the one before it, starting after the last one purged. `hash`, printed earlier, has to be
 * among them. Throws a CommandError that names the first wrong entry.
 */
export const verifyAuditLog = ({ hash }: { hash?: string } = {}) =>
  withServices(async ({ store }) => {
    let previous = await purgedHash(store);
    let isFound = hash === undefined || hash === previous;
    let [chained, before] = [0, 0];
    for await (const entry of readAuditChain(store)) {
      if (entry.hash === null && chained === 0) {
        before += 1;
        continue;
      }
      const fault = faultOfChained(entry, previous);
      if (fault !== undefined)
        throw new CommandError(
          `The audit log is broken: the entry of ${asInstant(entry.occurredAt)} (number ${entry.id}) ${fault}.`,
        );
      chained += 1;
      previous = entry.hash as string;
      isFound ||= hash === previous;
    }
    if (!isFound)
      throw new CommandError(
        "The audit log is broken: it has no entry with the hash that you gave.",
      );
    print(
      `The audit log is intact: ${chained} chained, ${before} from before the chain. Its newest hash is ${previous}.`,
    );
  });
