import type { Command } from "commander";

import type { Confirmed } from "../ask.js";
import { productOption, yesOption } from "./options.js";

export function registerTestData(kinward: Command): void {
  kinward
    .command("test-data")
    .description("manage what products store in test mode")
    .command("wipe")
    .description("delete all test data of a product; keys, endpoints and the product file stay")
    .addOption(productOption().makeOptionMandatory())
    .addOption(yesOption())
    .action(async (options: Confirmed & { product: number }) =>
      (await import("../test-data.js")).wipeTestDataOf(options),
    );
}
