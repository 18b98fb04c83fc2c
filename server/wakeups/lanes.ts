// Transactional and external wakeups have a queue each, so that talking to other machines does not delay anything else.
import type { ServiceContext } from "../context.js";
import { nextWakeupAt, releaseAllLeases } from "../store/wakeups/lease.js";

export const LANES = ["transactional", "external"] as const;
export type Lane = (typeof LANES)[number];

/** Returns when the next wakeup of a lane is due that no process has leased; Infinity if there is none. */
export const nextAt = async ({ clock, store }: ServiceContext, lane: Lane): Promise<number> =>
  (await nextWakeupAt(store, lane === "external", clock.realNow())) ?? Infinity;

/** An embedded database has one process: leases found at its start belong to one that has died. */
export async function takeOver({ store }: ServiceContext): Promise<void> {
  if (store.dialect === "sqlite") await store.write(releaseAllLeases);
}
