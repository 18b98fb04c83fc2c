import type { Handle } from "../handle.js";

export const requestScreentimeOverride: Handle<"requestScreentimeOverride"> = async () => {
  throw new Error("not there yet");
};
