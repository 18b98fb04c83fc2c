// What a platform says about a player's age. An unverified signal can restrict and never grants.
import { invalidInput } from "../errors.js";
import type { Law } from "./law.js";

export const PLATFORMS = [
  "own-platform",
  "vr-platform",
  "ios-platform",
  "android-store",
  "console-platform",
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** As it comes from the caller. Ages in whole years. */
export type PlatformSignal = {
  name?: string | undefined;
  ageLow?: number | undefined;
  ageHigh?: number | undefined;
  category?: string | undefined;
  declarationType?: string | undefined;
  verificationId?: string | undefined;
};

export type SignalField = keyof PlatformSignal;

/** Names a field of the signal in messages, as the caller sent it. */
export type FieldNamer = (field: SignalField) => string;

/** `platformAgeLow`: the signal as parameters of a query. */
export const inQuery: FieldNamer = (field) =>
  `platform${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** `platformAgeSignal.ageLow`: the signal as an object of a body. */
export const inBody: FieldNamer = (field) => `platformAgeSignal.${field}`;

export type SignalReading = {
  nameField: FieldNamer;
  /** The age (whole years) that a verification of the caller's organisation proved; undefined for any other id. */
  findVerification: (id: string) => { age: number } | undefined;
};

/** Whole years; `verified` where the signal satisfies verified-age thresholds. */
export type SignalAge = { age: number; verified: boolean };

const MAX_AGE = 150;

type Kind = {
  accepts: readonly SignalField[];
  /** Declaration types of this platform that count as verified. Any other text is accepted as unverified. */
  verifiedBy?: readonly string[];
  /** The lowest age that belongs to each category under a law. */
  categories?: Readonly<Record<string, (law: Law) => number>>;
};

/** Where consent is at or over the majority the teen band is empty: the category counts as the one below it. */
const teenFrom = (law: Law, childFrom: number) =>
  law.digitalConsentAge < law.civilMajorityAge ? law.digitalConsentAge : childFrom;

const KINDS: Readonly<Record<Platform, Kind>> = {
  "ios-platform": {
    accepts: ["ageLow", "ageHigh", "declarationType"],
    verifiedBy: [
      "paymentChecked",
      "governmentIDChecked",
      "guardianPaymentChecked",
      "guardianGovernmentIDChecked",
      "confirmed",
    ],
  },
  "android-store": {
    accepts: ["ageLow", "ageHigh", "declarationType"],
    verifiedBy: ["VERIFIED", "SUPERVISED"],
  },
  "console-platform": {
    accepts: ["category", "declarationType"],
    categories: {
      child: () => 0,
      teen: (law) => teenFrom(law, 0),
      adult: (law) => law.civilMajorityAge,
    },
  },
  "vr-platform": {
    accepts: ["category", "declarationType"],
    // The platform has no accounts below ten.
    categories: {
      CH: () => 10,
      TN: (law) => teenFrom(law, 10),
      AD: (law) => law.civilMajorityAge,
    },
  },
  "own-platform": { accepts: ["verificationId"] },
};

const FIELDS: readonly SignalField[] = [
  "ageLow",
  "ageHigh",
  "category",
  "declarationType",
  "verificationId",
];

function kindOf(name: string | undefined, nameField: FieldNamer): Kind {
  const platform = PLATFORMS.find((known) => known === name);
  if (!platform)
    throw invalidInput(`${nameField("name")}: must be one of ${PLATFORMS.join(", ")}.`);
  return KINDS[platform];
}

/**
 * The age that a signal means under a law: of a range the lower end (an absent bound is open), of a category the
 * lowest age that belongs to it, of a verification what it proved. INVALID_INPUT, naming the field, for a missing or
 * unknown platform, a field that the platform doesn't use, an invalid range or category, an unknown verification.
 */
export function signalAge(
  law: Law,
  signal: PlatformSignal,
  { nameField, findVerification }: SignalReading,
): SignalAge {
  const kind = kindOf(signal.name, nameField);
  const refused = FIELDS.find(
    (field) => signal[field] !== undefined && !kind.accepts.includes(field),
  );
  if (refused) {
    throw invalidInput(
      `${nameField(refused)}: is not used with ${signal.name}, which takes ` +
        `${kind.accepts.map(nameField).join(", ")}.`,
    );
  }
  if (kind.accepts.includes("verificationId")) {
    return verificationAge(signal.verificationId, nameField("verificationId"), findVerification);
  }
  const age = kind.categories
    ? categoryAge(law, signal.category, kind.categories, nameField("category"))
    : rangeAge(signal, nameField);
  const { declarationType = "" } = signal;
  return { age, verified: kind.verifiedBy?.includes(declarationType) ?? false };
}

function verificationAge(
  id: string | undefined,
  field: string,
  findVerification: SignalReading["findVerification"],
): SignalAge {
  if (id === undefined) throw invalidInput(`${field}: is required for own-platform.`);
  const verification = findVerification(id);
  if (!verification) throw invalidInput(`${field}: must name a known verification.`);
  return { age: verification.age, verified: true };
}

function categoryAge(
  law: Law,
  category: string | undefined,
  categories: NonNullable<Kind["categories"]>,
  field: string,
): number {
  // Own properties only: "constructor" isn't a category.
  const lowestAge =
    category !== undefined && Object.hasOwn(categories, category)
      ? categories[category]
      : undefined;
  if (!lowestAge)
    throw invalidInput(`${field}: must be one of ${Object.keys(categories).join(", ")}.`);
  return lowestAge(law);
}

function rangeAge({ ageLow, ageHigh }: PlatformSignal, nameField: FieldNamer): number {
  for (const [field, age] of Object.entries({ ageLow, ageHigh })) {
    if (age !== undefined && !(Number.isInteger(age) && age >= 0 && age <= MAX_AGE)) {
      throw invalidInput(
        `${nameField(field as SignalField)}: must be an integer from 0 to ${MAX_AGE}.`,
      );
    }
  }
  if (ageLow === undefined && ageHigh === undefined) {
    throw invalidInput(`${nameField("ageLow")} or ${nameField("ageHigh")} is required.`);
  }
  if (ageLow !== undefined && ageHigh !== undefined && ageLow > ageHigh) {
    throw invalidInput(`${nameField("ageLow")}: must not be greater than ${nameField("ageHigh")}.`);
  }
  return ageLow ?? 0;
}
