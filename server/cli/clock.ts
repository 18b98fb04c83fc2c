import { ManualClock } from "../lib/clock.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";

/** Prints the service's time as a timestamp alone, so that a script can use it. */
export const showClock = ({ json }: { json?: boolean }) =>
  withServices(async ({ clock }) => {
    const now = asInstant(clock.now());
    if (json) printJson({ now, clock: clock instanceof ManualClock ? "manual" : "system" });
    else print(now);
  });
