import { HOUR_MS } from "../../lib/dates.js";

/**
 * What is counted for itself. `requests`: what products and strangers cause, over all products of an organisation.
 * `exports`: emails that a product read what it stores of a child, which no other email may crowd out.
 * `sign-ins`, `operator-sign-ins` and `confirmations`: what anyone causes who types the address, over all organisations.
 */
export type MailBudget =
  | "requests"
  | "exports"
  | "sign-ins"
  | "operator-sign-ins"
  | "confirmations";

/** For one challenge, whatever the addresses. */
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
 * Returns when an address may get another mail, of the instants of its last 20, newest first, or undefined where it may now.
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
