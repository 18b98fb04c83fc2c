// What the schema can't express about laws, membership and calendars: each problem says what to do about it.
import { parseUrl } from "../lib/parse-url.js";
import { isLawDay, isRead, OFFICIAL_KINDS, originOf } from "./sources.js";
import type {
  Calendar,
  Check,
  Confidence,
  Duty,
  DutyOf,
  DutyType,
  LawFile,
  Membership,
  Source,
  StandardPermission,
} from "./types.js";

/** The fields of a type of duty, besides the fields of all types, each with whether it is required. */
const OWN_FIELDS: Readonly<Record<DutyType, Readonly<Record<string, boolean>>>> = {
  consent: {
    by: true,
    occasions: true,
    permissions: false,
    verified: false,
    methods: false,
    obtainedBy: false,
  },
  "minimum-age": { liftedBy: true },
  "time-limit": {
    minutesPerDay: false,
    windows: false,
    counts: true,
    zone: false,
    holidays: false,
    isDefault: true,
    changeableBy: true,
  },
  "quiet-hours": {
    days: true,
    to: true,
    of: true,
    zone: false,
    isDefault: true,
    changeableBy: true,
  },
  "break-notice": { everyMinutes: true },
  "default-setting": { permissions: true, value: true, liftedBy: false },
  ban: { permissions: true, liftedBy: true },
  "spending-limit": { amount: true, currency: true, per: true, counts: false, changeableBy: true },
  "age-assurance": { level: true, for: true, methods: false, forbids: false, permissions: false },
  "guardian-assurance": { level: true, methods: false, permissions: false, disclosing: false },
  "age-signal": { provider: true, bands: false },
  notice: { to: true, when: true, what: true, permissions: false, needs: false },
  "parental-tools": { tools: true },
  data: {},
  other: { permissions: false },
};
const COMMON_FIELDS: readonly string[] = [
  "type",
  "from",
  "below",
  "services",
  "validFrom",
  "validTo",
  "text",
  "check",
  "source",
];
const NEEDS_BELOW: readonly DutyType[] = ["consent", "minimum-age", "time-limit"];
const NEEDS_TEXT: readonly DutyType[] = ["data", "other"];
const LEVELS: Partial<Record<DutyType, readonly string[]>> = {
  "age-assurance": ["declared", "estimated", "verified", "highly-effective"],
  "guardian-assurance": ["reasonable-efforts", "verified"],
};
const LIFTED_BY: Partial<Record<DutyType, readonly string[]>> = {
  "minimum-age": ["none", "guardian-consent"],
  ban: ["none", "guardian-consent"],
};

const CLOCK_TIME = /^\d\d:\d\d$/;

type Say = (field: string, message: string) => void;

/** Returns every problem of the laws, the membership and the calendars, whose form has passed the schema. */
export function checkLaws(
  documents: Record<string, unknown>,
  places: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const sayOf =
    (path: string): Say =>
    (field, message) =>
      problems.push(`${path}: ${field} ${message}`);
  const { permissions } = documents["permissions.yaml"] as { permissions: StandardPermission[] };
  const known: Known = {
    places,
    permissions: new Set(permissions.map(({ name }) => name)),
    disclosing: permissions.filter(({ disclosing }) => disclosing).map(({ name }) => name),
    calendars: new Set(
      Object.entries(documents)
        .filter(([path]) => path.startsWith("calendars/"))
        .map(([, document]) => (document as Calendar).calendar),
    ),
  };
  const ids = new Map<string, string>();
  for (const [path, document] of Object.entries(documents)) {
    const say = sayOf(path);
    if (path.startsWith("laws/")) {
      const law = document as LawFile;
      const other = ids.get(law.id);
      if (other !== undefined) say("id", `${law.id} is that of ${other} too: give it another`);
      ids.set(law.id, path);
      checkLaw(path, law, known, say);
    } else if (path.startsWith("calendars/")) checkCalendar(path, document as Calendar, say);
  }
  checkMembership(documents["membership.yaml"] as Membership, places, sayOf("membership.yaml"));
  return problems;
}

type Known = Readonly<{
  places: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
  disclosing: readonly string[];
  calendars: ReadonlySet<string>;
}>;

function checkLaw(path: string, law: LawFile, known: Known, say: Say): void {
  const { id, place, excludes = [], covers = [], status, duties, penalty, review } = law;
  const folder = place.startsWith("US-") ? "US" : place;
  if (path !== `laws/${folder}/${id}.yaml`) say("id", `wants the file laws/${folder}/${id}.yaml`);
  if (!id.startsWith(`${place}-`)) say("id", `must begin with its place, ${place}-`);
  if (place !== "EU" && !known.places.has(place)) say("place", `${place} is not in iso3166.csv`);
  for (const [field, codes] of [
    ["excludes", excludes],
    ["covers", covers],
  ] as const)
    for (const code of codes)
      if (!known.places.has(code)) say(field, `${code} is not in iso3166.csv`);
  for (const code of covers)
    if (excludes.includes(code)) say("covers", `${code} is under excludes too: leave one out`);

  checkSources(law.sources, say);
  const byKey = new Map(law.sources.map((source) => [source.key, source]));
  const cite = (field: string, key: string, check?: Check) => {
    const source = byKey.get(key);
    if (!source) say(field, `${key} is none of the law's sources: add it, or cite another`);
    else if (check === "found" && !isRead(source))
      say(field, `${key} was not read: cite one that was, or say recalled under check`);
  };
  checkStates(status, say);
  status.forEach(({ source }, index) => cite(`status[${index}].source`, source));
  duties.forEach((duty, index) => {
    const sayOfDuty: Say = (field, message) => say(`duties[${index}].${field}`, message);
    cite(`duties[${index}].source`, duty.source, duty.check);
    checkDuty(duty, law, known, sayOfDuty);
  });
  if (penalty) cite("penalty.source", penalty.source, penalty.check);
  if (!isLawDay(review.next)) say("review.next", `${review.next} is not a date from 1800 to 2200`);
  const lacking = lackingFor(law);
  if (lacking !== undefined) say("confidence", lacking);
}

function checkSources(sources: readonly Source[], say: Say): void {
  const seen = new Set<string>();
  sources.forEach(({ key, url, file, kind, retrieved }, index) => {
    const field = `sources[${index}]`;
    if (key === undefined) say(field, "must have a key");
    else if (seen.has(key)) say(`${field}.key`, `${key} is there twice: give one another key`);
    else seen.add(key);
    if (kind === "recalled" && (typeof url === "string" || typeof retrieved === "string"))
      say(`${field}.kind`, "cannot be recalled, because there is an address or a day of reading");
    if (kind !== "recalled" && url === undefined)
      say(`${field}.url`, "is missing: give the address, or null and the file that was read");
    if (url === null && file === undefined)
      say(`${field}.file`, "is missing: without an address, name the file that was read");
    if (url === null && kind !== "tracker" && kind !== "recalled")
      say(`${field}.kind`, "must be tracker, because only a file without an address was read");
    if (typeof url === "string" && !parseUrl(url))
      say(`${field}.url`, "is not an address that a browser opens");
    if (typeof retrieved === "string" && !isLawDay(retrieved))
      say(`${field}.retrieved`, `${retrieved} is not a date from 1800 to 2200`);
  });
}

function checkStates(status: LawFile["status"], say: Say): void {
  status.forEach(({ from, to }, index) => {
    const field = `status[${index}]`;
    for (const [name, day] of [
      ["from", from],
      ["to", to],
    ] as const)
      if (day !== undefined && !isLawDay(day))
        say(`${field}.${name}`, `${day} is not a date from 1800 to 2200`);
    if (to !== undefined && to < from) say(`${field}.to`, "must not be before from");
    const next = status[index + 1];
    if (next && to === undefined) say(`${field}.to`, "is missing: only the last state has no end");
    else if (next && to !== undefined && next.from <= to)
      say(`status[${index + 1}].from`, `must be after ${to}: states must not overlap`);
    if (!next && to !== undefined) say(`${field}.to`, "must go: the last state has no end");
  });
}

function checkDuty(duty: Duty, law: LawFile, known: Known, say: Say): void {
  checkFields(duty, say);
  checkShape(duty, say);
  checkDays(duty, say);
  checkNames(duty, law, known, say);
  if (duty.type === "guardian-assurance") checkAssurance(duty, known, say);
}

const fieldsOf = (duty: Duty) => duty as unknown as Readonly<Record<string, unknown>>;

/** Checks which fields are there. */
function checkFields(duty: Duty, say: Say): void {
  const { type } = duty;
  const fields = fieldsOf(duty);
  const own = OWN_FIELDS[type];
  for (const field of Object.keys(fields))
    if (!COMMON_FIELDS.includes(field) && !(field in own))
      say(field, `does not belong to ${type}: leave it out`);
  for (const [field, isRequired] of Object.entries(own))
    if (isRequired && !(field in fields)) say(field, `is missing in ${type}`);
  if (NEEDS_BELOW.includes(type) && duty.below === undefined) say("below", `is missing in ${type}`);
  if (NEEDS_TEXT.includes(type) && duty.text === undefined) say("text", `is missing in ${type}`);
  if (duty.text?.includes(".yaml")) say("text", "names a file: readers of the law do not have it");
}

/** Checks fields that several types have, by the rules of this type. */
function checkShape(duty: Duty, say: Say): void {
  const { type } = duty;
  const fields = fieldsOf(duty);
  if (type === "age-assurance" && duty.below !== undefined)
    say("below", "must go: a claimed age is what is checked");
  if (duty.type === "time-limit" && !duty.minutesPerDay && !duty.windows)
    say("minutesPerDay", "or windows is needed in time-limit");
  if (duty.type === "quiet-hours" ? typeof duty.from !== "string" : typeof duty.from === "string")
    say("from", type === "quiet-hours" ? "must be a clock time" : "must be an age");
  if (type === "quiet-hours" && !CLOCK_TIME.test(String(fields.to)))
    say("to", "must be a clock time");
  if (type === "notice" && fields.needs !== undefined && fields.to !== "guardian")
    say("needs", "must go: a consent page gives notice to guardians only");
  if (type === "notice" && CLOCK_TIME.test(String(fields.to)))
    say("to", "must be guardian, player or platform");
  if (typeof duty.from === "number" && typeof duty.below === "number" && duty.from >= duty.below)
    say("below", `must be over from, ${duty.from}`);
}

function checkDays({ validFrom, validTo }: Duty, say: Say): void {
  for (const [field, day] of Object.entries({ validFrom, validTo }))
    if (day !== undefined && !isLawDay(day)) say(field, `${day} is not a date from 1800 to 2200`);
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom)
    say("validTo", "must not be before validFrom");
}

/** Checks that the names in a duty exist, and are allowed in its type. */
function checkNames(duty: Duty, law: LawFile, known: Known, say: Say): void {
  const { type } = duty;
  const fields = fieldsOf(duty);
  for (const name of (fields.permissions ?? []) as readonly string[])
    if (!known.permissions.has(name)) say("permissions", `${name} is not in permissions.yaml`);
  for (const [field, allowed] of [
    ["level", LEVELS[type]],
    ["liftedBy", LIFTED_BY[type]],
  ] as const)
    if (allowed && field in fields && !allowed.includes(String(fields[field])))
      say(field, `must be one of ${allowed.join(", ")} in ${type}`);
  const { applies } = law.services;
  for (const service of duty.services ?? [])
    if (!isWithin(service, applies))
      say("services", `${service} is none that the law applies to (${applies.join(", ")})`);
  const { zone, holidays } = fields as { zone?: string; holidays?: string };
  if (zone !== undefined && !isZone(zone)) say("zone", `${zone} is not a time zone`);
  if (holidays !== undefined && !known.calendars.has(holidays))
    say("holidays", `${holidays} has no file calendars/${holidays}.yaml: add it`);
}

function checkAssurance(
  { level, permissions, disclosing }: DutyOf<"guardian-assurance">,
  known: Known,
  say: Say,
): void {
  if (permissions && level !== "verified")
    say("permissions", "must go: only verified can be asked for some permissions alone");
  if (!disclosing) return;
  for (const name of known.disclosing)
    if (!permissions?.includes(name)) say("permissions", `lacks ${name}, which discloses`);
}

const isWithin = (service: string, applies: readonly string[]): boolean =>
  applies.includes(service) ||
  applies.includes("any") ||
  applies.includes("app") ||
  (service === "online-game" && applies.includes("game"));

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Returns what is missing for the confidence of a law; undefined if nothing is. */
function lackingFor({ sources, status, duties, confidence }: LawFile): string | undefined {
  const cited = new Set([...status, ...duties].map(({ source }) => source));
  const read = sources.filter(isRead);
  const isOfficial = ({ key, kind }: LawFile["sources"][number]) =>
    OFFICIAL_KINDS.includes(kind) && cited.has(key);
  const lacks: Readonly<Record<Confidence, string | undefined>> = {
    high: read.some(isOfficial)
      ? undefined
      : "must be medium or low: no statute, regulator or court was read that a duty or state cites",
    medium:
      read.some(isOfficial) || new Set(read.map(originOf)).size > 1
        ? undefined
        : "must be low: medium needs two sources that were read and are independent",
    low: undefined,
  };
  return lacks[confidence];
}

function checkCalendar(path: string, { calendar, zone, years, sources }: Calendar, say: Say): void {
  if (path !== `calendars/${calendar}.yaml`)
    say("calendar", `wants the file calendars/${calendar}.yaml`);
  if (!isZone(zone)) say("zone", `${zone} is not a time zone`);
  checkSources(sources, say);
  for (const [year, { holidays, workdays, source }] of Object.entries(years)) {
    const field = `years.${year}`;
    if (!sources.some(({ key }) => key === source))
      say(`${field}.source`, `${source} is none of the calendar's sources`);
    for (const day of [...workdays, ...holidays.flatMap(({ from, to }) => [from, to])])
      if (!isLawDay(day) || !day.startsWith(`${year}-`))
        say(field, `${day} is not a date of ${year}`);
    for (const { name, from, to } of holidays)
      if (to < from) say(`${field}.holidays`, `${name} ends before it begins`);
  }
}

function checkMembership({ members, without }: Membership, places: ReadonlySet<string>, say: Say) {
  members.forEach(({ place, from, to }, index) => {
    const field = `members[${index}]`;
    if (!places.has(place)) say(`${field}.place`, `${place} is not in iso3166.csv`);
    for (const day of [from, to])
      if (day !== undefined && !isLawDay(day)) say(field, `${day} is not a date from 1800 to 2200`);
    if (to !== undefined && to < from) say(`${field}.to`, "must not be before from");
  });
  for (const code of without)
    if (!places.has(code)) say("without", `${code} is not in iso3166.csv`);
}
