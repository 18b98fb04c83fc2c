import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { accessAt, scheduleAt, stateAt } from "../../domain/screentime/screentime-view.js";
import { hasTurnedAdult } from "../../domain/age/birthday.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { readCommittedScreentime } from "./screentime.js";

/**
 * Returns a session's screen time as the product sees it: whether play is allowed now, and how much time is left. What laws and
 * guardians limit ends at the instant at which the player becomes an adult.
 */
export async function readScreentime(
  db: Db,
  context: Pick<Context, "now" | "policy" | "product">,
  session: Session,
): Promise<components["schemas"]["ScreentimeState"]> {
  const { now } = context;
  const { situation } = await readCommittedScreentime(db, context, session);
  const schedule = scheduleAt(situation.rules, now);
  if (!schedule || hasTurnedAdult(session, assessPlayerOf(session, context)))
    return { enabled: false };
  return {
    enabled: true,
    access: accessAt(situation, now),
    state: stateAt(situation, now),
    schedule,
  };
}
