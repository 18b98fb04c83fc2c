// Whether a guardian gets the weekly summary of a child, and the link that stops it without signing in.
import { createHash } from "node:crypto";

import type { Context } from "../../context.js";
import { randomToken } from "../../domain/keyring.js";
import {
  ensureDigestSubscription,
  findDigestSubscriptionByToken,
  saveDigestChoice,
} from "../../store/mail/queries.js";
import type { DigestSubscription } from "../../store/mail/table.js";
import type { Db } from "../../store/engine/db.js";

/** Hashes without a key, so that the link in an old mail outlives the secret that it was made under. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Returns the subscription of a guardian to a child. They get the summary until they stop it. */
export async function subscriptionOf(
  tx: Db,
  { random, keyring, tenancy }: Pick<Context, "random" | "keyring" | "tenancy">,
  { guardianId, kuid }: Readonly<{ guardianId: string; kuid: string }>,
): Promise<DigestSubscription> {
  const token = randomToken(keyring, random.bytes(16));
  return ensureDigestSubscription(tx, {
    subscriptionId: random.uuid(),
    ...tenancy,
    guardianId,
    kuid,
    token,
    tokenHash: hashOf(token),
    unsubscribedAt: null,
  });
}

/** Stops the summary, or sends it again. Doing so twice changes nothing. */
export async function chooseDigest(
  tx: Db,
  { now }: Pick<Context, "now">,
  { subscriptionId, unsubscribedAt }: DigestSubscription,
  isWanted: boolean,
): Promise<void> {
  if (isWanted === (unsubscribedAt === null)) return;
  await saveDigestChoice(tx, { subscriptionId, unsubscribedAt: isWanted ? null : now });
}

/** Returns the subscription that the link of a summary stops. */
export const findByLink = (db: Db, token: string): Promise<DigestSubscription | undefined> =>
  findDigestSubscriptionByToken(db, { tokenHash: hashOf(token) });

/** Returns the path of the link that stops a summary, under the public address. */
export const unsubscribePath = ({ token }: Pick<DigestSubscription, "token">): string =>
  `/family/digest/${token}`;
