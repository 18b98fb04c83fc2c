import { mailChallenge } from "../actions/challenge/mail-challenge.js";
import { findByCode, recordResult, type RecordedResult } from "../actions/verification/record.js";
import { contextFor } from "../context.js";
import { isRealDate } from "../lib/dates.js";
import { ServiceError } from "../lib/errors.js";
import { findChallengeInAnyProduct } from "../store/challenges/queries.js";
import { CommandError } from "./command-error.js";
import { auditOperation, operator } from "./record-operation.js";
import { print, withServices } from "./with-services.js";

/** Records a form that a guardian signed. `received`: the day on which it arrived. */
export async function recordForm(code: string, received: string): Promise<void> {
  if (!isRealDate(received)) throw new CommandError("--received must be a day such as 2026-01-31.");
  await keep(code, { at: "form", result: "passed", received });
  print("Recorded the form. The guardian has shown to be an adult.");
}

/** Records what came of a guardian's call. */
export async function recordCall(code: string, result: RecordedResult["result"]): Promise<void> {
  await keep(code, { at: "call", result });
  print(
    result === "passed"
      ? "Recorded the call. The guardian has shown to be an adult."
      : "Recorded the call as one that did not show an adult. Nothing was decided.",
  );
}

const keep = (code: string, given: Omit<RecordedResult, "operator">): Promise<void> =>
  withServices(async (services) => {
    try {
      const found = await findByCode(services.store, services, code);
      const context = contextFor(services, found.productId, found.mode);
      await services.store.write(async (tx) => {
        const result = { ...given, operator: operator().operator };
        await recordResult(tx, { ...context, db: tx }, found, result);
        const target = `verification:${found.verificationId}` as const;
        await auditOperation(tx, services, "verification-recorded", target);
      });
    } catch (error) {
      asCommandError(error);
    }
  });

/** Mails an open request to a guardian again, to the address that it went to, else to the guardians on file. */
export const resendRequest = (challengeId: string): Promise<void> =>
  withServices(async (services) => {
    await services.store.write(async (tx) => {
      const found = await findChallengeInAnyProduct(tx, challengeId);
      if (!found) throw new CommandError("There is no such request.");
      const context = contextFor(services, found.productId, found.mode);
      const email = found.mailedTo ?? undefined;
      await mailChallenge(tx, { ...context, db: tx }, { challengeId, email }).catch(asCommandError);
      await auditOperation(tx, context, "request-resent", `player:${found.kuid}`);
    });
    print("The email is on its way again.");
  });

function asCommandError(error: unknown): never {
  throw error instanceof ServiceError ? new CommandError(error.message) : error;
}
