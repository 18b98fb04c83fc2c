// Files that belong to the database and are not in it.
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { ConfigError, type Config } from "../config.js";

/** Returns the folder of these files: beside the embedded database, else `./data`. */
export function dataFolder({ databaseUrl }: Config): string {
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1];
  return path === undefined || path === ":memory:" ? "data" : dirname(path);
}

/**
 * Returns the text of a private file, which is made once: of two processes that start together, both get the text of the first.
 * The file gets its name only when it is complete, so that no process reads half of it and a crash leaves no part of it. Throws a
 * ConfigError where the folder does not permit it.
 */
export function ensureFile(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  try {
    return makeOnce(folder, name, make);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // An error of `make` does not come from the folder.
    if (syscall === undefined) throw error;
    throw new ConfigError(
      `${file} cannot be read or created (${code}). Start the service where it can write to the folder ${folder}.`,
      { cause: error },
    );
  }
}

function makeOnce(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const draft = mkdtempSync(join(folder, `.${name}-`));
    try {
      const whole = join(draft, name);
      writeFileSync(whole, make(), { mode: 0o600, flush: true });
      linkSync(whole, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return readFileSync(file, "utf8");
}
