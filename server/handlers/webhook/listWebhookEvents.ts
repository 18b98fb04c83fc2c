import type { Handle } from "../handle.js";

export const listWebhookEvents: Handle<"listWebhookEvents"> = async () => {
  throw new Error("not there yet");
};
