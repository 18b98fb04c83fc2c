import { sendDigestNow } from "../../actions/digest/send-digests.js";
import type { Handle } from "../handle.js";

export const sendActivityDigest: Handle<"sendActivityDigest"> = async (
  context,
  { body },
  reply,
) => {
  const sent = await context.db.write((tx) => sendDigestNow(tx, context, body.sessionId));
  return reply(200, { sent });
};
