// Operators join and sign in by a link in an email. A button completes it, because programs that scan email open links too.
import type { Context, ServiceContext } from "../../context.js";
import { isToken, keyIdOf, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import type { Mode } from "../../domain/product.js";
import { HOUR_MS } from "../../lib/dates.js";
import type { Db } from "../../store/engine/db.js";
import {
  addOperatorLink,
  findOperator,
  findOperatorLinkByHash,
  listOperatorsWith,
} from "../../store/operators/queries.js";
import type { Operator, OperatorLink } from "../../store/operators/table.js";
import { NO_PRODUCT } from "../../store/mail/queries.js";
import { queueMail } from "../mail/queue-mail.js";

export const INVITATION_LIFE_MS = 24 * HOUR_MS;

const hashOf = (keyring: Keyring, token: string): string => lookupHash(keyring, "operator", token);

/** The number of this machine's own address. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\])(?=[:/]|$)/;

/** Returns the address of a link. Browsers make passkeys for names alone, so on a developer's machine it names `localhost`. */
export const operatorLinkUrl = (
  { keyring, publicUrl }: Pick<Context, "keyring" | "publicUrl">,
  { linkId, linkHash }: Pick<OperatorLink, "linkId" | "linkHash">,
): string =>
  `${publicUrl.replace(LOOPBACK, "http://localhost")}/console/-/link/${pageToken(keyring, "operator", linkId, keyIdOf(linkHash))}`;

type Deps = Pick<
  Context,
  "config" | "keyring" | "maySendMail" | "now" | "observer" | "publicUrl" | "random"
>;

/** Returns the mode whose email reaches operators: the console belongs to neither. Undefined where none can be sent. */
export const modeOfOperatorMail = ({
  maySendMail,
}: Pick<ServiceContext, "maySendMail">): Mode | undefined =>
  (["live", "test"] as const).find(maySendMail);

type NewLink = Omit<OperatorLink, "linkId" | "linkHash" | "requestedAt">;

/** Stores a link. Returns its id and address. */
export async function makeOperatorLink(
  tx: Db,
  deps: Pick<Deps, "keyring" | "now" | "publicUrl" | "random">,
  link: NewLink,
): Promise<{ linkId: string; url: string }> {
  const { keyring, random, now } = deps;
  const linkId = random.uuid();
  const linkHash = hashOf(keyring, pageToken(keyring, "operator", linkId));
  await addOperatorLink(tx, { ...link, linkId, linkHash, requestedAt: now });
  return { linkId, url: operatorLinkUrl(deps, { linkId, linkHash }) };
}

/** Stores a link, and mails it where email can be sent. Returns its address. */
export async function sendOperatorLink(
  tx: Db,
  deps: Deps,
  email: string,
  link: NewLink,
): Promise<string> {
  const { linkId, url } = await makeOperatorLink(tx, deps, link);
  const mode = modeOfOperatorMail(deps);
  const template = link.purpose === "invitation" ? "operator-invitation" : "operator-sign-in";
  if (mode)
    await queueMail(
      tx,
      { ...deps, mode, product: { productId: NO_PRODUCT } },
      { template, to: email, linkId, locale: "en" },
      null,
    );
  return url;
}

/** Returns the operators whom a link lets in: the invited operator, or the operators with its address who have joined. */
export async function operatorsOfLink(db: Db, link: OperatorLink): Promise<Operator[]> {
  if (link.operatorId === null)
    return (await listOperatorsWith(db, link)).filter(({ joinedAt }) => joinedAt !== null);
  const invited = await findOperator(db, { operatorId: link.operatorId });
  return invited?.removedAt === null ? [invited] : [];
}

export type OpenLink = Readonly<{ link: OperatorLink; operators: readonly Operator[] }>;

/**
 * Returns the operators whom a token in an address lets in; undefined where the token is unknown, used or expired, or lets no one
 * in.
 */
export async function openOperatorLink(
  { store, clock, keyring }: Pick<ServiceContext, "store" | "clock" | "keyring">,
  token: string,
): Promise<OpenLink | undefined> {
  const link = isToken(token)
    ? await findOperatorLinkByHash(store, { linkHash: hashOf(keyring, token) })
    : undefined;
  if (!link || link.expiresAt <= clock.now()) return undefined;
  const operators = await operatorsOfLink(store, link);
  return operators.length > 0 ? { link, operators } : undefined;
}
