import { erasePlayer as erase } from "../../actions/erasure/erase-player.js";
import type { Handle } from "../handle.js";

export const erasePlayer: Handle<"erasePlayer"> = async (context, { body }, reply) => {
  const { kuid } = body;
  const { keyId } = context;
  const erasedAt = await context.db.write((tx) =>
    erase(tx, context, kuid, { ledger: { by: "product", keyId }, audit: `key:${keyId}` }),
  );
  return reply(200, { kuid, erasedAt: new Date(erasedAt).toISOString() });
};
