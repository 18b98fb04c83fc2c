import type { Context } from "../../context.js";
import { addDays, type LocalDate } from "../../dates.js";
import { usedOn } from "../../domain/screentime/screentime-view.js";
import type { Session } from "../../domain/session/session.js";
import { listActivityDays } from "../../store/activity.js";
import { usageSince } from "../../store/screentime.js";
import { listSpending } from "../../store/spending.js";
import { readCommittedScreentime } from "../screentime/screentime.js";

const MINUTE_MS = 60_000;

/** What a player did in one product on some days: play by day, and spending and activity in sums. */
export type DigestOfSession = Readonly<{
  days: readonly Readonly<{ date: LocalDate; minutes: number }>[];
  /** In minor units, by currency, where money was spent or given back. */
  spent: readonly Readonly<{ currency: string; minor: number }>[];
  activity: readonly Readonly<{ type: string; count: number }>[];
}>;

/** The sums of the days from `since` to `until`, both included. What is being played counts. */
export async function readDigest(
  { db, now }: Pick<Context, "db" | "now">,
  session: Session,
  { since, until }: Readonly<{ since: LocalDate; until: LocalDate }>,
): Promise<DigestOfSession> {
  const { sessionId } = session;
  const { situation } = await readCommittedScreentime(db, session, now);
  const all = { ...situation, used: await usageSince(db, sessionId, since) };
  const days: { date: LocalDate; minutes: number }[] = [];
  for (let date = since; date <= until; date = addDays(date, 1))
    days.push({ date, minutes: Math.floor(usedOn(all, date, now) / MINUTE_MS) });
  const isWithin = ({ localDate }: { localDate: LocalDate }) => localDate <= until;
  const spent = sums((await listSpending(db, sessionId, since)).filter(isWithin), (day) => [
    day.currency,
    day.spentMinor,
  ]);
  const activity = sums((await listActivityDays(db, sessionId, since)).filter(isWithin), (day) => [
    day.type,
    day.count,
  ]);
  return {
    days,
    spent: spent.map(([currency, minor]) => ({ currency, minor })),
    activity: activity.map(([type, count]) => ({ type, count })),
  };
}

/** One sum for each name that has one, in order of the names. */
function sums<Item>(
  items: readonly Item[],
  read: (item: Item) => readonly [name: string, value: number],
): [string, number][] {
  const byName = new Map<string, number>();
  for (const [name, value] of items.map(read)) byName.set(name, (byName.get(name) ?? 0) + value);
  return [...byName].filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether there is nothing to tell. */
export const isEmptyDigest = ({ days, spent, activity }: DigestOfSession): boolean =>
  days.every(({ minutes }) => minutes === 0) && spent.length + activity.length === 0;
