import type { Handle } from "../handle.js";

export const resolveScreentimeOverride: Handle<"resolveScreentimeOverride"> = async () => {
  throw new Error("not there yet");
};
