import type { Command } from "commander";

export function registerLedger(kinward: Command): void {
  const ledger = kinward.command("ledger").description("check and export the consent ledger");
  ledger
    .command("verify")
    .description("recompute the chain of hashes and report the first error")
    .action(async () => (await import("../ledger.js")).verifyLedger());
  ledger
    .command("export")
    .description("print every entry as a line of JSON, oldest first")
    .action(async () => (await import("../ledger.js")).exportLedger());
}
