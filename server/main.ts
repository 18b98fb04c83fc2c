#!/usr/bin/env -S node --max-semi-space-size=4
// The command line. `kinward --help` lists what it can do. A small young heap keeps the process under 150 MB.
import { Command, InvalidArgumentError, Option } from "commander";

import { ConfigError } from "./config.js";
import type { CreateOptions } from "./cli/keys.js";
import { CommandError } from "./cli/open.js";
import type { ListenOptions } from "./cli/listen.js";
import type { AddOptions, ReplayOptions, TriggerOptions } from "./cli/webhooks.js";
import type { ListOptions } from "./cli/wakeups.js";
import { describeUnavailable } from "./store/engine/errors.js";

const wholeNumber = (text: string): number => {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
};
const mode = () =>
  new Option("--mode <mode>", "test or live").choices(["test", "live"]).makeOptionMandatory();

const instant = (text: string): number => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError("It is a time such as 2026-01-31T12:00:00Z.");
  return at;
};

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

const webhook = kinward.command("webhook").description("whom products' events are sent to");
webhook
  .command("add")
  .description("make an endpoint, and print its secret")
  .requiredOption("--product <id>", "the product", wholeNumber)
  .addOption(mode())
  .requiredOption("--url <url>", "where events are posted to")
  .option("--events <types>", "only these, with commas between")
  .option("--json", "for scripts")
  .action(async (options: AddOptions) => (await import("./cli/webhooks.js")).addWebhook(options));
webhook
  .command("list")
  .description("endpoints, and how far deliveries to them are")
  .option("--product <id>", "of one product", wholeNumber)
  .option("--secrets", "with their secrets")
  .option("--json", "for scripts")
  .action(async (options: { product?: number; secrets?: boolean; json?: boolean }) =>
    (await import("./cli/webhooks.js")).listWebhooks(options),
  );
webhook
  .command("rotate <endpointId>")
  .description("give an endpoint another secret; the one before counts for 24 hours more")
  .option("--json", "for scripts")
  .action(async (endpointId: string, options: { json?: boolean }) =>
    (await import("./cli/webhooks.js")).rotateWebhook(endpointId, options),
  );
webhook
  .command("disable <endpointId>")
  .description("send nothing to an endpoint from now on")
  .action(async (endpointId: string) =>
    (await import("./cli/webhooks.js")).disableWebhook(endpointId),
  );
webhook
  .command("enable <endpointId>")
  .description("send to an endpoint again that was disabled")
  .action(async (endpointId: string) =>
    (await import("./cli/webhooks.js")).enableWebhook(endpointId),
  );
webhook
  .command("replay [eventId]")
  .description("send one event again, those of a range, or what an endpoint has missed")
  .option("--endpoint <id>", "to this endpoint")
  .option("--product <id>", "to every endpoint of this product, with --mode", wholeNumber)
  .addOption(new Option("--mode <mode>", "test or live").choices(["test", "live"]))
  .option("--since <time>", "events from this time on", instant)
  .option("--until <time>", "events up to this time", instant)
  .option("--missing", "only what has not arrived and does not stand in line")
  .action(async (eventId: string | undefined, options: ReplayOptions) =>
    (await import("./cli/webhooks.js")).replayWebhooks(eventId, options),
  );
webhook
  .command("trigger [type]")
  .description("send a Test, or in test mode a sample of another type")
  .requiredOption("--product <id>", "the product", wholeNumber)
  .addOption(new Option("--mode <mode>", "test or live").choices(["test", "live"]).default("test"))
  .option("--message <text>", "what the Test says")
  .option("--json", "for scripts")
  .action(async (type: string | undefined, options: TriggerOptions) =>
    (await import("./cli/webhooks.js")).triggerWebhook(type ?? "Test", options),
  );
webhook
  .command("listen")
  .description("forward test events to a server on this computer, as they happen")
  .requiredOption("--forward-to <url>", "where they are posted to")
  .option("--product <id>", "only those of one product", wholeNumber)
  .option("--events <types>", "only these, with commas between")
  .action(async (options: ListenOptions) => (await import("./cli/listen.js")).listen(options));

kinward
  .command("worker")
  .description("do what Temporal says is due (with WAKEUPS=temporal)")
  .action(async () => (await import("./cli/worker.js")).work());

const ledger = kinward.command("ledger").description("the consent ledger");
ledger
  .command("verify")
  .description("recompute the chain")
  .action(async () => (await import("./cli/ledger.js")).verifyLedger());
ledger
  .command("export")
  .description("print every entry as a line of JSON")
  .action(async () => (await import("./cli/ledger.js")).exportLedger());

/** A sentence for what the operator can mend, and everything for what only a programmer can. */
function describe(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  return (
    describeUnavailable(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

// Whoever reads what is printed may have seen enough, as `head` has: that is no failure, and nothing is left to say.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await kinward.parseAsync();
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  // Whatever it has opened by then: a connection must not keep alive what has failed.
  process.exit(1);
}
