import type { LocalDate } from "../lib/dates.js";
import type { Mode } from "./product.js";

/** Whose data a key exports and erases. */
export const KEY_SCOPES = ["product", "organisation"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** A key as it is stored: the secret only as a SHA-256. Instants in milliseconds of real time. */
export type ApiKey = Readonly<{
  keyId: string;
  productId: number;
  mode: Mode;
  scope: KeyScope;
  secretHash: string;
  /** What the operator calls it. */
  label: string | null;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** The last day, in UTC, on which a request was made with it. */
  lastUsedOn: LocalDate | null;
}>;
