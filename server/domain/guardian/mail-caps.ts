import { HOUR_MS } from "../../lib/dates.js";

/**
 * The budgets, each counted by itself. `requests`: mails that products and strangers cause, over all products of an organisation.
 * `exports`: mails that a product read a child's data, which no other mail may crowd out. `sign-ins`, `operator-sign-ins` and
 * `confirmations`: mails that anyone causes who types the address, over all organisations.
 */
export type MailBudget =
  | "requests"
  | "exports"
  | "sign-ins"
  | "operator-sign-ins"
  | "confirmations";

/** The most for one challenge, whatever the addresses. */
export const CONFIRMATIONS_AN_HOUR = 3;

const FEW = [
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
];

const CAPS: Readonly<Record<MailBudget, typeof FEW>> = {
  requests: FEW,
  exports: FEW,
  "sign-ins": FEW,
  "operator-sign-ins": FEW,
  confirmations: [{ most: 10, withinMs: 24 * HOUR_MS }],
};

/**
 * Returns when an address may get another mail, or undefined if it may now. The instants are the times of its last 20 mails,
 * newest first.
 */
export function cappedUntil(
  queuedAt: readonly number[],
  now: number,
  budget: MailBudget = "requests",
): number | undefined {
  const ends = CAPS[budget].map(
    ({ most, withinMs }) => (queuedAt[most - 1] ?? -Infinity) + withinMs,
  );
  const until = Math.max(...ends);
  return until > now ? until : undefined;
}
