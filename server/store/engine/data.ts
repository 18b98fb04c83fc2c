// What is stored of people, why, for how long, and what an erasure does with it: said beside each table, where it does
// not compile without. The chapter Data of the docs, exports and erasures are all made from it.

import type { RetentionClass } from "../../domain/retention.js";

/** Columns that mean the same in each table: one of these needs no entry of its own. */
export const COMMON_COLUMNS = {
  id: "number of the row",
  organisation: "organisation whose products share players",
  mode: "test or live",
  productId: "product",
  kuid: "id of the player",
  sessionId: "id of the session",
  challengeId: "id of the challenge",
  guardianId: "id of the guardian",
  jurisdiction: "where the player lives, by ISO 3166",
  locale: "language of pages and mail",
  linkHash: "keyed hash of the token in a link",
  addressHash: "keyed hash of an email address",
  clientHash: "keyed hash of a network address",
  createdAt: "when the row was made",
  expiresAt: "until when it counts",
} as const;

type CommonField = keyof typeof COMMON_COLUMNS;

/**
 * What becomes of rows when their player or guardian is erased, or a consent withdrawn.
 * `deleted`: they go. `kept`: they stay, because of what `note` says. `detached`: they stay without the ids in `rowsBy`.
 */
export type RowsOf<Field extends string = string> = Readonly<{
  /** A row is the person's where one of these fields names them, or something of theirs. */
  rowsBy: readonly [Field, ...Field[]];
  /** `deleted` by default. */
  then?: "deleted" | "kept" | "detached";
}>;

export type TableData<Field extends string = string> = Readonly<{
  /** What a row is. */
  holds: string;
  why: string;
  /**
   * For how long: the class that a product file may set, or a phrase. Rows are deleted `forMs` (milliseconds, 0 by default)
   * after the instant in the field `since`; without that field, by code of their own.
   */
  kept: RetentionClass | Readonly<{ phrase: string; since?: Field; forMs?: number }>;
  /** The rows of a player; absent where none name one. Once a consent is withdrawn, `afterWithdrawal` is done instead. */
  player?: RowsOf<Field> & Readonly<{ afterWithdrawal?: "deleted" | "kept" | "detached" }>;
  /** The rows of a guardian; absent where none name one. */
  guardian?: RowsOf<Field>;
  /** What code of its own does with them, or why nothing is done. */
  note?: string;
  /** The field by which other rows name a row of this table. */
  names?: Field;
  /** The field by which a product may send the same report again: its keyed hash outlives the row. */
  retried?: Field;
  /** Left out of exports: the data of other people, and what is only of use to an attacker. Hashes always are. */
  withheld?: readonly Field[];
  /** What each column holds. One that is missing does not compile, unless it is among `COMMON_COLUMNS`. */
  columns: Readonly<Record<Exclude<Field, CommonField>, string>> &
    Readonly<Partial<Record<Extract<Field, CommonField>, string>>>;
}>;
