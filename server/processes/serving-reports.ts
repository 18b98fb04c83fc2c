// What a process that answers lets the others know.
import type { Services } from "../services.js";
import type { FromServing } from "./messages.js";

/** Between two reports that something was committed. */
const CHANGES_PAUSE_MS = 20;
/** How often it is looked whether wakeups may run late. */
const DEGRADED_PAUSE_MS = 1_000;

type Send = (message: FromServing) => void;

/**
 * Reports commits to the process that does what falls due, which would otherwise notice them a tenth of a second later. On
 * PostgreSQL the database does. Returns a function that ends it.
 */
export function reportChanges({ store }: Pick<Services, "store">, send: Send): () => void {
  if (store.dialect === "postgres") return () => {};
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    send({ type: "changed" });
    timer = setTimeout(report, CHANGES_PAUSE_MS).unref();
  };
  const unfollow = store.changes.onChange(() => {
    isDue = true;
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
