// Keeps a copy of an embedded database, and makes a database of such a copy.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { readKnownSecrets } from "../auth/open-keyring.js";
import { VERSION } from "../lib/version.js";
import { readConfig, type Config } from "../config.js";
import { systemClock } from "../lib/clock.js";
import type { Services } from "../services.js";
import { describeUnavailable } from "../store/engine/errors.js";
import { copyDatabase, isWholeDatabase } from "../store/engine/sqlite/copy.js";
import { openStore, type Store } from "../store/engine/store.js";
import {
  BACKUP,
  deleteServiceValue,
  readServiceValue,
  writeServiceValue,
} from "../store/service/queries.js";
import { CommandError } from "./command-error.js";
import { reportsOfLedgers } from "./ledger.js";
import { asInstant, print, withServices } from "./with-services.js";
import { applyManifestOf } from "./erasures.js";

/** What a backup says of itself. Everything that was committed by `takenAt` (ISO 8601) is in it. */
type Backup = Readonly<{ takenAt: string; version: string; secretIds: readonly string[] }>;

/** Writes the content of the database into a new file, while the service runs. */
export async function backUp(file: string): Promise<void> {
  const config = readConfig();
  const database = fileOf(config, (url) => `pg_dump --format=custom --file=${file} "${url}"`);
  if (!existsSync(database)) throw new CommandError(`There is no database at ${database}.`);
  if (existsSync(file)) throw new CommandError(`${file} exists. Name a file that does not.`);
  const draft = `${file}.unfinished`;
  rmSync(draft, { force: true });
  try {
    const takenAt = asInstant(systemClock.realNow());
    await copyDatabase(database, draft);
    const backup = await within(draft, async (store) => {
      const secretIds = (await readKnownSecrets(store)).map(({ id }) => id);
      const made: Backup = { takenAt, version: VERSION, secretIds };
      await store.write((tx) => writeServiceValue(tx, BACKUP, JSON.stringify(made)));
      return made;
    });
    renameSync(draft, file);
    print(`${file} has everything that was committed by ${takenAt}.`);
    print(`It is of use with the ${secretsOf(backup)} only. Keep that in another place.`);
    print("Keep the newest `kinward erasures list` beside it: it is needed at the restore.");
  } finally {
    rmSync(draft, { force: true });
  }
}

export type RestoreOptions = Readonly<{
  /** Whether nothing is to be kept of what was restored. */
  check?: boolean;
  /** A file that `kinward erasures list` has printed. */
  erasures?: string;
}>;

/**
 * Makes the database of a backup, if there is none yet: with the schema of this version, intact ledgers, and without people who
 * were erased since. If a step fails, no file is left.
 */
export async function restore(file: string, { check, erasures }: RestoreOptions): Promise<void> {
  const config = readConfig();
  const database = fileOf(config, (url) => `pg_restore --dbname="${url}" ${file}`);
  if (check !== true && existsSync(database) && statSync(database).size > 0)
    throw new CommandError(`There is a database at ${database}. Restore where there is none.`);
  if (!existsSync(file)) throw new CommandError(`There is no ${file}.`);
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  // Beside the database, so that the same secret is found.
  const draft = join(dirname(database), `.${basename(database)}.restoring`);
  const removeDraft = () =>
    ["", "-wal", "-shm"].forEach((end) => rmSync(draft + end, { force: true }));
  removeDraft();
  try {
    copyFileSync(file, draft);
    if (!isWholeDatabase(draft))
      throw new CommandError(`${file} is not a backup, or it is cut off or damaged.`);
    const backup = await within(draft, readBackup);
    if (backup === undefined) throw new CommandError(`${file} was not made by kinward backup.`);
    await withServices(
      async (services) => {
        await prove(services, erasures);
        await services.store.write((tx) => deleteServiceValue(tx, BACKUP));
      },
      { ...config, databaseUrl: `sqlite:${draft}` },
    );
    if (check !== true) renameSync(draft, database);
    print(
      check === true
        ? `${file} can be restored. It has everything that was committed by ${backup.takenAt}.`
        : `Restored ${database}. It has everything that was committed by ${backup.takenAt}; what came after is lost.`,
    );
  } finally {
    removeDraft();
  }
}

async function prove(services: Services, erasures: string | undefined): Promise<void> {
  // The first entries of a ledger may be younger than its first checkpoint, which follows within a second.
  await services.checkpoints.catchUp();
  const { faults, summaries } = await reportsOfLedgers(services.store, {});
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
  summaries.forEach(print);
  if (erasures === undefined) print("No one was erased again, because --erasures was not given.");
  else await applyManifestOf(services, erasures);
}

/** The file of the embedded database. PostgreSQL has commands of its own. */
function fileOf({ databaseUrl }: Config, command: (url: string) => string): string {
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1];
  if (file === undefined)
    throw new CommandError(
      `This database is on PostgreSQL. Run its own command:\n  ${command("$DATABASE_URL")}`,
    );
  return file;
}

async function within<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(`sqlite:${file}`);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function readBackup(store: Store): Promise<Backup | undefined> {
  const text = await readServiceValue(store, BACKUP).catch((error: unknown) => {
    if (describeUnavailable(error) !== undefined) throw error;
    return undefined;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Backup);
}

const secretsOf = ({ secretIds }: Backup): string =>
  secretIds.length === 1 ? `secret ${secretIds[0]}` : `secrets ${secretIds.join(", ")}`;
