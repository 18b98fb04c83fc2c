// The names that the workflows, the worker and the dispatcher share.
import type {
  TransactionalKindName,
  ExternalKindName,
  WakeupKindName,
} from "../server/domain/wakeup-kinds.js";

/** The task queue of the workflows and of the activities that only change the database. */
export const TASK_QUEUE = "kinward";
/** The task queue of the activities that talk to other machines, so that nothing else waits for them. */
export const EXTERNAL_TASK_QUEUE = "kinward-external";

/** The signal that an instant has moved forward. */
export const REARM = "rearm";

/** Returns the id of a workflow, which is not encrypted: a kind and an opaque id, nothing else. */
export const workflowIdOf = ({ kind, ref }: { kind: WakeupKindName; ref: string }): string =>
  `${kind}:${ref}`;

/** The argument of a workflow and of its signal. No payload holds more than ids and instants (milliseconds). */
export interface Armed {
  ref: string;
  dueAt: number;
}

/** The argument of an activity. */
export interface Wakeup<Kind extends WakeupKindName = WakeupKindName> {
  kind: Kind;
  ref: string;
}

/** The result of an activity, by the service's clock: when to call it again, or null when it is finished. */
export interface Advanced {
  now: number;
  nextAt: number | null;
}

/** The activities that workflows call. */
export interface Activities {
  /** Runs due work in one transaction of some milliseconds. */
  readonly advance: (wakeup: Wakeup<TransactionalKindName>) => Promise<Advanced>;
  /** Runs due work that talks to other machines. */
  readonly advanceExternal: (wakeup: Wakeup<ExternalKindName>) => Promise<Advanced>;
}
