// Renews the one-time password of a challenge when it expires, as long as the challenge has not been opened and was read or
// mailed within a day. After that, the next read makes a new one.
import { renewPassword } from "../actions/challenge/challenge-secrets.js";
import { isLive, isRotated } from "../domain/challenge/challenge.js";
import { findAndLockChallenge, findChallengeInAnyProduct } from "../store/challenges/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the challenge's id. */
export const otpRotation: TransactionalKind = {
  findSessionId: async (db, ref) => (await findChallengeInAnyProduct(db, ref))?.sessionId,
  async advance({ keyring }, ref, now, tx) {
    const found = await findAndLockChallenge(tx, ref);
    if (found?.status !== "PENDING") return undefined;
    if (isLive(found.password, now)) return found.password.expiresAt;
    if (!isRotated(found, now)) return undefined;
    return (await renewPassword(tx, { keyring, now }, found)).password.expiresAt;
  },
};
