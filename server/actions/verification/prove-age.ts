// A verification as evidence of a player's age, in all products of their organisation.
import type { Context } from "../../context.js";
import {
  latestToday,
  withoutVerification,
  withSignal,
  type AgeEvidence,
  type SignalOnDay,
} from "../../domain/age/age.js";
import { viewSession, type Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { changeEvidence } from "../../store/player-evidence.js";
import { lockPlayer } from "../../store/players.js";
import { findAndLockSessionOfPlayer, lockKuid } from "../../store/sessions.js";
import {
  addVerifiedPlayer,
  listVerifiedPlayers,
  type Verification,
} from "../../store/verifications.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { announceChange } from "../session/announce-change.js";
import { armBirthday } from "../session/begin-session.js";

const DAY_MS = 86_400_000;

/** A passed verification as evidence: what was proven, on the day on which it was. */
export const signalOf = ({
  verificationId,
  ageLow,
  ageHigh,
  assurance,
  finishedAt,
  holdsUntil,
}: Verification): SignalOnDay => ({
  years: ageLow ?? 0,
  ...(ageHigh !== null && { highestYears: ageHigh }),
  on: latestToday(finishedAt ?? 0),
  verified: true,
  ...(assurance !== null && assurance !== "verified" && { assurance }),
  verificationId,
  // The wakeup takes it back to the moment; this does where no wakeup runs.
  ...(holdsUntil !== null && { until: latestToday(holdsUntil + DAY_MS) }),
});

/** Locks the player in every product of the organisation, always in the order of products, so that no two deadlock. */
export async function lockPlayerEverywhere(
  tx: Db,
  context: Context,
  kuid: string,
): Promise<readonly Readonly<{ context: Context; session: Session }>[]> {
  const sessions: { context: Context; session: Session }[] = [];
  const { organisation } = context.tenancy;
  for (const product of context.catalogue.productsOf(organisation)) {
    const own = contextOfProduct(context, product);
    await lockKuid(tx, own.scope, kuid);
    const session = await findAndLockSessionOfPlayer(tx, own.scope, kuid);
    if (session) sessions.push({ context: own, session });
  }
  return sessions;
}

/** Changes what is known of a player's age, and announces what that changes in each product. */
async function changeEverywhere(
  tx: Db,
  context: Context,
  kuid: string,
  change: (evidence: AgeEvidence) => AgeEvidence,
): Promise<void> {
  const sessions = await lockPlayerEverywhere(tx, context, kuid);
  const player = await lockPlayer(tx, context.tenancy, kuid);
  if (player) {
    const evidence = change(player.evidence);
    if (evidence !== player.evidence)
      await changeEvidence.ofPlayer(tx, context.tenancy, kuid, evidence);
  }
  for (const { context: own, session } of sessions) {
    const evidence = change(session.evidence);
    if (evidence === session.evidence) continue;
    const before = viewSession(session, own);
    const after = viewSession(await changeEvidence.ofSession(tx, session, evidence), own);
    await announceChange(tx, own, before, after, { cause: "verification", at: own.now });
    const { ageStatus: announcedAgeStatus } = after.assessment;
    await armBirthday(tx, own, { ...after.session, announcedAgeStatus });
  }
}

/** A verification that has passed is evidence of a player's age from now on. */
export async function proveAge(
  tx: Db,
  context: Context,
  verification: Verification,
  kuid: string,
): Promise<void> {
  const signal = signalOf(verification);
  const today = latestToday(context.now);
  await addVerifiedPlayer(tx, context.tenancy, verification.verificationId, kuid);
  await changeEverywhere(tx, context, kuid, (evidence) => withSignal(evidence, signal, today));
}

/** A verification no longer proves anything: it was revoked, or holds no longer. The age that it showed still restricts. */
export async function endProof(
  tx: Db,
  context: Context,
  { verificationId }: Verification,
): Promise<void> {
  for (const kuid of await listVerifiedPlayers(tx, verificationId))
    await changeEverywhere(tx, context, kuid, (evidence) =>
      withoutVerification(evidence, verificationId),
    );
}
