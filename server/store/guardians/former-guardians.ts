// Who was a guardian of a player and is one no longer. Instants in milliseconds.
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

/** Whose link to a player ended after an instant, the oldest end first. */
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

/** Forgets all former guardians of a player. Returns how many there were. */
export const forgetFormerGuardians = query((sql, p: Slots<OfPlayer>) =>
  formerGuardians.delete(sql).where(formerGuardians.values(p, "organisation", "mode", "kuid")),
).changed;

/** Keeps that the player has a guardian again, or still. */
export const succeedFormerGuardians = query((sql, p: Slots<OfPlayer & { succeededAt: number }>) =>
  formerGuardians
    .update(sql, formerGuardians.values(p, "succeededAt"))
    .where(formerGuardians.values(p, "organisation", "mode", "kuid"))
    .whereNull("succeeded_at"),
);

/** Deletes those whose link ended up to an instant. */
export const purgeFormerGuardians = query((sql, p: Slots<{ before: number }>) =>
  formerGuardians.delete(sql).where("ended_at", "<=", p.before),
);

/** Forgets one former guardian of a player, who is to be one no longer. */
export async function forgetFormerGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  { kuid, guardianId }: Readonly<{ kuid: string; guardianId: string }>,
): Promise<void> {
  await removeOne(tx, { organisation, mode, kuid, guardianId });
}
