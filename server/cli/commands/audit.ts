import type { Command } from "commander";

import type { AuditListOptions } from "../audit.js";
import { instant, jsonOption } from "./options.js";

export function registerAudit(kinward: Command): void {
  const audit = kinward.command("audit").description("inspect and check the audit log");
  audit
    .command("list")
    .description("list who did what and when, oldest first")
    .option("--since <time>", "only entries from this time on", instant)
    .addOption(jsonOption())
    .action(async (options: AuditListOptions) =>
      (await import("../audit.js")).listAuditLog(options),
    );
  audit
    .command("verify")
    .description("check that no entry was changed or removed; name the first one that is wrong")
    .option("--hash <hash>", "the newest hash of an earlier check, which must still be there")
    .action(async (options: { hash?: string }) =>
      (await import("../audit.js")).verifyAuditLog(options),
    );
}
