import type { Context } from "../../context.js";
import { hasTurnedOlder, nextBirthday } from "../../domain/age/birthday.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { findExternalId } from "../../store/players/queries.js";
import { addFirstSession, addSession } from "../../store/sessions/queries.js";
import { armWakeup } from "../../store/wakeups/arm.js";

type SessionInput = Omit<
  Session,
  "allowances" | "externalId" | "status" | "version" | "timezone" | "announcedAgeStatus"
> &
  Partial<Pick<Session, "allowances" | "externalId">>;

/**
 * Creates a player's session and its birthday wakeup. Throws CONFLICT where the player, unless made just now, has one by now.
 */
export async function beginSession(
  tx: Db,
  context: Context,
  input: SessionInput,
  { isNewPlayer = false } = {},
): Promise<Session> {
  const assessment = assessPlayerOf(input, context);
  const session: Session = {
    sessionId: input.sessionId,
    productId: input.productId,
    mode: input.mode,
    kuid: input.kuid,
    externalId:
      input.externalId ?? (isNewPlayer ? null : await findExternalId(tx, input, input.kuid)),
    jurisdiction: input.jurisdiction,
    evidence: input.evidence,
    settings: input.settings,
    allowances: input.allowances ?? {},
    consentedAt: input.consentedAt,
    status: "ACTIVE",
    version: 1,
    createdAt: input.createdAt,
    timezone: null,
    announcedAgeStatus: assessment.ageStatus,
  };
  await (isNewPlayer ? addFirstSession : addSession)(tx, session);
  count(tx, context, session.jurisdiction, { [`session:${assessment.ageStatus}`]: 1 });
  const dueAt = nextBirthday(session, assessment, context.now);
  if (dueAt !== undefined) await armBirthdayAt(tx, session, dueAt);
  return session;
}

const armBirthdayAt = (tx: Db, { sessionId: ref }: Session, dueAt: number): Promise<void> =>
  armWakeup(tx, { kind: "birthday", ref, dueAt });

/**
 * Arms the wakeup for a minor's next birthday; to be called wherever that may have moved. It is due at once where a new
 * time zone has already brought the day.
 */
export async function armBirthday(tx: Db, context: Context, session: Session): Promise<void> {
  const { now } = context;
  const assessment = assessPlayerOf(session, context);
  const dueAt = hasTurnedOlder(session, assessment) ? now : nextBirthday(session, assessment, now);
  if (dueAt !== undefined) await armBirthdayAt(tx, session, dueAt);
}
