import type { Context } from "../../context.js";
import { MAX_GUARDIANS, type Assurance } from "../../domain/guardian/assurance.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { conflict } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import type { Tenancy } from "../../store/players/queries.js";
import { succeedFormerGuardians } from "../../store/guardians/former-guardians.js";
import {
  ensureGuardian,
  linkGuardian,
  listGuardiansOfPlayer,
  listGuardiansOfSession,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import type { Guardian, Channel } from "../../store/guardians/table.js";
import { findSessionInAnyProduct, findSessionOfPlayer } from "../../store/sessions/queries.js";
import { armDigest } from "../digest/arm-digest.js";
import type { Whereabouts } from "../../domain/zones.js";
import { settleAddress } from "./settle-address.js";

type PlayerDeps = Pick<Context, "scope" | "tenancy">;

/** Returns each guardian once, with the link by which they came first. */
export const eachGuardianOnce = (links: readonly SessionGuardian[]): SessionGuardian[] =>
  [...new Map(links.toReversed().map((link) => [link.guardianId, link])).values()].toReversed();

/** Makes others wait that change the guardians of this player, until the transaction ends. */
export const lockGuardians = (
  tx: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<void> => advisoryLock(tx, `guardians ${organisation} ${mode} ${kuid}`);

/** Returns all guardians of a player in the organisation, each once, the first one first. */
export const guardiansOfPlayer = async (
  db: Db,
  { tenancy }: Pick<Context, "tenancy">,
  kuid: string,
): Promise<SessionGuardian[]> =>
  eachGuardianOnce(await listGuardiansOfPlayer(db, { ...tenancy, kuid }));

/**
 * Returns the guardians to ask about a player in this product: the product's own, else all guardians of the player, the first
 * guardian first. Empty if no guardian is on file.
 */
async function responsibleGuardians(
  db: Db,
  context: PlayerDeps,
  kuid: string,
): Promise<SessionGuardian[]> {
  const session = await findSessionOfPlayer(db, { ...context.scope, kuid });
  const own = session ? await listGuardiansOfSession(db, { sessionId: session.sessionId }) : [];
  return own.length > 0 ? own : guardiansOfPlayer(db, context, kuid);
}

/** Returns the readable addresses of the guardians to ask about a player in this product. */
export async function addressesOnFile(
  { db, scope, tenancy }: Pick<Context, "db" | "scope" | "tenancy">,
  kuid: string,
): Promise<string[]> {
  const guardians = await responsibleGuardians(db, { scope, tenancy }, kuid);
  return guardians.map(({ address }) => address).filter((address) => address !== "");
}

/** Returns whether the reader of an address is one of these guardians. */
export const isOnFile = (guardians: readonly Guardian[], address: string): boolean =>
  guardians.some((guardian) => isSameAddress(guardian.address, address));

/** Returns whether a player already has the highest number of guardians, and this address belongs to none of them. */
export const isFull = (guardians: readonly Guardian[], address: string): boolean =>
  guardians.length >= MAX_GUARDIANS && !isOnFile(guardians, address);

/** Returns the record of an address's reader, and makes it if there is none. They are a guardian only once they are linked. */
export const rememberGuardian = async (
  tx: Db,
  context: Pick<Context, "keyring" | "random" | "tenancy" | "now">,
  email: string,
): Promise<Guardian> =>
  ensureGuardian(
    tx,
    context.tenancy,
    {
      guardianId: context.random.uuid("guardian"),
      addressHash: await settleAddress(tx, context, email),
      address: email,
    },
    context.now,
  );

type PutOnFile = Readonly<{
  sessionId: string;
  /** The session's; read where it is not given. */
  whereabouts?: Whereabouts;
  kuid: string;
  email: string;
  assurance: Assurance;
  channel: Channel;
  /** Null for a guardian who joins without consenting. */
  consentedAt: number | null;
  /** What `lockGuardianLinks` returned, where that has been asked. */
  locked?: readonly SessionGuardian[];
}>;

/** A guardian who was put on file, and all guardians of the player from then on. */
type OnFile = Readonly<{
  guardian: Guardian;
  /** Whether the guardian is new to this player. */
  isNew: boolean;
  guardians: readonly SessionGuardian[];
}>;

/** Returns the links of a player to guardians, and locks them until the transaction ends. */
export async function lockGuardianLinks(
  tx: Db,
  { tenancy }: Pick<Context, "tenancy">,
  kuid: string,
): Promise<readonly SessionGuardian[]> {
  // The statements are made without waiting, so that they are sent together.
  const [, links] = await Promise.all([
    lockGuardians(tx, tenancy, kuid),
    listGuardiansOfPlayer(tx, { ...tenancy, kuid }),
  ]);
  return links;
}

/** Makes the reader of an address a guardian of a session. Throws CONFLICT where the player has four others. */
export async function putOnFile(
  tx: Db,
  context: Pick<Context, "keyring" | "random" | "tenancy" | "now">,
  input: PutOnFile,
): Promise<OnFile> {
  const { sessionId, kuid, whereabouts, email, assurance, channel, consentedAt, locked } = input;
  const { now } = context;
  const links = locked ?? (await lockGuardianLinks(tx, context, kuid));
  const known = eachGuardianOnce(links).find(({ address }) => isSameAddress(address, email));
  if (!known && isFull(eachGuardianOnce(links), email))
    throw conflict(`This player already has ${MAX_GUARDIANS} guardians.`);
  const guardian = known ?? (await rememberGuardian(tx, context, email));
  const { guardianId } = guardian;
  const ordinal = known?.ordinal ?? 1 + Math.max(0, ...links.map((link) => link.ordinal));
  const link = { sessionId, guardianId, linkedAt: now, ordinal, assurance, channel, consentedAt };
  await linkGuardian(tx, link);
  if (!known) await succeedFormerGuardians(tx, { ...context.tenancy, kuid, succeededAt: now });
  const where = whereabouts ?? (await findSessionInAnyProduct(tx, { sessionId }));
  if (where) await armDigest(tx, { ...where, sessionId }, now);
  const guardians = eachGuardianOnce(withLink(links, { ...guardian, ...link }));
  return { guardian, isNew: !known, guardians };
}

/** Returns the links of a player with a new one, in the order in which they are read. */
function withLink(links: readonly SessionGuardian[], link: SessionGuardian): SessionGuardian[] {
  const isSame = ({ sessionId, guardianId }: SessionGuardian) =>
    sessionId === link.sessionId && guardianId === link.guardianId;
  // A guardian of the session keeps the instant at which they became one.
  const { linkedAt } = links.find(isSame) ?? link;
  return [...links.filter((other) => !isSame(other)), { ...link, linkedAt }].sort(
    (one, other) =>
      one.ordinal - other.ordinal ||
      one.linkedAt - other.linkedAt ||
      (one.guardianId < other.guardianId ? -1 : 1),
  );
}
