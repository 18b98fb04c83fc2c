// Who was a guardian of a player and is one no longer. Instants in milliseconds.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { integer, nullable, query, table, text, type RowOf } from "../engine/table.js";
import { guardians, type Guardian } from "./guardians.js";
import type { Tenancy } from "../players/players.js";

/** Whose act it was: of a guardian, who withdrew or left, of a product, or of an operator. */
export type EndedBy = "withdrawal" | "product" | "operator";

export const formerGuardians = table(
  "former_guardians",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    guardianId: text("guardian_id"),
    endedBy: text<EndedBy>("ended_by"),
    endedAt: integer("ended_at"),
    succeededAt: nullable(integer("succeeded_at")),
  },
  {
    holds: "Who was a guardian of a player",
    why: "no other address becomes a guardian unseen once a guardian has withdrawn",
    kept: { phrase: "365 days" },
    player: { rowsBy: ["kuid"], afterWithdrawal: "kept" },
    guardian: { rowsBy: ["guardianId"] },
    columns: {
      endedBy: "whose act ended it",
      endedAt: "until when they were one",
      succeededAt: "since when the player has a guardian again",
    },
  },
);

/** A former guardian of a player. `succeededAt`: since when the player has a guardian all the same. */
export type FormerGuardian = Guardian &
  Pick<RowOf<typeof formerGuardians>, "endedBy" | "endedAt" | "succeededAt">;

type OfPlayer = Tenancy & { kuid: string };

const put = query((sql, p: Slots<Omit<RowOf<typeof formerGuardians>, "succeededAt">>) =>
  formerGuardians
    .insert(sql, p, { succeededAt: null })
    .onConflict(["kuid", "guardian_id", "organisation", "mode"])
    .merge(["ended_by", "ended_at", "succeeded_at"]),
);

const FIELDS = ["guardianId", "addressHash", "address", "verifiedAt", "verifiedBy"] as const;

const ofPlayer = statement<OfPlayer & { since: number }, FormerGuardian>((sql, p) =>
  guardians.decode(
    sql("former_guardians")
      .select({
        ...guardians.names(...FIELDS),
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
    ...FIELDS,
  ),
);

const removeOne = query((sql, p: Slots<OfPlayer & { guardianId: string }>) =>
  formerGuardians
    .delete(sql)
    .where(formerGuardians.values(p, "organisation", "mode", "kuid", "guardianId")),
);

const removeAll = query((sql, p: Slots<OfPlayer>) =>
  formerGuardians.delete(sql).where(formerGuardians.values(p, "organisation", "mode", "kuid")),
);

const succeed = query((sql, p: Slots<OfPlayer & { succeededAt: number }>) =>
  formerGuardians
    .update(sql, formerGuardians.values(p, "succeededAt"))
    .where(formerGuardians.values(p, "organisation", "mode", "kuid"))
    .whereNull("succeeded_at"),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  formerGuardians.delete(sql).where("ended_at", "<=", p.before),
);

export async function saveFormerGuardian(
  tx: Db,
  row: Omit<RowOf<typeof formerGuardians>, "succeededAt">,
): Promise<void> {
  await put(tx, row);
}

/** Whose link to a player ended after an instant, the oldest end first. */
export const listFormerGuardians = (
  db: Db,
  { organisation, mode }: Tenancy,
  { kuid, since }: Readonly<{ kuid: string; since: number }>,
): Promise<FormerGuardian[]> => ofPlayer(db, { organisation, mode, kuid, since });

/** Forgets one former guardian of a player, who is to be one no longer. */
export async function forgetFormerGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  { kuid, guardianId }: Readonly<{ kuid: string; guardianId: string }>,
): Promise<void> {
  await removeOne(tx, { organisation, mode, kuid, guardianId });
}

/** Forgets all former guardians of a player. Returns how many there were. */
export const forgetFormerGuardians = (
  tx: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<number> => removeAll.changed(tx, { organisation, mode, kuid });

/** Keeps that the player has a guardian again, or still. */
export async function succeedFormerGuardians(
  tx: Db,
  { organisation, mode }: Tenancy,
  { kuid, succeededAt }: Readonly<{ kuid: string; succeededAt: number }>,
): Promise<void> {
  await succeed(tx, { organisation, mode, kuid, succeededAt });
}

/** Deletes those whose link ended up to an instant. */
export async function purgeFormerGuardians(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
