import { listWakeups } from "../store/wakeups/list.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";

export interface ListOptions {
  failing?: boolean;
  json?: boolean;
}

/** Prints what will happen and when; with `failing` only what was attempted and has not succeeded. */
export const listWakeupRows = ({ failing = false, json = false }: ListOptions) =>
  withServices(async ({ store }) => {
    const rows = (await listWakeups(store, { failing })).map(
      ({ kind, ref, dueAt, runAt, attempts, lastError }) => ({
        kind,
        ref,
        dueAt: asInstant(dueAt),
        nextAttemptAt: asInstant(runAt),
        failedAttempts: attempts,
        lastError,
      }),
    );
    if (json) return printJson(rows);
    if (rows.length === 0)
      return print(failing ? "No wakeup is failing." : "No wakeup is waiting.");
    for (const { kind, ref, dueAt, nextAttemptAt, failedAttempts, lastError } of rows)
      print(
        [
          dueAt,
          kind,
          ref,
          ...(failedAttempts > 0
            ? [`failed ${failedAttempts} times (${lastError}), next attempt ${nextAttemptAt}`]
            : []),
        ].join("  "),
      );
  });
