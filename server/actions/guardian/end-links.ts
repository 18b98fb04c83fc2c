// Ends links between guardians and sessions, with the same consequences in each case.
import type { Context } from "../../context.js";
import { viewSession, type Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import {
  forgetFormerGuardian,
  saveFormerGuardian,
  succeedFormerGuardians,
} from "../../store/guardians/former-guardians.js";
import type { EndedBy } from "../../store/guardians/table.js";
import {
  listGuardiansOfSession,
  unlinkGuardian,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import {
  findSessionInAnyProduct,
  lockSession,
  deleteUndoableChange,
} from "../../store/sessions/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import { emit } from "../../webhooks/emit.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { changeAwaiting, dropPending } from "../challenge/change-status.js";
import { denyPending } from "../override/answer-override.js";
import { dropSchedule } from "../screentime/set-schedule.js";
import { armBirthday } from "../session/begin-session.js";
import { changeSettings } from "../session/change-settings.js";
import { guardiansOfPlayer } from "./guardians-on-file.js";
import { deleteNickname } from "../../store/players/queries.js";

/**
 * Whose act ends a link. `disowned`: a person who was never a guardian, or is to be one no longer, so that no former guardian
 * is left.
 */
export type LinkEnd = EndedBy | "disowned";

/**
 * Ends links of guardians to one player, in any products of the organisation. A session without a guardian left loses its
 * guardians' settings, and its product gets `Session.Unlink`.
 */
export async function endLinks(
  tx: Db,
  context: Context,
  links: readonly SessionGuardian[],
  end: LinkEnd,
): Promise<void> {
  for (const sessionId of new Set(links.map((link) => link.sessionId))) {
    const productId = (await findSessionInAnyProduct(tx, { sessionId }))?.productId ?? 0;
    const product = context.catalogue.product(productId, context.mode);
    if (!product) continue;
    const own = contextOfProduct(context, product);
    const session = await lockSession(tx, own.scope, { sessionId });
    const ended = links.filter((link) => link.sessionId === sessionId);
    for (const link of ended) await endLink(tx, own, session, link, end);
    if ((await listGuardiansOfSession(tx, { sessionId })).length === 0)
      await loseGuardians(tx, own, session, end);
    const { kuid } = session;
    if ((await guardiansOfPlayer(tx, own, kuid)).length > 0)
      await succeedFormerGuardians(tx, { ...own.tenancy, kuid, succeededAt: own.now });
  }
}

async function endLink(
  tx: Db,
  { tenancy, now }: Context,
  { sessionId, kuid }: Session,
  { guardianId }: SessionGuardian,
  end: LinkEnd,
): Promise<void> {
  await unlinkGuardian(tx, { sessionId, guardianId, unlinkedAt: now });
  if (end === "disowned") await forgetFormerGuardian(tx, tenancy, { kuid, guardianId });
  else await saveFormerGuardian(tx, { ...tenancy, kuid, guardianId, endedBy: end, endedAt: now });
}

/** Removes schedule, extra time, allowances and requests that no guardian can answer. Permissions and consent stay. */
async function loseGuardians(
  tx: Db,
  context: Context,
  session: Session,
  end: LinkEnd,
): Promise<void> {
  const { sessionId, kuid } = session;
  await denyPending(tx, context, session);
  await dropSchedule(tx, context, session);
  const wiped = { allowances: {}, timezone: null };
  const cause = end === "product" ? "product" : "guardian";
  const after = await changeSettings(tx, context, viewSession(session, context), wiped, cause);
  // Without the schedule's zone the player's birthday begins at another instant.
  if (session.timezone !== null) await armBirthday(tx, context, after.session);
  await deleteUndoableChange(tx, { sessionId });
  if ((await guardiansOfPlayer(tx, context, kuid)).length === 0) {
    await deleteNickname(tx, { ...context.tenancy, kuid });
    if (end === "product") await dropApprovals(tx, context, session);
  }
  await emit(tx, context, {
    type: "Session.Unlink",
    session,
    data: { unlinkedAt: new Date(context.now).toISOString() },
  });
}

/** Drops the decisions that no one is left to approve, so that their challenges can be decided again. */
async function dropApprovals(tx: Db, context: Context, { sessionId }: Session): Promise<void> {
  for (const challenge of await listUnfinishedOfSession(tx, sessionId)) {
    if (challenge.awaiting !== "guardian-approval") continue;
    await dropPending(tx, challenge.challengeId);
    await changeAwaiting(tx, context, challenge, null);
  }
}
