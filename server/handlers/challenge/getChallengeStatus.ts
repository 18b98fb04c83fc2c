import { getChallenge } from "../../store/challenges.js";
import type { Handle } from "../handle.js";

export const getChallengeStatus: Handle<"getChallengeStatus"> = async (
  { db, scope },
  { query },
  reply,
) => {
  const { challengeId, status, failureReason, sessionId } = await getChallenge(
    db,
    scope,
    query.challengeId,
  );
  return reply(200, {
    challengeId,
    // The store answers the one that took its place; the type cannot say so.
    status: status === "SUPERSEDED" ? "PENDING" : status,
    ...(failureReason !== null && { failureReason }),
    ...(status === "PASS" && sessionId !== null && { sessionId }),
  });
};
