import type { Context } from "../../context.js";
import { latestToday, readDateOfBirth, type AgeEvidence } from "../../domain/age/age.js";
import { dateIn } from "../../dates.js";
import { invalidInput, notFound } from "../../errors.js";
import { lawAt } from "../../policy/law.js";
import { signalAge, type FieldNamer, type PlatformSignal } from "../../policy/signals.js";
import type { Jurisdiction } from "../../policy/types.js";
import { findPlayer } from "../../store/players.js";

type ReadAgeDeps = Pick<Context, "db" | "policy" | "tenancy" | "now">;

interface AgeInputs {
  dateOfBirth?: string | undefined;
  age?: number | undefined;
  kuid?: string | undefined;
  signal?: PlatformSignal | undefined;
}

/**
 * What a request says about a player's age. At most one of `dateOfBirth`, `age` and `kuid`, with a platform's signal
 * beside it. INVALID_INPUT naming the field; NOT_FOUND for a `kuid` that nobody in the organisation has.
 */
export async function readAge(
  context: ReadAgeDeps,
  place: Jurisdiction,
  { dateOfBirth, age, kuid, signal }: AgeInputs,
  nameField: FieldNamer,
): Promise<AgeEvidence> {
  if ([dateOfBirth, age, kuid].filter((input) => input !== undefined).length > 1) {
    throw invalidInput("dateOfBirth, age, kuid: at most one of them may be given.");
  }
  const { now } = context;
  const read = signal && readSignal(context, place, signal, nameField);
  const known: AgeEvidence = kuid === undefined ? {} : (await knownPlayer(context, kuid)).evidence;
  return {
    ...known,
    ...(dateOfBirth !== undefined && {
      dateOfBirth: readDateOfBirth(dateOfBirth, now, "dateOfBirth"),
    }),
    ...(age !== undefined && { stated: { years: age, on: latestToday(now) } }),
    ...(read && { signals: [...(known.signals ?? []), read] }),
  };
}

/** A platform's signal as evidence of today. INVALID_INPUT naming the field. */
export function readSignal(
  { policy, now }: Pick<Context, "policy" | "now">,
  place: Jurisdiction,
  signal: PlatformSignal,
  nameField: FieldNamer,
) {
  const law = lawAt(policy, place, dateIn("UTC", now));
  // Verifications come with their own operations; until then none is known.
  const { age, verified } = signalAge(law, signal, {
    nameField,
    findVerification: () => undefined,
  });
  return { years: age, on: latestToday(now), verified };
}

async function knownPlayer({ db, tenancy }: ReadAgeDeps, kuid: string) {
  const player = await findPlayer(db, tenancy, kuid);
  if (!player) throw notFound("No such player.");
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

/** The signal in the parameters of a query, or undefined where there is none of them. */
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
