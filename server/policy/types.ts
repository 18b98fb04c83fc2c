// What the files of this folder hold, once loaded. Everything is frozen: a policy never changes while the service runs.
import type { LocalDate } from "../lib/dates.js";

export const TOPICS = ["digital-consent-age", "civil-majority-age"] as const;
export type Topic = (typeof TOPICS)[number];

/** Where something was read. `quote` is in the original language. */
export type Source = Readonly<{
  key?: string;
  /** Null where the source is a file without an address; absent where nothing was read. */
  url?: string | null;
  file?: string;
  kind:
    | "statute"
    | "statute-copy"
    | "regulator"
    | "court"
    | "legal-publisher"
    | "law-firm"
    | "press"
    | "tracker"
    | "platform"
    | "recalled";
  quote?: string;
  quoteEn?: string;
  /** The language of `quote`, if it is not the main language of the place. */
  quoteLanguage?: string;
  /** Null where the page was not read. */
  retrieved?: LocalDate | null;
  /** False: to be quoted, not linked. */
  link?: false;
  note?: string;
}>;

/** How a value was checked. A value that is unknown never counts. */
export type Check = "found" | "date-found" | "recalled" | "unknown";
export type Confidence = "high" | "medium" | "low";

/** One value of one topic for one period. Both dates are inclusive; an absent one is open. */
export type Row = Readonly<{
  /** Whole years. */
  value: number;
  effectiveFrom?: LocalDate;
  effectiveTo?: LocalDate;
  instrument: string;
  sources: readonly Source[];
  check?: Check;
  confidence: Confidence;
  note?: string;
  correction?: Readonly<{ date: LocalDate; why: string }>;
}>;

/** What the file of one country or subdivision holds. */
export type JurisdictionAges = Readonly<{
  jurisdiction: string;
  name: string;
  topics: Readonly<Partial<Record<Topic, readonly Row[]>>>;
}>;

/** A country or subdivision of ISO 3166; `parent` is the code of the place to which it belongs. */
export type Jurisdiction = Readonly<{ code: string; name: string; parent?: string }>;

/** All of ISO 3166. */
export type Jurisdictions = Readonly<{
  find(code: string): Jurisdiction | undefined;
  codes(): readonly string[];
}>;

/** The states of a permission before anyone decides, by who manages it, least restrictive first. */
export const PERMISSION_DEFAULTS = [
  "player-on",
  "player-off",
  "guardian-off",
  "prohibited",
] as const;
export type PermissionDefault = (typeof PERMISSION_DEFAULTS)[number];

/** How sure an age has to be before it lifts a restriction: `verified` unless a permission says less. */
export type AgeAssurance = "attested" | "estimated" | "verified";

export type Band = "minor" | "youth" | "adult";

type JurisdictionOverride = Readonly<
  Partial<Record<Band, PermissionDefault>> & {
    verifiedAge?: number;
    assurance?: AgeAssurance;
    source: string;
  }
>;

export type StandardPermission = Readonly<
  Record<Band, PermissionDefault> & {
    name: string;
    group: string;
    /** It shows a child's data to others, or lets the child publish it. */
    disclosing?: true;
    verifiedAge?: number;
    assurance?: AgeAssurance;
    source: string;
    jurisdictions?: Readonly<Record<string, JurisdictionOverride>>;
  }
>;

/** What a product is. Every one is also an `app`, and an `online-game` is also a `game`. */
export const SERVICES = [
  "game",
  "online-game",
  "social-media",
  "app-store",
  "operating-system",
  "ai-companion",
  "app",
] as const;
export type Service = (typeof SERVICES)[number];

export const LAW_STATES = [
  "announced",
  "enacted",
  "in-force",
  "transition",
  "enjoined",
  "stayed",
  "repealed",
] as const;
export type LawState = (typeof LAW_STATES)[number];

/** One state of a law; both days are inclusive, and the last one has no `to`. */
export type LawStatus = Readonly<{
  from: LocalDate;
  to?: LocalDate;
  state: LawState;
  scope?: string;
  note?: string;
  court?: string;
  case?: string;
  source: string;
}>;

export type Days =
  | "all"
  | readonly ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun" | "public-holiday")[];
/** Clock times; `24:00` is the end of the day. */
export type PlayWindow = Readonly<{ days: Days; from: string; to: string }>;

/** The fields of every duty. Ages in whole years, `below` not included; both days are inclusive. */
type DutyBase = Readonly<{
  from?: number;
  below?: number | "digital-consent-age";
  services?: readonly (Service | "any")[];
  validFrom?: LocalDate;
  validTo?: LocalDate;
  text?: string;
  check: Check;
  source: string;
}>;

export type Occasion =
  | "data-processing"
  | "sign-up"
  | "purchase"
  | "download"
  | "significant-change"
  | "data-sharing"
  | "chat"
  | "permissions";

type OwnFields = {
  consent: {
    below: number | "digital-consent-age";
    by: "guardian" | "player";
    occasions: readonly Occasion[];
    permissions?: readonly string[];
    verified?: true;
    methods?: readonly string[];
    obtainedBy?: "app-store";
  };
  "minimum-age": { below: number; liftedBy: "none" | "guardian-consent" };
  "time-limit": {
    below: number;
    minutesPerDay?: number;
    windows?: readonly PlayWindow[];
    counts: "game" | "service" | "provider";
    zone?: string;
    holidays?: string;
    isDefault: boolean;
    changeableBy: "nobody" | "guardian" | "player";
  };
  "quiet-hours": {
    days: Days;
    from: string;
    to: string;
    of: readonly ("use" | "notifications")[];
    zone?: string;
    isDefault: boolean;
    changeableBy: "nobody" | "guardian" | "player";
  };
  "break-notice": { everyMinutes: number };
  "default-setting": {
    permissions: readonly string[];
    value: Exclude<PermissionDefault, "player-on">;
    liftedBy?: "none" | "guardian-consent" | "player";
  };
  ban: { permissions: readonly string[]; liftedBy: "none" | "guardian-consent" };
  "spending-limit": {
    amount: number;
    currency: string;
    per: "day" | "week" | "month" | "transaction";
    counts?: "game" | "service" | "provider";
    changeableBy: "nobody" | "guardian" | "player";
  };
  "age-assurance": {
    level: "declared" | "estimated" | "verified" | "highly-effective";
    for: string;
    methods?: readonly string[];
    forbids?: readonly string[];
    permissions?: readonly string[];
  };
  "guardian-assurance": {
    level: "reasonable-efforts" | "verified";
    methods?: readonly string[];
    permissions?: readonly string[];
    /** Whether it is about whatever a product's own permissions disclose, too. */
    disclosing?: true;
  };
  "age-signal": { provider: "app-store" | "operating-system"; bands?: readonly string[] };
  notice: {
    to: "guardian" | "player" | "platform";
    when: string;
    what: string;
    permissions?: readonly string[];
    /** What the notice of a consent page has to say, by paragraph. */
    needs?: readonly Readonly<{ at: string; parts: readonly NoticePart[] }>[];
  };
  "parental-tools": { tools: readonly string[] };
  data: { text: string };
  other: { text: string; permissions?: readonly string[] };
};
export type DutyType = keyof OwnFields;
export type NoticePart =
  | "items"
  | "uses"
  | "retention"
  | "recipients"
  | "policy"
  | "operator"
  | "contact"
  | "contact-source"
  | "rights";
/** A duty of a type with its own fields: the `from` of quiet hours is a clock time, and no age. */
export type DutyOf<Type extends DutyType> = Readonly<
  { type: Type } & OwnFields[Type] & Omit<DutyBase, keyof OwnFields[Type]>
>;
export type Duty = { [Type in DutyType]: DutyOf<Type> }[DutyType];

/** One law, as its file in `laws/` says it. */
export type LawFile = Readonly<{
  id: string;
  /** A code of ISO 3166, or `EU`. */
  place: string;
  /** Parts of the place where it does not hold; a code stands for its twin too. */
  excludes?: readonly string[];
  /** Where it holds besides its place. */
  covers?: readonly string[];
  binding?: false;
  name: string;
  names?: Readonly<Record<string, string>>;
  instrument: string;
  authority: string;
  services: Readonly<{
    applies: readonly (Service | "any")[];
    /** Services, or conditions that only the product can judge. */
    exempt: readonly string[];
    threshold: string | null;
    note?: string;
  }>;
  status: readonly LawStatus[];
  duties: readonly Duty[];
  penalty?: Readonly<{
    text: string;
    currency?: string;
    amount?: number;
    per?: string;
    check?: Check;
    source: string;
  }>;
  sources: readonly (Source & Readonly<{ key: string }>)[];
  review: Readonly<{ next: LocalDate; open: readonly string[] }>;
  confidence: Confidence;
}>;

/** Where the laws of the European Union hold: in its members, without some parts of them. */
export type Membership = Readonly<{
  union: "EU";
  members: readonly Readonly<{ place: string; from: LocalDate; to?: LocalDate }>[];
  without: readonly string[];
}>;

/** Public holidays of a country by year; a year that is missing counts as without any. */
export type Calendar = Readonly<{
  calendar: string;
  zone: string;
  years: Readonly<
    Record<
      string,
      Readonly<{
        /** Days off, first and last day inclusive. */
        holidays: readonly Readonly<{ name: string; from: LocalDate; to: LocalDate }>[];
        /** Days of a weekend that are working days. */
        workdays: readonly LocalDate[];
        source: string;
      }>
    >
  >;
  sources: readonly Source[];
  review: LawFile["review"];
}>;

export type Policy = Readonly<{
  /** Changes with any byte of the files, and with nothing else. */
  version: string;
  /** The parsed content of the files, by their paths. */
  documents: Readonly<Record<string, unknown>>;
  jurisdictions: Jurisdictions;
  /**
   * By code, and `default`. This table and the others have no prototype, so that a caller's text `constructor` finds nothing.
   */
  ages: Readonly<Record<string, JurisdictionAges>>;
  /** Each law by its id. */
  laws: Readonly<Record<string, LawFile>>;
  membership: Membership;
  /** Each calendar by its country's code. */
  calendars: Readonly<Record<string, Calendar>>;
  /** Each permission by its name, in the order of the catalogue. */
  permissions: Readonly<Record<string, StandardPermission>>;
  /** The other codes of the same territory, by code. */
  twins: Readonly<Record<string, readonly string[]>>;
  /** Subdivisions where the law of their country does not hold. */
  detached: readonly string[];
}>;

/**
 * Why an answer was given: a duty of a law, the product's file, this project's own caution, a guardian, or the player's age
 * alone. `law` is the id of a law, and absent where the place's own age counts and no file names its law.
 */
export type Ground = Readonly<{
  kind: "law" | "product" | "default" | "guardian" | "age";
  law?: string;
  duty?: DutyType;
}>;
