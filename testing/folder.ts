import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readConfig, type Config } from "../server/config.js";

/** Makes a temporary folder. The caller has to remove it. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "kinward-test-"));

export const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

/** A folder for a database and the files beside it. */
export class TestFolder implements Disposable {
  readonly path = temporaryFolder();

  /** Returns the configuration of a service whose embedded database is in the folder. */
  config(env: NodeJS.ProcessEnv = {}): Config {
    return readConfig({ DATABASE_URL: `sqlite:${join(this.path, "kinward.db")}`, ...env });
  }

  [Symbol.dispose](): void {
    removeFolder(this.path);
  }
}
