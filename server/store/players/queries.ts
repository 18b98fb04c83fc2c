import type { Knex } from "knex";

import type { AgeEvidence } from "../../domain/age/age.js";
import { UNUSED_MS } from "../../domain/retention.js";
import type { Nickname } from "../../domain/guardian/nickname.js";
import type { Mode } from "../../domain/product.js";
import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { externalIds, nicknames, players } from "./table.js";

/** The products of an organisation share players, but never between test mode and live mode. */
export type Tenancy = Readonly<{ organisation: string; mode: Mode }>;

export type Player = Readonly<{ kuid: string; evidence: AgeEvidence }>;

export const findPlayer = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  players.select(sql, "kuid", "evidence").where(players.values(p, "organisation", "mode", "kuid")),
).first;

export const noSuchPlayer = () => notFound("No such player in this organisation and mode.");

/** Creates a player with a new id. No other request can know the id, so nothing is locked. */
export const addPlayer = query((sql, p: Slots<RowOf<typeof players>>) => players.insert(sql, p));

const putPlayers = query((sql, p: Slots<RowOf<typeof players>>) =>
  players.insert(sql, p).onConflict(["organisation", "mode", "kuid"]).ignore(),
);

/** Returns a player as it is now, locked until the transaction ends. */
export const lockPlayer = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  players
    .select(sql, "kuid", "evidence")
    .where(players.values(p, "organisation", "mode", "kuid"))
    .forUpdate(),
).first;

/** Creates a player unless it exists. Returns whether it did. */
export async function savePlayer(
  tx: Db,
  { organisation, mode }: Tenancy,
  player: Player,
  createdAt: number,
): Promise<boolean> {
  const added = await putPlayers.changed(tx, {
    organisation,
    mode,
    kuid: player.kuid,
    evidence: player.evidence,
    createdAt,
    checkAt: createdAt + UNUSED_MS,
  });
  return added > 0;
}

/** Sets when the purge next looks whether anything else is stored of a player. */
export const checkPlayerAt = statement<Tenancy & { kuid: string; checkAt: number }>((sql, p) =>
  sql(players.name)
    .update({ check_at: p.checkAt })
    .where({ organisation: p.organisation, mode: p.mode, kuid: p.kuid }),
);

type ExternalIdsOfPlayer = Readonly<{ productId: number; mode: Mode; kuid: string }>;

type Scope = Omit<ExternalIdsOfPlayer, "kuid">;

const ofPlayer = query((sql, p: Slots<ExternalIdsOfPlayer>) =>
  externalIds
    .select(sql, "externalId", "productId", "mode", "kuid")
    .where(externalIds.values(p, "productId", "mode", "kuid")),
);

const owner = query((sql, p: Slots<Scope & { hashes: readonly string[] }>) =>
  externalIds
    .select(sql, "kuid")
    .where(externalIds.values(p, "productId", "mode"))
    .where(isOneOf(sql, "external_id_hash", p.hashes)),
);

export const saveExternalId = query((sql, p: Slots<RowOf<typeof externalIds>>) =>
  externalIds
    .insert(sql, p)
    .onConflict(["product_id", "mode", "kuid"])
    .merge(["external_id_hash", "external_id"]),
);

export const deleteExternalId = query((sql, p: Slots<ExternalIdsOfPlayer>) =>
  externalIds.delete(sql).where(externalIds.values(p, "productId", "mode", "kuid")),
);

export const replaceExternalIdHash = query(
  (sql, p: Slots<ExternalIdsOfPlayer & { externalIdHash: string }>) =>
    externalIds
      .update(sql, externalIds.values(p, "externalIdHash"))
      .where(externalIds.values(p, "productId", "mode", "kuid")),
);

/** Selects the product's own id of a session's player as a column. It is encrypted; `externalIds.decode` opens it. */
export const selectExternalId = (sql: Knex): Knex.Raw =>
  sql.raw(
    `(select external_id from external_ids where external_ids.product_id = sessions.product_id
      and external_ids.mode = sessions.mode and external_ids.kuid = sessions.kuid) as ??`,
    ["externalId"],
  );

/** Returns the product's own id of a player; null where it has given none. */
export const findExternalId = async (
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
): Promise<string | null> =>
  (await ofPlayer.first(db, { productId, mode, kuid }))?.externalId ?? null;

/** Returns the player that a product knows by an id with one of these hashes. */
export const findPlayerByExternalId = async (
  db: Db,
  { productId, mode }: Scope,
  hashes: readonly string[],
): Promise<string | undefined> => (await owner.first(db, { productId, mode, hashes }))?.kuid;

type NicknamesOfPlayer = Tenancy & { kuid: string };

const findNicknames = query((sql, p: Slots<NicknamesOfPlayer>) =>
  nicknames.select(sql, "nickname").where(nicknames.values(p, "organisation", "mode", "kuid")),
);

export const saveNickname = query((sql, p: Slots<RowOf<typeof nicknames>>) =>
  nicknames
    .insert(sql, p)
    .onConflict(["organisation", "mode", "kuid"])
    .merge(["nickname", "changed_at"]),
);

export const deleteNickname = query((sql, p: Slots<NicknamesOfPlayer>) =>
  nicknames.delete(sql).where(nicknames.values(p, "organisation", "mode", "kuid")),
);

/** Returns the name that guardians gave a player. */
export const findNickname = async (
  db: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<Nickname | undefined> =>
  (await findNicknames.first(db, { organisation, mode, kuid }))?.nickname;
