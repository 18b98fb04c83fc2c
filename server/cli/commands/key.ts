import { Option, type Command } from "commander";

import { KEY_SCOPES } from "../../domain/api-key.js";
import type { CreateOptions } from "../key.js";
import { jsonOption, modeOption, productOption, wholeNumber } from "./options.js";

export function registerKey(kinward: Command): void {
  const key = kinward.command("key").description("manage API keys");
  key
    .command("create")
    .description("create a key; it is printed once and cannot be shown again")
    .addOption(productOption().makeOptionMandatory())
    .addOption(modeOption().makeOptionMandatory())
    .addOption(
      new Option("--scope <scope>", "whose players it exports and erases as a whole")
        .choices(KEY_SCOPES)
        .default("product"),
    )
    .option("--label <text>", "what the key is for, such as a server's name")
    .option("--expires-in-days <days>", "days until the key expires", wholeNumber)
    .addOption(jsonOption())
    .action(async (options: CreateOptions) => (await import("../key.js")).createKey(options));
  key
    .command("list")
    .description("list keys with their labels and when each was last used")
    .addOption(productOption("only keys of this product"))
    .addOption(jsonOption())
    .action(async (options: { product?: number; json?: boolean }) =>
      (await import("../key.js")).listKeys(options),
    );
  key
    .command("revoke <keyId>")
    .description("revoke a key at once")
    .action(async (keyId: string) => (await import("../key.js")).revokeKey(keyId));
}
