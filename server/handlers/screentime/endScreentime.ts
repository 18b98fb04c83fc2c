import type { Handle } from "../handle.js";

export const endScreentime: Handle<"endScreentime"> = async () => {
  throw new Error("not there yet");
};
