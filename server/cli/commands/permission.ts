import type { Command } from "commander";

import { jsonOption } from "./options.js";

export function registerPermission(kinward: Command): void {
  kinward
    .command("permission")
    .description("look up standard permissions")
    .command("list")
    .description("list the permissions that a product can use, and who manages each by age")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) =>
      (await import("../permission.js")).listPermissions(options),
    );
}
