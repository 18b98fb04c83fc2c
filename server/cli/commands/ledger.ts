import type { Command } from "commander";

import type { VerifyOptions } from "../ledger.js";
import { modeOption } from "./options.js";

export function registerLedger(kinward: Command): void {
  const ledger = kinward
    .command("ledger")
    .description("check, prove and export the record of decisions");
  ledger
    .command("verify")
    .description(
      "check every entry, the tree and its checkpoints; name the first entry that is wrong",
    )
    .option("--checkpoint <file>", "a checkpoint kept from earlier, which the ledger must extend")
    .option("--organisation <name>", "only the ledgers of this organisation")
    .addOption(modeOption("only the ledgers of this mode"))
    .action(async (options: VerifyOptions) => (await import("../ledger.js")).verifyLedger(options));
  ledger
    .command("evidence <challenge-id>")
    .description("print what proves the decision of a challenge, as JSON")
    .action(async (id: string) => (await import("../ledger.js")).printEvidence(id));
  ledger
    .command("check <file>")
    .description("check an evidence file, without the database")
    .option("--key <file>", "the ledger's key, from a source that you trust")
    .action(async (file: string, options: { key?: string }) =>
      (await import("../ledger.js")).checkEvidenceFile(file, options),
    );
  ledger
    .command("rotate-key")
    .description("sign checkpoints with a new key; those before it stay valid under theirs")
    .action(async () => (await import("../ledger.js")).rotateLedgerKey());
  ledger
    .command("export")
    .description("print every entry as a line of JSON, oldest first")
    .action(async () => (await import("../ledger.js")).exportLedger());
}
