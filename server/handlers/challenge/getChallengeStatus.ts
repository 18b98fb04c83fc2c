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
    // One that another took the place of is answered as that one.
    status: status === "SUPERSEDED" ? "PENDING" : status,
    ...(failureReason !== null && { failureReason }),
    ...(status === "PASS" && sessionId !== null && { sessionId }),
  });
};
