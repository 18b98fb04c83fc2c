// Segments of play that a product reports afterwards.
import type { components } from "../../../generated/types.js";
import { DAY_MS, MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import { asRejection, isInvalid, type OrInvalid } from "../../lib/invalid-event.js";
import { localDayOf, type DayShare, type LocalDay } from "./local-day.js";

/** `startedAt` in milliseconds. */
export type Segment = Readonly<{ id: string; startedAt: number; durationSeconds: number }>;

type SegmentRejection = components["schemas"]["SegmentRejection"];

const MAX_DURATION_SECONDS = 86_400;
const MAX_AHEAD_MS = MINUTE_MS;
const MAX_AGE_MS = 30 * DAY_MS;

const endOf = ({ startedAt, durationSeconds }: Segment) => startedAt + durationSeconds * 1000;

/** Returns why a segment is refused at an instant, or undefined. A corrected segment may be pushed again under its id. */
export function rejectionOf(segment: Segment, now: number): SegmentRejection | undefined {
  if (segment.durationSeconds < 1 || segment.durationSeconds > MAX_DURATION_SECONDS)
    return "invalid-duration";
  if (endOf(segment) > now + MAX_AHEAD_MS) return "future-timestamp";
  if (segment.startedAt < now - MAX_AGE_MS) return "too-old";
  return undefined;
}

export type SegmentResult = components["schemas"]["SegmentResult"];

const judge = (segment: OrInvalid<Segment>, now: number) => {
  if (isInvalid(segment)) return asRejection(segment);
  const reason = rejectionOf(segment, now);
  return reason && { reason };
};

/** Ids of the segments to refuse unless they were accepted before, which only the store knows. */
export const refusableIds = (segments: readonly OrInvalid<Segment>[], now: number): string[] =>
  segments.filter((segment) => judge(segment, now) !== undefined).map(({ id }) => id);

/**
 * Returns the result of each segment of a batch, in order. An id accepted before (`known`, among `refusableIds`) is accepted
 * again whatever its content. `candidates` count if their id is new to the store; of segments with the same id, the first counts.
 */
export function judgeSegments(
  segments: readonly OrInvalid<Segment>[],
  now: number,
  known: ReadonlySet<string>,
): { results: SegmentResult[]; candidates: ReadonlyMap<string, Segment> } {
  const candidates = new Map<string, Segment>();
  const results = segments.map((segment): SegmentResult => {
    const { id } = segment;
    const rejection = judge(segment, now);
    if (rejection && !known.has(id) && !candidates.has(id))
      return { id, status: "rejected", ...rejection };
    if (!rejection && !candidates.has(id)) candidates.set(id, segment as Segment);
    return { id, status: "accepted" };
  });
  return { results, candidates };
}

/** Returns the time that segments add to the local days of a zone: one share for each date. */
export function sharesOf(segments: readonly Segment[], zone: string): DayShare[] {
  const byDate = new Map<LocalDate, number>();
  let day: LocalDay | undefined;
  for (const segment of segments) {
    const end = endOf(segment);
    for (let at = segment.startedAt; at < end;) {
      // Most segments are on the same day as the segment before them.
      if (!day || at < day.startsAt || at >= day.resetsAt) day = localDayOf(zone, at);
      const until = Math.min(day.resetsAt, end);
      byDate.set(day.date, (byDate.get(day.date) ?? 0) + until - at);
      at = until;
    }
  }
  return asShares(byDate);
}

/** Returns one share for each date, in order of first occurrence. */
export function sumShares(shares: readonly DayShare[]): DayShare[] {
  const byDate = new Map<LocalDate, number>();
  for (const { date, ms } of shares) byDate.set(date, (byDate.get(date) ?? 0) + ms);
  return asShares(byDate);
}

const asShares = (byDate: ReadonlyMap<LocalDate, number>): DayShare[] =>
  [...byDate].map(([date, ms]) => ({ date, ms }));
