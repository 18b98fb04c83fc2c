import type { Command } from "commander";

import type { ShowPlaceOptions } from "../place.js";
import { jsonOption } from "./options.js";

export function registerPlace(kinward: Command): void {
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
