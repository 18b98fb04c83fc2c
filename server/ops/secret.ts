// The secret of the service, and whether it is the one that the database was begun with.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { ConfigError, type Config } from "../config.js";
import type { Randomness } from "../randomness.js";
import { dataFolder, ensureFile } from "./data-folder.js";
import { isSameText, makeKeyring, secretCheck, type Keyring } from "../domain/keyring.js";
import type { Db } from "../store/engine/db.js";
import { readSetting, SECRET_CHECK, ensureSetting } from "../store/settings.js";

const SECRET_FILE = "kinward.secret";
const MIN_SECRET_LENGTH = 32;

/**
 * The keys of this database. With another secret links and passwords would lead nowhere and stored addresses could not
 * be read, and guardians would be the first to notice: so the first start leaves a check value, and a start whose
 * secret does not match it is refused with a ConfigError.
 */
export async function openKeyring(config: Config, store: Db, random: Randomness): Promise<Keyring> {
  const found = await readSetting(store, SECRET_CHECK);
  const keyring = makeKeyring(
    config.secret ?? ensureSecret(config, random, { isFirstStart: found === undefined }),
  );
  const own = secretCheck(keyring);
  const settled = found ?? (await store.write((tx) => ensureSetting(tx, SECRET_CHECK, own)));
  if (isSameText(settled, own)) return keyring;
  const given =
    config.secret === undefined ? join(dataFolder(config), SECRET_FILE) : "KINWARD_SECRET";
  throw new ConfigError(
    `${given} is not the secret that this database was first started with: set KINWARD_SECRET to that one, or restore its file ${SECRET_FILE}.`,
  );
}

/** Without a file a new secret is made for a new database only: beside an old one it would hide that the file is lost. */
function ensureSecret(
  config: Config,
  random: Randomness,
  { isFirstStart }: { isFirstStart: boolean },
): string {
  const folder = dataFolder(config);
  const file = join(folder, SECRET_FILE);
  if (!isFirstStart && !existsSync(file)) {
    throw new ConfigError(
      `${file} is missing: restore it from a backup, or set KINWARD_SECRET to the secret that this database was first started with.`,
    );
  }
  const secret = ensureFile(folder, SECRET_FILE, () => random.bytes(32).toString("base64url"));
  if (secret.trim().length < MIN_SECRET_LENGTH) {
    throw new ConfigError(
      `${file} is damaged: it holds fewer than ${MIN_SECRET_LENGTH} characters. Restore it from a backup; without it no link, password or stored address can be read.`,
    );
  }
  return secret;
}
