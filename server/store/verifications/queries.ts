import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { isOfAddress } from "../guardians/address-moves.js";
import type { Tenancy } from "../players/queries.js";
import type { Scope } from "../sessions/queries.js";
import { type Verification, verifications, verifiedPlayers } from "./table.js";

type Id = Readonly<{ verificationId: string }>;

export const addVerification = query((sql, p: Slots<Verification>) => verifications.insert(sql, p));

const readById = (sql: Knex, p: Slots<Id>) =>
  verifications.select(sql).where(verifications.values(p, "verificationId"));

export const findVerificationInAnyProduct = query(readById).first;

/** Returns a verification as it is now, locked until the transaction ends. */
export const lockVerification = query((sql, p: Slots<Id>) => readById(sql, p).forUpdate()).first;

export const findVerificationByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  verifications.select(sql).where(verifications.values(p, "linkHash")),
).first;

/** Returns the verification whose person is with a provider in this flow. */
export const findVerificationByFlow = query((sql, p: Slots<{ flowHash: string }>) =>
  verifications.select(sql).where(verifications.values(p, "flowHash")),
).first;

/** Returns the newest verification with a code, which may be stored under any key. */
export const findVerificationByCode = query((sql, p: Slots<{ hashes: readonly string[] }>) =>
  verifications
    .select(sql)
    .where(isOneOf(sql, "code_hash", p.hashes))
    .orderBy("begun_at", "desc")
    .limit(1),
).first;

/** Returns the verifications that a guardian began for a challenge, newest first. */
export const listVerifications = query(
  (sql, p: Slots<{ challengeId: string; addressHash: string }>) =>
    verifications
      .select(sql)
      .where(verifications.values(p, "challengeId"))
      .where(isOfAddress(sql, p.addressHash))
      .orderBy("begun_at", "desc"),
);

/** Returns the verifications that a guardian has begun for a session, without a challenge, newest first. */
export const listVerificationsForSession = query(
  (sql, p: Slots<{ sessionId: string; addressHash: string }>) =>
    verifications
      .select(sql)
      .where(verifications.values(p, "sessionId"))
      .whereNull("challenge_id")
      .where(isOfAddress(sql, p.addressHash))
      .orderBy("begun_at", "desc"),
);

/** Returns the passed verifications of a guardian as an adult, in products of any organisation, newest first. */
export const listPassedByGuardian = query((sql, p: Slots<{ mode: Mode; addressHash: string }>) =>
  verifications
    .select(sql)
    .where(verifications.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash))
    .where({ status: "PASS", purpose: "trusted-adult" })
    .orderBy("finished_at", "desc"),
);

/** Returns the verification that a player's challenge waits for. */
export const findVerificationOfChallenge = query((sql, p: Slots<{ challengeId: string }>) =>
  verifications.select(sql).where(verifications.values(p, "challengeId")),
).first;

/** Makes a verification count as evidence of this player's age. */
export const addVerifiedPlayer = query((sql, p: Slots<RowOf<typeof verifiedPlayers>>) =>
  verifiedPlayers.insert(sql, p).onConflict(["verification_id", "kuid"]).ignore(),
);

const usesOf = query((sql, p: Slots<Id>) =>
  verifiedPlayers
    .select(sql, "kuid")
    .where(verifiedPlayers.values(p, "verificationId"))
    .orderBy("kuid"),
);

/** Returns the verifications that are evidence of a player's age, also expired ones, newest first. */
export const listPassedOfPlayer = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  verifications
    .select(sql)
    .whereIn(
      "verification_id",
      verifiedPlayers
        .select(sql, "verificationId")
        .where(verifiedPlayers.values(p, "organisation", "mode", "kuid")),
    )
    .where({ status: "PASS" })
    .orderBy("finished_at", "desc"),
);

const MOST_APPEALS = 200;

/** Returns failed verifications that a person has appealed, longest waiting first. */
export const listAppeals = query((sql, p: Slots<Scope>) =>
  verifications
    .select(sql)
    .where(verifications.values(p, "productId", "mode"))
    .whereNotNull("appealed_at")
    .where({ status: "FAIL" })
    .orderBy("appealed_at")
    .limit(MOST_APPEALS),
);

const CHANGEABLE = [
  "status",
  "failureReason",
  "method",
  "attempts",
  "flow",
  "flowHash",
  "codeHash",
  "recorded",
  "ageLow",
  "ageHigh",
  "assurance",
  "finishedAt",
  "holdsUntil",
  "appealedAt",
  "appealReason",
] as const;

type Changeable = Pick<Verification, (typeof CHANGEABLE)[number]>;

const update = query((sql, p: Slots<Changeable & Id>) =>
  verifications
    .update(sql, verifications.values(p, ...CHANGEABLE))
    .where(verifications.values(p, "verificationId")),
);

/** Moves the verifications of a session to its new player. */
export const moveVerifications = query((sql, p: Slots<{ sessionId: string; kuid: string }>) =>
  verifications
    .update(sql, verifications.values(p, "kuid"))
    .where(verifications.values(p, "sessionId")),
);

export async function findVerificationIn(
  db: Db,
  { productId, mode }: Scope,
  verificationId: string,
): Promise<Verification | undefined> {
  const found = await findVerificationInAnyProduct(db, { verificationId });
  return found?.productId === productId && found.mode === mode ? found : undefined;
}

/** Returns a verification of this product and mode. Throws NOT_FOUND where there is none. */
export async function requireVerification(
  db: Db,
  scope: Scope,
  verificationId: string,
): Promise<Verification> {
  const found = await findVerificationIn(db, scope, verificationId);
  if (!found) throw notFound("No such verification in this product and mode.");
  return found;
}

/** Returns the sorted kuids of the players whose age a verification is evidence of. */
export const listVerifiedPlayers = async (db: Db, verificationId: string): Promise<string[]> =>
  (await usesOf(db, { verificationId })).map(({ kuid }) => kuid);

/** Changes a locked verification and returns the result. */
export async function changeVerification(
  tx: Db,
  verification: Verification,
  change: Partial<Changeable>,
): Promise<Verification> {
  const next = { ...verification, ...change };
  const { verificationId, status, failureReason, method, attempts, flow, flowHash } = next;
  const {
    codeHash,
    recorded,
    ageLow,
    ageHigh,
    assurance,
    finishedAt,
    holdsUntil,
    appealedAt,
    appealReason,
  } = next;
  await update(tx, {
    verificationId,
    status,
    failureReason,
    method,
    attempts,
    flow,
    flowHash,
    codeHash,
    recorded,
    ageLow,
    ageHigh,
    assurance,
    finishedAt,
    holdsUntil,
    appealedAt,
    appealReason,
  });
  return next;
}
