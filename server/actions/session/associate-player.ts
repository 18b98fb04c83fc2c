import { audit } from "../../ops/audit.js";
import type { Context } from "../../context.js";
import { conflict } from "../../lib/errors.js";
import { moveExternalId } from "./external-id.js";
import type { Session } from "../../domain/session/session.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { moveOverrides } from "../../store/overrides/queries.js";
import { changeSession, findSessionOfPlayer, lockSession } from "../../store/sessions/queries.js";
import { moveVerifications } from "../../store/verifications/queries.js";
import { lockPlayerEverywhere } from "../age/change-evidence.js";
import { joinAges } from "../age/learn-age.js";
import { associateFamilies, lockFamilies } from "../guardian/associate-families.js";

/**
 * Associates a session with a player, who is created if the `kuid` is new. Of the two ages the lower one counts from now on,
 * and the session's guardians join the player's as new ones do. CONFLICT where the player has another session in this
 * product.
 */
export async function associatePlayer(
  tx: Db,
  context: Context,
  session: Session,
  kuid: string,
): Promise<Session> {
  if (session.kuid === kuid) return session;
  await lockPlayerEverywhere(tx, context, kuid);
  if (await findSessionOfPlayer(tx, { ...context.scope, kuid })) {
    throw conflict("kuid: this player already has a session in this product. Use that session.");
  }
  const families = await lockFamilies(tx, context, session, kuid);
  for (const challenge of await listUnfinishedOfSession(tx, session.sessionId))
    await changeChallenge(tx, challenge, { kuid });
  await moveVerifications(tx, { sessionId: session.sessionId, kuid });
  await moveExternalId(tx, context, session.kuid, kuid);
  await changeSession(tx, session, { kuid });
  await audit(tx, context, {
    actor: `key:${context.keyId}`,
    action: "player-associated",
    target: `session:${session.sessionId}`,
    requestId: context.requestId,
  });
  await moveOverrides(tx, session.sessionId, kuid);
  await joinAges(tx, context, kuid, session.evidence);
  const changed = await lockSession(tx, context.scope, { sessionId: session.sessionId });
  await associateFamilies(tx, context, changed, families);
  return changed;
}
