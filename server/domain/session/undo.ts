// What a guardian can undo: their last change, for as long as nothing else has changed.
import { hash } from "node:crypto";

import type { Enforcement } from "../screentime/schedule.js";
import type { Session } from "./session.js";
import type { Setting } from "./settings.js";

/** A change with the earlier values: null if a guardian had answered or set nothing. */
export type UndoableChange =
  | Readonly<{ what: "permission"; name: string; was: Setting }>
  | Readonly<{ what: "allowance"; name: string; was: number | string | null }>
  | Readonly<{ what: "schedule"; was: Enforcement | null }>;

const sorted = (values: object): unknown =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns a hash that differs as soon as anything differs that a guardian decides. */
export const choicesHash = (
  { settings, allowances, consentedAt }: Pick<Session, "settings" | "allowances" | "consentedAt">,
  enforcement: Enforcement | undefined,
): string =>
  hash(
    "sha256",
    JSON.stringify([sorted(settings), sorted(allowances), consentedAt, enforcement ?? null]),
    "base64url",
  );
