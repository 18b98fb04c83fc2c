import type { Handle } from "../handle.js";

export const pushScreentime: Handle<"pushScreentime"> = async () => {
  throw new Error("not there yet");
};
