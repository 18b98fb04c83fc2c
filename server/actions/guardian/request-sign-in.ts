import type { Context, ServiceContext } from "../../context.js";
import { clientHashes } from "../../domain/keyring.js";
import type { Mode } from "../../domain/product.js";
import { SIGN_IN_LIFE_MS, signInBusyUntil } from "../../domain/sign-in-limits.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueMail } from "../mail/queue-mail.js";
import type { Db } from "../../store/engine/db.js";
import { addSignIn, listRequests } from "../../store/guardians/sign-ins.js";
import { NO_PRODUCT } from "../../store/mail/queries.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { settleAddress } from "./settle-address.js";
import { signInLinkHash } from "./sign-in-link.js";

/** Returns the modes in which a link can be mailed. */
export const modesWithMail = ({
  maySendMail,
}: Pick<ServiceContext, "maySendMail">): readonly Mode[] =>
  (["live", "test"] as const).filter(maySendMail);

type SignInDeps = Pick<
  Context,
  "config" | "keyring" | "maySendMail" | "now" | "observer" | "random" | "publicUrl"
>;

type Requester = Readonly<{
  addressHash: string;
  clientHash: string;
  /** The client's hashes under older secrets. */
  olderClientHashes: readonly string[];
}>;

type SignInRequest = Readonly<{
  email: string;
  client: string;
  locale: string;
  /** The family page to lead to, as a path of this site. */
  returnTo: string | null;
  /** `sign-in` by default. `confirm-identity`: they are signed in, and take a step that needs a fresh link. */
  template?: "sign-in" | "confirm-identity";
  /** All that have mail by default. */
  mode?: Mode;
}>;

/**
 * Mails a sign-in link for each mode. Every address is treated alike: whether it belongs to a guardian is checked when the mail
 * is sent. A link that a guardian who is signed in asks for is an answer to their own click, and has no daily cap. Returns the
 * instant (milliseconds) to wait for where there were too many requests.
 */
export async function requestSignIn(
  tx: Db,
  deps: SignInDeps,
  { email, client, mode: onlyMode, ...link }: SignInRequest,
): Promise<{ waitUntil: number } | undefined> {
  const [clientHash = "", ...olderClientHashes] = clientHashes(deps.keyring, client);
  await advisoryLock(tx, clientHash);
  const addressHash = await settleAddress(tx, deps, email);
  const requester = { addressHash, clientHash, olderClientHashes };
  await advisoryLock(tx, addressHash);
  const modes = onlyMode ? [onlyMode] : modesWithMail(deps);
  for (const mode of modes) {
    const waitUntil = await busyUntil(tx, { ...deps, mode }, requester, { email, ...link });
    if (waitUntil !== undefined) return { waitUntil };
  }
  for (const mode of modes) await mailLink(tx, deps, { ...requester, ...link, mode, email });
  return undefined;
}

/** Returns when one more request is allowed, or counts this one and returns undefined. */
async function busyUntil(
  tx: Db,
  { mode, ...deps }: SignInDeps & { mode: Mode },
  { addressHash, clientHash, olderClientHashes }: Requester,
  { email, template }: Pick<SignInRequest, "email" | "template">,
): Promise<number | undefined> {
  const { ofAddress, ofClient } = await listRequests(tx, {
    mode,
    addressHash,
    clientHashes: [clientHash, ...olderClientHashes],
  });
  const isOwnClick = template === "confirm-identity";
  const until = signInBusyUntil({ ofAddress: isOwnClick ? ofAddress : [], ofClient }, deps.now);
  if (until !== undefined) return until;
  if (isOwnClick) return undefined;
  return spendMailBudget(tx, { ...deps, tenancy: { organisation: "", mode } }, email, "sign-ins");
}

async function mailLink(
  tx: Db,
  deps: SignInDeps,
  {
    addressHash,
    clientHash,
    email,
    locale,
    mode,
    returnTo,
    template = "sign-in",
  }: Omit<Requester, "olderClientHashes"> & Omit<SignInRequest, "client" | "mode"> & { mode: Mode },
): Promise<void> {
  const { keyring, now, random } = deps;
  const signInId = random.uuid();
  await addSignIn(tx, {
    addressHash,
    clientHash,
    signInId,
    linkHash: signInLinkHash(keyring, signInId),
    mode,
    requestedAt: now,
    expiresAt: now + SIGN_IN_LIFE_MS,
    returnTo,
  });
  await queueMail(
    tx,
    { ...deps, mode, product: { productId: NO_PRODUCT } },
    { template, to: email, signInId, locale },
    null,
  );
}
