import type { Db } from "../../store/engine/db.js";
import { removePerson } from "../../store/erasure/rows-of-person.js";
import { FAMILIES_AT_ONCE, listIdlePlayers } from "../../store/retention/purge-old.js";
import {
  deleteServiceValue,
  PURGED_UNTIL,
  readServiceValue,
  writeServiceValue,
} from "../../store/service/queries.js";

/**
 * Deletes players made up to an instant of whom nothing else is stored any longer. Each call looks at a bounded number of players
 * and deletes a bounded number; the next call continues where this one stopped. Returns whether there may be more. `purge.ts`
 * calls it for players made 30 days ago or earlier.
 */
export async function deleteIdlePlayers(tx: Db, before: number): Promise<boolean> {
  const after = Number((await readServiceValue(tx, PURGED_UNTIL)) ?? -1);
  const { idle, until } = await listIdlePlayers(tx, { after, before });
  for (const { organisation, mode, kuid } of idle)
    await removePerson(
      tx,
      { of: "player", organisation, mode, productIds: [], ids: { kuid: [kuid] } },
      "withdrawal",
    );
  if (idle.length === FAMILIES_AT_ONCE) return true;
  if (until === undefined) await deleteServiceValue(tx, PURGED_UNTIL);
  else await writeServiceValue(tx, PURGED_UNTIL, String(until));
  return until !== undefined;
}
