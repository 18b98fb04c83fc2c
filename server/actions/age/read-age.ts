import type { Context } from "../../context.js";
import {
  latestToday,
  readDateOfBirth,
  withoutVerification,
  type AgeEvidence,
  type SignalOnDay,
} from "../../domain/age/age.js";
import { invalidInput } from "../../lib/errors.js";
import { lawNow } from "../../policy/zones.js";
import { signalAge, type FieldNamer, type PlatformSignal } from "../../policy/signals.js";
import type { Jurisdiction } from "../../policy/types.js";
import { findPlayer, noSuchPlayer } from "../../store/players/queries.js";
import { findVerificationIn } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { signalOf } from "../verification/prove-age.js";

type ReadAgeDeps = Pick<Context, "db" | "policy" | "product" | "tenancy" | "scope" | "now">;

interface AgeInputs {
  dateOfBirth?: string | undefined;
  age?: number | undefined;
  kuid?: string | undefined;
  signal?: PlatformSignal | undefined;
}

/**
 * Reads a request's evidence of a player's age: at most one of `dateOfBirth`, `age` and `kuid`, and perhaps a platform's signal.
 * Throws INVALID_INPUT naming the field, and NOT_FOUND for a `kuid` that is unknown in the organisation.
 */
export async function readAge(
  context: ReadAgeDeps,
  jurisdiction: Jurisdiction,
  { dateOfBirth, age, kuid, signal }: AgeInputs,
  nameField: FieldNamer,
): Promise<AgeEvidence> {
  if ([dateOfBirth, age, kuid].filter((input) => input !== undefined).length > 1) {
    throw invalidInput("Send only one of dateOfBirth, age and kuid.");
  }
  const { now } = context;
  const read = signal && (await readSignal(context, jurisdiction, signal, nameField, kuid));
  const known: AgeEvidence = kuid === undefined ? {} : (await knownPlayer(context, kuid)).evidence;
  return {
    ...known,
    ...(dateOfBirth !== undefined && {
      dateOfBirth: readDateOfBirth(dateOfBirth, now),
    }),
    ...(age !== undefined && { stated: { years: age, on: latestToday(now) } }),
    ...(read && { signals: [...(known.signals ?? []), read] }),
  };
}

/**
 * Returns a platform's signal as evidence of today; for a verification, the proven age. `kuid` is the player of the signal, if
 * known. Throws INVALID_INPUT naming the field.
 */
export async function readSignal(
  context: ReadAgeDeps,
  jurisdiction: Jurisdiction,
  signal: PlatformSignal,
  nameField: FieldNamer,
  kuid?: string,
): Promise<SignalOnDay> {
  const { policy, product, now } = context;
  const law = lawNow(policy, product, jurisdiction, now);
  const verification = await findProof(context, signal, kuid);
  const { age, highestAge, verified } = signalAge(law, signal, {
    nameField,
    findVerification: () => verification && { age: verification.ageLow ?? 0 },
  });
  if (verification) return signalOf(verification);
  return {
    years: age,
    ...(highestAge !== undefined && { highestYears: highestAge }),
    on: latestToday(now),
    verified,
  };
}

/** Returns the verification that a signal names, if it is about this player. */
async function findProof(
  context: ReadAgeDeps,
  { name, verificationId }: PlatformSignal,
  kuid: string | undefined,
): Promise<Verification | undefined> {
  if (name !== "own-platform" || verificationId === undefined) return undefined;
  const found = await findHolding(context, verificationId);
  return found && provesAgeOf(found, kuid) ? found : undefined;
}

/** Returns a verification of this product and mode that has passed and still holds. */
async function findHolding(
  { db, scope, now }: Pick<ReadAgeDeps, "db" | "scope" | "now">,
  verificationId: string,
): Promise<Verification | undefined> {
  const found = await findVerificationIn(db, scope, verificationId);
  return found?.status === "PASS" && now < (found.holdsUntil ?? 0) ? found : undefined;
}

/** Checks evidence that was read earlier: a verification that was revoked since, or no longer holds, proves nothing. */
export async function asItHolds(
  context: Pick<ReadAgeDeps, "db" | "scope" | "now">,
  evidence: AgeEvidence,
): Promise<AgeEvidence> {
  let held = evidence;
  for (const { verificationId } of evidence.signals ?? [])
    if (verificationId !== undefined && !(await findHolding(context, verificationId)))
      held = withoutVerification(held, verificationId);
  return held;
}

/** Returns whether a verification is about this player. That of an adult who acts for a player is not. */
function provesAgeOf(verification: Verification, kuid: string | undefined): boolean {
  if (verification.addressHash !== null) return false;
  if (verification.kuid === null) return true;
  if (verification.purpose === "trusted-adult") return false;
  return kuid === undefined || kuid === verification.kuid;
}

async function knownPlayer({ db, tenancy }: ReadAgeDeps, kuid: string) {
  const player = await findPlayer(db, { ...tenancy, kuid });
  if (!player) throw noSuchPlayer();
  return player;
}

type PlatformQuery = {
  platformName?: string;
  platformAgeLow?: number;
  platformAgeHigh?: number;
  platformCategory?: string;
  platformDeclarationType?: string;
  platformVerificationId?: string;
};

/** Returns the signal in the parameters of a query, if any. */
export function signalInQuery(query: PlatformQuery): PlatformSignal | undefined {
  const signal = {
    name: query.platformName,
    ageLow: query.platformAgeLow,
    ageHigh: query.platformAgeHigh,
    category: query.platformCategory,
    declarationType: query.platformDeclarationType,
    verificationId: query.platformVerificationId,
  };
  return Object.values(signal).some((value) => value !== undefined) ? signal : undefined;
}
