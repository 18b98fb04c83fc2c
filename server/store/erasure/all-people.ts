import type { Db } from "../engine/db.js";
import { query } from "../engine/table.js";
import { guardians } from "../guardians/guardians.js";
import { players } from "../players/players.js";

const allPlayers = query((sql) => players.select(sql, "organisation", "mode", "kuid", "createdAt"));
const allGuardians = query((sql) =>
  guardians.select(sql, "guardianId", "mode", "address", "createdAt"),
);

/** Every player of every organisation. For operators. */
export const listAllPlayers = (db: Db) => allPlayers(db);

/** Every guardian of every organisation, with the address. For operators. */
export const listAllGuardians = (db: Db) => allGuardians(db);
