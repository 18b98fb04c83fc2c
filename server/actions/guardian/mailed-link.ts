import type { Context, ServiceContext } from "../../context.js";
import { LINK_LIFE_MS } from "../../domain/challenge/challenge.js";
import { keyIdOf, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import {
  addMailedLink,
  findMailedLink,
  findMailedLinkById,
  renewMailedLink,
} from "../../store/guardians/mailed-links.js";
import type { MailedLink, MailedLinkPurpose } from "../../store/guardians/table.js";
import { settleAddress } from "./settle-address.js";

const tokenOf = (keyring: Keyring, linkId: string, keyId = keyring.newest.id) =>
  pageToken(keyring, "mailed", linkId, keyId);
/** Returns the path that a link leads to which was made just now. */
export const mailedLinkPath = (keyring: Keyring, linkId: string): string =>
  `/widgets/consent/${tokenOf(keyring, linkId)}`;
const hashOf = (keyring: Keyring, token: string) => lookupHash(keyring, "mailed-link", token);

/** Stores a link for a mail to an address. It works for 14 days. Its token stands in the mail and nowhere else. */
export async function makeMailedLink(
  tx: Db,
  context: Pick<Context, "keyring" | "random" | "now">,
  {
    challengeId,
    purpose,
    to,
  }: Readonly<{ challengeId: string; purpose: MailedLinkPurpose; to: string }>,
): Promise<string> {
  const { keyring, random, now } = context;
  const linkId = random.uuid();
  await addMailedLink(tx, {
    linkId,
    linkHash: hashOf(keyring, tokenOf(keyring, linkId)),
    challengeId,
    purpose,
    addressHash: await settleAddress(tx, context, to),
    address: to,
    createdAt: now,
    expiresAt: now + LINK_LIFE_MS,
  });
  return linkId;
}

/** Returns the link with this token, even if it has expired or was replaced. */
export const findLinkByToken = (
  { keyring, store }: Pick<ServiceContext, "keyring" | "store">,
  token: string,
): Promise<MailedLink | undefined> => findMailedLink(store, { linkHash: hashOf(keyring, token) });

/**
 * Returns a link as a mail carries it, with the instant until which it works. One that expired before its mail was sent works
 * for another 14 days. Returns undefined where it was deleted.
 */
export async function linkForMail(
  { keyring, publicUrl, store, clock }: ServiceContext,
  linkId: string,
): Promise<{ url: string; link: MailedLink } | undefined> {
  const now = clock.now();
  const found = await findMailedLinkById(store, { linkId });
  if (!found) return undefined;
  const urlOf = (token: string) => `${publicUrl}/widgets/consent/${token}`;
  if (found.expiresAt > now)
    return { url: urlOf(tokenOf(keyring, linkId, keyIdOf(found.linkHash))), link: found };
  const token = tokenOf(keyring, linkId);
  const renewed = { linkHash: hashOf(keyring, token), expiresAt: now + LINK_LIFE_MS };
  await store.write((tx) => renewMailedLink(tx, { linkId, ...renewed }));
  return { url: urlOf(token), link: { ...found, ...renewed } };
}
