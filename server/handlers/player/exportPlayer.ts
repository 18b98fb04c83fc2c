import { exportPlayer as readExport } from "../../actions/erasure/export-player.js";
import type { Handle } from "../handle.js";

export const exportPlayer: Handle<"exportPlayer"> = async (context, { body }, reply) =>
  reply(
    200,
    await context.db.write((tx) => readExport(tx, context, body.kuid, `key:${context.keyId}`)),
  );
