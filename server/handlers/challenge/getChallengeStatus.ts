import { requireChallenge } from "../../store/challenges/queries.js";
import type { Handle } from "../handle.js";

export const getChallengeStatus: Handle<"getChallengeStatus"> = async (
  { db, scope },
  { query },
  reply,
) => {
  const { challengeId, status, awaiting, failureReason, sessionId } = await requireChallenge(
    db,
    scope,
    query.challengeId,
  );
  if (status === "PASS" && sessionId !== null)
    return reply(200, { challengeId, status, sessionId });
  if (status === "FAIL" && failureReason !== null)
    return reply(200, { challengeId, status, failureReason });
  // The store never returns a superseded challenge, and a decided challenge has its outcome; the types cannot say so.
  return reply(200, {
    challengeId,
    status: status === "IN_PROGRESS" ? "IN_PROGRESS" : "PENDING",
    ...(awaiting !== null && { awaiting }),
  });
};
