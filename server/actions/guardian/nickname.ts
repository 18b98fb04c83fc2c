import type { Context } from "../../context.js";
import type { Nickname } from "../../domain/guardian/nickname.js";
import type { Db } from "../../store/engine/db.js";
import { deleteNickname, findNickname, saveNickname } from "../../store/players/queries.js";

type Whose = Pick<Context, "tenancy">;

/** What the guardians of a player call them; undefined where they call them nothing. */
export const readNicknameOf = (
  db: Db,
  { tenancy }: Whose,
  kuid: string,
): Promise<Nickname | undefined> => findNickname(db, tenancy, kuid);

/** Gives a player a name that only their guardians see, all of them. */
export const giveNickname = (
  tx: Db,
  { tenancy, now }: Whose & Pick<Context, "now">,
  kuid: string,
  nickname: Nickname,
): Promise<void> => saveNickname(tx, { ...tenancy, kuid, nickname, changedAt: now });

export const takeNicknameAway = (tx: Db, { tenancy }: Whose, kuid: string): Promise<void> =>
  deleteNickname(tx, { ...tenancy, kuid });
