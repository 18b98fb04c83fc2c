// Which guardians get the weekly summary of which child: all, until they stop it.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, nullable, query, sealed, table, text, type RowOf } from "../engine/table.js";

export const digestSubscriptions = table(
  "digest_subscriptions",
  {
    subscriptionId: text("subscription_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    guardianId: text("guardian_id"),
    kuid: text("kuid"),
    token: sealed(text("token"), ["subscriptionId"]),
    tokenHash: text("token_hash"),
    unsubscribedAt: nullable(integer("unsubscribed_at")),
  },
  {
    holds: "Whether a guardian gets the weekly summary of a player",
    why: "its link in each summary stops it",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    guardian: { rowsBy: ["guardianId"] },
    withheld: ["token", "tokenHash"],
    columns: {
      subscriptionId: "id of the subscription",
      token: "what its link holds, encrypted",
      tokenHash: "hash of what its link holds",
      unsubscribedAt: "when the guardian stopped it",
    },
  },
);

/** The token stands in the link of each summary and opens nothing but the stop. Instants in milliseconds. */
export type DigestSubscription = RowOf<typeof digestSubscriptions>;
type Whose = Pick<DigestSubscription, "guardianId" | "kuid">;

const insert = query((sql, p: Slots<DigestSubscription>) =>
  digestSubscriptions.insert(sql, p).onConflict(["guardian_id", "kuid"]).ignore(),
);

const find = query((sql, p: Slots<Whose>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "guardianId", "kuid")),
);

const byId = query((sql, p: Slots<{ subscriptionId: string }>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "subscriptionId")),
);

const byTokenHash = query((sql, p: Slots<{ tokenHash: string }>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "tokenHash")),
);

const update = query(
  (sql, p: Slots<Pick<DigestSubscription, "subscriptionId" | "unsubscribedAt">>) =>
    digestSubscriptions
      .update(sql, digestSubscriptions.values(p, "unsubscribedAt"))
      .where(digestSubscriptions.values(p, "subscriptionId")),
);

/** The subscription of a guardian to a child, made if there is none. */
export async function ensureDigestSubscription(
  tx: Db,
  fresh: DigestSubscription,
): Promise<DigestSubscription> {
  await insert(tx, fresh);
  const { guardianId, kuid } = fresh;
  return (await find.first(tx, { guardianId, kuid })) ?? fresh;
}

export const findDigestSubscription = (
  db: Db,
  { guardianId, kuid }: Whose,
): Promise<DigestSubscription | undefined> => find.first(db, { guardianId, kuid });

export const findDigestSubscriptionById = (
  db: Db,
  subscriptionId: string,
): Promise<DigestSubscription | undefined> => byId.first(db, { subscriptionId });

export const findDigestSubscriptionByToken = (
  db: Db,
  tokenHash: string,
): Promise<DigestSubscription | undefined> => byTokenHash.first(db, { tokenHash });

/** `unsubscribedAt`: null to get the summary again. */
export async function saveDigestChoice(
  tx: Db,
  { subscriptionId, unsubscribedAt }: Pick<DigestSubscription, "subscriptionId" | "unsubscribedAt">,
): Promise<void> {
  await update(tx, { subscriptionId, unsubscribedAt });
}
