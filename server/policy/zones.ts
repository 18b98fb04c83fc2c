// Where the day on which a law takes effect begins: at midnight in the jurisdiction, in its earliest zone if it has several.
import { Temporal } from "temporal-polyfill";

import { dateIn, type LocalDate } from "../lib/dates.js";
import type { Law } from "./law.js";
import { remember, rememberUpTo } from "../lib/remember.js";
import { allLawDays, placesChangingOn, type LawProfile } from "./laws.js";
import { standingAt } from "./standing.js";
import type { Jurisdiction, Policy } from "./types.js";

/** Countries with several zones: the earliest zone of each subdivision, and of the rest. Source: tz database. */
const SUBDIVISIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    rest: "Australia/Sydney",
    "Australia/Lord_Howe": "NSW",
    "Australia/Adelaide": "SA",
    "Australia/Brisbane": "QLD",
    "Australia/Darwin": "NT",
    "Australia/Eucla": "WA",
    "Australia/Hobart": "TAS",
  },
  BR: {
    rest: "America/Sao_Paulo",
    "America/Noronha": "PE",
    "America/Boa_Vista": "RR",
    "America/Campo_Grande": "MS",
    "America/Cuiaba": "MT",
    "America/Manaus": "AM",
    "America/Porto_Velho": "RO",
    "America/Rio_Branco": "AC",
  },
  CA: {
    rest: "America/Toronto",
    "America/Blanc-Sablon": "QC",
    "America/Edmonton": "AB BC NT",
    "America/Halifax": "NB NS PE",
    "America/Iqaluit": "NU",
    "America/Regina": "SK",
    "America/St_Johns": "NL",
    "America/Whitehorse": "YT",
    "America/Winnipeg": "MB",
  },
  CD: { rest: "Africa/Lubumbashi", "Africa/Kinshasa": "BC EQ KG KL KN MN MO NU SU TU" },
  CL: { rest: "America/Santiago", "America/Punta_Arenas": "MA" },
  EC: { rest: "America/Guayaquil", "Pacific/Galapagos": "W" },
  ES: { rest: "Europe/Madrid", "Atlantic/Canary": "CN GC TF" },
  FM: { rest: "Pacific/Pohnpei", "Pacific/Chuuk": "TRK YAP" },
  ID: {
    rest: "Asia/Jakarta",
    "Asia/Makassar": "BA GO KI KS KU NB NT NU SA SG SL SN SR ST",
    "Asia/Jayapura": "MA ML MU PA PB PD PE PP PS PT",
  },
  MN: { rest: "Asia/Ulaanbaatar", "Asia/Hovd": "043 046 071" },
  MX: {
    rest: "America/Mexico_City",
    "America/Cancun": "ROO",
    "America/Hermosillo": "SON",
    "America/Matamoros": "COA NLE TAM",
    "America/Mazatlan": "BCS SIN",
    "America/Ojinaga": "CHH",
    "America/Tijuana": "BCN",
  },
  NZ: { rest: "Pacific/Auckland", "Pacific/Chatham": "CIT" },
  PG: { rest: "Pacific/Port_Moresby", "Pacific/Bougainville": "NSB" },
  PT: { rest: "Europe/Lisbon", "Atlantic/Azores": "20", "Atlantic/Madeira": "30" },
  RU: {
    rest: "Europe/Moscow",
    "Asia/Anadyr": "CHU",
    "Asia/Barnaul": "AL ALT",
    "Asia/Chita": "ZAB",
    "Asia/Irkutsk": "BU IRK",
    "Asia/Kamchatka": "KAM",
    "Asia/Krasnoyarsk": "KK KYA TY",
    "Asia/Magadan": "MAG",
    "Asia/Novokuznetsk": "KEM",
    "Asia/Novosibirsk": "NVS",
    "Asia/Omsk": "OMS",
    "Asia/Sakhalin": "SAK",
    "Asia/Srednekolymsk": "SA",
    "Asia/Tomsk": "TOM",
    "Asia/Vladivostok": "KHA PRI YEV",
    "Asia/Yakutsk": "AMU",
    "Asia/Yekaterinburg": "BA CHE KGN KHM ORE PER SVE TYU YAN",
    "Europe/Astrakhan": "AST",
    "Europe/Kaliningrad": "KGD",
    "Europe/Samara": "SAM UD",
    "Europe/Saratov": "SAR",
    "Europe/Ulyanovsk": "ULY",
  },
  US: {
    rest: "America/New_York",
    "America/Anchorage": "AK",
    "America/Boise": "ID NV OR",
    "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TX WI",
    "America/Denver": "AZ CO MT NM UT WY",
    "America/Los_Angeles": "CA WA",
    "Pacific/Honolulu": "HI",
  },
};

/** What `Intl.Locale` knows of a country: a method in newer platforms, a property in older ones. */
type Region = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const known = new Map<string, readonly string[]>();

/** The zones of a jurisdiction in which its day may begin first; UTC where none is known. */
function zonesOf(policy: Policy, code: string): readonly string[] {
  let zones = known.get(code);
  if (!zones) known.set(code, (zones = findZones(policy, code)));
  return zones;
}

function findZones(policy: Policy, code: string): readonly string[] {
  const [country = code, subdivision] = code.split("-");
  // A territory with a country code of its own has zones of its own.
  const own = subdivision !== undefined && policy.twins[code]?.find((twin) => !twin.includes("-"));
  if (own) return findZones(policy, own);
  const table = subdivision === undefined ? undefined : SUBDIVISIONS[country];
  if (table && subdivision !== undefined) {
    const found = Object.entries(table).find(([, codes]) => codes.split(" ").includes(subdivision));
    return [found?.[0] ?? table["rest"] ?? "UTC"];
  }
  const region = new Intl.Locale(`und-${country}`) as Region;
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  return zones.length === 0 ? ["UTC"] : zones;
}

/** In every zone a date begins at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
type Kept = Readonly<{ quarter: number; date: LocalDate }>;
/**
 * The latest days by zone, for even and odd quarters of an hour: an announcement compares the quarter before midnight with the
 * next.
 */
const latest = [new Map<string, Kept>(), new Map<string, Kept>()] as const;

/** Returns the day whose law counts in a jurisdiction at an instant (milliseconds). */
export function lawDate(
  policy: Policy,
  { code }: Pick<Jurisdiction, "code">,
  now: number,
): LocalDate {
  const quarter = Math.floor(now / QUARTER_MS);
  const ofQuarter = latest[quarter % 2 === 0 ? 0 : 1];
  const kept = ofQuarter.get(code);
  if (kept?.quarter === quarter) return kept.date;
  const dates = zonesOf(policy, code).map((zone) => dateIn(zone, now));
  const date = dates.reduce((a, b) => (a > b ? a : b));
  ofQuarter.set(code, { quarter, date });
  return date;
}

/** Returns the law that counts for a product in a jurisdiction at an instant (milliseconds). */
export const lawNow = (
  policy: Policy,
  profile: LawProfile,
  jurisdiction: Jurisdiction,
  now: number,
): Law => standingAt(policy, profile, jurisdiction, lawDate(policy, jurisdiction, now)).law;

/**
 * Returns the age (whole years) below which a law lets no player into a product at an instant (milliseconds); 0 where no law
 * does.
 */
export const minimumAgeNow = (
  policy: Policy,
  profile: LawProfile,
  jurisdiction: Jurisdiction,
  now: number,
): number =>
  standingAt(policy, profile, jurisdiction, lawDate(policy, jurisdiction, now)).minimumAge;

const startIn = (zone: string, day: LocalDate): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** The instant (milliseconds) at which the law of the day that counts at an instant began to count. */
export function lawDayBegan(
  policy: Policy,
  place: Pick<Jurisdiction, "code">,
  now: number,
): number {
  const day = lawDate(policy, place, now);
  return Math.min(...zonesOf(policy, place.code).map((zone) => startIn(zone, day)));
}

/** Returns the instants (milliseconds) at which the law of a day begins to count anywhere, earliest first. */
function findStarts(policy: Policy, day: LocalDate): readonly number[] {
  const places = placesChangingOn(policy, day).map((code) => zonesOf(policy, code));
  const zones = [...new Set(places.flat())];
  const starts = new Map(zones.map((zone) => [zone, startIn(zone, day)]));
  const first = places.map((own) => Math.min(...own.map((zone) => starts.get(zone) ?? Infinity)));
  return [...new Set(first)].sort((a, b) => a - b);
}

/** Remembered for each day on which a law changes, because each start and each day of a moved clock asks for it. */
const startsOf = remember((policy: Policy) =>
  rememberUpTo(1_000, (day: LocalDate) => findStarts(policy, day)),
);

const HOUR_MS = 3_600_000;
/** A day begins first in UTC+14 and last in UTC-12. */
const FIRST_MS = -14 * HOUR_MS;
const LAST_MS = 12 * HOUR_MS;

/** Returns the instants (milliseconds) in a period at which a law begins or ceases to count somewhere. */
export function lawInstants(policy: Policy, after: number, upTo: number): readonly number[] {
  const instants = allLawDays(policy)
    .filter((day) => {
      const start = Date.parse(day);
      return start + LAST_MS > after && start + FIRST_MS <= upTo;
    })
    .flatMap((day) => startsOf(policy)(day))
    .filter((instant) => instant > after && instant <= upTo);
  return [...new Set(instants)].sort((a, b) => a - b);
}

/** Returns the first such instant after a given instant; undefined if no law is known to change any more. */
export function nextLawInstant(policy: Policy, after: number): number | undefined {
  const next = allLawDays(policy).find((day) => Date.parse(day) + LAST_MS > after);
  if (next === undefined) return undefined;
  const [first] = lawInstants(policy, after, Date.parse(next) + LAST_MS);
  return first ?? nextLawInstant(policy, Date.parse(next) + LAST_MS);
}
