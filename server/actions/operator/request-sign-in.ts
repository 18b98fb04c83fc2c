import type { Context } from "../../context.js";
import { clientHashes } from "../../domain/keyring.js";
import { SIGN_IN_LIFE_MS, signInBusyUntil } from "../../domain/sign-in-limits.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { listOperatorRequests } from "../../store/operators/queries.js";
import { settleAddress } from "../guardian/settle-address.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { modeOfOperatorMail, sendOperatorLink } from "./link.js";

type Deps = Pick<
  Context,
  "config" | "keyring" | "maySendMail" | "now" | "observer" | "random" | "publicUrl"
>;

/**
 * Mails a link that signs in to the console. Every address is treated alike: whether it is an operator's is checked when the
 * email is sent. Returns the instant (milliseconds) to wait for where there were too many requests.
 */
export async function requestOperatorSignIn(
  tx: Db,
  deps: Deps,
  { email, client, returnTo }: Readonly<{ email: string; client: string; returnTo: string | null }>,
): Promise<{ waitUntil: number } | undefined> {
  const { keyring, now } = deps;
  const hashes = clientHashes(keyring, client);
  await advisoryLock(tx, hashes[0] ?? "");
  const mailHash = await settleAddress(tx, deps, email);
  await advisoryLock(tx, mailHash);
  const requests = await listOperatorRequests(tx, { mailHash, clientHashes: hashes });
  const mode = modeOfOperatorMail(deps) ?? "test";
  const tenancy = { organisation: "", mode };
  const waitUntil =
    signInBusyUntil(requests, now) ??
    (await spendMailBudget(tx, { keyring, now, tenancy }, email, "operator-sign-ins"));
  if (waitUntil !== undefined) return { waitUntil };
  await sendOperatorLink(tx, deps, email, {
    purpose: "sign-in",
    operatorId: null,
    mailHash,
    clientHash: hashes[0] ?? null,
    expiresAt: now + SIGN_IN_LIFE_MS,
    returnTo,
  });
  return undefined;
}
