import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { accessAt, stateAt } from "../../domain/screentime/screentime-view.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { readCommittedScreentime } from "./screentime.js";

/** A session's screen time as the product sees it: whether play is allowed now, and how much time is left. */
export async function readScreentime(
  db: Db,
  { now }: Pick<Context, "now">,
  session: Pick<Session, "sessionId" | "kuid">,
): Promise<components["schemas"]["ScreentimeState"]> {
  const { situation } = await readCommittedScreentime(db, session, now);
  const { schedule } = situation.rules;
  if (!schedule) return { enabled: false };
  return {
    enabled: true,
    access: accessAt(situation, now),
    state: stateAt(situation, now),
    schedule,
  };
}
