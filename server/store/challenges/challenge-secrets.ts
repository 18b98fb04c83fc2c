// The newest password and link of a challenge: generations, ends, and the hashes by which they find it.
import type { Challenge, DerivedSecret } from "../../domain/challenge/challenge.js";
import { challenges, type PasswordHashes } from "./challenges.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";

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

/** Whether another challenge has this password already: of a million live ones, two would be the same by chance. */
export const isPasswordTaken = async (db: Db, hashes: readonly string[]): Promise<boolean> =>
  (await passwordIsTaken.first(db, { hashes })) !== undefined;
