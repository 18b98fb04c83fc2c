// A verification as evidence of a player's age, in all products of their organisation.
import type { Context } from "../../context.js";
import {
  latestToday,
  learn,
  withoutSignal,
  withoutVerification,
  type AgeEvidence,
  type SignalOnDay,
} from "../../domain/age/age.js";
import type { Db } from "../../store/engine/db.js";
import { addVerifiedPlayer, listVerifiedPlayers } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { changeEverywhere } from "../age/learn-age.js";
import { DAY_MS } from "../../lib/dates.js";

/** Returns a passed verification as evidence: what was shown, on the day on which it was. */
export const signalOf = ({
  verificationId,
  status,
  ageLow,
  ageHigh,
  assurance,
  finishedAt,
  holdsUntil,
}: Verification): SignalOnDay => ({
  years: ageLow ?? 0,
  ...(ageHigh !== null && { highestYears: ageHigh }),
  on: latestToday(finishedAt ?? 0),
  verified: status === "PASS",
  ...(assurance !== null && assurance !== "verified" && { assurance }),
  verificationId,
  // A wakeup ends the proof at that instant. Where none runs, this date ends it.
  ...(holdsUntil !== null && { until: latestToday(holdsUntil + DAY_MS) }),
});

/** Counts what a decided verification shows as evidence of the player's age from now on. */
export async function noteShownAge(
  tx: Db,
  context: Context,
  verification: Verification,
  kuid: string,
): Promise<void> {
  const { verificationId } = verification;
  const signals = [signalOf(verification)];
  const today = latestToday(context.now);
  await addVerifiedPlayer(tx, { ...context.tenancy, verificationId, kuid });
  // A verification that failed passes when an operator grants an appeal.
  const changeOwn = (evidence: AgeEvidence) => withoutSignal(evidence, verificationId);
  await changeEverywhere(tx, context, kuid, {
    change: (evidence) => learn(changeOwn(evidence), { signals }, today),
    changeOwn,
  });
}

/** Ends the proof of a verification that was revoked or holds no longer. The age that it showed still restricts. */
export async function endProof(
  tx: Db,
  context: Context,
  { verificationId }: Verification,
): Promise<void> {
  const change = (evidence: AgeEvidence) => withoutVerification(evidence, verificationId);
  for (const kuid of await listVerifiedPlayers(tx, verificationId))
    await changeEverywhere(tx, context, kuid, { change, changeOwn: change });
}
