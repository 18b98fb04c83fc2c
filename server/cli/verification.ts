import { grantAppeal } from "../actions/verification/appeal.js";
import { revokeVerification } from "../actions/verification/revoke.js";
import { contextFor, type Context } from "../context.js";
import type { Mode } from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import { findVerificationInAnyProduct, listAppeals } from "../store/verifications/queries.js";
import type { Verification } from "../store/verifications/table.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";
import { auditOperation } from "./record-operation.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";

type Change = (tx: Db, context: Context, verification: Verification) => Promise<boolean>;

const change = (
  verificationId: string,
  action: "verification-revoked" | "appeal-granted",
  { work, refusal, done }: Readonly<{ work: Change; refusal: string; done: string }>,
) =>
  withServices(async (services) => {
    await services.store.write(async (tx) => {
      const found = await findVerificationInAnyProduct(tx, { verificationId });
      if (!found) throw new CommandError("There is no such verification.");
      const context = { ...contextFor(services, found.productId, found.mode), db: tx };
      if (!(await work(tx, context, found))) throw new CommandError(refusal);
      await auditOperation(tx, context, action, `verification:${verificationId}`);
    });
    print(done);
  });

export const revokeVerificationById = (verificationId: string) =>
  change(verificationId, "verification-revoked", {
    work: revokeVerification,
    refusal: "This verification has not passed, so there is nothing to revoke.",
    done: "Revoked the verification.",
  });

export const grantAppealById = (verificationId: string) =>
  change(verificationId, "appeal-granted", {
    work: grantAppeal,
    refusal: "This verification has no appeal to grant.",
    done: "Granted the appeal: the verification has passed, or its guardian can try again.",
  });

export const listAllAppeals = (productId: number, mode: Mode, { json }: { json?: boolean }) =>
  withServices(async (services) => {
    requireProduct(services, productId);
    const appeals = (await listAppeals(services.store, { productId, mode })).map(
      ({ verificationId, purpose, failureReason, appealReason, appealedAt }) => ({
        verificationId,
        purpose,
        failureReason,
        appealReason,
        appealedAt: new Date(appealedAt ?? 0).toISOString(),
      }),
    );
    if (json) return printJson(appeals);
    if (appeals.length === 0) return print("There are no appeals.");
    print(
      formatTable(
        ["VERIFICATION", "FOR", "FAILED WITH", "SAYS", "APPEALED AT"],
        appeals.map((each) => Object.values(each).map(String)),
      ),
    );
  });
