// The embedded engine: runs what is due in the server's own process, from the rows in the database.
import { ManualClock } from "../lib/clock.js";
import type { ServiceContext } from "../context.js";
import type { Wakeups } from "./engine.js";
import type { Kinds } from "./kind.js";
import { createSteppedEngine } from "./stepped-engine.js";
import { createTimedEngine } from "./timed-engine.js";

/** On the system clock the engine sleeps until something is due; a manual clock it moves from instant to instant. */
export function createEmbeddedEngine(services: ServiceContext, kinds: Kinds): Wakeups {
  return services.clock instanceof ManualClock
    ? createSteppedEngine(services, services.clock, kinds)
    : createTimedEngine(services, kinds);
}
