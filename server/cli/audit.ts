import { readAuditLog } from "../store/audit-log.js";
import { asInstant, print, printJson, withServices } from "./open.js";
import { formatTable } from "./table.js";

export interface AuditListOptions {
  /** Milliseconds of real time. */
  since?: number;
  json?: boolean;
}

/** Prints who did what and when, oldest first. */
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
