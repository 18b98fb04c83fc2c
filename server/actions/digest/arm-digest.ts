import { nextDigestAt } from "../../domain/digest/digest-week.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { zoneOf, type Whereabouts } from "../../domain/zones.js";
import { armWakeup } from "../../store/wakeups/arm.js";

/** Sets when the next weekly summary of a session is due, from `now` (milliseconds) on. */
export async function armDigest(
  tx: Db,
  session: Whereabouts & Pick<Session, "sessionId">,
  now: number,
): Promise<void> {
  const dueAt = nextDigestAt(zoneOf(session), now);
  await armWakeup(tx, { kind: "activityDigest", ref: session.sessionId, dueAt });
}
