import type { Session } from "../../domain/session/session.js";
import { guessZone } from "../../presentation/zones.js";

export type Whereabouts = Pick<Session, "timezone" | "jurisdiction">;

/** The zone whose days count what a player does: that of the schedule, else that of the place where the family lives. */
export const zoneOf = ({ timezone, jurisdiction }: Whereabouts): string =>
  timezone ?? guessZone(jurisdiction);
