import type { Context } from "../../context.js";
import { hasTurnedOlder, nextBirthday } from "../../domain/age/birthday.js";
import { assessSession, type Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { addSession } from "../../store/sessions.js";
import { armWakeup } from "../../store/wakeups.js";

type NewSession = Omit<Session, "status" | "version" | "timezone" | "announcedAgeStatus">;

/** Makes a player's session, and sees to it that birthdays are noticed. CONFLICT where the player has come to one. */
export async function beginSession(tx: Db, context: Context, begun: NewSession): Promise<Session> {
  const first = newSession(context, begun);
  await addSession(tx, first);
  await armBirthday(tx, context, first);
  return first;
}

/** A session as it would be begun, not stored. */
export function newSession(context: Context, begun: NewSession): Session {
  const session: Session = {
    ...begun,
    status: "ACTIVE",
    version: 1,
    timezone: null,
    announcedAgeStatus: null,
  };
  const { ageStatus } = assessSession(session, context);
  return { ...session, announcedAgeStatus: ageStatus };
}

/**
 * The next birthday of one who is not of age is noticed; to be called wherever it may have moved. One that is there at
 * once, where the day begins earlier in a new zone, is noticed at once.
 */
export async function armBirthday(tx: Db, context: Context, session: Session): Promise<void> {
  const { now } = context;
  const standing = assessSession(session, context);
  const dueAt = hasTurnedOlder(session, standing) ? now : nextBirthday(session, standing, now);
  if (dueAt !== undefined) await armWakeup(tx, { kind: "birthday", ref: session.sessionId, dueAt });
}
