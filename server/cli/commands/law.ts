import type { Command } from "commander";

import type { AcceptOptions } from "../law-releases.js";
import { jsonOption, modeOption, productOption, yesOption } from "./options.js";

export function registerLaw(kinward: Command): void {
  const law = kinward.command("law").description("look up laws and their releases");
  law
    .command("accept")
    .description("let a release count for a product that reviews them, and announce what changes")
    .addOption(productOption().makeOptionMandatory())
    .requiredOption("--release <name>", "such as 2026.11.23-0a1b2c3d")
    .addOption(modeOption("only in this mode, test or live (default: in both)"))
    .addOption(yesOption())
    .addOption(jsonOption())
    .action(async (options: AcceptOptions) =>
      (await import("../law-releases.js")).acceptRelease(options),
    );
}
