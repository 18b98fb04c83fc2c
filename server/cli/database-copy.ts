// Moves what the service stores between an embedded database and PostgreSQL.
import { openStore, type Store } from "../store/engine/store.js";
import type { Services } from "../services.js";
import {
  analyze,
  beginCopy,
  copiedSoFar,
  copyNumbering,
  copyTable,
  hashOf,
  endCopy,
  isUnfinished,
  migrationsOf,
  storedTables,
  type StoredTable,
} from "../store/copy/queries.js";
import { listProcesses } from "../store/service/queries.js";
import { CommandError } from "./command-error.js";
import { reportsOfLedgers } from "./ledger.js";
import { print, withServices } from "./with-services.js";

/**
 * Copies the database of a stopped service into an empty database of the other kind. An interrupted copy continues where it
 * stopped; until it is finished, no service starts on it.
 */
export async function copyDatabaseTo(url: string): Promise<void> {
  await withServices(async (services) => {
    // What is signed later would be missing in the copy.
    await services.checkpoints.catchUp();
    await assertStopped(services);
    const { store } = services;
    const target = await openStore(url);
    try {
      if (target.dialect === store.dialect)
        throw new CommandError(
          "Both databases are of one kind. Use `kinward backup` for an embedded one, and pg_dump on PostgreSQL.",
        );
      await copyAll(store, target);
    } finally {
      await target.close();
    }
    print(nextStep(services, target));
  });
}

async function copyAll(source: Store, target: Store): Promise<void> {
  const tables = await begin(source, target);
  const soFar = await copiedSoFar(target);
  for (const table of tables) {
    const count = await copyTable(table, source, target, soFar.get(table.name));
    if (count > 0) print(`${table.name}: ${count.toLocaleString("en")}`);
  }
  await copyNumbering(source, target);
  await compare(tables, source, target);
  target.vault = source.vault;
  const { faults, summaries } = await reportsOfLedgers(target, {});
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
  summaries.forEach(print);
  await target.write(endCopy);
  await target.write((tx) => analyze(tx));
}

/** Makes the tables of the copy, or checks that those of an earlier attempt are of this version. */
async function begin(source: Store, target: Store): Promise<readonly StoredTable[]> {
  const isResumed = await isUnfinished(target);
  if (!isResumed) await target.migrate();
  if ((await migrationsOf(target)) !== (await migrationsOf(source)))
    throw new CommandError(
      "The copy was begun by another version of the service. Delete it and begin anew.",
    );
  const tables = await storedTables(source.dialect === "sqlite" ? source : target);
  if (isResumed) return tables;
  for (const table of tables)
    for await (const { rows } of table.pages(target))
      throw new CommandError(
        `The other database is not empty: ${table.name} has ${rows.length} rows or more. Name an empty one.`,
      );
  await target.write(beginCopy);
  return tables;
}

async function compare(tables: readonly StoredTable[], source: Store, target: Store) {
  for (const table of tables) {
    const [one, other] = await Promise.all([hashOf(table, source), hashOf(table, target)]);
    if (one.count !== other.count || one.hash !== other.hash)
      throw new CommandError(
        `${table.name} differs: ${one.count} rows here and ${other.count} there. Was it changed, or begun from another database? Delete the copy and begin anew.`,
      );
  }
  print(`All ${tables.length} tables have the same rows, by count and by hash.`);
}

async function assertStopped({ store, clock }: Services): Promise<void> {
  const [running] = await listProcesses(store, clock.realNow());
  if (running !== undefined)
    throw new CommandError(
      `The service runs (${running.processId}). Stop it, and try again: what it wrote meanwhile would be missing in the copy. One that was killed counts as running for 30 seconds.`,
    );
}

const nextStep = ({ config }: Services, { dialect }: Store): string =>
  dialect === "postgres" && config.secrets === undefined
    ? "Start the service with DATABASE_URL set to the copy, and KINWARD_SECRET to what stands in kinward.secret beside the old database."
    : "Start the service with DATABASE_URL set to the copy, and with the same secrets.";
