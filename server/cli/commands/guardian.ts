import type { Command } from "commander";

import type { Mode } from "../../domain/product.js";
import type { Confirmed } from "../ask.js";
import { modeOption, yesOption } from "./options.js";

const guardianCommands = () => import("../guardian.js");

export function registerGuardian(kinward: Command): void {
  const guardian = kinward.command("guardian").description("export and erase guardians");
  guardian
    .command("export <email>")
    .description("print everything that is stored of a guardian, as JSON")
    .addOption(modeOption())
    .action(async (email: string, options: { mode?: Mode }) =>
      (await guardianCommands()).exportGuardianByEmail(email, options),
    );
  guardian
    .command("erase <email>")
    .description("erase a guardian in all organisations, and withdraw what only they consented to")
    .addOption(modeOption().makeOptionMandatory())
    .addOption(yesOption())
    .action(async (email: string, options: Confirmed & { mode: Mode }) =>
      (await guardianCommands()).eraseGuardianByEmail(email, options),
    );
}
