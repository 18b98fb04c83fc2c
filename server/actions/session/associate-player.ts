import type { Context } from "../../context.js";
import { conflict } from "../../errors.js";
import type { Session } from "../../domain/session/session.js";
import { changeChallenge } from "../../store/challenges.js";
import { listUnfinishedOfSession } from "../../store/unfinished-challenges.js";
import type { Db } from "../../store/engine/db.js";
import { moveOverrides } from "../../store/overrides.js";
import { savePlayer } from "../../store/players.js";
import { changeSession, findSessionOfPlayer, lockKuid } from "../../store/sessions.js";
import { addVerifiedPlayer, moveVerifications } from "../../store/verifications.js";

/**
 * Associates a session with a player, who is created if the `kuid` is new. The session keeps its age and guardian.
 * CONFLICT where the player has another session in this product.
 */
export async function associatePlayer(
  tx: Db,
  context: Context,
  session: Session,
  kuid: string,
): Promise<Session> {
  if (session.kuid === kuid) return session;
  await lockKuid(tx, context.scope, kuid);
  if (await findSessionOfPlayer(tx, context.scope, kuid)) {
    throw conflict("kuid: this player already has a session in this product. Use that session.");
  }
  await savePlayer(tx, context.tenancy, { kuid, evidence: session.evidence }, context.now);
  for (const challenge of await listUnfinishedOfSession(tx, session.sessionId))
    await changeChallenge(tx, challenge, { kuid });
  for (const { verificationId } of session.evidence.signals ?? [])
    if (verificationId !== undefined)
      await addVerifiedPlayer(tx, context.tenancy, verificationId, kuid);
  await moveVerifications(tx, session.sessionId, kuid);
  const changed = await changeSession(tx, session, { kuid });
  await moveOverrides(tx, session.sessionId, kuid);
  return changed;
}
