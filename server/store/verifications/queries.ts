import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { isOfAddress } from "../guardians/address-moves.js";
import type { Tenancy } from "../players/queries.js";
import type { Scope } from "../sessions/queries.js";
import { type Verification, verifications, verifiedPlayers } from "./table.js";

type Id = Readonly<{ verificationId: string }>;

const insert = query((sql, p: Slots<Verification>) => verifications.insert(sql, p));

const readById = (sql: Knex, p: Slots<Id>) =>
  verifications.select(sql).where(verifications.values(p, "verificationId"));

const byId = query(readById);

const byIdLocked = query((sql, p: Slots<Id>) => readById(sql, p).forUpdate());

const byLink = query((sql, p: Slots<{ linkHash: string }>) =>
  verifications.select(sql).where(verifications.values(p, "linkHash")),
);

const byFlow = query((sql, p: Slots<{ flowHash: string }>) =>
  verifications.select(sql).where(verifications.values(p, "flowHash")),
);

const ofDecision = query((sql, p: Slots<{ challengeId: string; addressHash: string }>) =>
  verifications
    .select(sql)
    .where(verifications.values(p, "challengeId"))
    .where(isOfAddress(sql, p.addressHash))
    .orderBy("begun_at", "desc"),
);

const passedBy = query((sql, p: Slots<{ mode: Mode; addressHash: string }>) =>
  verifications
    .select(sql)
    .where(verifications.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash))
    .where({ status: "PASS", purpose: "trusted-adult" })
    .orderBy("finished_at", "desc"),
);

const ofChallenge = query((sql, p: Slots<{ challengeId: string }>) =>
  verifications.select(sql).where(verifications.values(p, "challengeId")),
);

const addUse = query((sql, p: Slots<RowOf<typeof verifiedPlayers>>) =>
  verifiedPlayers.insert(sql, p).onConflict(["verification_id", "kuid"]).ignore(),
);

const usesOf = query((sql, p: Slots<Id>) =>
  verifiedPlayers
    .select(sql, "kuid")
    .where(verifiedPlayers.values(p, "verificationId"))
    .orderBy("kuid"),
);

const passedFor = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
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

const appealed = query((sql, p: Slots<Scope>) =>
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

const moveOfSession = query((sql, p: Slots<{ sessionId: string; kuid: string }>) =>
  verifications
    .update(sql, verifications.values(p, "kuid"))
    .where(verifications.values(p, "sessionId")),
);

export async function addVerification(tx: Db, verification: Verification): Promise<void> {
  await insert(tx, verification);
}

export const findVerificationByLink = (
  db: Db,
  linkHash: string,
): Promise<Verification | undefined> => byLink.first(db, { linkHash });

/** The one whose person is with a provider in this flow. */
export const findVerificationByFlow = (
  db: Db,
  flowHash: string,
): Promise<Verification | undefined> => byFlow.first(db, { flowHash });

/** In whatever product. */
export const findVerificationInAnyProduct = (
  db: Db,
  verificationId: string,
): Promise<Verification | undefined> => byId.first(db, { verificationId });

export async function findVerificationIn(
  db: Db,
  { productId, mode }: Scope,
  verificationId: string,
): Promise<Verification | undefined> {
  const found = await byId.first(db, { verificationId });
  return found?.productId === productId && found.mode === mode ? found : undefined;
}

/** NOT_FOUND where there is none in this product and mode. */
export async function getVerification(
  db: Db,
  scope: Scope,
  verificationId: string,
): Promise<Verification> {
  const found = await findVerificationIn(db, scope, verificationId);
  if (!found) throw notFound("No such verification in this product and mode.");
  return found;
}

/** What a guardian began to verify for a challenge, the newest first. */
export const listVerifications = (
  db: Db,
  { challengeId, addressHash }: Readonly<{ challengeId: string; addressHash: string }>,
): Promise<Verification[]> => ofDecision(db, { challengeId, addressHash });

/** By which a guardian has shown to be an adult, in products of any organisation, the newest first. */
export const listPassedByGuardian = (
  db: Db,
  { mode, addressHash }: Readonly<{ mode: Mode; addressHash: string }>,
): Promise<Verification[]> => passedBy(db, { mode, addressHash });

/** The verification that a challenge of a player waits for. */
export const findVerificationOfChallenge = (
  db: Db,
  challengeId: string,
): Promise<Verification | undefined> => ofChallenge.first(db, { challengeId });

/** A verification counts as evidence of this player's age from now on. */
export async function addVerifiedPlayer(
  tx: Db,
  { organisation, mode }: Tenancy,
  verificationId: string,
  kuid: string,
): Promise<void> {
  await addUse(tx, { verificationId, organisation, mode, kuid });
}

/** The kuids of those whose age it is evidence of, in order. */
export const listVerifiedPlayers = async (db: Db, verificationId: string): Promise<string[]> =>
  (await usesOf(db, { verificationId })).map(({ kuid }) => kuid);

/** Those that are evidence of a player's age, or were until they held no longer, the newest first. */
export const listPassedOfPlayer = (
  db: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<Verification[]> => passedFor(db, { organisation, mode, kuid });

/** Failed ones that a person has appealed, the longest waiting first. */
export const listAppeals = (db: Db, { productId, mode }: Scope): Promise<Verification[]> =>
  appealed(db, { productId, mode });

/** As it is now, locked until the transaction ends. */
export const lockVerification = (
  tx: Db,
  verificationId: string,
): Promise<Verification | undefined> => byIdLocked.first(tx, { verificationId });

/** Changes a locked verification. Returns it as it then is. */
export async function changeVerification(
  tx: Db,
  verification: Verification,
  change: Partial<Changeable>,
): Promise<Verification> {
  const next = { ...verification, ...change };
  const { verificationId, status, failureReason, method, attempts, flow, flowHash } = next;
  const { ageLow, ageHigh, assurance, finishedAt, holdsUntil, appealedAt, appealReason } = next;
  await update(tx, {
    verificationId,
    status,
    failureReason,
    method,
    attempts,
    flow,
    flowHash,
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

/** A session becomes another player's, and with it what was begun for it. */
export async function moveVerifications(tx: Db, sessionId: string, kuid: string): Promise<void> {
  await moveOfSession(tx, { sessionId, kuid });
}
