// The secrets of the service, and whether they are those that the database was written with.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { areLongSecrets, ConfigError, readSecrets, type Config } from "../config.js";
import { systemClock } from "../clock.js";
import type { Randomness } from "../randomness.js";
import { dataFolder, ensureFile } from "./data-folder.js";
import { findKeys, isSameText, makeKeyring, secretCheck, type Keyring } from "../domain/keyring.js";
import { advisoryLock } from "../store/engine/locks.js";
import type { Db } from "../store/engine/db.js";
import { readSetting, SECRET_CHECK, writeSetting } from "../store/settings.js";

const SECRET_FILE = "kinward.secret";

/** A secret that something stored or handed out may still need. `since`: when it was first the newest, in real time. */
export type KnownSecret = Readonly<{ id: string; check: string; since: number }>;

/**
 * The keys of this database. With other secrets links and passwords would lead nowhere and stored addresses could not
 * be read, and guardians would be the first to notice: so a start leaves a check value of its newest secret, and a start
 * that does not list every secret with a check value is refused with a ConfigError.
 */
export async function openKeyring(
  config: Config,
  store: Db,
  random: Randomness,
  { isWriting = true }: { isWriting?: boolean } = {},
): Promise<Keyring> {
  const found = await readKnownSecrets(store);
  const keyring = makeKeys(config, random, { isFirstStart: found.length === 0 });
  const { newest } = keyring;
  const known =
    !isWriting || found.some(({ id }) => id === newest.id)
      ? found
      : await store.write(async (tx) => {
          await advisoryLock(tx, SECRET_CHECK);
          const before = await readKnownSecrets(tx);
          if (missingFrom(keyring, before).length > 0 || before.some(({ id }) => id === newest.id))
            return before;
          const own = { id: newest.id, check: secretCheck(newest), since: systemClock.realNow() };
          await writeKnownSecrets(tx, [own, ...before]);
          return [own, ...before];
        });
  const missing = missingFrom(keyring, known);
  if (missing.length > 0) throw refusal(config, keyring, missing);
  return keyring;
}

/** Newest first. */
export async function readKnownSecrets(db: Db): Promise<readonly KnownSecret[]> {
  const text = (await readSetting(db, SECRET_CHECK)) ?? "[]";
  if (!text.startsWith("["))
    throw new ConfigError(
      "This database was made by an unreleased build that did not name its secrets. Start with a new database.",
    );
  return JSON.parse(text) as KnownSecret[];
}

export const writeKnownSecrets = (tx: Db, known: readonly KnownSecret[]): Promise<void> =>
  writeSetting(tx, SECRET_CHECK, JSON.stringify(known));

const missingFrom = (keyring: Keyring, known: readonly KnownSecret[]): KnownSecret[] =>
  known.filter(({ id, check }) => {
    const keys = findKeys(keyring, id);
    return !keys || !isSameText(check, secretCheck(keys));
  });

function refusal(config: Config, { all }: Keyring, missing: readonly KnownSecret[]): ConfigError {
  const given =
    config.secrets === undefined ? join(dataFolder(config), SECRET_FILE) : "KINWARD_SECRET";
  if (all.length === 1 && missing.length === 1)
    return new ConfigError(
      `${given} is not the secret that this database was written with: set KINWARD_SECRET to that one, or restore its file ${SECRET_FILE}. To change the secret, list the new one before it, separated by a comma.`,
    );
  const ids = missing.map(({ id }) => id).join(", ");
  return new ConfigError(
    `${given} does not list every secret that this database still needs: add the one with the id ${ids}. A secret that was ever used here stays listed.`,
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
