// Gives a run a folder of its own for temporary files, and fails it where a test left something of ours behind.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OURS = /^(kinward|contract|policy)-/;

export default class LeftoversReporter {
  constructor() {
    const folder = mkdtempSync(join(tmpdir(), "kinward-run-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    // Workers, and the processes that tests start, inherit it.
    process.env.TMPDIR = folder;
    // The last moment: what is taken down after the run has removed its own by then.
    process.on("exit", () => {
      const left = readdirSync(folder).filter((name) => OURS.test(name));
      rmSync(folder, { recursive: true, force: true });
      if (left.length === 0) return;
      process.stderr.write(
        `Tests left behind in the folder for temporary files: ${left.join(", ")}\n`,
      );
      process.exitCode = process.exitCode || 1;
    });
  }
}
