import type { Handle } from "../handle.js";

export const advanceClock: Handle<"advanceClock"> = async () => {
  throw new Error("not there yet");
};
