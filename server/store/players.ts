import type { AgeEvidence } from "../domain/age/age.js";
import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

/** The products of an organisation share players; those of its test mode and its live mode never meet. */
export type Tenancy = Readonly<{ organisation: string; mode: Mode }>;
export type Player = Readonly<{ kuid: string; evidence: AgeEvidence }>;

type Key = { organisation: string; mode: string; kuid: string };

const find = statement<Key, { evidence: string }>((sql, p) =>
  sql("players")
    .select("evidence")
    .where({ organisation: p.organisation, mode: p.mode, kuid: p.kuid }),
);

const put = statement<Key & { evidence: string; createdAt: number }>((sql, p) =>
  sql("players")
    .insert({
      organisation: p.organisation,
      mode: p.mode,
      kuid: p.kuid,
      evidence: p.evidence,
      created_at: p.createdAt,
    })
    .onConflict(["organisation", "mode", "kuid"])
    .ignore(),
);

export async function findPlayer(
  db: Db,
  tenancy: Tenancy,
  kuid: string,
): Promise<Player | undefined> {
  const row = await find.first(db, { ...tenancy, kuid });
  return row && { kuid, evidence: JSON.parse(row.evidence) as AgeEvidence };
}

/** Makes a player; one that is there already stays as it is. */
export async function savePlayer(
  tx: Db,
  { organisation, mode }: Tenancy,
  player: Player,
  createdAt: number,
): Promise<void> {
  await put(tx, {
    organisation,
    mode,
    kuid: player.kuid,
    evidence: JSON.stringify(player.evidence),
    createdAt,
  });
}
