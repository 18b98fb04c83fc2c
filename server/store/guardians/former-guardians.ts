// People who were guardians of a player and no longer are. Instants are in milliseconds.
import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Tenancy } from "../players/queries.js";
import { type FormerGuardian, formerGuardians, GUARDIAN_FIELDS, guardians } from "./table.js";

type OfPlayer = Tenancy & { kuid: string };

export const saveFormerGuardian = query(
  (sql, p: Slots<Omit<RowOf<typeof formerGuardians>, "succeededAt">>) =>
    formerGuardians
      .insert(sql, p, { succeededAt: null })
      .onConflict(["kuid", "guardian_id", "organisation", "mode"])
      .merge(["ended_by", "ended_at", "succeeded_at"]),
);

/** Returns the former guardians of a player whose link ended after an instant, earliest first. */
export const listFormerGuardians = statement<OfPlayer & { since: number }, FormerGuardian>(
  (sql, p) =>
    guardians.decode(
      sql("former_guardians")
        .select({
          ...guardians.names(...GUARDIAN_FIELDS),
          ...formerGuardians.names("endedBy", "endedAt", "succeededAt"),
        })
        .join("guardians", "guardians.guardian_id", "former_guardians.guardian_id")
        .where({
          "former_guardians.organisation": p.organisation,
          "former_guardians.mode": p.mode,
          "former_guardians.kuid": p.kuid,
        })
        .where("former_guardians.ended_at", ">", p.since)
        .orderBy(["former_guardians.ended_at", "guardians.guardian_id"]),
      ...GUARDIAN_FIELDS,
    ),
);

const removeOne = query((sql, p: Slots<OfPlayer & { guardianId: string }>) =>
  formerGuardians
    .delete(sql)
    .where(formerGuardians.values(p, "organisation", "mode", "kuid", "guardianId")),
);

/** Deletes all former guardians of a player. Returns how many there were. */
export const forgetFormerGuardians = query((sql, p: Slots<OfPlayer>) =>
  formerGuardians.delete(sql).where(formerGuardians.values(p, "organisation", "mode", "kuid")),
).changed;

/** Records that the player has a guardian again, or still. */
export const succeedFormerGuardians = query((sql, p: Slots<OfPlayer & { succeededAt: number }>) =>
  formerGuardians
    .update(sql, formerGuardians.values(p, "succeededAt"))
    .where(formerGuardians.values(p, "organisation", "mode", "kuid"))
    .whereNull("succeeded_at"),
);

/** Deletes one former guardian of a player, who is about to become a guardian again. */
export async function forgetFormerGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  { kuid, guardianId }: Readonly<{ kuid: string; guardianId: string }>,
): Promise<void> {
  await removeOne(tx, { organisation, mode, kuid, guardianId });
}
