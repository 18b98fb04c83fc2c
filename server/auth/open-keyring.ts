// The secrets of the service, and whether the database was written with them.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { areLongSecrets, ConfigError, readSecrets, type Config } from "../config.js";
import { systemClock } from "../lib/clock.js";
import type { Randomness } from "../lib/randomness.js";
import { dataFolder, ensureFile } from "./data-folder.js";
import { findKeys, isSameText, makeKeyring, secretCheck, type Keyring } from "../domain/keyring.js";
import { advisoryLock } from "../store/engine/locks.js";
import type { Db } from "../store/engine/db.js";
import {
  listProcesses,
  MANUAL_CLOCK,
  readServiceValue,
  SECRET_CHECK,
  writeServiceValue,
} from "../store/service/queries.js";

const SECRET_FILE = "kinward.secret";

/**
 * A secret that something stored or handed out may still need. Instants in milliseconds. `since`: when it first was the newest,
 * in real time. On the service's clock, no process makes anything with it after `replacedAt`, and nothing needs it after
 * `endsAt`, which is known once everything stored is under a newer secret.
 */
export type KnownSecret = Readonly<{
  id: string;
  check: string;
  since: number;
  replacedAt?: number;
  endsAt?: number;
}>;

/**
 * The keys of this database. With other secrets links and passwords would lead nowhere and stored addresses could not
 * be read, and guardians would be the first to notice: so a start leaves a check value of its newest secret, and a start
 * that does not list every secret that is still needed is refused with a ConfigError. So is one whose newest secret a
 * running process does not list, and one whose newest secret was replaced by another.
 */
export async function openKeyring(config: Config, store: Db, random: Randomness): Promise<Keyring> {
  const found = await readKnownSecrets(store);
  const keyring = makeKeys(config, random, { isFirstStart: found.length === 0 });
  const now = await readNow(store);
  const { newest } = keyring;
  const isKnown = found.some(({ id }) => id === newest.id);
  if (isKnown && withoutEnded(keyring, found, now).length === found.length)
    assertUsable(config, keyring, found);
  else
    await store.write(async (tx) => {
      await advisoryLock(tx, SECRET_CHECK);
      const known = withoutEnded(keyring, await readKnownSecrets(tx), now);
      assertUsable(config, keyring, known);
      const isNew = known.every(({ id }) => id !== newest.id);
      if (isNew) await assertListedByAll(tx, newest.id);
      const own = { id: newest.id, check: secretCheck(newest), since: systemClock.realNow() };
      await writeKnownSecrets(tx, isNew ? [own, ...known] : known);
    });
  return keyring;
}

/** The service's time, before its clock is opened. */
const readNow = async (db: Db): Promise<number> =>
  Number((await readServiceValue(db, MANUAL_CLOCK)) ?? systemClock.realNow());

/** Returns the secrets without those that are neither listed nor needed any longer. */
const withoutEnded = (keyring: Keyring, known: readonly KnownSecret[], now: number) =>
  known.filter(({ id, endsAt }) => findKeys(keyring, id) || endsAt === undefined || endsAt > now);

/** Returns the secrets that this database knows, newest first. */
export async function readKnownSecrets(db: Db): Promise<readonly KnownSecret[]> {
  const text = (await readServiceValue(db, SECRET_CHECK)) ?? "[]";
  if (!text.startsWith("["))
    throw new ConfigError(
      "This database was made by an unreleased build that did not name its secrets. Start with a new database.",
    );
  return JSON.parse(text) as KnownSecret[];
}

export const writeKnownSecrets = (tx: Db, known: readonly KnownSecret[]): Promise<void> =>
  writeServiceValue(tx, SECRET_CHECK, JSON.stringify(known));

/** Throws where a secret is missing that this database still needs, or the newest one was replaced by another. */
export function assertUsable(
  config: Config,
  keyring: Keyring,
  known: readonly KnownSecret[],
): void {
  const missing = known.filter(({ id, check }) => {
    const keys = findKeys(keyring, id);
    return !keys || !isSameText(check, secretCheck(keys));
  });
  if (missing.length > 0) throw refusal(config, known, missing);
  const newest = known.find(({ id }) => id === keyring.newest.id);
  if (newest?.replacedAt !== undefined)
    throw new ConfigError(
      `The first secret of ${sourceOf(config)} (${newest.id}) was replaced by ${known[0]?.id}: list that one first.`,
    );
}

/** Throws if a running process could not read texts of this secret. */
async function assertListedByAll(tx: Db, secretId: string): Promise<void> {
  const processes = await listProcesses(tx, systemClock.realNow());
  const unaware = processes.filter(({ secretIds }) => !secretIds.includes(secretId));
  if (unaware.length > 0)
    throw new ConfigError(
      `Running processes do not list the new secret ${secretId}: ${unaware.map(({ processId }) => processId).join(", ")}. They could not read what is written with it. List it after the old one and restart them, then put it first. If they were killed, wait 30 s.`,
    );
}

const sourceOf = (config: Config) =>
  config.secrets === undefined ? join(dataFolder(config), SECRET_FILE) : "KINWARD_SECRET";

function refusal(
  config: Config,
  known: readonly KnownSecret[],
  missing: readonly KnownSecret[],
): ConfigError {
  const given = sourceOf(config);
  if (known.length === 1)
    return new ConfigError(
      `${given} is not the secret that this database was written with: set KINWARD_SECRET to that one, or restore its file ${SECRET_FILE}. To change the secret, list the new one before it, separated by a comma.`,
    );
  const ids = missing.map(({ id }) => id).join(", ");
  return new ConfigError(
    `${given} does not list every secret that this database still needs: add the one with the id ${ids}. \`kinward secret status\` says what needs it, and until when.`,
  );
}

function makeKeys(
  config: Config,
  random: Randomness,
  { isFirstStart }: { isFirstStart: boolean },
): Keyring {
  const secrets = config.secrets ?? ensureSecrets(config, random, { isFirstStart });
  if (new Set(secrets).size < secrets.length)
    throw new ConfigError("KINWARD_SECRET lists the same secret twice.");
  return makeKeyring(...secrets);
}

/** Without a file a new secret is made for a new database only: beside an old one it would hide that the file is lost. */
function ensureSecrets(
  config: Config,
  random: Randomness,
  { isFirstStart }: { isFirstStart: boolean },
): [string, ...string[]] {
  const folder = dataFolder(config);
  const file = join(folder, SECRET_FILE);
  if (!isFirstStart && !existsSync(file)) {
    throw new ConfigError(
      `${file} is missing: restore it from a backup, or set KINWARD_SECRET to the secret that this database was first started with.`,
    );
  }
  const secrets = readSecrets(
    ensureFile(folder, SECRET_FILE, () => random.bytes(32).toString("base64url")),
  );
  if (!areLongSecrets(secrets)) {
    throw new ConfigError(
      `${file} is damaged: it holds a secret of fewer than 32 characters. Restore it from a backup; without it no link, password or stored address can be read.`,
    );
  }
  return secrets;
}
