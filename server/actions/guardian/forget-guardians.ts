import type { Context } from "../../context.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Db } from "../../store/engine/db.js";
import { forgetFormerGuardians } from "../../store/guardians/former-guardians.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import { listProductsByMode } from "../../store/products/queries.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { audit } from "../../store/audit/audit.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { advanceDecisions } from "../consent/submit-consent.js";
import { guardiansOfPlayer, lockGuardians } from "./guardians-on-file.js";

/**
 * Forgets the former guardians of a player. Decisions that waited for their approval go on without it. Returns how many
 * former guardians there were.
 */
export async function forgetGuardians(
  tx: Db,
  context: Context,
  kuid: string,
  actor: AuditActor,
): Promise<number> {
  await lockGuardians(tx, context.tenancy, kuid);
  const forgotten = await forgetFormerGuardians(tx, { ...context.tenancy, kuid });
  if (forgotten === 0) return 0;
  await audit(tx, context, {
    ...{ actor, action: "guardians-forgotten", target: `player:${kuid}` },
    requestId: context.requestId,
  } as const);
  if ((await guardiansOfPlayer(tx, context, kuid)).length > 0) return forgotten;
  for (const { [context.mode]: product } of await listProductsByMode(tx))
    if (product.organisation === context.tenancy.organisation)
      await resumeDecisions(tx, contextOfProduct(context, product), kuid);
  return forgotten;
}

async function resumeDecisions(tx: Db, context: Context, kuid: string): Promise<void> {
  for (const { challengeId, awaiting } of await listUnfinishedOfPlayer(tx, context.scope, kuid)) {
    if (awaiting !== "guardian-approval") continue;
    const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
    const decision = await findPendingDecision(tx, { challengeId });
    if (decision) await advanceDecisions(tx, [{ context, challenge, decision }], {});
  }
}
