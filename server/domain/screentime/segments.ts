// Segments of play that a product reports after the fact.
import type { components } from "../../../generated/types.js";
import { splitByDay, type DayShare } from "./local-day.js";

/** `startedAt` in milliseconds. */
export type Segment = Readonly<{ id: string; startedAt: number; durationSeconds: number }>;

export type SegmentRejection = components["schemas"]["SegmentRejection"];

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

export type SegmentResult = Readonly<
  { id: string; status: "accepted" } | { id: string; status: "rejected"; reason: SegmentRejection }
>;

/** Ids of segments that would be refused, were they not accepted before: whether they were is to be asked. */
export const suspectsOf = (segments: readonly Segment[], now: number): string[] =>
  segments.filter((segment) => rejectionOf(segment, now) !== undefined).map(({ id }) => id);

/**
 * What becomes of each segment of a batch, in order. An id that was accepted before is accepted again whatever its
 * content: `known` are those of `suspectsOf`. `candidates` count if their id turns out to be new; of one id the first.
 */
export function judgeSegments(
  segments: readonly Segment[],
  now: number,
  known: ReadonlySet<string>,
): { results: SegmentResult[]; candidates: ReadonlyMap<string, Segment> } {
  const candidates = new Map<string, Segment>();
  const results = segments.map((segment): SegmentResult => {
    const { id } = segment;
    const reason = rejectionOf(segment, now);
    if (reason !== undefined && !known.has(id) && !candidates.has(id))
      return { id, status: "rejected", reason };
    if (reason === undefined && !candidates.has(id)) candidates.set(id, segment);
    return { id, status: "accepted" };
  });
  return { results, candidates };
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
