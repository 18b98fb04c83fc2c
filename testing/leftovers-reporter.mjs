// Gives a run its own temporary folder, and fails the run where a test left one of our files behind.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OURS = /^(kinward|contract|policy)-/;

export default class LeftoversReporter {
  constructor() {
    const folder = mkdtempSync(join(tmpdir(), "kinward-run-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    // Workers and the processes that tests start inherit it.
    process.env.TMPDIR = folder;
    // Checks at the last moment, when teardowns after the run have removed their files.
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
