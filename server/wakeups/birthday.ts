// A birthday that changes a player's age band: announced to the product, and mailed to the guardian on file.
import { addressesOnFile } from "../actions/guardian/guardians-on-file.js";
import { queueGuardianMail } from "../actions/mail/queue-mail.js";
import { lockChallengeAndSession } from "../actions/challenge/lock-challenge.js";
import { nextBirthdayOf } from "../actions/challenge/mint-challenge.js";
import { wakeScreentime } from "../actions/screentime/screentime.js";
import { admitWithoutConsent } from "../actions/session/admit-without-consent.js";
import { endNeedlessApproval } from "../actions/session/ask-approval.js";
import { announceChange } from "../actions/session/announce-change.js";
import { hasOtherLimits } from "../domain/session/limits.js";
import { viewSession, type Session, type SessionView } from "../domain/session/session.js";
import { isUnfinished } from "../domain/challenge/challenge.js";
import { lastBirthday, nextBirthday } from "../domain/age/birthday.js";
import { contextFor, type Context } from "../context.js";
import type { Db } from "../store/engine/db.js";
import { findChallengeInAnyProduct } from "../store/challenges/queries.js";
import { findAndLockSession, findSessionInAnyProduct } from "../store/sessions/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the id of a session, or of a challenge for a player who has none yet. */
export const birthday: TransactionalKind = {
  findSessionId: async (db, ref) =>
    (await findSessionInAnyProduct(db, { sessionId: ref }))?.sessionId,
  async advance(services, ref, now, tx) {
    const session = await findSessionInAnyProduct(tx, { sessionId: ref });
    const found = session ?? (await findChallengeInAnyProduct(tx, ref));
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    return session ? turnOlder(tx, context, ref) : mayNeedNoConsent(tx, context, ref);
  },
};

async function mayNeedNoConsent(
  tx: Db,
  context: Context,
  challengeId: string,
): Promise<number | undefined> {
  const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
  if (challenge.challengeId !== challengeId || !isUnfinished(challenge)) return undefined;
  const session = await admitWithoutConsent(tx, context, challenge);
  return session ? undefined : nextBirthdayOf(challenge, context);
}

async function turnOlder(tx: Db, context: Context, sessionId: string): Promise<number | undefined> {
  const session = await findAndLockSession(tx, { ...context.scope, sessionId });
  if (!session) return undefined;
  const view = viewSession(session, context);
  const turned = lastBirthday(session, context.now) ?? context.now;
  if (hasOtherLimits([session, { ...context, now: turned - 1 }], [session, context]))
    await wakeScreentime(tx, sessionId, context.now);
  if (session.announcedAgeStatus !== view.assessment.ageStatus) {
    const was = viewSession(session, { ...context, now: turned - 1 });
    await announceChange(tx, context, was, view, { cause: "birthday", at: turned });
    await endNeedlessApproval(tx, context, session);
    await mailGuardians(tx, context, session, becameAvailable(was, view));
  }
  return nextBirthday(session, view.assessment, context.now);
}

/** Returns the permissions that are no longer out of reach. */
function becameAvailable(before: SessionView, after: SessionView): string[] {
  const isAvailable = ({ managedBy, needsVerifiedAge }: SessionView["states"][number]) =>
    managedBy !== "PROHIBITED" && needsVerifiedAge === undefined;
  const barred = before.states.filter((state) => !isAvailable(state)).map(({ name }) => name);
  return after.states
    .filter((state) => isAvailable(state) && barred.includes(state.name))
    .map(({ name }) => name);
}

async function mailGuardians(
  tx: Db,
  context: Context,
  { kuid }: Session,
  available: readonly string[],
): Promise<void> {
  if (!context.maySendMail(context.mode)) return;
  for (const to of await addressesOnFile({ ...context, db: tx }, kuid))
    await queueGuardianMail(tx, context, kuid, {
      template: "age-changed",
      ...{ to, kuid, available, locale: null },
    });
}
