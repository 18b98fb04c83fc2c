// Changes a verification as an operator does on the command line, without the process.
import { grantAppeal } from "../../server/actions/verification/appeal.js";
import {
  findByCode,
  recordResult,
  type RecordedResult,
} from "../../server/actions/verification/record.js";
import { revokeVerification } from "../../server/actions/verification/revoke.js";
import { contextFor } from "../../server/context.js";
import { addressHashes } from "../../server/domain/keyring.js";
import { readAuditLog } from "../../server/store/audit/queries.js";
import {
  findVerificationInAnyProduct,
  findVerificationOfChallenge,
  listPassedByGuardian,
} from "../../server/store/verifications/queries.js";
import type { TestService } from "../service.js";

const change =
  (work: typeof revokeVerification) =>
  async ({ services }: TestService, id: string): Promise<boolean> => {
    const found = await findVerificationInAnyProduct(services.store, { verificationId: id });
    if (!found) throw new Error("There is no verification.");
    const context = contextFor(services, found.productId, found.mode);
    return services.store.write((tx) => work(tx, context, found));
  };

/** Both return whether there was something to do. */
export const revoke = change(revokeVerification);
export const grant = change(grantAppeal);

/** Returns the id of the newest verification by which a guardian has proven to be an adult; empty where there is none. */
export async function proofOf({ services }: TestService, email: string): Promise<string> {
  const [addressHash = ""] = addressHashes(services.keyring, email);
  const [proof] = await listPassedByGuardian(services.store, { mode: "test", addressHash });
  return proof?.verificationId ?? "";
}

const inAuditLog =
  (what: "verification-revoked" | "verification-recorded") =>
  async ({ services }: TestService) => {
    const found = [];
    for await (const { action, actor, target } of readAuditLog(services.store, 0))
      if (action === what) found.push({ actor, target });
    return found;
  };

/** Both return from the audit log who revoked or recorded which verification, oldest first. */
export const revocations = inAuditLog("verification-revoked");
export const recordings = inAuditLog("verification-recorded");

/** Records what a guardian did on paper or by telephone. */
export async function recordByCode(
  { services }: TestService,
  code: string,
  result: RecordedResult,
): Promise<void> {
  const found = await findByCode(services.store, services, code);
  const context = contextFor(services, found.productId, found.mode);
  await services.store.write((tx) => recordResult(tx, { ...context, db: tx }, found, result));
}

/** Returns the id of a verification that was begun for a challenge; empty where there is none. */
export async function begunFor({ services }: TestService, challengeId: string): Promise<string> {
  const found = await findVerificationOfChallenge(services.store, { challengeId });
  return found?.verificationId ?? "";
}
