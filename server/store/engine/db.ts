import type { Cell } from "../../domain/keyring.js";
import type { Memory } from "./memory.js";

/** The two databases the service runs on. Statements are written once for both. */
export type Dialect = "sqlite" | "postgres";

/** What a statement may be given. Timestamps are numbers (milliseconds), JSON is text that the caller makes. */
export type Value =
  | string
  | number
  | bigint
  | boolean
  | null
  | Uint8Array
  | readonly (string | number)[];

/** Encrypts and decrypts columns. A text sealed for one cell opens in no other. */
export interface Vault {
  seal(cell: Cell, text: string): string;
  /**
   * The value of a sealed text; with `isCached` it is remembered. For a text that cannot be decrypted, for example of another
   * cell, it reports the row and returns `orElse`, or throws without one.
   */
  open<T>(
    cell: Cell,
    sealed: string,
    read: (text: string) => T,
    options: Readonly<{ isCached: boolean; orElse?: T | undefined }>,
  ): T;
}

/** SQL as Knex built it for one dialect. A query without a name is prepared for one use only. */
export interface Query {
  readonly sql: string;
  readonly name?: string;
  readonly writes: boolean;
  /**
   * False if the result is not read. In a transaction on PostgreSQL the statement is then sent with the next one, and the next
   * one or the commit rejects with its error. Its result is empty.
   */
  readonly isAnswered?: boolean;
  /**
   * Outside of transactions, on PostgreSQL, waiting reads of this kind are sent together, and go to a replica that has replayed
   * all commits so far, if there is one. If one fails, the reads that were sent with it fail too.
   */
  readonly isGathered?: boolean;
}

export interface Result {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

export type Run = (query: Query, values: readonly unknown[]) => Result | Promise<Result>;

export interface WriteOptions {
  /**
   * `relaxed` resolves before the disk has confirmed: the next durable commit includes it. Until then a loss of power
   * undoes it, a crash of the process does not. `full` by default.
   */
  durability?: "full" | "relaxed";
}

/**
 * What the functions of an aggregate take as their first argument: the store itself, or the transaction that
 * `write` hands out.
 */
export interface Db {
  readonly dialect: Dialect;

  /** Whether the read has to see the writes of the same transaction. */
  readonly isTransaction: boolean;

  /** For `statement` alone: the keys by which sealed columns are read and written. */
  readonly vault: Vault | undefined;

  /** What is remembered of a row is forgotten where the row is erased. */
  readonly memory: Memory;

  /**
   * Runs `work` as one transaction and resolves once it is on disk. On a transaction it joins the one that is running: a failure
   * inside undoes all of it, unless the caller catches the error: then nothing is undone. Inside, await only `tx`: on SQLite the
   * other writes of the moment wait for this one. `work` runs again if a write that shared its commit fails. Do anything outside
   * the transaction in `afterCommit`.
   */
  write<T>(work: (tx: Db) => Promise<T>, options?: WriteOptions): Promise<T>;

  /** The `traceparent` for the work that this work causes; null if it is not traced. */
  traceparent(): string | null;

  /** Runs `work` as the last of this transaction, in the order of these calls. Not on the store. */
  beforeCommit(work: () => Promise<void>): void;

  /** Calls back once the writes of this transaction are on disk, and never if it is undone. On the store: at once. */
  afterCommit(callback: () => void): void;

  /**
   * A number that stays the same until any process commits; a later read is at least as new. Undefined if this takes a round
   * trip, as on PostgreSQL, and within a transaction.
   */
  epoch(): number | undefined;

  /** Calls back in every process once this transaction is committed, and never if it is undone. */
  notify(): Promise<void>;

  /**
   * After the commit, wakes the pollers in time for a wakeup that is due at this instant. If the transaction is undone, nothing
   * happens. Other processes are notified soon after the commit; if this process dies before, they find the wakeup by polling.
   */
  armed(dueAt: number): void;

  /**
   * Once this transaction is committed, and before `write` resolves, its deleted data is overwritten in every file of the
   * database. On PostgreSQL a vacuum does this later.
   */
  scrub(): void;

  /** For `statement` alone. On the store it sees committed rows only, also while a write of the same caller runs. */
  readonly run: Run;
}

/** What a driver gives the store. */
export interface Backend {
  readonly dialect: Dialect;
  readonly read: Run;

  /** Implements `Db.epoch`; absent where that takes a round trip. */
  epoch?(): number;

  /** Counts the commits of other processes alone. */
  foreignEpoch?(): number;

  /**
   * Runs one transaction. `lockTimeoutMs`: how long it waits for other processes, by default a few seconds. `isLarge`: it may
   * change most of the database.
   */
  write<T>(
    work: (run: Run) => Promise<T>,
    options?: WriteOptions & { lockTimeoutMs?: number; isLarge?: boolean },
  ): Promise<T>;

  /** Rejects when the database does not respond. */
  ping(): Promise<void>;

  /** Makes a commit call back every watch, this process's too. Absent where watches find the commits of others. */
  notify?(run: Run): Promise<void>;

  /**
   * Announces to the other processes the instant for which something was armed. Several calls may run at once. Absent where
   * watches find it.
   */
  announce?(dueAt: number): void;

  /** Calls back after commits of other processes that called `notify`, or after any commit where `notify` is absent. */
  watch(listener: Listener): Watch;

  /**
   * Overwrites deleted data, in the database file and the WAL. Returns false if it could not: the disk has no room, or another
   * process reads for too long.
   */
  scrub?(): Promise<boolean>;

  close(): Promise<void>;
}

export interface Listener {
  readonly changed: () => void;
  /** Called with the instant, or -Infinity where it is not known. */
  readonly armed: (dueAt: number) => void;
}

export interface Watch {
  /** Resolves when it has called back for all commits so far. */
  checkNow(): Promise<void>;
  stop(): Promise<void>;
}
