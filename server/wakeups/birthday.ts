// A birthday that changes a player's age band: announced to the product, and mailed to the guardian on file.
import { addressesOnFile } from "../actions/guardian/guardians-on-file.js";
import { queueMail } from "../actions/mail/queue-mail.js";
import {
  changedPermissions,
  viewSession,
  type Session,
  type SessionView,
} from "../domain/session/session.js";
import { lastBirthday, nextBirthday } from "../domain/age/birthday.js";
import { contextFor, type Context } from "../context.js";
import type { Db } from "../store/engine/db.js";
import { changeSession, findAndLockSession, findSessionInAnyProduct } from "../store/sessions.js";
import { emit } from "../webhooks/emit.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the session's id. */
export const birthday: TransactionalKind = {
  findSessionId: async (_db, ref) => ref,
  async advance(services, ref, now, tx) {
    const found = await findSessionInAnyProduct(tx, ref);
    if (!found) return undefined;
    const context = { ...contextFor(services, found.productId, found.mode), now };
    return turnOlder(tx, context, ref);
  },
};

async function turnOlder(tx: Db, context: Context, sessionId: string): Promise<number | undefined> {
  const session = await findAndLockSession(tx, context.scope, sessionId);
  if (!session) return undefined;
  const view = viewSession(session, context);
  const { ageStatus, ageCategory } = view.assessment;
  const previousAgeStatus = session.announcedAgeStatus;
  if (previousAgeStatus !== ageStatus) {
    const was = before(session, context);
    await changeSession(tx, session, { announcedAgeStatus: ageStatus });
    await emit(tx, context, {
      type: "Session.AgeChanged",
      session,
      at: lastBirthday(session, context.now) ?? context.now,
      data: {
        ageStatus,
        ageCategory,
        previousAgeStatus: previousAgeStatus ?? ageStatus,
        permissions: changedPermissions(was, view),
      },
    });
    await mailGuardians(tx, context, session, becameAvailable(was, view));
  }
  return nextBirthday(session, view.assessment, context.now);
}

/** The permissions that are no longer out of reach. */
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
    await queueMail(tx, context, { template: "age-changed", to, kuid, available, locale: null });
}

/** The session just before the birthday, under today's law and configuration. */
const before = (session: Session, context: Context) => {
  const now = (lastBirthday(session, context.now) ?? context.now) - 1;
  return viewSession(session, { ...context, now });
};
