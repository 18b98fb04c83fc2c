import { invalidInput } from "../../lib/errors.js";
import { DAY_MS } from "../../lib/dates.js";
import type { Handle } from "../handle.js";

/** The contract has the same maximum for `seconds`. */
const MOST_MS = 400 * DAY_MS;

export const advanceClock: Handle<"advanceClock"> = async (
  { clock, clockControl, config, now },
  { body },
  reply,
) => {
  if (config.clock !== "manual")
    throw invalidInput("The clock can only be moved if the service was started with CLOCK=manual.");
  const { seconds = 0, to } = body;
  if (to === undefined) await clockControl.advanceBy(Math.round(seconds * 1000));
  else {
    const instant = Date.parse(to);
    if (instant < now) throw invalidInput("to: must not be earlier than the service's time.");
    if (instant > now + MOST_MS)
      throw invalidInput("to: must be at most 400 days ahead of the service's time.");
    await clockControl.advanceTo(instant);
  }
  return reply(200, { now: new Date(clock.now()).toISOString() });
};
