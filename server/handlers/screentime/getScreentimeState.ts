import type { Handle } from "../handle.js";

export const getScreentimeState: Handle<"getScreentimeState"> = async () => {
  throw new Error("not there yet");
};
