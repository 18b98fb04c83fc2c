import type { Command } from "commander";

import type { ReportOptions } from "../report.js";
import { jsonOption, modeOption } from "./options.js";

export function registerReport(kinward: Command): void {
  kinward
    .command("report")
    .description("report consents, withdrawals and releases of the law in a period to an auditor")
    .requiredOption("--organisation <name>", "organisation whose ledger is read")
    .requiredOption("--from <date>", "first day, such as 2026-01-01")
    .requiredOption("--to <date>", "last day, included")
    .addOption(modeOption().default("live"))
    .option("--pdf <file>", "write a PDF")
    .addOption(jsonOption())
    .action(async (options: ReportOptions) => (await import("../report.js")).report(options));
}
