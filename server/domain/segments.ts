// Segments of play that a product reports after the fact.
import { splitByDay, type DayShare } from "./local-day.js";

/** `startedAt` in milliseconds. */
export type Segment = Readonly<{ id: string; startedAt: number; durationSeconds: number }>;

export type SegmentRejection = "invalid-duration" | "future-timestamp" | "too-old";

const LONGEST_SECONDS = 86_400;
const MOST_AHEAD_MS = 60_000;
const OLDEST_MS = 30 * 86_400_000;

const endOf = ({ startedAt, durationSeconds }: Segment) => startedAt + durationSeconds * 1000;

/** Why a segment is refused at an instant, or undefined. It may be sent again corrected. */
export function rejectionOf(segment: Segment, now: number): SegmentRejection | undefined {
  if (segment.durationSeconds < 1 || segment.durationSeconds > LONGEST_SECONDS)
    return "invalid-duration";
  if (endOf(segment) > now + MOST_AHEAD_MS) return "future-timestamp";
  if (segment.startedAt < now - OLDEST_MS) return "too-old";
  return undefined;
}

/** What segments add to the local days of a zone: one share for each date. */
export function sharesOf(segments: readonly Segment[], zone: string): DayShare[] {
  return sumShares(
    segments.flatMap((segment) => splitByDay(zone, segment.startedAt, endOf(segment))),
  );
}

/** One share for each date, in the order in which dates come first. */
export function sumShares(shares: readonly DayShare[]): DayShare[] {
  const byDate = new Map<string, number>();
  for (const { date, ms } of shares) byDate.set(date, (byDate.get(date) ?? 0) + ms);
  return [...byDate].map(([date, ms]) => ({ date, ms }));
}
