// What workflows, the worker and the relay call things: the one place that knows.
import type {
  TransactionalKindName,
  ExternalKindName,
  WakeupKindName,
} from "../server/wakeups/kind-names.js";

/** Where the workflows wait, and what only changes the database. */
export const TASK_QUEUE = "kinward";
/** What talks to other machines, which may take long: apart, so that nothing else waits for it. */
export const EXTERNAL_TASK_QUEUE = "kinward-outward";

/** The signal that an instant has moved forward. */
export const REARM = "rearm";

/** Ids stand in Temporal in the clear: a kind and an opaque id, nothing else. */
export const workflowIdOf = ({ kind, ref }: { kind: WakeupKindName; ref: string }): string =>
  `${kind}:${ref}`;

/** The argument of a workflow and of its signal. No payload holds more than ids and instants (milliseconds). */
export interface Armed {
  ref: string;
  dueAt: number;
}

/** What an activity takes. */
export interface Wakeup<Kind extends WakeupKindName = WakeupKindName> {
  kind: Kind;
  ref: string;
}

/** What an activity answers, by the service's clock: when it wants to be called again, null when it is finished. */
export interface Advanced {
  now: number;
  nextAt: number | null;
}

/** What the workflows ask of the worker. */
export interface Activities {
  /** Does what is due, in one transaction of some milliseconds. */
  readonly advance: (wakeup: Wakeup<TransactionalKindName>) => Promise<Advanced>;
  /** Talks to other machines about what is due. */
  readonly advanceExternal: (wakeup: Wakeup<ExternalKindName>) => Promise<Advanced>;
}
