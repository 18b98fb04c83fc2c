// The time zone of a family, and the zones to choose from.
import { rememberUpTo } from "../lib/remember.js";

/** Where a family is: the zone of its schedule, and the place where it lives (ISO 3166). */
export type Whereabouts = Readonly<{ timezone: string | null; jurisdiction: string }>;

/** Returns the zone in whose days play and spending are counted: the schedule's zone, else the place's. */
export const zoneOf = ({ timezone, jurisdiction }: Whereabouts): string =>
  timezone ?? guessZone(jurisdiction);

/** Zones that were renamed: the names that the platform still gives them, and those that readers look for. */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The zone in which most people of a place live. Subdivisions that are not listed have the zone of their country. */
const PEOPLED: Readonly<Record<string, string>> = {
  "America/Anchorage": "US-AK",
  "America/Argentina/Buenos_Aires": "AR",
  "America/Araguaina": "BR-TO",
  "America/Bahia": "BR-BA",
  "America/Belem": "BR-AP BR-PA",
  "America/Boa_Vista": "BR-RR",
  "America/Boise": "US-ID",
  "America/Campo_Grande": "BR-MS",
  "America/Cancun": "MX-ROO",
  "America/Chicago":
    "US-AL US-AR US-IA US-IL US-KS US-LA US-MN US-MO US-MS US-ND US-NE US-OK US-SD US-TN US-TX US-WI",
  "America/Chihuahua": "MX-CHH",
  "America/Cuiaba": "BR-MT",
  "America/Denver": "US-CO US-MT US-NM US-UT US-WY",
  "America/Detroit": "US-MI",
  "America/Edmonton": "CA-AB CA-NT",
  "America/Fortaleza": "BR-CE BR-MA BR-PB BR-PI BR-RN",
  "America/Guayaquil": "EC",
  "America/Halifax": "CA-NS CA-PE",
  "America/Hermosillo": "MX-SON",
  "America/Indiana/Indianapolis": "US-IN",
  "America/Iqaluit": "CA-NU",
  "America/Kentucky/Louisville": "US-KY",
  "America/Los_Angeles": "US-CA US-NV US-OR US-WA",
  "America/Maceio": "BR-AL BR-SE",
  "America/Manaus": "BR-AM",
  "America/Mazatlan": "MX-BCS MX-NAY MX-SIN",
  "America/Mexico_City": "MX",
  "America/Moncton": "CA-NB",
  "America/New_York": "US",
  "America/Nuuk": "GL",
  "America/Phoenix": "US-AZ",
  "America/Porto_Velho": "BR-RO",
  "America/Puerto_Rico": "US-PR",
  "America/Recife": "BR-PE",
  "America/Regina": "CA-SK",
  "America/Rio_Branco": "BR-AC",
  "America/Santiago": "CL",
  "America/Sao_Paulo": "BR",
  "America/St_Johns": "CA-NL",
  "America/St_Thomas": "US-VI",
  "America/Tijuana": "MX-BCN",
  "America/Toronto": "CA",
  "America/Vancouver": "CA-BC",
  "America/Whitehorse": "CA-YT",
  "America/Winnipeg": "CA-MB",
  "Asia/Almaty": "KZ",
  "Asia/Jakarta": "ID",
  "Asia/Kuala_Lumpur": "MY",
  "Asia/Makassar": "ID-BA ID-KT ID-NB ID-SN ID-ST",
  "Asia/Nicosia": "CY",
  "Asia/Shanghai": "CN",
  "Asia/Tashkent": "UZ",
  "Asia/Ulaanbaatar": "MN",
  "Asia/Anadyr": "RU-CHU",
  "Asia/Barnaul": "RU-AL RU-ALT",
  "Asia/Chita": "RU-ZAB",
  "Asia/Irkutsk": "RU-BU RU-IRK",
  "Asia/Kamchatka": "RU-KAM",
  "Asia/Krasnoyarsk": "RU-KK RU-KYA RU-TY",
  "Asia/Magadan": "RU-MAG",
  "Asia/Novokuznetsk": "RU-KEM",
  "Asia/Novosibirsk": "RU-NVS",
  "Asia/Omsk": "RU-OMS",
  "Asia/Sakhalin": "RU-SAK",
  "Asia/Tomsk": "RU-TOM",
  "Asia/Vladivostok": "RU-KHA RU-PRI RU-YEV",
  "Asia/Yakutsk": "RU-AMU RU-SA",
  "Asia/Yekaterinburg": "RU-BA RU-CHE RU-KGN RU-KHM RU-ORE RU-PER RU-SVE RU-TYU RU-YAN",
  "Atlantic/Azores": "PT-20",
  "Atlantic/Canary": "ES-CN",
  "Atlantic/Madeira": "PT-30",
  "Australia/Adelaide": "AU-SA",
  "Australia/Brisbane": "AU-QLD",
  "Australia/Darwin": "AU-NT",
  "Australia/Hobart": "AU-TAS",
  "Australia/Melbourne": "AU-VIC",
  "Australia/Perth": "AU-WA",
  "Australia/Sydney": "AU",
  "Europe/Berlin": "DE",
  "Europe/Kaliningrad": "RU-KGD",
  "Europe/Kyiv": "UA",
  "Europe/Lisbon": "PT",
  "Europe/Madrid": "ES",
  "Europe/Moscow": "RU",
  "Europe/Astrakhan": "RU-AST",
  "Europe/Samara": "RU-SAM RU-UD",
  "Europe/Saratov": "RU-SAR",
  "Europe/Ulyanovsk": "RU-ULY",
  "Pacific/Auckland": "NZ",
  "Pacific/Guam": "US-GU",
  "Pacific/Honolulu": "US-HI",
  "Pacific/Pago_Pago": "US-AS",
  "Pacific/Port_Moresby": "PG",
  "Pacific/Saipan": "US-MP",
  "Pacific/Tahiti": "PF",
  "Pacific/Tarawa": "KI",
};

const peopledZone: ReadonlyMap<string, string> = new Map(
  Object.entries(PEOPLED).flatMap(([zone, codes]) =>
    codes.split(" ").map((code) => [code, zone] as const),
  ),
);

const today = (zone: string) => RENAMED[zone] ?? zone;

let zones: readonly string[] | undefined;

/** Returns all zones to choose from, in alphabetical order. The list is made when it is first needed, as that takes long. */
export const allZones = (): readonly string[] =>
  (zones ??= [...new Set([...Intl.supportedValuesOf("timeZone").map(today), "UTC"])].sort());

/** A method in newer platforms, a property in older ones. */
type Region = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

function zonesOfCountry(country: string): readonly string[] {
  const region = new Intl.Locale(`und-${country}`) as Region;
  return (region.getTimeZones?.() ?? region.timeZones ?? []).map(today);
}

/** Returns the zone in which a family of this place (ISO 3166) probably lives. Every start and end of play needs it. */
export const guessZone = rememberUpTo(10_000, (jurisdiction: string): string => {
  const [country = ""] = jurisdiction.split("-");
  return (
    peopledZone.get(jurisdiction) ?? peopledZone.get(country) ?? zonesOfCountry(country)[0] ?? "UTC"
  );
});

/** Returns the zones of a place's country, and the chosen one. */
export function zonesNear(jurisdiction: string, chosen: string): readonly string[] {
  const [country = ""] = jurisdiction.split("-");
  return [...new Set([guessZone(jurisdiction), chosen, ...zonesOfCountry(country)])].sort();
}

const formerNames: ReadonlyMap<string, string> = new Map(
  Object.entries(RENAMED).map(([former, name]) => [name, former]),
);

/** Returns the name that a zone had before it was renamed, if it was: CLDR still uses it. */
export const formerName = (zone: string): string => formerNames.get(zone) ?? zone;
