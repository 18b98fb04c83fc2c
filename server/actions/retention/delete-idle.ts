import type { Db } from "../../store/engine/db.js";
import { removePerson } from "../../store/erase-rows.js";
import { listIdlePlayers, ROWS_AT_ONCE } from "../../store/purge-old.js";

/**
 * Deletes a bounded number of players made up to an instant of whom nothing else is stored any longer. Returns whether
 * there may be more.
 */
export async function deleteIdlePlayers(tx: Db, before: number): Promise<boolean> {
  const idle = await listIdlePlayers(tx, { before });
  for (const { organisation, mode, kuid } of idle)
    await removePerson(
      tx,
      { of: "player", organisation, mode, productIds: [], ids: { kuid: [kuid] } },
      "withdrawal",
    );
  return idle.length === ROWS_AT_ONCE;
}
