import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readConfig, type Config } from "../server/config.js";

/** A folder in the system's folder for temporary files. Who makes it removes it: a run that leaves one behind fails. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "kinward-test-"));

/** Removes a folder with all that is in it. */
export const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

/** A folder for a database and the files beside it. */
export class TestFolder implements Disposable {
  readonly path = temporaryFolder();

  /** The configuration of a service whose embedded database is in the folder. */
  config(env: NodeJS.ProcessEnv = {}): Config {
    return readConfig({ DATABASE_URL: `sqlite:${join(this.path, "kinward.db")}`, ...env });
  }

  [Symbol.dispose](): void {
    removeFolder(this.path);
  }
}
