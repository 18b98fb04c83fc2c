// Which data about people is stored, why, for how long, and what an erasure does with it. Each table has to declare this beside
// its columns, or it does not compile. The chapter Data of the docs, exports and erasures are made from it.

import type { RetentionClass } from "../../domain/retention.js";

/** Columns with one meaning in all tables, which need no entry of their own. */
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
 * What happens to rows when their player or guardian is erased, or a consent withdrawn. `deleted`: they are deleted. `kept`: they
 * stay, for the reason in `note`. `detached`: they stay without the ids in `rowsBy`.
 */
export type RowsOf<Field extends string = string> = Readonly<{
  /** A row belongs to a person if one of these fields names them, or an object of theirs. */
  rowsBy: readonly [Field, ...Field[]];
  /** `deleted` by default. */
  then?: "deleted" | "kept" | "detached";
}>;

export type TableData<Field extends string = string> = Readonly<{
  /** What a row is. */
  holds: string;
  why: string;
  /**
   * How long rows are kept: the class that a product file may set, or a phrase. Rows are deleted `forMs` (milliseconds, 0 by
   * default) after the instant in the field `since`; without that field, their own code deletes them.
   */
  kept: RetentionClass | Readonly<{ phrase: string; since?: Field; forMs?: number }>;
  /** The rows of a player; absent where none name one. Once a consent is withdrawn, `afterWithdrawal` is done instead. */
  player?: RowsOf<Field> & Readonly<{ afterWithdrawal?: "deleted" | "kept" | "detached" }>;
  /** The rows of a guardian; absent where none name one. */
  guardian?: RowsOf<Field>;
  /** What other code does with the rows, or why nothing is done. */
  note?: string;
  /** The field by which other rows name a row of this table. */
  names?: Field;
  /** The field by which a product may send the same report again: its keyed hash outlives the row. */
  retried?: Field;
  /**
   * Fields that exports leave out: data of other people, and data that is of use to attackers alone. Hashes are always left out.
   */
  withheld?: readonly Field[];
  /** What each column holds. A missing column does not compile, unless it is among `COMMON_COLUMNS`. */
  columns: Readonly<Record<Exclude<Field, CommonField>, string>> &
    Readonly<Partial<Record<Extract<Field, CommonField>, string>>>;
}>;
