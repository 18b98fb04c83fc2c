import { invalidInput } from "../../errors.js";
import type { Handle } from "../handle.js";

export const advanceClock: Handle<"advanceClock"> = async (
  { clock, clockControl, config, now },
  { body },
  reply,
) => {
  if (config.clock !== "manual")
    throw invalidInput("The clock can be moved where the service runs with CLOCK=manual only.");
  const { seconds = 0, to } = body;
  if (to === undefined) await clockControl.advanceBy(Math.round(seconds * 1000));
  else {
    const instant = Date.parse(to);
    if (instant < now) throw invalidInput("to: expects an instant that is not before now.");
    await clockControl.advanceTo(instant);
  }
  return reply(200, { now: new Date(clock.now()).toISOString() });
};
