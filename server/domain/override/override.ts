// A player's request for more time or fewer quiet hours: its stored form, and when it may still change.
import type { components } from "../../../generated/types.js";
import { keyIdOf, lookupHash, pageToken, type Keyring } from "../keyring.js";
import { localDayOf } from "../screentime/local-day.js";
import type { Mode } from "../product.js";
import { bypassesAfter } from "../screentime/quiet-hours.js";
import type { Situation } from "../screentime/screentime-state.js";
import { DAY_MS } from "../../lib/dates.js";

type Schemas = components["schemas"];

/** Instants in milliseconds. */
export type Override = Readonly<{
  overrideId: string;
  sessionId: string;
  productId: number;
  mode: Mode;
  kuid: string;
  type: Schemas["OverrideType"];
  requestedMinutes: number | null;
  reason: string | null;
  status: Schemas["ScreentimeOverride"]["status"];
  /** Null where it was not granted, or is a bypass until the window ends. */
  grantedMinutes: number | null;
  requestedAt: number;
  expiresAt: number;
  resolvedAt: number | null;
  /** When the guardian withdrew the grant. */
  withdrawnAt: number | null;
}>;

/** Without `minutes` a grant is for the requested minutes. */
export type OverrideAnswer = Readonly<{
  status: "granted" | "denied";
  minutes?: number | undefined;
}>;

export const OVERRIDE_LIFE_MS = DAY_MS;

/** Returns whether the guardian may still answer. At the instant of expiry they may not, even before that is stored. */
export const mayAnswer = ({ status, expiresAt }: Override, now: number): boolean =>
  status === "pending" && now < expiresAt;

/** Returns whether an answer repeats the first one. Without minutes it matches any. */
export const isSameAnswer = (override: Override, { status, minutes }: OverrideAnswer): boolean =>
  status === override.status && (minutes === undefined || minutes === override.grantedMinutes);

/** Returns whether a grant can be withdrawn: on its day, or while it lifts quiet hours. */
export function mayWithdraw(
  { overrideId, status, withdrawnAt }: Override,
  { screentime: { grants }, rules: { schedule, zone } }: Situation,
  now: number,
): boolean {
  if (status !== "granted" || withdrawnAt !== null) return false;
  const today = localDayOf(zone, now).date;
  return (
    grants.some(({ id, date }) => id === overrideId && date === today) ||
    bypassesAfter(schedule, grants, now).includes(overrideId)
  );
}

/** Returns the request as the product sees it. */
export const renderOverride = ({
  overrideId,
  sessionId,
  kuid,
  type,
  requestedMinutes,
  status,
  requestedAt,
  expiresAt,
}: Override): Schemas["ScreentimeOverride"] => ({
  overrideId,
  sessionId,
  kuid,
  type,
  ...(requestedMinutes !== null && { requestedMinutes }),
  status,
  requestedAt: new Date(requestedAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
});

/** Returns the address of the page on which the guardian answers. `linkHash` is the stored hash of its token. */
export const overrideUrl = (
  { keyring, publicUrl }: Readonly<{ keyring: Keyring; publicUrl: string }>,
  overrideId: string,
  linkHash: string,
): string =>
  `${publicUrl}/family/override/${pageToken(keyring, "override", overrideId, keyIdOf(linkHash))}`;

/** Finds a request by the token of its page. */
export const overrideLinkHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "override", token);
