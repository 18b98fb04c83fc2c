// Ends a decision that was not confirmed, verified or approved in time, and mails the second request to confirm one.
import { expireDecision } from "../actions/consent/answer-decision.js";
import { lockChallengeAndSession } from "../actions/challenge/lock-challenge.js";
import { contextFor } from "../context.js";
import { findChallengeInAnyProduct } from "../store/challenges/queries.js";
import { findPendingDecision } from "../store/challenges/pending-decisions.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the challenge's id. */
export const decisionExpiry: TransactionalKind = {
  findSessionId: async (db, ref) =>
    (await findChallengeInAnyProduct(db, ref))?.sessionId ?? undefined,
  async advance(services, ref, now, tx) {
    const found = await findChallengeInAnyProduct(tx, ref);
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    const { challenge } = await lockChallengeAndSession(tx, context.scope, ref);
    const decision = await findPendingDecision(tx, { challengeId: ref });
    if (!decision || challenge.challengeId !== ref) return undefined;
    if (now < decision.expiresAt) return decision.expiresAt;
    return expireDecision(tx, context, challenge, decision);
  },
};
