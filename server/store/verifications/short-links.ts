// Short addresses of hosted pages. Instants in milliseconds.
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { integer, keyed, query, sealed, table, text, type RowOf } from "../engine/table.js";

export const shortLinks = table(
  "short_links",
  {
    tokenHash: keyed(text("token_hash"), { of: "token", endsAt: "expires_at" }),
    path: sealed(text("path"), ["tokenHash"]),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A short address of a hosted page",
    why: "leads to the page",
    kept: { phrase: "until the page's own link expires" },
    note: "names no one: once the page's own link is deleted, it leads nowhere",
    columns: {
      tokenHash: "keyed hash of the short address",
      path: "where it leads, encrypted",
    },
  },
);

type ShortLink = RowOf<typeof shortLinks>;

const put = query((sql, p: Slots<ShortLink>) =>
  shortLinks.insert(sql, p).onConflict("token_hash").merge(["expires_at"]),
);

const byHash = query((sql, p: Slots<{ hashes: readonly string[]; now: number }>) =>
  shortLinks
    .select(sql)
    .where(isOneOf(sql, "token_hash", p.hashes))
    .where("expires_at", ">", p.now),
);

const purge = query((sql, p: Slots<{ now: number }>) =>
  shortLinks.delete(sql).where("expires_at", "<=", p.now),
);

/** Keeps a link; one that is kept already is kept until the new instant. */
export async function saveShortLink(tx: Db, link: ShortLink): Promise<void> {
  await put(tx, link);
}

export const findShortLink = (
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<ShortLink | undefined> => byHash.first(db, { hashes, now });

/** Deletes links that have expired. */
export async function purgeShortLinks(tx: Db, now: number): Promise<void> {
  await purge(tx, { now });
}
