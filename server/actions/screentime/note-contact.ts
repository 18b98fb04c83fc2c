import type { Context } from "../../context.js";
import { findScreentime } from "../../store/screentime/queries.js";
import { lockAndReadPlay, recordContact } from "./screentime.js";

/**
 * Notes that the product asked about a session, where its plays end without contact and one is running. NOT_FOUND where
 * there is no such session. A loss of power may undo it, and the play then ends at the contact before.
 */
export async function noteContact(context: Context, sessionId: string): Promise<void> {
  const { db, now, product } = context;
  if (product.screentime?.endAfterMinutesWithoutContact === undefined) return;
  if (!(await findScreentime(db, sessionId, now)).screentime.play) return;
  await db.write(
    async (tx) => {
      const { player, situation } = await lockAndReadPlay(tx, context, { sessionId });
      await recordContact(tx, context, player, situation);
    },
    { durability: "relaxed" },
  );
}
