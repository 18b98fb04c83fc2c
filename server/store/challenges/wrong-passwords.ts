// When each client entered a wrong one-time password. Instants in milliseconds.
import type { Db } from "../engine/db.js";
import { isOneOf, statement, type Slots } from "../engine/statement.js";
import { integer, keyed, nullable, query, table, text, type RowOf } from "../engine/table.js";

export const wrongPasswords = table(
  "wrong_passwords",
  {
    clientHash: keyed(text("client_hash"), { of: "token", endsAt: "entered_at + 600000" }),
    enteredAt: integer("entered_at"),
    /** Null for an address that is of no site. */
    siteHash: nullable(keyed(text("site_hash"), { of: "token", endsAt: "entered_at + 600000" })),
  },
  {
    holds: "A one-time password that was wrong",
    why: "limits guesses",
    kept: { phrase: "1 hour" },
    note: "names no one: a network address cannot be found in it",
    columns: {
      enteredAt: "when it was entered",
      siteHash: "keyed hash of the network of its site",
    },
  },
);

const insert = query((sql, p: Slots<RowOf<typeof wrongPasswords>>) =>
  wrongPasswords.insert(sql, p),
);

const newest = query((sql, p: Slots<{ clientHashes: readonly string[] }>) =>
  wrongPasswords
    .select(sql, "enteredAt")
    .where(isOneOf(sql, "client_hash", p.clientHashes))
    .orderBy("entered_at", "desc")
    .limit(5),
);

const nthNewest = statement<{ since: number; skipped: number }, { enteredAt: number }>((sql, p) =>
  sql.raw(
    'select entered_at as "enteredAt" from wrong_passwords where entered_at > ? order by entered_at desc limit 1 offset ?',
    [p.since, p.skipped] as never,
  ),
);

const newestOfSite = query((sql, p: Slots<{ sites: readonly string[] }>) =>
  wrongPasswords
    .select(sql, "enteredAt")
    .where(isOneOf(sql, "site_hash", p.sites))
    .orderBy("entered_at", "desc")
    .limit(100),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  wrongPasswords.delete(sql).where("entered_at", "<=", p.before),
);

export async function addWrongPassword(tx: Db, wrong: RowOf<typeof wrongPasswords>): Promise<void> {
  await insert(tx, wrong);
}

/** The instants of a client's last five wrong passwords, newest first. */
export const listWrongPasswords = async (
  db: Db,
  clientHashes: readonly string[],
): Promise<number[]> => (await newest(db, { clientHashes })).map(({ enteredAt }) => enteredAt);

/** The instant of the nth newest wrong password of all clients after an instant; undefined where there are fewer. */
export const findWrongPassword = async (
  db: Db,
  { nth, since }: { nth: number; since: number },
): Promise<number | undefined> =>
  (await nthNewest.first(db, { since, skipped: nth - 1 }))?.enteredAt;

/** The instants of a site's last hundred wrong passwords, newest first. */
export const listWrongPasswordsOfSite = async (
  db: Db,
  sites: readonly string[],
): Promise<number[]> => (await newestOfSite(db, { sites })).map(({ enteredAt }) => enteredAt);

/** Deletes those entered at or before an instant. */
export async function purgeWrongPasswords(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
