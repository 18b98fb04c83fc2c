import type { Knex } from "knex";

import { type Challenge, isUnfinished } from "../../domain/challenge/challenge.js";
import { keyIdOf } from "../../domain/keyring.js";
import type { ProductDocument } from "../../domain/product.js";
import { conflict, notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, type Statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { mailedLinks } from "../guardians/table.js";
import type { Scope } from "../sessions/queries.js";
import { verifications } from "../verifications/table.js";
import { wakeups } from "../wakeups/table.js";
import { challenges, pendingDecisions } from "./table.js";

type Id = { challengeId: string };

type Row = RowOf<typeof challenges>;

/** The hashes that find a challenge by its newest password and its newest link. */
type Lookups = Pick<RowOf<typeof challenges>, "passwordHash" | "linkHash">;

const select = (sql: Knex) => challenges.select(sql);

const readById = (sql: Knex, p: Slots<Id>) =>
  select(sql).where(challenges.values(p, "challengeId"));

const byId = query(readById);

/** Locks the row until the transaction ends, so that the second of two decisions sees the first. */
const byIdLocked = query((sql, p: Slots<Id>) => readById(sql, p).forUpdate());

type Chain = { chainId: string };

const newestOf = (sql: Knex, p: Slots<Chain>) =>
  select(sql).where(challenges.values(p, "chainId")).whereNull("superseded_by");

const newest = query(newestOf);

const newestLocked = query((sql, p: Slots<Chain>) => newestOf(sql, p).forUpdate());

const byLink = query((sql, p: Slots<{ linkHash: string }>) =>
  select(sql).where(challenges.values(p, "linkHash")),
);

export type PasswordHashes = { hashes: readonly string[] };

const byPassword = query((sql, p: Slots<PasswordHashes>) =>
  select(sql).where(isOneOf(sql, "password_hash", p.hashes)),
);

/** Limits the length of a page. */
const MOST_CONSENTS = 20;

const consentsOfSession = query((sql, p: Slots<{ sessionId: string }>) =>
  select(sql)
    .where(challenges.values(p, "sessionId"))
    .where({ status: "PASS" })
    .orderBy([
      { column: "decided_at", order: "desc" },
      { column: "challenge_id", order: "desc" },
    ])
    .limit(MOST_CONSENTS),
);

const ofBulk = query((sql, p: Slots<{ bulkId: string }>) =>
  select(sql)
    .where(challenges.values(p, "bulkId"))
    .whereNull("superseded_by")
    .orderBy("product_id"),
);

const insert = query((sql, p: Slots<RowOf<typeof challenges>>) => challenges.insert(sql, p));

const move = query((sql, p: Slots<{ from: string; to: string }>) =>
  challenges.update(sql, { chain_id: p.to }).where("chain_id", p.from),
);

type Changeable = Pick<
  Challenge,
  | "status"
  | "kuid"
  | "sessionId"
  | "jurisdiction"
  | "awaiting"
  | "reached"
  | "reachedAt"
  | "materialChange"
  | "failureReason"
  | "supersededBy"
  | "bulkId"
  | "mailedTo"
  | "mailedAt"
  | "evidence"
  | "locale"
  | "redirectUrl"
  | "decidedAt"
  | "decidedLinkId"
>;

const UNFINISHED: readonly Challenge["status"][] = ["PENDING", "IN_PROGRESS"];

/** One statement for each set of fields that changes together. */
const updates = new Map<string, Statement<Partial<Changeable> & Id, never>>();

function updateOf(fields: readonly (keyof Changeable)[]) {
  const name = fields.join(" ");
  let update = updates.get(name);
  if (!update) {
    update = query((sql, p: Slots<Changeable & Id>) =>
      challenges
        .update(sql, challenges.values(p, ...fields))
        .where(challenges.values(p, "challengeId"))
        .whereIn("status", UNFINISHED),
    ) as unknown as Statement<Partial<Changeable> & Id, never>;
    updates.set(name, update);
  }
  return update;
}

/** Keeps the documents of a challenge as they were shown to the guardian who accepted them. */
export const saveShownDocuments = query(
  (sql, p: Slots<{ challengeId: string; documents: readonly ProductDocument[] }>) =>
    challenges
      .update(sql, challenges.values(p, "documents"))
      .where(challenges.values(p, "challengeId")),
);

/** Forgets the addresses that were given until an instant. */
export const forgetGivenAddresses = query((sql, p: Slots<{ before: number }>) =>
  challenges.update(sql, { mailed_to: null, mailed_at: null }).where("mailed_at", "<=", p.before),
);

const touch = query((sql, p: Slots<Id & { touchedAt: number }>) =>
  challenges
    .update(sql, challenges.values(p, "touchedAt"))
    .where(challenges.values(p, "challengeId")),
);

export function asChallenge(row: Row | undefined): Challenge | undefined {
  if (!row) return undefined;
  const { passwordGeneration, passwordExpiresAt, passwordHash, ...others } = row;
  const { linkGeneration, linkExpiresAt, linkHash, ...rest } = others;
  return {
    ...rest,
    password: {
      keyId: keyIdOf(passwordHash ?? ""),
      generation: passwordGeneration,
      expiresAt: passwordExpiresAt,
    },
    link: {
      keyId: keyIdOf(linkHash ?? ""),
      generation: linkGeneration,
      expiresAt: linkExpiresAt,
    },
  };
}

/** Returns the challenge, or its newest replacement. */
async function latest(db: Db, challenge: Challenge | undefined): Promise<Challenge | undefined> {
  if (!challenge?.supersededBy) return challenge;
  const found = asChallenge(await newest.first(db, { chainId: challenge.chainId }));
  if (found) return found;
  // The challenge has just joined another chain.
  const { challengeId } = challenge;
  const { chainId } = asChallenge(await byId.first(db, { challengeId })) ?? challenge;
  return asChallenge(await newest.first(db, { chainId }));
}

export async function findChallenge(
  db: Db,
  scope: Scope,
  challengeId: string,
): Promise<Challenge | undefined> {
  const challenge = await latest(db, asChallenge(await byId.first(db, { challengeId })));
  return challenge?.productId === scope.productId && challenge.mode === scope.mode
    ? challenge
    : undefined;
}

export const noSuchChallenge = () => notFound("No such challenge in this product and mode.");

/** Returns a challenge of this product and mode. Throws NOT_FOUND where there is none. */
export async function requireChallenge(
  db: Db,
  scope: Scope,
  challengeId: string,
): Promise<Challenge> {
  const challenge = await findChallenge(db, scope, challengeId);
  if (!challenge) throw noSuchChallenge();
  return challenge;
}

/** Returns the challenge of a link, or its newest replacement. */
export const findChallengeByLink = async (db: Db, linkHash: string) =>
  latest(db, asChallenge(await byLink.first(db, { linkHash })));

/** Returns the challenge with this id in any product, or its newest replacement. */
export const findLatestChallenge = async (
  db: Db,
  challengeId: string,
): Promise<Challenge | undefined> => latest(db, asChallenge(await byId.first(db, { challengeId })));

/** Returns the challenge of a password. `hashes` are the hashes of the password under each key. */
export const findChallengeByPassword = async (db: Db, hashes: readonly string[]) =>
  asChallenge(await byPassword.first(db, { hashes }));

/** Returns the challenges of a session that a guardian consented to, newest first. */
export const listConsentsOfSession = async (db: Db, sessionId: string): Promise<Challenge[]> =>
  (await consentsOfSession(db, { sessionId })).map(asChallenge) as Challenge[];

/** Returns the challenges that share a page, decided ones included, by product. */
export const listOfBulk = async (db: Db, bulkId: string): Promise<Challenge[]> =>
  (await ofBulk(db, { bulkId })).map(asChallenge) as Challenge[];

export async function addChallenge(tx: Db, challenge: Challenge, lookups: Lookups): Promise<void> {
  const { password, link, ...rest } = challenge;
  await insert(tx, {
    ...rest,
    passwordGeneration: password.generation,
    passwordExpiresAt: password.expiresAt,
    linkGeneration: link.generation,
    linkExpiresAt: link.expiresAt,
    ...lookups,
  });
}

/** Makes every challenge of one chain lead to the challenge that replaced them. */
export const moveToChain = async (tx: Db, from: string, to: string): Promise<void> =>
  void (await move(tx, { from, to }));

/** Returns the challenge as it is now, or its newest replacement, locked until the transaction ends. */
export async function lockLatestChallenge(
  tx: Db,
  { challengeId }: Pick<Challenge, "challengeId">,
): Promise<Challenge> {
  const found = asChallenge(await byIdLocked.first(tx, { challengeId }));
  if (!found) throw noSuchChallenge();
  if (found.supersededBy === null) return found;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const last = asChallenge(await newestLocked.first(tx, { chainId: found.chainId }));
    if (last) return last;
  }
  throw conflict("The challenge is being replaced by another request. Try again.");
}

/** On PostgreSQL a challenge can be replaced while this transaction waits for its lock. The lookup then starts again. */
const MOST_ATTEMPTS = 5;

/** Returns a challenge of any product, even one that was replaced. */
export const findChallengeInAnyProduct = async (
  db: Db,
  challengeId: string,
): Promise<Challenge | undefined> => asChallenge(await byId.first(db, { challengeId }));

/** Returns a challenge of any product, locked until the transaction ends. */
export const findAndLockChallenge = async (
  tx: Db,
  challengeId: string,
): Promise<Challenge | undefined> => asChallenge(await byIdLocked.first(tx, { challengeId }));

const decided = () => conflict("The challenge has already been decided.");

/** Throws CONFLICT where a challenge has passed, failed or been replaced. */
export function assertUnfinished(challenge: Challenge): void {
  if (!isUnfinished(challenge)) throw decided();
}

/**
 * Changes an undecided challenge and returns the result. Fields that are not named do not change. Throws CONFLICT if the
 * challenge has passed, failed or been replaced.
 */
export async function changeChallenge(
  tx: Db,
  challenge: Challenge,
  change: Partial<Changeable>,
): Promise<Challenge> {
  const { challengeId } = challenge;
  const update = updateOf(Object.keys(change).sort() as (keyof Changeable)[]);
  if ((await update.changed(tx, { ...change, challengeId })) === 0) {
    const current = asChallenge(await byIdLocked.first(tx, { challengeId }));
    if (!current) throw noSuchChallenge();
    throw decided();
  }
  return { ...challenge, ...change };
}

/** Records that a challenge was read or mailed. */
export async function touchChallenge(
  tx: Db,
  challenge: Challenge,
  touchedAt: number,
): Promise<Challenge> {
  await touch(tx, { challengeId: challenge.challengeId, touchedAt });
  return { ...challenge, touchedAt };
}

/** The number of chains deleted in one transaction. */
const PURGE_BATCH_SIZE = 200;

const unopened = query((sql, p: Slots<{ before: number }>) =>
  challenges
    .select(sql, "chainId")
    // The condition repeats the text of the partial index, which a parameter would not match.
    .whereRaw("status = 'PENDING' and session_id is null")
    .where("created_at", "<=", p.before)
    .orderBy("created_at")
    .limit(PURGE_BATCH_SIZE),
);

const inChains = query((sql, p: Slots<{ chainIds: readonly string[] }>) =>
  challenges.select(sql, "challengeId").where(isOneOf(sql, "chain_id", p.chainIds)),
);

type Ids = { ids: readonly string[] };

const removeLinks = query((sql, p: Slots<Ids>) =>
  mailedLinks.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);

const removeDecisions = query((sql, p: Slots<Ids>) =>
  pendingDecisions.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);

/** Detaches verifications from deleted challenges, because a guardian's proof stays. */
const detachVerifications = query((sql, p: Slots<Ids>) =>
  verifications.update(sql, { challenge_id: null }).where(isOneOf(sql, "challenge_id", p.ids)),
);

const removeWakeups = query((sql, p: Slots<Ids>) =>
  wakeups
    .delete(sql)
    .whereIn("kind", ["otpRotation", "birthday"])
    .where(isOneOf(sql, "ref", p.ids)),
);

const removeChallenges = query((sql, p: Slots<Ids>) =>
  challenges.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);

/**
 * Deletes a bounded number of challenges that were created up to an instant, that no one opened and that belong to no session,
 * with the challenges that they replaced. Returns whether there may be more.
 */
export async function purgeUnopenedChallenges(tx: Db, before: number): Promise<boolean> {
  const chainIds = (await unopened(tx, { before })).map(({ chainId }) => chainId);
  if (chainIds.length === 0) return false;
  const ids = (await inChains(tx, { chainIds })).map(({ challengeId }) => challengeId);
  await removeLinks(tx, { ids });
  await removeDecisions(tx, { ids });
  await detachVerifications(tx, { ids });
  await removeWakeups(tx, { ids });
  await removeChallenges(tx, { ids });
  return chainIds.length === PURGE_BATCH_SIZE;
}
