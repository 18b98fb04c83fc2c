// What the primary process and those that answer requests say to each other.
import type { Limit } from "../lib/clients/windows.js";
import type { Figures } from "../ops/metrics.js";

/** Requests of a name that wait for their count. */
export interface Take {
  readonly limit: Limit;
  readonly name: string;
  readonly most: number;
  readonly requests: number;
}

/**
 * `requests`: how many of those that wait are within the limit. `reserve`: how many more may be admitted before `endsAt`
 * without asking. `rest`: how many are left for all processes. Instants by the clock of the machine (`monotonicNow`).
 */
export interface Grant {
  readonly limit: Limit;
  readonly name: string;
  readonly requests: number;
  readonly reserve: number;
  readonly rest: number;
  readonly endsAt: number;
}

/** A reserve of the window that ends at `endsAt`. */
export interface Reserve {
  readonly limit: Limit;
  readonly name: string;
  readonly endsAt: number;
}

/** Something is due at this instant, of the service's clock. */
interface Armed {
  readonly type: "armed";
  readonly dueAt: number;
}

export type ToServing =
  /** Clients connect to this port from now on. */
  | { readonly type: "open"; readonly port: number }
  /** Beside it the socket of a client. */
  | { readonly type: "connection"; readonly id: number }
  /** So many are to end with their next response. */
  | { readonly type: "shed"; readonly connections: number }
  /** After this no connection comes. */
  | { readonly type: "no-more-connections" }
  /** Do what falls due. `isFirst`: no process did so before. */
  | { readonly type: "keep-time"; readonly isFirst: boolean }
  | Armed
  | { readonly type: "degraded"; readonly isDegraded: boolean }
  /** Someone was erased: what is remembered of people is forgotten. */
  | { readonly type: "forget" }
  /** It may write until it says that it is over: soon, where another process waits. */
  | { readonly type: "turn"; readonly isWanted: boolean }
  /** Another process waits for the turn that this one has. */
  | { readonly type: "turn-wanted" }
  | { readonly type: "grant"; readonly grant: Grant }
  /** What is left of a reserve is needed elsewhere. */
  | { readonly type: "recall"; readonly reserve: Reserve }
  | { readonly type: "read-figures"; readonly id: number; readonly ofDatabase: boolean }
  | { readonly type: "stop" };

export type FromServing =
  | { readonly type: "ready" }
  /** `isFinal`: another attempt would fail as well. `isUnavailable`: the database does not answer. */
  | {
      readonly type: "failed";
      readonly message: string;
      readonly isFinal: boolean;
      readonly isUnavailable: boolean;
    }
  | { readonly type: "accepted"; readonly id: number }
  | { readonly type: "closed"; readonly connections: number }
  /** It takes no more connections, and ends when those that are open are closed. */
  | { readonly type: "leaving" }
  | Armed
  | { readonly type: "degraded"; readonly isDegraded: boolean }
  /** Someone was erased: what is remembered of people is forgotten. */
  | { readonly type: "forget" }
  | { readonly type: "turn-wanted" }
  | { readonly type: "turn-over" }
  | { readonly type: "takes"; readonly takes: readonly Take[] }
  | { readonly type: "returned"; readonly reserve: Reserve; readonly requests: number }
  | { readonly type: "figures"; readonly id: number; readonly figures: Figures };

/** Milliseconds that never go back, the same in all processes of a machine. */
export const monotonicNow = (): number => Number(process.hrtime.bigint()) / 1e6;
