// Links that only a mail carries: who opens one has shown that the address is theirs. Instants in milliseconds.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { type MailedLink, type MailedLinkPurpose, mailedLinks } from "./table.js";

const insert = query((sql, p: Slots<Omit<MailedLink, "replacedAt">>) =>
  mailedLinks.insert(sql, p, { replacedAt: null }),
);

const byHash = query((sql, p: Slots<{ linkHash: string }>) =>
  mailedLinks.select(sql).where(mailedLinks.values(p, "linkHash")),
);

const byId = query((sql, p: Slots<{ linkId: string }>) =>
  mailedLinks.select(sql).where(mailedLinks.values(p, "linkId")),
);

type Renewal = Pick<MailedLink, "linkId" | "linkHash" | "expiresAt">;

const renew = query((sql, p: Slots<Renewal>) =>
  mailedLinks
    .update(sql, mailedLinks.values(p, "linkHash", "expiresAt"))
    .where(mailedLinks.values(p, "linkId")),
);

const replace = query(
  (sql, p: Slots<{ challengeId: string; replacedAt: number; exceptTo: string }>) =>
    mailedLinks
      .update(sql, mailedLinks.values(p, "replacedAt"))
      .where(mailedLinks.values(p, "challengeId"))
      .where({ purpose: "confirmation" })
      .whereNot("address_hash", p.exceptTo)
      .whereNull("replaced_at"),
);

/** No limit counts further back. */
const MAX_LISTED = 5;

const ofChallenge = query((sql, p: Slots<Pick<MailedLink, "challengeId" | "purpose">>) =>
  mailedLinks
    .select(sql, "createdAt")
    .where(mailedLinks.values(p, "challengeId", "purpose"))
    .orderBy("created_at", "desc")
    .limit(MAX_LISTED),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  mailedLinks.delete(sql).where("expires_at", "<=", p.before),
);

export async function addMailedLink(tx: Db, link: Omit<MailedLink, "replacedAt">): Promise<void> {
  await insert(tx, link);
}

export const findMailedLink = (db: Db, linkHash: string): Promise<MailedLink | undefined> =>
  byHash.first(db, { linkHash });

export const findMailedLinkById = (db: Db, linkId: string): Promise<MailedLink | undefined> =>
  byId.first(db, { linkId });

/** Lets a link that expired before its mail was sent work. */
export async function renewMailedLink(tx: Db, renewal: Renewal): Promise<void> {
  await renew(tx, renewal);
}

/**
 * Ends the links by which a decision on a challenge could be confirmed, but for those to the address with the hash
 * `exceptTo`.
 */
export async function replaceConfirmations(
  tx: Db,
  {
    challengeId,
    replacedAt,
    exceptTo,
  }: Readonly<{ challengeId: string; replacedAt: number; exceptTo: string }>,
): Promise<void> {
  await replace(tx, { challengeId, replacedAt, exceptTo });
}

/** The instants at which the last five links of a challenge for a purpose were mailed, newest first. */
export const listMailedAt = async (
  db: Db,
  challengeId: string,
  purpose: MailedLinkPurpose,
): Promise<number[]> =>
  (await ofChallenge(db, { challengeId, purpose })).map(({ createdAt }) => createdAt);

/** Deletes links that expired before an instant. */
export async function purgeMailedLinks(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
