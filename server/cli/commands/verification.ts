import type { Command } from "commander";

import type { Mode } from "../../domain/product.js";
import { modeOption } from "./options.js";

type Listing = Readonly<{ product: string; mode: Mode; json?: boolean }>;

export function registerVerification(kinward: Command): void {
  const verification = kinward.command("verification").description("manage age verifications");
  verification
    .command("revoke <id>")
    .description("take back a verification that has passed")
    .action(async (id: string) => (await import("../verification.js")).revokeVerificationById(id));
  verification
    .command("appeals")
    .description("list failed verifications that people asked to be looked at again")
    .requiredOption("--product <id>", "the product")
    .addOption(modeOption("the mode").default("live"))
    .option("--json", "print JSON")
    .action(async ({ product, mode, json }: Listing) =>
      (await import("../verification.js")).listAllAppeals(Number(product), mode, {
        ...(json === true && { json }),
      }),
    );
  verification
    .command("grant <id>")
    .description("let a failed verification pass whose appeal is right")
    .action(async (id: string) => (await import("../verification.js")).grantAppealById(id));
}
