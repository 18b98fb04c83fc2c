// What is stored of a person, as they may ask for it (GDPR art. 15 and 20).
import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Db } from "../../store/engine/db.js";
import { readPerson } from "../../store/erasure/rows-of-person.js";
import { audit } from "../../store/audit/audit.js";
import { asRecords, type Records } from "./as-records.js";
import { noSuchPlayer } from "../../store/players/queries.js";
import { entriesOf, personOf, type OfProduct } from "./erase-player.js";

export type PlayerExport = components["schemas"]["PlayerExport"] & Readonly<{ records: Records }>;

/**
 * Returns all that is stored of a player in all products of the organisation, or only in this one if `isOfProduct`. The audit
 * log records that it was read. Throws NOT_FOUND where nothing is.
 */
export async function exportPlayer(
  tx: Db,
  context: Context,
  kuid: string,
  actor: AuditActor,
  { isOfProduct = false }: OfProduct = {},
): Promise<PlayerExport> {
  const { tenancy, now, requestId } = context;
  const { found } = await readPerson(tx, await personOf(tx, context, kuid, { isOfProduct }));
  if (found.length === 0) throw noSuchPlayer();
  const entries = await entriesOf(tx, context, kuid, { isOfProduct });
  await audit(tx, context, {
    ...{ actor, action: "player-exported", target: `player:${kuid}`, requestId },
  } as const);
  return {
    kuid,
    ...tenancy,
    exportedAt: new Date(now).toISOString(),
    records: {
      ...asRecords(found),
      ledger_entries: entries.map(({ index, entry }) => ({
        index,
        entry: JSON.parse(entry) as object,
      })),
    },
  };
}
