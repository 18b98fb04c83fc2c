// The command line, apart from the process that runs it.
import { Command } from "commander";

import { VERSION } from "../lib/version.js";
import { registerAudit } from "./commands/audit.js";
import { registerKey } from "./commands/key.js";
import { registerLedger } from "./commands/ledger.js";
import { registerLaw } from "./commands/law.js";
import { registerMail } from "./commands/mail.js";
import { registerErasures } from "./commands/erasures.js";
import { registerGuardian } from "./commands/guardian.js";
import { registerPlayer } from "./commands/player.js";
import { registerTestData } from "./commands/test-data.js";
import { registerPermission } from "./commands/permission.js";
import { registerPlace } from "./commands/place.js";
import { registerProduct } from "./commands/product.js";
import { registerSecret } from "./commands/secret.js";
import { registerService } from "./commands/service.js";
import { registerReport } from "./commands/report.js";
import { registerOperator } from "./commands/operator.js";
import { registerSession } from "./commands/session.js";
import { registerChallenge } from "./commands/challenge.js";
import { registerVerification } from "./commands/verification.js";
import { registerWakeups } from "./commands/wakeups.js";
import { registerWebhook } from "./commands/webhook.js";

/** In the order of `kinward --help`. Each module loads what it needs only when its command runs. */
const GROUPS = [
  registerService,
  registerProduct,
  registerKey,
  registerWebhook,
  registerMail,
  registerPlayer,
  registerGuardian,
  registerErasures,
  registerTestData,
  registerSession,
  registerVerification,
  registerChallenge,
  registerWakeups,
  registerLedger,
  registerAudit,
  registerReport,
  registerOperator,
  registerSecret,
  registerPermission,
  registerPlace,
  registerLaw,
];

export function makeCommandLine(): Command {
  const kinward = new Command("kinward")
    .description("Family-safety compliance service")
    .version(VERSION, "--version", "print the version")
    .showHelpAfterError();
  for (const register of GROUPS) register(kinward);
  return kinward;
}
