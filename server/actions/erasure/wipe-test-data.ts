// Deletes everything that a product stored in test mode, so that its tests can begin anew.
import { contextFor, type ServiceContext } from "../../context.js";
import {
  deleteRowsOfProduct,
  isKnownElsewhere,
  listTestPlayers,
} from "../../store/retention/test-data.js";
import { readPerson, removePerson } from "../../store/erasure/rows-of-person.js";
import type { Author } from "../operator/operation.js";
import { eraseRowsOfPlayer, personOf } from "./erase-player.js";

/**
 * Erases the players of a product's test mode. Players whom other products know lose only this product's data. Keys, endpoints
 * and the product file stay. Returns the number of players.
 */
export async function wipeTestData(
  services: ServiceContext,
  productId: number,
  by: Author,
): Promise<number> {
  const { store } = services;
  const kuids = await listTestPlayers(store, productId);
  for (const kuid of kuids)
    await store.write(async (tx) => {
      const context = { ...contextFor(services, productId, "test"), db: tx };
      const person = await personOf(tx, context, kuid);
      if (!(await isKnownElsewhere(tx, context.scope, kuid, person.productIds)))
        return void (await eraseRowsOfPlayer(tx, context, kuid, by));
      const { found } = await readPerson(tx, { ...person, productIds: [productId] });
      const idsIn = (table: string, field: string) =>
        found
          .filter((each) => each.table.name === table)
          .flatMap(({ rows }) => rows.filter((row) => row["productId"] === productId))
          .map((row) => row[field] as string);
      const own = { ...person, ids: { sessionId: idsIn("sessions", "sessionId") } };
      const { ids } = await readPerson(tx, {
        ...own,
        ids: { ...own.ids, challengeId: idsIn("challenges", "challengeId") },
      });
      await removePerson(tx, { ...own, ids });
    });
  await store.write(async (tx) => {
    await deleteRowsOfProduct(tx, productId, "test");
    tx.scrub();
  });
  return kuids.length;
}
