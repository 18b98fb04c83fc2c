// A guardian of a session shows that they are an adult, so that what a law reserves for verified guardians can be on.
import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listVerificationsForSession } from "../../store/verifications/queries.js";
import { isProvenAdult } from "../guardian/shown-adulthood.js";
import { beginVerification } from "./begin.js";
import { allowProven, findGuardianOf } from "./count-proof.js";
import { tokenOf } from "./links.js";
import { requiredAgeOf } from "./required-age.js";
import { mayBeginAgain, summarizeAttempts } from "./verify-guardian.js";

/** What a guardian has to show where a law reserves something for verified guardians: an estimate of their age is not enough. */
const criteriaByLaw = (context: Context, { jurisdiction }: Pick<Session, "jurisdiction">) =>
  ({
    age: requiredAgeOf(context, { jurisdiction, criteria: null }),
    assurance: "verified",
  }) as const;

/** Returns whether the product has a method by which a guardian can show as much as a law may ask. */
export const canProve = (context: Context, where: Pick<Session, "jurisdiction">): boolean =>
  context.verificationMethods.list(
    context,
    "trusted-adult",
    where.jurisdiction,
    criteriaByLaw(context, where),
  ).length > 0;

type Proof = Readonly<{
  session: Session;
  /** The keyed hash of the guardian's address. */
  addressHash: string;
  locale: string | null;
}>;

/**
 * Begins or continues the verification of a guardian of a session. If they have proven already that they are an adult, switches
 * on the permissions that wait for the proof. Returns the token of its page (of the last failed verification, if no method is
 * left), or undefined if nothing is left to do.
 */
export async function beginGuardianProof(
  tx: Db,
  context: Context,
  { session, addressHash, locale }: Proof,
): Promise<string | undefined> {
  const { sessionId, kuid, jurisdiction } = session;
  const guardian = await findGuardianOf(tx, context, { sessionId, addressHash });
  if (!guardian || !canProve(context, session)) return undefined;
  if (await isProvenAdult(tx, context, addressHash)) {
    await allowProven(tx, context, { sessionId, addressHash });
    return undefined;
  }
  const asked = {
    purpose: "trusted-adult",
    jurisdiction,
    criteria: criteriaByLaw(context, session),
  } as const;
  const earlier = await listVerificationsForSession(tx, { sessionId, addressHash });
  const { attempts, newest, open, fraud } = summarizeAttempts(earlier, context.now);
  if (open) return tokenOf(context.keyring, open);
  const failureReason = fraud?.failureReason ?? null;
  if (!mayBeginAgain(context, { ...asked, attempts, failureReason }))
    return newest && tokenOf(context.keyring, newest);
  const begun = await beginVerification(tx, context, {
    ...asked,
    player: { sessionId, kuid },
    locale,
    addressHash,
    attempts,
  });
  return tokenOf(context.keyring, begun);
}
