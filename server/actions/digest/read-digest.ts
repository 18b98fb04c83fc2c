import type { Context } from "../../context.js";
import { MINUTE_MS, addDays, type LocalDate } from "../../lib/dates.js";
import { splitByDay } from "../../domain/screentime/local-day.js";
import { sumShares } from "../../domain/screentime/segments.js";
import { usedOn } from "../../domain/screentime/screentime-view.js";
import type { Session } from "../../domain/session/session.js";
import { listActivityDays, listActivityIn } from "../../store/activity/queries.js";
import { spansSince, usageSince } from "../../store/screentime/queries.js";
import { listSpending, listPurchasesIn } from "../../store/transactions/queries.js";
import { readCommittedScreentime } from "../screentime/screentime.js";

/** What a player did in one product on some days: play by day, and sums of spending and activity. */
export type DigestOfSession = Readonly<{
  days: readonly Readonly<{ date: LocalDate; minutes: number }>[];
  /** In minor units, by currency, where money was spent or refunded. */
  spent: readonly Readonly<{ currency: string; minor: number }>[];
  activity: readonly Readonly<{ type: string; count: number }>[];
}>;

/** The local days of a digest, both included, or the part of them between two instants (milliseconds). */
export type DigestSpan = Readonly<{
  since: LocalDate;
  until: LocalDate;
  instants?: readonly [from: number, to: number] | undefined;
}>;

type DigestContext = Pick<Context, "db" | "now" | "policy" | "product">;

/** Returns the sums of a digest. A running play is included. */
export async function readDigest(
  context: DigestContext,
  session: Session,
  span: DigestSpan,
): Promise<DigestOfSession> {
  const read = span.instants
    ? await readInstants(context, session, span.instants)
    : await readDays(context, session, span);
  const days: { date: LocalDate; minutes: number }[] = [];
  for (let date = span.since; date <= span.until; date = addDays(date, 1))
    days.push({ date, minutes: Math.floor(read.usedOn(date) / MINUTE_MS) });
  return {
    days,
    spent: sums(read.spent).map(([currency, minor]) => ({ currency, minor })),
    activity: sums(read.activity).map(([type, count]) => ({ type, count })),
  };
}

type Amount = readonly [name: string, value: number];
type Read = Readonly<{
  /** In milliseconds. */
  usedOn: (date: LocalDate) => number;
  spent: readonly Amount[];
  activity: readonly Amount[];
}>;

async function readDays(
  context: DigestContext,
  session: Session,
  { since, until }: DigestSpan,
): Promise<Read> {
  const { db, now } = context;
  const { sessionId } = session;
  const { situation } = await readCommittedScreentime(db, context, session);
  const all = { ...situation, used: await usageSince(db, sessionId, since) };
  const isWithin = ({ localDate }: { localDate: LocalDate }) => localDate <= until;
  const spent = (await listSpending(db, { sessionId, since })).filter(isWithin);
  const activity = (await listActivityDays(db, { sessionId, since })).filter(isWithin);
  return {
    usedOn: (date) => usedOn(all, date, now),
    spent: spent.map(({ currency, spentMinor }) => [currency, spentMinor]),
    activity: activity.map(({ type, count }) => [type, count]),
  };
}

/** Reads the spending of a span of instants. A refund counts with its purchase, as it does by days. */
async function readInstants(
  context: DigestContext,
  session: Session,
  instants: readonly [from: number, to: number],
): Promise<Read> {
  const { db, now } = context;
  const { sessionId } = session;
  const [from, to] = instants;
  const { situation } = await readCommittedScreentime(db, context, session);
  const { screentime, rules } = situation;
  const { play } = screentime;
  const ended = await spansSince(db, sessionId, screentime, from);
  const spans = play ? [...ended, [play.startedAt, now - play.startedAt] as const] : ended;
  const shares = sumShares(
    spans.flatMap(([start, ms]) =>
      splitByDay(rules.zone, Math.max(from, start), Math.min(to, start + ms)),
    ),
  );
  const used = new Map(shares.map(({ date, ms }) => [date, ms]));
  return {
    usedOn: (date) => used.get(date) ?? 0,
    spent: (await listPurchasesIn(db, sessionId, instants)).map((one) => [
      one.currency,
      one.amountMinor - one.refundedMinor,
    ]),
    activity: (await listActivityIn(db, sessionId, instants)).map(({ type }) => [type, 1]),
  };
}

/** Returns one sum for each name that has one, in order of the names. */
function sums(amounts: readonly Amount[]): [string, number][] {
  const byName = new Map<string, number>();
  for (const [name, value] of amounts) byName.set(name, (byName.get(name) ?? 0) + value);
  return [...byName].filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns whether a digest has nothing in it. */
export const isEmptyDigest = ({ days, spent, activity }: DigestOfSession): boolean =>
  days.every(({ minutes }) => minutes === 0) && spent.length + activity.length === 0;
