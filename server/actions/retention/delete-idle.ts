import type { Db } from "../../store/engine/db.js";
import { removePerson } from "../../store/erasure/rows-of-person.js";
import { FAMILIES_AT_ONCE, listIdlePlayers } from "../../store/retention/purge-old.js";

/**
 * Deletes players without any other stored data. Each call looks at a bounded number of players whose check is due at `now`
 * (milliseconds), and deletes a bounded number. Returns whether there may be more.
 */
export async function deleteIdlePlayers(tx: Db, now: number): Promise<boolean> {
  const { idle, isMore } = await listIdlePlayers(tx, now);
  for (const { organisation, mode, kuid } of idle.slice(0, FAMILIES_AT_ONCE))
    await removePerson(
      tx,
      { of: "player", organisation, mode, productIds: [], ids: { kuid: [kuid] } },
      "withdrawal",
    );
  return isMore || idle.length > FAMILIES_AT_ONCE;
}
