import type { Context, ServiceContext } from "../../context.js";
import { addressHash, lookupHash } from "../../domain/keyring.js";
import type { Mode } from "../../domain/product.js";
import { queueMail } from "../mail/queue-mail.js";
import type { Db } from "../../store/engine/db.js";
import { addSignIn, listRequests } from "../../store/family.js";
import { NO_PRODUCT } from "../../store/mails.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { linkHashOf, SIGN_IN_LIFE_MS } from "./sign-in-link.js";

/** The limits keep strangers from flooding a mailbox and from trying addresses in bulk. */
export const REQUESTS_MS = 10 * 60_000;
const MAX_PER_ADDRESS = 5;
const MAX_PER_CLIENT = 20;

const MODES: readonly Mode[] = ["live", "test"];

/** The modes in which a link can be mailed. */
export const modesWithMail = ({
  maySendMail,
}: Pick<ServiceContext, "maySendMail">): readonly Mode[] => MODES.filter(maySendMail);

type SignInDeps = Pick<
  Context,
  "config" | "keyring" | "maySendMail" | "now" | "random" | "publicUrl"
>;

type Requester = Readonly<{ addressHash: string; clientHash: string }>;

/**
 * Mails a sign-in link for each mode. Every address is treated alike: whether it belongs to a guardian is checked when
 * the mail is sent. Returns the instant (milliseconds) to wait for where there were too many requests.
 */
export async function requestSignIn(
  tx: Db,
  deps: SignInDeps,
  { email, client, locale }: { email: string; client: string; locale: string },
): Promise<{ waitUntil: number } | undefined> {
  const { keyring } = deps;
  const requester = {
    addressHash: addressHash(keyring, email),
    clientHash: lookupHash(keyring, "client", client),
  };
  await advisoryLock(tx, requester.clientHash);
  await advisoryLock(tx, requester.addressHash);
  const modes = modesWithMail(deps);
  for (const mode of modes) {
    const waitUntil = await busyUntil(tx, mode, requester, deps.now);
    if (waitUntil !== undefined) return { waitUntil };
  }
  for (const mode of modes) await mailLink(tx, deps, { ...requester, mode, email, locale });
  return undefined;
}

/** When one more request is allowed; undefined where it is now. */
async function busyUntil(
  tx: Db,
  mode: Mode,
  requester: Requester,
  now: number,
): Promise<number | undefined> {
  const { ofAddress, ofClient } = await listRequests(tx, { mode, ...requester });
  const oldest = [ofAddress[MAX_PER_ADDRESS - 1], ofClient[MAX_PER_CLIENT - 1]];
  const until = Math.max(...oldest.map((requestedAt = -Infinity) => requestedAt + REQUESTS_MS));
  return until > now ? until : undefined;
}

async function mailLink(
  tx: Db,
  deps: SignInDeps,
  { email, locale, mode, ...hashes }: Requester & { email: string; locale: string; mode: Mode },
): Promise<void> {
  const { keyring, now, random } = deps;
  const signInId = random.uuid();
  await addSignIn(tx, {
    ...hashes,
    signInId,
    linkHash: linkHashOf(keyring, signInId),
    mode,
    requestedAt: now,
    expiresAt: now + SIGN_IN_LIFE_MS,
  });
  await queueMail(
    tx,
    { ...deps, mode, product: { productId: NO_PRODUCT } },
    { template: "sign-in", to: email, signInId, locale },
  );
}
