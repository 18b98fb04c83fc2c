import type { ServiceContext } from "../context.js";
import type { Db } from "../store/engine/db.js";
import type { TransactionalKindName, ExternalKindName, WakeupKindName } from "../store/wakeups.js";

/** A kind that changes the database and nothing else. */
export interface TransactionalKind {
  readonly kind: TransactionalKindName;

  /**
   * Does whatever is due at or before `now` (milliseconds, the service's clock), and answers when it wants to be called
   * again, or undefined when it is finished. All of it in `tx`, in which its row is settled as well: what it does and
   * that it is done become true together. It may be called late, or for a ref that is gone.
   */
  advance(services: ServiceContext, ref: string, now: number, tx: Db): Promise<number | undefined>;
}

/**
 * A kind that talks to other machines, in no transaction: it may be called twice, and makes that harmless. Once `signal`
 * is aborted it begins nothing more, and answers when what it has begun is over.
 */
export interface ExternalKind {
  readonly kind: ExternalKindName;
  readonly isExternal: true;
  advance(
    services: ServiceContext,
    ref: string,
    now: number,
    signal?: AbortSignal,
  ): Promise<number | undefined>;
}

/** One kind of what happens at a time. */
export type WakeupKind = TransactionalKind | ExternalKind;

export type Kinds = ReadonlyMap<WakeupKindName, WakeupKind>;
