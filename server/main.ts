#!/usr/bin/env -S node --max-semi-space-size=4
// The command line. `kinward --help` lists what it can do. A small young heap keeps the process under 150 MB.
import { Command, InvalidArgumentError, Option } from "commander";

import { ConfigError } from "./config.js";
import type { CreateOptions } from "./cli/keys.js";
import { CommandError } from "./cli/open.js";
import type { ListOptions } from "./cli/wakeups.js";

const wholeNumber = (text: string): number => {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
};
const mode = () =>
  new Option("--mode <mode>", "test or live").choices(["test", "live"]).makeOptionMandatory();

const kinward = new Command("kinward")
  .description("Family-safety compliance service")
  .showHelpAfterError();

kinward
  .command("serve")
  .description("migrate and answer requests")
  .option("--demo", "make the demo products when the database is empty, and print how to call them")
  .action(async (options: { demo?: boolean }) => (await import("./cli/serve.js")).serve(options));

kinward
  .command("migrate")
  .description("bring the database's schema up to date")
  .action(async () => (await import("./cli/migrate.js")).migrate());

kinward
  .command("demo")
  .description("make what is missing of three demo products, and print their keys")
  .option("--json", "for scripts")
  .action(async (options: { json?: boolean }) => (await import("./cli/demo.js")).demo(options));

const product = kinward.command("product").description("products");
product
  .command("apply <file>")
  .description("check a product file and apply it")
  .action(async (file: string) => (await import("./cli/products.js")).applyProductFile(file));

const key = kinward.command("key").description("API keys");
key
  .command("create")
  .description("make a key; it is shown once")
  .requiredOption("--product <id>", "the product", wholeNumber)
  .addOption(mode())
  .option("--expires-in-days <days>", "ends by itself", wholeNumber)
  .option("--json", "for scripts")
  .action(async (options: CreateOptions) => (await import("./cli/keys.js")).createKey(options));
key
  .command("list")
  .option("--product <id>", "of one product", wholeNumber)
  .option("--json", "for scripts")
  .action(async (options: { product?: number; json?: boolean }) =>
    (await import("./cli/keys.js")).listKeys(options),
  );
key
  .command("revoke <keyId>")
  .description("end a key at once")
  .action(async (keyId: string) => (await import("./cli/keys.js")).revokeKey(keyId));

const session = kinward.command("session").description("sessions");
session
  .command("revoke <id>")
  .description("revoke a session")
  .action(async (id: string) => (await import("./cli/sessions.js")).revokeSessionById(id));

const wakeups = kinward.command("wakeups").description("what is to happen at a time");
wakeups
  .command("list")
  .description("the thousand that are next, each with its instant")
  .option("--failing", "those that were tried and did not succeed yet")
  .option("--json", "for scripts")
  .action(async (options: ListOptions) =>
    (await import("./cli/wakeups.js")).listWakeupRows(options),
  );

const ledger = kinward.command("ledger").description("the consent ledger");
ledger
  .command("verify")
  .description("recompute the chain")
  .action(async () => (await import("./cli/ledger.js")).verifyLedger());
ledger
  .command("export")
  .description("print every entry as a line of JSON")
  .action(async () => (await import("./cli/ledger.js")).exportLedger());

try {
  await kinward.parseAsync();
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof ConfigError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
