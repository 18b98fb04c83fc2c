// What a process that answers lets the others know.
import type { Services } from "../services.js";
import type { FromServing } from "./messages.js";

/** Between two reports that something was armed. */
const ARMED_PAUSE_MS = 20;
/** How often it is looked whether wakeups may run late. */
const DEGRADED_PAUSE_MS = 1_000;

type Send = (message: FromServing) => void;

/**
 * Reports what this process armed to the one that does what falls due, which would otherwise notice it a tenth of a second
 * later. On PostgreSQL the database does. Returns a function that ends it.
 */
export function reportArmed({ store }: Pick<Services, "store">, send: Send): () => void {
  if (store.dialect === "postgres") return () => {};
  let earliest = Infinity;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    if (earliest === Infinity) return;
    send({ type: "armed", dueAt: earliest });
    earliest = Infinity;
    timer = setTimeout(report, ARMED_PAUSE_MS).unref();
  };
  const unfollow = store.changes.onArmed((dueAt) => {
    // Of other processes it is not known.
    if (dueAt === -Infinity) return;
    earliest = Math.min(earliest, dueAt);
    if (timer === undefined) report();
  });
  return () => {
    unfollow();
    clearTimeout(timer);
  };
}

/** Whether wakeups may run late is known to the process that does what falls due; health says so in each of them. */
export function shareDegraded(
  services: Pick<Services, "wakeups">,
  send: Send,
): { received(isDegraded: boolean): void; follow(): void } {
  const engine = services.wakeups;
  let isDegraded = false;
  services.wakeups = { ...engine, isDegraded: () => isDegraded };
  const look = () => {
    if (engine.isDegraded() === isDegraded) return;
    isDegraded = engine.isDegraded();
    send({ type: "degraded", isDegraded });
  };
  return {
    received: (is) => void (isDegraded = is),
    follow: () => void setInterval(look, DEGRADED_PAUSE_MS).unref(),
  };
}
