import type { ServiceContext } from "../../context.js";
import { removePerson } from "../../store/erase-rows.js";
import { listIdlePlayers, ROWS_AT_ONCE } from "../../store/purge-old.js";

/** Deletes players made up to an instant of whom nothing else is stored any longer. */
export async function deleteIdlePlayers(
  { store }: Pick<ServiceContext, "store">,
  before: number,
): Promise<void> {
  let found: number;
  do {
    found = await store.write(async (tx) => {
      const idle = await listIdlePlayers(tx, { before });
      for (const { organisation, mode, kuid } of idle)
        await removePerson(
          tx,
          { of: "player", organisation, mode, productIds: [], ids: { kuid: [kuid] } },
          "withdrawal",
        );
      return idle.length;
    });
  } while (found === ROWS_AT_ONCE);
}
