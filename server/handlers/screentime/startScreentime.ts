import type { Handle } from "../handle.js";

export const startScreentime: Handle<"startScreentime"> = async () => {
  throw new Error("not there yet");
};
