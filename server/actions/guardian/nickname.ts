import type { Context } from "../../context.js";
import type { Nickname } from "../../domain/guardian/nickname.js";
import { decrypt, encrypt } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { deleteNickname, findNickname, saveNickname } from "../../store/nicknames.js";

type Keys = Pick<Context, "keyring" | "tenancy">;

/** Binds the encrypted name to its player. */
const bindingOf = ({ organisation, mode }: Context["tenancy"], kuid: string): string =>
  `nickname ${organisation} ${mode} ${kuid}`;

/** What the guardians of a player call them; undefined where they call them nothing. */
export async function readNicknameOf(
  db: Db,
  { keyring, tenancy }: Keys,
  kuid: string,
): Promise<Nickname | undefined> {
  const sealed = await findNickname(db, tenancy, kuid);
  return sealed === undefined
    ? undefined
    : (JSON.parse(decrypt(keyring, sealed, bindingOf(tenancy, kuid))) as Nickname);
}

/** Gives a player a name that only their guardians see, all of them. */
export async function giveNickname(
  tx: Db,
  { keyring, tenancy, random, now }: Keys & Pick<Context, "random" | "now">,
  kuid: string,
  nickname: Nickname,
): Promise<void> {
  const binding = bindingOf(tenancy, kuid);
  await saveNickname(tx, {
    ...tenancy,
    kuid,
    nickname: encrypt(keyring, JSON.stringify(nickname), binding, random.bytes(12)),
    changedAt: now,
  });
}

export const takeNicknameAway = (tx: Db, { tenancy }: Keys, kuid: string): Promise<void> =>
  deleteNickname(tx, tenancy, kuid);
