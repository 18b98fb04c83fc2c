#!/usr/bin/env -S node --max-semi-space-size=4
// The command line. `kinward --help` lists the commands. A small young heap keeps the process under 150 MB.
import { Command } from "commander";

import { registerAudit } from "./cli/commands/audit.js";
import { registerKey } from "./cli/commands/key.js";
import { registerLedger } from "./cli/commands/ledger.js";
import { registerPolicy } from "./cli/commands/policy.js";
import { registerProduct } from "./cli/commands/product.js";
import { registerService } from "./cli/commands/service.js";
import { registerSecret } from "./cli/commands/secret.js";
import { registerPeople } from "./cli/commands/people.js";
import { registerVerification } from "./cli/commands/verification.js";
import { registerSession } from "./cli/commands/session.js";
import { registerWakeups } from "./cli/commands/wakeups.js";
import { registerWebhook } from "./cli/commands/webhook.js";
import { describeError } from "./cli/describe-error.js";
import { VERSION } from "./version.js";

/** In the order of `kinward --help`. Each loads what it runs only when it is run. */
const GROUPS = [
  registerService,
  registerProduct,
  registerKey,
  registerWebhook,
  registerPeople,
  registerSession,
  registerVerification,
  registerWakeups,
  registerLedger,
  registerAudit,
  registerSecret,
  registerPolicy,
];

const kinward = new Command("kinward")
  .description("Family-safety compliance service")
  .version(VERSION, "--version", "print the version")
  .showHelpAfterError();
for (const register of GROUPS) register(kinward);

// A reader of the output that has seen enough, such as `head`, is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await kinward.parseAsync();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  // Connections that are still open must not keep a failed process alive.
  process.exit(1);
}
