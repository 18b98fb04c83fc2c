import type { Command } from "commander";

import type { Mode } from "../../domain/product.js";
import type { ApplyOptions, InitOptions } from "../product.js";
import type { AnnounceOptions } from "../product-announce.js";
import {
  instant,
  jsonOption,
  listOf,
  modeOption,
  productOption,
  wholeNumber,
  yesOption,
} from "./options.js";

export function registerProduct(kinward: Command): void {
  const product = kinward.command("product").description("manage products and their files");
  product
    .command("list")
    .description("list all products")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) =>
      (await import("../product.js")).listAllProducts(options),
    );
  product
    .command("show")
    .argument("<id>", "id of the product", wholeNumber)
    .description("print a product as a file that can be edited and applied")
    .addOption(modeOption("test or live (default: live)"))
    .addOption(jsonOption())
    .action(async (id: number, options: { json?: boolean; mode?: Mode }) =>
      (await import("../product.js")).showProduct(id, options),
    );
  product
    .command("init [file]")
    .description("write a product file to start from (default: product.yaml)")
    .option("--force", "overwrite the file")
    .action(async (file: string | undefined, options: InitOptions) =>
      (await import("../product.js")).initProductFile(file ?? "product.yaml", options),
    );
  product
    .command("schema")
    .description("print the JSON Schema of product files")
    .action(async () => (await import("../product.js")).printProductSchema());
  product
    .command("check <file>")
    .description("check a product file without applying it")
    .action(async (file: string) => (await import("../product.js")).checkProductFile(file));
  product
    .command("impact <file>")
    .description("count the sessions that a product file would change")
    .addOption(modeOption("test or live (default: live)"))
    .addOption(jsonOption())
    .action(async (file: string, options: { json?: boolean; mode?: Mode }) =>
      (await import("../product.js")).showFileImpact(file, options),
    );
  product
    .command("apply <file>")
    .description("show what a product file would change, ask, and apply it")
    .addOption(modeOption("only there: test or live (default: both)"))
    .addOption(yesOption())
    .action(async (file: string, options: ApplyOptions) =>
      (await import("../product.js")).applyProductFile(file, options),
    );
  product
    .command("promote")
    .argument("<id>", "id of the product", wholeNumber)
    .description("show what live mode would get of test mode's file, ask, and apply it there")
    .addOption(yesOption())
    .action(async (id: number, options: ApplyOptions) =>
      (await import("../product.js")).promoteProduct(id, options),
    );
  product
    .command("announce")
    .description(
      "present documents that have changed to all sessions; run it again if it was interrupted",
    )
    .addOption(productOption().makeOptionMandatory())
    .requiredOption("--documents <ids>", "documents of the product, separated by commas", listOf)
    .option("--deadline <timestamp>", "when guardians have to have accepted them", instant)
    .option("--places <codes>", "only there, such as US-TX,US-UT (default: everywhere)", listOf)
    .addOption(modeOption().makeOptionMandatory())
    .addOption(yesOption())
    .addOption(jsonOption())
    .action(async (options: AnnounceOptions) =>
      (await import("../product-announce.js")).announceToSessions(options),
    );
}
