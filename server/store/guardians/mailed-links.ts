// Links that only a mail carries. Opening one proves control of the address. Instants are in milliseconds.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { type MailedLink, type MailedLinkPurpose, mailedLinks } from "./table.js";

export const addMailedLink = query((sql, p: Slots<Omit<MailedLink, "replacedAt">>) =>
  mailedLinks.insert(sql, p, { replacedAt: null }),
);

export const findMailedLink = query((sql, p: Slots<{ linkHash: string }>) =>
  mailedLinks.select(sql).where(mailedLinks.values(p, "linkHash")),
).first;

export const findMailedLinkById = query((sql, p: Slots<{ linkId: string }>) =>
  mailedLinks.select(sql).where(mailedLinks.values(p, "linkId")),
).first;

type Renewal = Pick<MailedLink, "linkId" | "linkHash" | "expiresAt">;

/** Renews a link that expired before its mail was sent. */
export const renewMailedLink = query((sql, p: Slots<Renewal>) =>
  mailedLinks
    .update(sql, mailedLinks.values(p, "linkHash", "expiresAt"))
    .where(mailedLinks.values(p, "linkId")),
);

/** Ends the links that could confirm a decision on a challenge, except those sent to the address with the hash `exceptTo`. */
export const replaceConfirmations = query(
  (sql, p: Slots<{ challengeId: string; replacedAt: number; exceptTo: string }>) =>
    mailedLinks
      .update(sql, mailedLinks.values(p, "replacedAt"))
      .where(mailedLinks.values(p, "challengeId"))
      .where({ purpose: "confirmation" })
      .whereNot("address_hash", p.exceptTo)
      .whereNull("replaced_at"),
);

/** The most links or invitations that are read at once. */
export const EXPIRED_AT_ONCE = 50;

/** Every limit is lower than this. */
const MAX_LISTED = 5;

type Expired = { after: number; afterId: string; until: number };

/** Returns the next links that expired in a period, also links that were followed or replaced. */
export const listExpiredLinks = query((sql, p: Slots<Expired>) =>
  mailedLinks
    .select(sql)
    .whereRaw("(expires_at, link_id) > (?, ?)", [p.after, p.afterId])
    .where("expires_at", "<=", p.until)
    .orderBy(["expires_at", "link_id"])
    .limit(EXPIRED_AT_ONCE),
);

export const deleteMailedLink = query((sql, p: Slots<{ linkId: string }>) =>
  mailedLinks.delete(sql).where(mailedLinks.values(p, "linkId")),
);

const ofChallenge = query((sql, p: Slots<Pick<MailedLink, "challengeId" | "purpose">>) =>
  mailedLinks
    .select(sql, "createdAt")
    .where(mailedLinks.values(p, "challengeId", "purpose"))
    .orderBy("created_at", "desc")
    .limit(MAX_LISTED),
);

/** Returns the instants at which the last five links of a challenge for a purpose were mailed, newest first. */
export const listMailedAt = async (
  db: Db,
  challengeId: string,
  purpose: MailedLinkPurpose,
): Promise<number[]> =>
  (await ofChallenge(db, { challengeId, purpose })).map(({ createdAt }) => createdAt);
