import type { Services } from "../context.js";
import type { WakeupKindName } from "../store/wakeups.js";

/** One kind of what happens at a time. */
export interface WakeupKind {
  readonly kind: WakeupKindName;

  /**
   * Does in one transaction whatever is due at or before `now` (milliseconds, the service's clock), and answers when it
   * wants to be called again, or undefined when it is finished. It may be called late, twice, or for a ref that is gone:
   * what it has done once it does not do again.
   */
  advance(services: Services, ref: string, now: number): Promise<number | undefined>;
}

export type Kinds = ReadonlyMap<WakeupKindName, WakeupKind>;
