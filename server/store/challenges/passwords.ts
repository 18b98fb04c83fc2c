import type { Challenge, DerivedSecret } from "../../domain/challenge/challenge.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { PasswordHashes } from "./queries.js";
import { challenges, wrongPasswords } from "./table.js";

// The newest password and link of a challenge: generations, ends, and the hashes by which they find it.

type Id = { challengeId: string };

const PASSWORD = ["passwordGeneration", "passwordExpiresAt", "passwordHash"] as const;

const renewPassword = query(
  (sql, p: Slots<Id & Pick<RowOf<typeof challenges>, (typeof PASSWORD)[number]>>) =>
    challenges
      .update(sql, challenges.values(p, ...PASSWORD))
      .where(challenges.values(p, "challengeId")),
);

const LINK = ["linkGeneration", "linkExpiresAt", "linkHash"] as const;

const renewLink = query(
  (sql, p: Slots<Id & Pick<RowOf<typeof challenges>, (typeof LINK)[number]>>) =>
    challenges
      .update(sql, challenges.values(p, ...LINK))
      .where(challenges.values(p, "challengeId")),
);

const passwordIsTaken = query((sql, p: Slots<PasswordHashes>) =>
  challenges.select(sql, "challengeId").where(isOneOf(sql, "password_hash", p.hashes)),
);

export async function savePassword(
  tx: Db,
  challenge: Challenge,
  password: DerivedSecret,
  hash: string,
): Promise<Challenge> {
  await renewPassword(tx, {
    challengeId: challenge.challengeId,
    passwordGeneration: password.generation,
    passwordExpiresAt: password.expiresAt,
    passwordHash: hash,
  });
  return { ...challenge, password };
}

export async function saveLink(
  tx: Db,
  challenge: Challenge,
  link: DerivedSecret,
  hash: string,
): Promise<Challenge> {
  await renewLink(tx, {
    challengeId: challenge.challengeId,
    linkGeneration: link.generation,
    linkExpiresAt: link.expiresAt,
    linkHash: hash,
  });
  return { ...challenge, link };
}

/** Returns whether another challenge has this password, as chance allows once in a million. */
export const isPasswordTaken = async (db: Db, hashes: readonly string[]): Promise<boolean> =>
  (await passwordIsTaken.first(db, { hashes })) !== undefined;

// When each client entered a wrong one-time password. Instants in milliseconds.

export const addWrongPassword = query((sql, p: Slots<RowOf<typeof wrongPasswords>>) =>
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
    [p.since, p.skipped],
  ),
);

const newestOfSite = query((sql, p: Slots<{ sites: readonly string[] }>) =>
  wrongPasswords
    .select(sql, "enteredAt")
    .where(isOneOf(sql, "site_hash", p.sites))
    .orderBy("entered_at", "desc")
    .limit(100),
);

/** Returns the instants of a client's last five wrong passwords, newest first. */
export const listWrongPasswords = async (
  db: Db,
  clientHashes: readonly string[],
): Promise<number[]> => (await newest(db, { clientHashes })).map(({ enteredAt }) => enteredAt);

/** Returns the instant of the nth newest wrong password of all clients after an instant; undefined where there are fewer. */
export const findWrongPassword = async (
  db: Db,
  { nth, since }: { nth: number; since: number },
): Promise<number | undefined> =>
  (await nthNewest.first(db, { since, skipped: nth - 1 }))?.enteredAt;

/** Returns the instants of a site's last hundred wrong passwords, newest first. */
export const listWrongPasswordsOfSite = async (
  db: Db,
  sites: readonly string[],
): Promise<number[]> => (await newestOfSite(db, { sites })).map(({ enteredAt }) => enteredAt);
