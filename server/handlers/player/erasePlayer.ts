import { eraseForProduct } from "../../actions/erasure/erase-child.js";
import type { Handle } from "../handle.js";

export const erasePlayer: Handle<"erasePlayer"> = async (context, { body }, reply) => {
  const { kuid } = body;
  const erasedAt = await context.db.write((tx) => eraseForProduct(tx, context, kuid));
  return reply(200, { kuid, erasedAt: new Date(erasedAt).toISOString() });
};
