import type { Context } from "../../context.js";
import { MAX_GUARDIANS, type Assurance } from "../../domain/guardian/assurance.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { conflict } from "../../errors.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import type { Tenancy } from "../../store/players.js";
import {
  ensureGuardian,
  linkGuardian,
  listGuardiansOfPlayer,
  listGuardiansOfSession,
  type Channel,
  type Guardian,
  type SessionGuardian,
} from "../../store/guardians.js";
import { findSessionInAnyProduct, findSessionOfPlayer } from "../../store/sessions.js";
import { armDigest } from "../digest/arm-digest.js";
import { hashAddress } from "./hash-address.js";

type PlayerDeps = Pick<Context, "scope" | "tenancy">;

/** A guardian once, with the link by which they came first. */
export const distinct = (links: readonly SessionGuardian[]): SessionGuardian[] =>
  [...new Map(links.toReversed().map((link) => [link.guardianId, link])).values()].toReversed();

/** Holds back others who change the guardians of this player, until the transaction ends. */
export const lockGuardians = (
  tx: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<void> => advisoryLock(tx, `guardians ${organisation} ${mode} ${kuid}`);

/** All guardians of a player in the organisation, each once, the first one first. */
export const guardiansOfPlayer = async (
  db: Db,
  { tenancy }: Pick<Context, "tenancy">,
  kuid: string,
): Promise<SessionGuardian[]> => distinct(await listGuardiansOfPlayer(db, tenancy, kuid));

/**
 * Whom to ask about a player in this product: its own guardians, else all of the player. The first one first; empty
 * where no guardian is on file.
 */
export async function responsibleGuardians(
  db: Db,
  context: PlayerDeps,
  kuid: string,
): Promise<SessionGuardian[]> {
  const session = await findSessionOfPlayer(db, context.scope, kuid);
  const own = session ? await listGuardiansOfSession(db, session.sessionId) : [];
  return own.length > 0 ? own : guardiansOfPlayer(db, context, kuid);
}

/** The addresses of those to ask about a player in this product. */
export async function addressesOnFile(
  { db, scope, tenancy }: Pick<Context, "db" | "scope" | "tenancy">,
  kuid: string,
): Promise<string[]> {
  const guardians = await responsibleGuardians(db, { scope, tenancy }, kuid);
  return guardians.map((guardian) => guardian.address);
}

/** Whether the reader of an address is one of these guardians. */
export const isOnFile = (guardians: readonly Guardian[], address: string): boolean =>
  guardians.some((guardian) => isSameAddress(guardian.address, address));

/** Whether one more address would be one too many for this player. */
export const isFull = (guardians: readonly Guardian[], address: string): boolean =>
  guardians.length >= MAX_GUARDIANS && !isOnFile(guardians, address);

/** The reader of an address, of whom more is known than of a stranger; a guardian only once they are linked. */
export const rememberGuardian = async (
  tx: Db,
  context: Pick<Context, "keyring" | "random" | "tenancy" | "now">,
  email: string,
): Promise<Guardian> =>
  ensureGuardian(
    tx,
    context.tenancy,
    {
      guardianId: context.random.uuid(),
      addressHash: await hashAddress(tx, context, email),
      address: email,
    },
    context.now,
  );

type PutOnFile = Readonly<{
  sessionId: string;
  kuid: string;
  email: string;
  assurance: Assurance;
  channel: Channel;
  /** Null for a guardian who joins without consenting. */
  consentedAt: number | null;
}>;

/** Makes the reader of an address a guardian of a session. CONFLICT where the player has four others. */
export async function putOnFile(
  tx: Db,
  context: Pick<Context, "keyring" | "random" | "tenancy" | "now">,
  { sessionId, kuid, email, assurance, channel, consentedAt }: PutOnFile,
): Promise<Guardian> {
  const { now } = context;
  await lockGuardians(tx, context.tenancy, kuid);
  if (isFull(await guardiansOfPlayer(tx, context, kuid), email))
    throw conflict(`This player already has ${MAX_GUARDIANS} guardians.`);
  const guardian = await rememberGuardian(tx, context, email);
  const { guardianId } = guardian;
  await linkGuardian(tx, { sessionId, guardianId, linkedAt: now, assurance, channel, consentedAt });
  const session = await findSessionInAnyProduct(tx, sessionId);
  if (session) await armDigest(tx, session, now);
  return guardian;
}
