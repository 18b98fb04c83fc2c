import type { Command } from "commander";

import type { ShowPlaceOptions } from "../place.js";
import { jsonOption } from "./options.js";

export function registerPolicy(kinward: Command): void {
  kinward
    .command("permission")
    .description("look up standard permissions")
    .command("list")
    .description("list the permissions that a product can use, and who manages each by age")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) =>
      (await import("../permission.js")).listPermissions(options),
    );
  kinward
    .command("place")
    .description("look up the law of a country or subdivision")
    .command("show <code>")
    .description("print the law in force, its sources, and what changes next")
    .option("--on <date>", "on another day, such as 2027-01-01")
    .addOption(jsonOption())
    .action(async (code: string, options: ShowPlaceOptions) =>
      (await import("../place.js")).showPlace(code, options),
    );
}
