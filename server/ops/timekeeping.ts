// Work without a request: due wakeups, housekeeping, and checkpoints that an earlier process did not make. One process of a
// service does it.
import { armPurge } from "../actions/retention/purge.js";
import { armLawDay } from "../actions/rules/law-days.js";
import type { Services } from "../services.js";
import { startHousekeeping } from "./housekeeping.js";

/** Starts all of this. Returns a function that stops it, except the wakeups, whose engine is stopped by itself. */
export async function startTimekeeping(services: Services): Promise<() => void> {
  const { clock, store, wakeups, checkpoints } = services;
  await store.write(async (tx) => {
    await armLawDay(tx, services, clock.now());
    await armPurge(tx, clock.now());
  });
  await wakeups.start();
  void checkpoints.catchUp();
  return startHousekeeping(services);
}
