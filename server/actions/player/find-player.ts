// Finds players for an operator by an id, a one-time password, or a guardian's address.
import type { Context } from "../../context.js";
import { externalIdHashes, passwordHashes, readPassword } from "../../domain/keyring.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import {
  findChallengeByPassword,
  findChallengeInAnyProduct,
} from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { findAnySession, findPlayersOfAddress } from "../../store/players/history.js";
import { findPlayer, findPlayerByExternalId } from "../../store/players/queries.js";
import { settleAddress } from "../guardian/settle-address.js";

type Deps = Pick<Context, "catalogue" | "keyring" | "now" | "scope" | "tenancy">;

type Found = Readonly<{ productId: number; kuid: string }>;

/**
 * Returns the ids of the players that a text names in an organisation and mode: by their id, the id of a session or a challenge,
 * the product's own id of the player, a one-time password, or the address of a guardian, even if the guardian has not answered
 * yet.
 */
export async function findPlayers(tx: Db, deps: Deps, text: string): Promise<readonly string[]> {
  const { catalogue, tenancy } = deps;
  const isOwn = ({ productId }: Found) =>
    catalogue.product(productId, tenancy.mode)?.organisation === tenancy.organisation;
  const found = isAddress(tidyAddress(text))
    ? await findPlayersOfAddress(tx, {
        mode: tenancy.mode,
        addressHash: await settleAddress(tx, deps, tidyAddress(text)),
      })
    : await byId(tx, deps, text);
  return [...new Set(found.filter(isOwn).map(({ kuid }) => kuid))];
}

async function byId(
  tx: Db,
  { keyring, scope, tenancy }: Deps,
  text: string,
): Promise<readonly Found[]> {
  const { productId, mode } = scope;
  const inMode = (found: (Found & { mode: string }) | undefined) =>
    found?.mode === mode ? [found] : [];
  const player = await findPlayer(tx, { ...tenancy, kuid: text });
  const own = await findPlayerByExternalId(tx, scope, externalIdHashes(keyring, scope, text));
  return [
    ...(player ? [{ productId, kuid: player.kuid }] : []),
    ...inMode(await findAnySession(tx, { sessionId: text })),
    ...inMode(await findChallengeInAnyProduct(tx, text)),
    ...(own === undefined ? [] : [{ productId, kuid: own }]),
    ...inMode(await findChallengeByPassword(tx, passwordHashes(keyring, readPassword(text)))),
  ];
}
