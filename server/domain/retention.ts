// For how long each kind of data is kept, where the product file says nothing else.
import { DAY_MS } from "../lib/dates.js";

/** Kinds of data whose time in days a product file may set, under `retentionDays`. */
export type RetentionClass =
  | "activity"
  | "transactions"
  | "screentime"
  | "webhooks"
  | "mails"
  | "challenges"
  | "withdrawal";

/** In days. The law allows at most 30 for data that only a consent allowed. */
export const DEFAULT_RETENTION_DAYS: Readonly<Record<RetentionClass, number>> = {
  activity: 90,
  transactions: 400,
  screentime: 90,
  webhooks: 30,
  mails: 30,
  challenges: 400,
  withdrawal: 14,
};

/** How long an unopened challenge without a session is kept, and a player without other stored data. */
export const UNUSED_MS = 30 * DAY_MS;

/** For how many days the address of a guardian is kept who does not answer, counted from the last email to it. */
export const UNANSWERED_DAYS = 14;

/** Returns the instant (milliseconds) before which data of a kind is deleted. */
export const keptSince = (
  days: Readonly<Partial<Record<RetentionClass, number>>>,
  kind: RetentionClass,
  now: number,
): number => now - (days[kind] ?? DEFAULT_RETENTION_DAYS[kind]) * DAY_MS;
