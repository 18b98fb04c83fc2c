// Every running process announces its secrets, so that no secret comes into use that a process lacks, and none is removed that a
// process still uses.
import { hostname } from "node:os";

import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";
import { advisoryLock } from "../store/engine/locks.js";
import { forgetProcess, noteProcess, SECRET_CHECK } from "../store/service/queries.js";
import { assertUsable, readKnownSecrets } from "../auth/open-keyring.js";

const EVERY_MS = 10_000;

/**
 * Announces the process now and every ten seconds. Throws a ConfigError where this database does not accept its secrets. If that
 * happens later, it calls `onRefused` with the error, once. Returns a function that withdraws the announcement.
 */
export async function announceProcess(
  { store, keyring, config, clock, log, random }: Services,
  onRefused: (error: Error) => void,
): Promise<() => Promise<void>> {
  const processId = `${hostname()}:${process.pid}:${random.uuid().slice(0, 8)}`;
  const secretIds = keyring.all.map(({ id }) => id);
  const announce = async (tx: Db) => {
    await advisoryLock(tx, SECRET_CHECK);
    assertUsable(config, keyring, await readKnownSecrets(tx));
    await noteProcess(tx, { processId, secretIds }, clock.realNow());
  };
  await store.write(announce);
  const timer = setInterval(() => {
    store.write(announce, { durability: "relaxed" }).catch((error: Error) => {
      if (error.name !== "ConfigError") return log.warn({ err: error }, "not announced");
      clearInterval(timer);
      onRefused(error);
    });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await store.write((tx) => forgetProcess(tx, { processId }));
  };
}
