import type { Command } from "commander";

import type { AuditListOptions } from "../audit.js";
import { instant, jsonOption } from "./options.js";

export function registerAudit(kinward: Command): void {
  kinward
    .command("audit")
    .description("inspect the audit log")
    .command("list")
    .description("list who did what and when, oldest first")
    .option("--since <time>", "only entries from this time on", instant)
    .addOption(jsonOption())
    .action(async (options: AuditListOptions) =>
      (await import("../audit.js")).listAuditLog(options),
    );
}
