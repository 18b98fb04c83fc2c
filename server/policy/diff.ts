// The differences between two releases of the law, in words, by place.
import { TOPICS, type Duty, type JurisdictionAges, type LawFile, type Policy } from "./types.js";

/**
 * The changes of a place, or those that belong to no place. A line begins with `+` if something is new, `-` if it was removed,
 * and `~` if it changed.
 */
type PlaceDiff = Readonly<{ place: string; changes: readonly string[] }>;

/** Returns the differences of the second policy by place, and last the differences that hold everywhere. */
export function diffPolicies(before: Policy, after: Policy): readonly PlaceDiff[] {
  const found = new Map<string, string[]>();
  const add = (place: string, changes: readonly string[]) => {
    if (changes.length > 0) found.set(place, [...(found.get(place) ?? []), ...changes]);
  };
  for (const place of keysOf(before.ages, after.ages))
    add(place, diffAges(before.ages[place], after.ages[place]));
  for (const id of keysOf(before.laws, after.laws)) {
    const [old, next] = [before.laws[id], after.laws[id]];
    add((next ?? old)?.place ?? "", diffLaws(id, old, next));
  }
  const places = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const everywhere = [
    ...keysOf(before.permissions, after.permissions).flatMap((name) =>
      diffFields(`permission ${name}`, before.permissions[name], after.permissions[name]),
    ),
    ...keysOf(before.calendars, after.calendars).flatMap((code) =>
      diffFields(`calendar ${code}`, before.calendars[code], after.calendars[code]),
    ),
    ...diffFields("membership", before.membership, after.membership),
    ...["twins.yaml", "iso3166.csv"].flatMap((path) =>
      isEqual(before.documents[path], after.documents[path]) ? [] : [`~ ${path}`],
    ),
  ];
  return [...places, ["everywhere", everywhere] as const]
    .filter(([, changes]) => changes.length > 0)
    .map(([place, changes]) => ({ place, changes }));
}

const keysOf = (...tables: readonly object[]): string[] => [
  ...new Set(tables.flatMap((table) => Object.keys(table))),
];

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns a line for each text that only one list has, removed texts first. */
const diffTexts = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((text) => !after.includes(text)).map((text) => `- ${text}`),
  ...after.filter((text) => !before.includes(text)).map((text) => `+ ${text}`),
];

const between = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string =>
  `${from === undefined ? "" : ` from ${from}`}${to === undefined ? "" : ` to ${to}`}`;

const agesOf = (file: JurisdictionAges | undefined): string[] =>
  TOPICS.flatMap((topic) =>
    (file?.topics[topic] ?? []).map(
      ({ value, effectiveFrom: from, effectiveTo: to, confidence }) =>
        `${topic} ${value}${between({ from, to })}, of ${confidence} confidence`,
    ),
  );

const diffAges = (before?: JurisdictionAges, after?: JurisdictionAges): string[] =>
  diffTexts(agesOf(before), agesOf(after));

const statesOf = ({ id, status }: LawFile): string[] =>
  status.map((one) => `${id}: ${one.state}${between(one)}`);

/** Fields of a duty that decide nothing. */
const WITHOUT_EFFECT = ["type", "text", "source"];

const dutiesOf = ({ id, duties }: LawFile): string[] =>
  duties.map((duty) => `${id}: ${describeDuty(duty)}`);

/** Describes the demand of a duty: "consent, below 18, by guardian, occasions chat". */
export const describeDuty = (duty: Duty): string =>
  [
    duty.type,
    ...Object.entries(duty)
      .filter(([field]) => !WITHOUT_EFFECT.includes(field))
      .map(([field, value]) => `${field} ${asWords(value)}`),
  ].join(", ");

const asWords = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(asWords).join(" ")
    : typeof value === "object" && value !== null
      ? Object.values(value).map(asWords).join(" ")
      : String(value);

/** Fields of a law that are compared in their own words. */
const OWN_WORDS = ["status", "duties"];

function diffLaws(id: string, before?: LawFile, after?: LawFile): string[] {
  if (!before && after) return [`+ ${id}: ${after.name}`];
  if (before && !after) return [`- ${id}: ${before.name}`];
  if (!before || !after) return [];
  return [
    ...diffTexts(statesOf(before), statesOf(after)),
    ...diffTexts(dutiesOf(before), dutiesOf(after)),
    ...diffFields(id, without(before, OWN_WORDS), without(after, OWN_WORDS)),
  ];
}

const without = (value: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));

/** Returns a line for an item that exists only before or only after; else a line that names the fields that differ. */
function diffFields(what: string, before?: object, after?: object): string[] {
  if (!before || !after) return before ? [`- ${what}`] : after ? [`+ ${what}`] : [];
  const [old, next] = [before, after] as Record<string, unknown>[];
  const fields = keysOf(before, after).filter((field) => !isEqual(old?.[field], next?.[field]));
  return fields.length === 0 ? [] : [`~ ${what}: ${fields.join(", ")}`];
}
