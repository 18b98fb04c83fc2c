// The age of a player by a platform's signal. An unverified signal can restrict and never grants.
import { invalidInput } from "../lib/errors.js";
import type { Law } from "./law.js";

export const PLATFORMS = [
  "own-platform",
  "vr-platform",
  "ios-platform",
  "android-store",
  "console-platform",
] as const;
type Platform = (typeof PLATFORMS)[number];

/** As it comes from the caller. Ages in whole years. */
export type PlatformSignal = {
  name?: string | undefined;
  ageLow?: number | undefined;
  ageHigh?: number | undefined;
  category?: string | undefined;
  declarationType?: string | undefined;
  verificationId?: string | undefined;
};

type SignalField = keyof PlatformSignal;

/** Names a field of the signal in messages, as the caller sent it. */
export type FieldNamer = (field: SignalField) => string;

/** `platformAgeLow`: the signal as parameters of a query. */
export const inQuery: FieldNamer = (field) =>
  `platform${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** `platformAgeSignal.ageLow`: the signal as an object of a body. */
export const inBody: FieldNamer = (field) => `platformAgeSignal.${field}`;

type SignalReading = {
  nameField: FieldNamer;
  /** The age (whole years) that a verification of the caller's organisation proved; undefined for any other id. */
  findVerification: (id: string) => { age: number } | undefined;
};

/**
 * Whole years from `age` to `highestAge`, which is absent where the range is open; `verified` where the signal satisfies
 * verified-age thresholds.
 */
type SignalAge = { age: number; highestAge?: number; verified: boolean };
type Range = Omit<SignalAge, "verified">;

const MAX_AGE = 150;

type Kind = {
  accepts: readonly SignalField[];
  /** Declaration types of this platform that count as verified. Any other text is accepted as unverified. */
  verifiedBy?: readonly string[];
  /** The ages that belong to each category under a law. */
  categories?: Readonly<Record<string, (law: Law) => Range>>;
};

const hasTeens = (law: Law) => law.digitalConsentAge < law.civilMajorityAge;

const children = (law: Law, from: number): Range => ({
  age: from,
  highestAge: (hasTeens(law) ? law.digitalConsentAge : law.civilMajorityAge) - 1,
});

/** If the age of consent is not below majority, the teen band is empty: the category counts as the category below it. */
const teens = (law: Law, childFrom: number): Range => ({
  age: hasTeens(law) ? law.digitalConsentAge : childFrom,
  highestAge: law.civilMajorityAge - 1,
});

const adults = (law: Law): Range => ({ age: law.civilMajorityAge });

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
      child: (law) => children(law, 0),
      teen: (law) => teens(law, 0),
      adult: adults,
    },
  },
  "vr-platform": {
    accepts: ["category", "declarationType"],
    // The platform has no accounts below ten.
    categories: {
      CH: (law) => children(law, 10),
      TN: (law) => teens(law, 10),
      AD: adults,
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
 * Returns the ages that a signal means under a law: a range (an absent bound is open), the ages of a category, or all ages from
 * the proven age of a verification on. INVALID_INPUT, naming the field, for a missing or unknown platform, a field that the
 * platform doesn't use, an invalid range or category, an unknown verification.
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
  const range = kind.categories
    ? agesOfCategory(law, signal.category, kind.categories, nameField("category"))
    : agesOfRange(signal, nameField);
  const { declarationType = "" } = signal;
  return { ...range, verified: kind.verifiedBy?.includes(declarationType) ?? false };
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

function agesOfCategory(
  law: Law,
  category: string | undefined,
  categories: NonNullable<Kind["categories"]>,
  field: string,
): Range {
  // Own properties only: "constructor" isn't a category.
  const ages =
    category !== undefined && Object.hasOwn(categories, category)
      ? categories[category]
      : undefined;
  if (!ages) throw invalidInput(`${field}: must be one of ${Object.keys(categories).join(", ")}.`);
  return ages(law);
}

function agesOfRange({ ageLow, ageHigh }: PlatformSignal, nameField: FieldNamer): Range {
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
  return { age: ageLow ?? 0, ...(ageHigh !== undefined && { highestAge: ageHigh }) };
}
