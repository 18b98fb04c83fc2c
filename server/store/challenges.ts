import type { AgeEvidence } from "../domain/age/age.js";
import { isUnfinished, type Challenge, type Derived } from "../domain/challenge/challenge.js";
import { conflict, notFound } from "../errors.js";
import type { ProductDocument } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { statement } from "./engine/statement.js";

type Structured =
  "evidence" | "requestedPermissions" | "documents" | "options" | "password" | "link";
type Row = Omit<Challenge, Structured> & {
  evidence: string;
  requestedPermissions: string;
  documents: string;
  options: string | null;
  passwordGeneration: number;
  passwordExpiresAt: number;
  linkGeneration: number;
  linkExpiresAt: number;
};

const columns = {
  challengeId: "challenge_id",
  productId: "product_id",
  mode: "mode",
  type: "type",
  status: "status",
  kuid: "kuid",
  sessionId: "session_id",
  jurisdiction: "jurisdiction",
  evidence: "evidence",
  requestedPermissions: "requested_permissions",
  documents: "documents",
  options: "options",
  locale: "locale",
  redirectUrl: "redirect_url",
  failureReason: "failure_reason",
  supersededBy: "superseded_by",
  mailedTo: "mailed_to",
  passwordGeneration: "password_generation",
  passwordExpiresAt: "password_expires_at",
  linkGeneration: "link_generation",
  linkExpiresAt: "link_expires_at",
  createdAt: "created_at",
  decidedAt: "decided_at",
};

const UNFINISHED = ["PENDING", "IN_PROGRESS"];

const byId = statement<{ challengeId: string }, Row>((sql, p) =>
  sql("challenges").select(columns).where({ challenge_id: p.challengeId }),
);

/** Holds the row until the transaction ends: of two decisions the second sees the first. */
const byIdLocked = statement<{ challengeId: string }, Row>((sql, p) =>
  sql("challenges").select(columns).where({ challenge_id: p.challengeId }).forUpdate(),
);

const byLink = statement<{ linkHash: string }, Row>((sql, p) =>
  sql("challenges").select(columns).where({ link_hash: p.linkHash }),
);

const byPassword = statement<{ passwordHash: string }, Row>((sql, p) =>
  sql("challenges").select(columns).where({ password_hash: p.passwordHash }),
);

const unfinishedOfPlayer = statement<{ productId: number; mode: string; kuid: string }, Row>(
  (sql, p) =>
    sql("challenges")
      .select(columns)
      .where({ product_id: p.productId, mode: p.mode, kuid: p.kuid })
      .whereIn("status", UNFINISHED)
      .orderBy([
        { column: "created_at", order: "desc" },
        { column: "challenge_id", order: "desc" },
      ]),
);

const unfinishedOfSession = statement<{ sessionId: string }, Row>((sql, p) =>
  sql("challenges")
    .select(columns)
    .where({ session_id: p.sessionId })
    .whereIn("status", UNFINISHED)
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "challenge_id", order: "desc" },
    ]),
);

type Lookups = { passwordHash: string | null; linkHash: string | null };

const insert = statement<Row & Lookups>((sql, p) =>
  sql("challenges").insert({
    challenge_id: p.challengeId,
    product_id: p.productId,
    mode: p.mode,
    type: p.type,
    status: p.status,
    kuid: p.kuid,
    session_id: p.sessionId,
    jurisdiction: p.jurisdiction,
    evidence: p.evidence,
    requested_permissions: p.requestedPermissions,
    documents: p.documents,
    options: p.options,
    locale: p.locale,
    redirect_url: p.redirectUrl,
    failure_reason: p.failureReason,
    superseded_by: p.supersededBy,
    mailed_to: p.mailedTo,
    password_generation: p.passwordGeneration,
    password_expires_at: p.passwordExpiresAt,
    password_hash: p.passwordHash,
    link_generation: p.linkGeneration,
    link_expires_at: p.linkExpiresAt,
    link_hash: p.linkHash,
    created_at: p.createdAt,
    decided_at: p.decidedAt,
  }),
);

const update = statement<{
  challengeId: string;
  status: string;
  kuid: string;
  sessionId: string | null;
  failureReason: string | null;
  supersededBy: string | null;
  mailedTo: string | null;
  decidedAt: number | null;
}>((sql, p) =>
  sql("challenges")
    .update({
      status: p.status,
      kuid: p.kuid,
      session_id: p.sessionId,
      failure_reason: p.failureReason,
      superseded_by: p.supersededBy,
      mailed_to: p.mailedTo,
      decided_at: p.decidedAt,
    })
    .where({ challenge_id: p.challengeId }),
);

const renewPassword = statement<{
  challengeId: string;
  generation: number;
  expiresAt: number;
  hash: string;
}>((sql, p) =>
  sql("challenges")
    .update({
      password_generation: p.generation,
      password_expires_at: p.expiresAt,
      password_hash: p.hash,
    })
    .where({ challenge_id: p.challengeId }),
);

const renewLink = statement<{
  challengeId: string;
  generation: number;
  expiresAt: number;
  hash: string;
}>((sql, p) =>
  sql("challenges")
    .update({ link_generation: p.generation, link_expires_at: p.expiresAt, link_hash: p.hash })
    .where({ challenge_id: p.challengeId }),
);

const passwordIsTaken = statement<{ hash: string }, { challenge_id: string }>((sql, p) =>
  sql("challenges").select("challenge_id").where({ password_hash: p.hash }),
);

function asChallenge(row: Row | undefined): Challenge | undefined {
  if (!row) return undefined;
  const { passwordGeneration, passwordExpiresAt, linkGeneration, linkExpiresAt, ...rest } = row;
  return {
    ...rest,
    evidence: JSON.parse(row.evidence) as AgeEvidence,
    requestedPermissions: JSON.parse(row.requestedPermissions) as string[],
    documents: JSON.parse(row.documents) as ProductDocument[],
    options: row.options === null ? null : (JSON.parse(row.options) as object),
    password: { generation: passwordGeneration, expiresAt: passwordExpiresAt },
    link: { generation: linkGeneration, expiresAt: linkExpiresAt },
  };
}

/** The challenge, or the one that took its place, or the one that took that one's. */
async function latest(db: Db, challenge: Challenge | undefined): Promise<Challenge | undefined> {
  let found = challenge;
  while (found?.supersededBy)
    found = asChallenge(await byId.first(db, { challengeId: found.supersededBy }));
  return found;
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

/** NOT_FOUND where there is none in this product and mode. */
export async function getChallenge(db: Db, scope: Scope, challengeId: string): Promise<Challenge> {
  const challenge = await findChallenge(db, scope, challengeId);
  if (!challenge) throw notFound("No such challenge.");
  return challenge;
}

/** The challenge of a link, or the one that took its place. */
export const findChallengeByLink = async (db: Db, linkHash: string) =>
  latest(db, asChallenge(await byLink.first(db, { linkHash })));

export const findChallengeByPassword = async (db: Db, passwordHash: string) =>
  asChallenge(await byPassword.first(db, { passwordHash }));

/** Those that nobody has decided, newest first. */
export const listUnfinishedOfPlayer = async (
  db: Db,
  scope: Scope,
  kuid: string,
): Promise<Challenge[]> =>
  (await unfinishedOfPlayer(db, { productId: scope.productId, mode: scope.mode, kuid })).map(
    asChallenge,
  ) as Challenge[];

export const listUnfinishedOfSession = async (db: Db, sessionId: string): Promise<Challenge[]> =>
  (await unfinishedOfSession(db, { sessionId })).map(asChallenge) as Challenge[];

/** The hashes by which the newest password and link are found again. */
export async function addChallenge(tx: Db, challenge: Challenge, lookups: Lookups): Promise<void> {
  const { password, link, ...rest } = challenge;
  await insert(tx, {
    ...rest,
    evidence: JSON.stringify(challenge.evidence),
    requestedPermissions: JSON.stringify(challenge.requestedPermissions),
    documents: JSON.stringify(challenge.documents),
    options: challenge.options && JSON.stringify(challenge.options),
    passwordGeneration: password.generation,
    passwordExpiresAt: password.expiresAt,
    linkGeneration: link.generation,
    linkExpiresAt: link.expiresAt,
    ...lookups,
  });
}

type Change = Partial<
  Pick<
    Challenge,
    "status" | "kuid" | "sessionId" | "failureReason" | "supersededBy" | "mailedTo" | "decidedAt"
  >
>;

/** The challenge as it is now, or the one that took its place; nobody else changes it until the transaction ends. */
export async function rereadChallenge(tx: Db, { challengeId }: Challenge): Promise<Challenge> {
  const found = asChallenge(await byIdLocked.first(tx, { challengeId }));
  if (!found) throw notFound("No such challenge.");
  return found.supersededBy === null
    ? found
    : rereadChallenge(tx, { ...found, challengeId: found.supersededBy });
}

/** Of whatever product, and superseded or not. */
export const findChallengeInAnyProduct = async (
  db: Db,
  challengeId: string,
): Promise<Challenge | undefined> => asChallenge(await byId.first(db, { challengeId }));

/** Of whatever product; nobody else changes it until the transaction ends. */
export const findAndLockChallenge = async (
  tx: Db,
  challengeId: string,
): Promise<Challenge | undefined> => asChallenge(await byIdLocked.first(tx, { challengeId }));

/** CONFLICT where it has passed or failed, or another took its place. */
export function assertUnfinished(challenge: Challenge): void {
  if (!isUnfinished(challenge)) throw conflict("The challenge has been decided already.");
}

/**
 * Changes a challenge that nobody has decided, whatever else has been changed since it was read. CONFLICT where it has
 * passed or failed, or another took its place.
 */
export async function changeChallenge(
  tx: Db,
  { challengeId }: Challenge,
  change: Change,
): Promise<Challenge> {
  const current = asChallenge(await byIdLocked.first(tx, { challengeId }));
  if (!current) throw notFound("No such challenge.");
  assertUnfinished(current);
  const next = { ...current, ...change };
  const { status, kuid, sessionId, failureReason, supersededBy, mailedTo, decidedAt } = next;
  await update(tx, {
    challengeId,
    status,
    kuid,
    sessionId,
    failureReason,
    supersededBy,
    mailedTo,
    decidedAt,
  });
  return next;
}

export async function savePassword(
  tx: Db,
  challenge: Challenge,
  password: Derived,
  hash: string,
): Promise<Challenge> {
  await renewPassword(tx, { challengeId: challenge.challengeId, ...password, hash });
  return { ...challenge, password };
}

export async function saveLink(
  tx: Db,
  challenge: Challenge,
  link: Derived,
  hash: string,
): Promise<Challenge> {
  await renewLink(tx, { challengeId: challenge.challengeId, ...link, hash });
  return { ...challenge, link };
}

/** Whether another challenge has this password already: of a million live ones, two would be the same by chance. */
export const isPasswordTaken = async (db: Db, hash: string): Promise<boolean> =>
  (await passwordIsTaken.first(db, { hash })) !== undefined;
