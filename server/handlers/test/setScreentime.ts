import type { Handle } from "../handle.js";

export const setScreentime: Handle<"setScreentime"> = async () => {
  throw new Error("not there yet");
};
