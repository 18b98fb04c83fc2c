import { nextDigestAt } from "../../domain/digest/digest-week.js";
import type { Session } from "../../domain/session/session.js";
import { guessZone } from "../../presentation/zones.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup } from "../../store/wakeups/arm.js";

export type Whereabouts = Pick<Session, "timezone" | "jurisdiction">;

/** The clock that summaries go by: that of the schedule, else of the place where the family lives. */
export const digestZone = ({ timezone, jurisdiction }: Whereabouts): string =>
  timezone ?? guessZone(jurisdiction);

/** Sets when the next weekly summary of a session is due, from `now` (milliseconds) on. */
export async function armDigest(
  tx: Db,
  session: Whereabouts & Pick<Session, "sessionId">,
  now: number,
): Promise<void> {
  const dueAt = nextDigestAt(digestZone(session), now);
  await armWakeup(tx, { kind: "activityDigest", ref: session.sessionId, dueAt });
}
