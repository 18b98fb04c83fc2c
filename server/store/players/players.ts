import type { AgeEvidence } from "../../domain/age/age.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, query, sealed, table, text, type RowOf } from "../engine/table.js";

/** The products of an organisation share players; those of its test mode and its live mode never meet. */
export type Tenancy = Readonly<{ organisation: string; mode: Mode }>;
export type Player = Readonly<{ kuid: string; evidence: AgeEvidence }>;

export const players = table(
  "players",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    evidence: sealed(json<AgeEvidence>("evidence"), ["organisation", "mode", "kuid"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "A player",
    why: "products of one organisation know the same player",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    columns: { evidence: "what is known of the player's age, encrypted" },
  },
);

const find = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  players.select(sql, "kuid", "evidence").where(players.values(p, "organisation", "mode", "kuid")),
);

const add = query((sql, p: Slots<RowOf<typeof players>>) => players.insert(sql, p));

const put = query((sql, p: Slots<RowOf<typeof players>>) =>
  players.insert(sql, p).onConflict(["organisation", "mode", "kuid"]).ignore(),
);

const findLocked = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  players
    .select(sql, "kuid", "evidence")
    .where(players.values(p, "organisation", "mode", "kuid"))
    .forUpdate(),
);

export async function findPlayer(
  db: Db,
  tenancy: Tenancy,
  kuid: string,
): Promise<Player | undefined> {
  return find.first(db, { ...tenancy, kuid });
}

/** Makes a player with an id of its own, which no other request can know: there is nothing to wait for. */
export async function addPlayer(
  tx: Db,
  { organisation, mode }: Tenancy,
  { kuid, evidence }: Player,
  createdAt: number,
): Promise<void> {
  await add(tx, { organisation, mode, kuid, evidence, createdAt });
}

/** Makes a player, and returns whether it did; one that is there already stays as it is. */
export async function savePlayer(
  tx: Db,
  { organisation, mode }: Tenancy,
  player: Player,
  createdAt: number,
): Promise<boolean> {
  const added = await put.changed(tx, {
    organisation,
    mode,
    kuid: player.kuid,
    evidence: player.evidence,
    createdAt,
  });
  return added > 0;
}

/** As it is now, locked until the transaction ends. */
export const lockPlayer = (
  tx: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<Player | undefined> => findLocked.first(tx, { organisation, mode, kuid });
