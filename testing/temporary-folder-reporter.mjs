// Gives a run its own temporary folder, and removes it at the end.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default class TemporaryFolderReporter {
  constructor() {
    const folder = mkdtempSync(join(tmpdir(), "kinward-run-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    // Workers and the processes that tests start inherit it.
    process.env.TMPDIR = folder;
    // Runs at the last moment: teardowns after the run still use it.
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
}
