// What the files of this folder hold, once loaded. Everything is frozen: a policy never changes while the service runs.
import type { LocalDate } from "../lib/dates.js";

export const TOPICS = [
  "digital-consent-age",
  "civil-majority-age",
  "social-media-minimum-age",
  "app-store-age-law",
  "verifiable-parental-consent-required",
  "advertising-to-minors-ban-age",
  "gaming-hours-limit",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Whole years for an age, true or false for a duty, text for hours of play. */
export type TopicValue = number | boolean | string;

/** One value of one topic for one period. Both dates are inclusive; an absent one is open. */
export type Row = Readonly<{
  value: TopicValue;
  effectiveFrom?: LocalDate;
  effectiveTo?: LocalDate;
  instrument: string;
  citation: readonly string[];
  confidence: "high" | "medium" | "low";
  note?: string;
  correction?: Readonly<{ date: LocalDate; why: string }>;
}>;

export type JurisdictionLaw = Readonly<{
  jurisdiction: string;
  name: string;
  topics: Readonly<Partial<Record<Topic, readonly Row[]>>>;
}>;

/** A country or subdivision of ISO 3166; `parent` is the code of what it belongs to. */
export type Jurisdiction = Readonly<{ code: string; name: string; parent?: string }>;

/** All of ISO 3166. */
export type Jurisdictions = Readonly<{
  find(code: string): Jurisdiction | undefined;
  codes(): readonly string[];
}>;

/** Who manages a permission and how it stands before anyone decided, least restrictive first. */
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
export const BANDS: readonly Band[] = ["minor", "youth", "adult"];

export type JurisdictionOverride = Readonly<
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
    verifiedAge?: number;
    assurance?: AgeAssurance;
    prohibitedBelow?: "advertising-to-minors-ban-age";
    source: string;
    jurisdictions?: Readonly<Record<string, JurisdictionOverride>>;
  }
>;

export type Policy = Readonly<{
  /** Changes with any byte of the files, and with nothing else. */
  version: string;
  jurisdictions: Jurisdictions;
  /** By code, and `default`. Without prototype, as are the other tables: no name of a caller finds `constructor`. */
  laws: Readonly<Record<string, JurisdictionLaw>>;
  /** By name, in the order of the catalogue. */
  permissions: Readonly<Record<string, StandardPermission>>;
  /** Of a code: the other codes of the same territory. */
  twins: Readonly<Record<string, readonly string[]>>;
  /** Subdivisions where the law of their country does not hold. */
  detached: readonly string[];
  sources: Readonly<Record<string, string>>;
}>;
