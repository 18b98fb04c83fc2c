import { exportForProduct } from "../../actions/erasure/erase-child.js";
import type { Handle } from "../handle.js";

export const exportPlayer: Handle<"exportPlayer"> = async (context, { body }, reply) =>
  reply(200, await context.db.write((tx) => exportForProduct(tx, context, body.kuid)));
