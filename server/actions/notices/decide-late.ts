import type { Context } from "../../context.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { viewSession } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import { makeMailedLink, mailedLinkPath } from "../guardian/mailed-link.js";
import { ensureAsked, findQuestion, readUpgradeOptions } from "../session/ask-guardian.js";
import { updateHold } from "./hold.js";

/**
 * Lets a guardian of a session on `HOLD` accept the documents whose deadline has passed, as if the child had asked again. Only
 * for one who has just shown that they read mail to `address`. Returns the path of the request; undefined where nothing is on
 * hold, or the address is not of a guardian of the session.
 */
export async function decideLate(
  tx: Db,
  context: Context,
  { sessionId, address }: Readonly<{ sessionId: string; address: string }>,
): Promise<string | undefined> {
  const locked = await findAndLockSession(tx, { ...context.scope, sessionId });
  const guardians = await listGuardiansOfSession(tx, { sessionId });
  if (!locked || !guardians.some((one) => isSameAddress(one.address, address))) return undefined;
  const session = await updateHold(tx, context, locked);
  if (session.status !== "HOLD") return undefined;
  const view = viewSession(session, context);
  const question = await findQuestion(tx, context, view, {
    permissions: [],
    presentation: undefined,
    isEmpty: true,
  });
  if (!question) return undefined;
  const options = readUpgradeOptions({}, context);
  const { challengeId } = await ensureAsked(tx, context, view, question, options);
  const link = { challengeId, purpose: "request", to: address } as const;
  return mailedLinkPath(context.keyring, await makeMailedLink(tx, context, link));
}
