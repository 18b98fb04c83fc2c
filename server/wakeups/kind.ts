import type { ServiceContext } from "../context.js";
import type { Db } from "../store/engine/db.js";
import type { ExternalKindName, WakeupKindName } from "../domain/wakeup-kinds.js";

interface AnyKind {
  /** The session that a wakeup is about, if any: operators find its workflow in Temporal by it. */
  findSessionId(db: Db, ref: string): Promise<string | null | undefined>;
}

/** A kind that changes the database and nothing else. */
export interface TransactionalKind extends AnyKind {
  /**
   * Does everything due at or before `now` (milliseconds, the service's clock). Returns when it is due next, or undefined
   * when it is finished. It works in `tx`, which also updates the wakeup's row: effect and record commit together. It may
   * be called late, or for a `ref` that has been deleted.
   */
  advance(services: ServiceContext, ref: string, now: number, tx: Db): Promise<number | undefined>;
}

/**
 * A kind that talks to other machines, outside any transaction: it may be called twice for one instant and must make that
 * harmless. Once `signal` is aborted it starts nothing more, and returns when what it has started is finished.
 */
export interface ExternalKind extends AnyKind {
  advance(
    services: ServiceContext,
    ref: string,
    now: number,
    signal?: AbortSignal,
  ): Promise<number | undefined>;
}

/** One entry for each name: leaving one out does not compile. */
export type Kinds = {
  readonly [Name in WakeupKindName]: Name extends ExternalKindName
    ? ExternalKind
    : TransactionalKind;
};
