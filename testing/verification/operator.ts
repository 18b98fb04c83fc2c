// What an operator does to a verification on the command line, without the process.
import { grantAppeal } from "../../server/actions/verification/appeal.js";
import { revokeVerification } from "../../server/actions/verification/revoke.js";
import { contextFor } from "../../server/context.js";
import { findVerificationInAnyProduct } from "../../server/store/verifications.js";
import type { TestService } from "../service.js";

const change =
  (work: typeof revokeVerification) =>
  async ({ services }: TestService, id: string): Promise<boolean> => {
    const found = await findVerificationInAnyProduct(services.store, id);
    if (!found) throw new Error("There is no verification.");
    const context = contextFor(services, found.productId, found.mode);
    return services.store.write((tx) => work(tx, context, found));
  };

/** Both return whether there was something to do. */
export const revoke = change(revokeVerification);
export const grant = change(grantAppeal);
