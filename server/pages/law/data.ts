// The law as data: what the pages show, for programs.
import { addYears, type LocalDate } from "../../lib/dates.js";
import { lawChanges, type LawChange } from "../../policy/changes.js";
import { statusOn, type DutyStanding, type LawStanding } from "../../policy/laws.js";
import { releaseOf } from "../../policy/release.js";
import type { Duty, LawFile, Policy } from "../../policy/types.js";
import { csvLine } from "../../presentation/csv.js";
import { textsIn } from "../../presentation/texts/index.js";
import { agesOfAll, type PlaceFacts } from "./facts.js";
import { changeWords } from "./words.js";

/** The name of a place in English. */
const nameIn = ({ jurisdictions, membership }: Policy, code: string): string =>
  code === membership.union ? "European Union" : (jurisdictions.find(code)?.name ?? code);

const penaltyOf = ({ penalty }: LawFile) => ({ ...(penalty && { penalty }) });

const dutyData = ({ duty, from, below, counts, why }: DutyStanding) => ({
  ...duty,
  ...(from !== undefined && { from }),
  ...(below !== undefined && { below }),
  counts,
  ...(why && { why: why.text }),
});

function lawData({ law, state, since, counts, why, duties }: LawStanding) {
  const { id, name, place, sources, confidence } = law;
  return {
    id,
    name,
    place,
    ...(state && { state, since }),
    counts,
    ...(!counts && why && { why: why.text }),
    duties: duties.map(dutyData),
    ...penaltyOf(law),
    sources,
    confidence,
  };
}

/** Returns the law of a place on a day. */
export function placeData(policy: Policy, facts: PlaceFacts) {
  const { place, on, service, age, ages, laws, decision } = facts;
  return {
    release: releaseOf(policy),
    place: place.code,
    name: place.name,
    on,
    service,
    ...(age !== undefined && { age }),
    ages: { consent: ages.consent, majority: ages.majority },
    laws: laws.map(lawData),
    ...(decision && {
      permissions: decision.permissions.map(
        ({ name, initiallyEnabled, managedBy, needsVerifiedGuardian, ground }) => ({
          name,
          enabled: initiallyEnabled,
          managedBy,
          ...(needsVerifiedGuardian && { needsVerifiedGuardian }),
          ground,
        }),
      ),
    }),
  };
}

const lawOn = (law: LawFile, on: LocalDate) => {
  const { id, name, place, duties, sources, confidence } = law;
  const status = statusOn(law, on);
  return {
    id,
    name,
    place,
    ...(status && { state: status.state, since: status.from }),
    duties,
    ...penaltyOf(law),
    sources,
    confidence,
  };
};

/** Returns every law, and the ages of every place, on a day. */
export const allData = (policy: Policy, on: LocalDate) => ({
  release: releaseOf(policy),
  on,
  ages: agesOfAll(policy, on).map(({ place, consent, majority }) => ({
    place: place.code,
    name: place.name,
    consent,
    majority,
  })),
  laws: Object.values(policy.laws).map((law) => lawOn(law, on)),
});

const COLUMNS = [
  "place",
  "name",
  "law",
  "title",
  "state",
  "since",
  "duty",
  "from",
  "below",
  "text",
  "check",
  "confidence",
  "url",
  "quote",
  "read",
] as const;
type Cells = Partial<Record<(typeof COLUMNS)[number], string | number | undefined>>;

/** Returns what a duty says, and for which permissions it asks for a verified guardian. */
function textOf(duty: Duty): string | undefined {
  if (duty.type !== "guardian-assurance" || duty.level !== "verified") return duty.text;
  const names = duty.permissions?.join(", ");
  const asked = names === undefined ? "verified guardian" : `verified guardian for ${names}`;
  return duty.text === undefined ? asked : `${asked}: ${duty.text}`;
}

function dutyCells(policy: Policy, law: LawFile, duty: Duty, on: LocalDate): Cells {
  const status = statusOn(law, on);
  const source = law.sources.find(({ key }) => key === duty.source);
  return {
    place: law.place,
    name: nameIn(policy, law.place),
    law: law.id,
    title: law.name,
    state: status?.state,
    since: status?.from,
    duty: duty.type,
    from: duty.from,
    below: duty.below,
    text: textOf(duty),
    check: duty.check,
    confidence: law.confidence,
    url: source?.url ?? undefined,
    quote: source?.quote,
    read: source?.retrieved ?? undefined,
  };
}

/** Returns a line for each age of a place and each duty of a law. */
export function allLines(policy: Policy, on: LocalDate): string {
  const ages = agesOfAll(policy, on).flatMap(({ place, consent, majority }): Cells[] => [
    { place: place.code, name: place.name, duty: "digital-consent-age", below: consent },
    { place: place.code, name: place.name, duty: "civil-majority-age", below: majority },
  ]);
  const duties = Object.values(policy.laws).flatMap((law) =>
    law.duties.map((duty) => dutyCells(policy, law, duty, on)),
  );
  return [
    csvLine(COLUMNS),
    ...[...ages, ...duties].map((cells) => csvLine(COLUMNS.map((column) => cells[column]))),
  ].join("");
}

function changeData(policy: Policy, change: LawChange) {
  const { on, place, kind } = change;
  const where = { on, place, name: nameIn(policy, place), change: kind };
  if (kind === "age") {
    const { topic, before, after } = change;
    return { ...where, topic, before, after };
  }
  const { law } = change;
  const what = { ...where, law: law.id, title: law.name };
  if (kind !== "state") return { ...what, duty: change.duty.type };
  return { ...what, state: change.state, ...(change.before && { before: change.before }) };
}

/** Returns every change of a law or an age, the newest first. Changes after the day are announced ones. */
export const changesData = (policy: Policy, on: LocalDate) => ({
  release: releaseOf(policy),
  on,
  changes: lawChanges(policy)
    .toReversed()
    .map((change) => changeData(policy, change)),
});

const XML: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);

/** Returns what changes in one line of English. */
function titleOf(policy: Policy, change: LawChange): string {
  const place = nameIn(policy, change.place);
  const words = changeWords(change, textsIn("en"));
  return change.kind === "age" ? `${place}: ${words}` : `${place}: ${change.law.name}: ${words}`;
}

/** The last day on which a source of the law was read: an announced change was known by then. */
const lastRead = (change: LawChange, release: string): LocalDate =>
  change.kind === "age"
    ? release.slice(0, 10).replaceAll(".", "-")
    : change.law.sources.reduce(
        (day, { retrieved }) => (retrieved && retrieved > day ? retrieved : day),
        "2000-01-01",
      );

/**
 * Returns the changes of the last twelve months and of the next twelve, as Atom (RFC 4287). An announced change has the date on
 * which its sources were read, and once it has taken effect that of its own day.
 */
export function changesFeed(policy: Policy, on: LocalDate, address: string): string {
  const release = releaseOf(policy);
  const seen = new Map<string, number>();
  const entries = lawChanges(policy)
    .filter((change) => change.on >= addYears(on, -1) && change.on <= addYears(on, 1))
    .toReversed()
    .map((change) => {
      const about = change.kind === "age" ? change.topic : change.law.id;
      const page = change.place === policy.membership.union ? "/law" : `/law/${change.place}`;
      const link = `${address}${page}?on=${change.on}`;
      // Several duties of a law may begin on one day.
      const id = `${address}/law/changes#${change.on}-${change.place}-${about}-${change.kind}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return {
        title: titleOf(policy, change),
        id: count === 1 ? id : `${id}-${count}`,
        link,
        updated: change.on <= on ? change.on : lastRead(change, release),
        summary: `${change.on}${change.kind === "age" ? "" : `: ${change.law.instrument}`}`,
      };
    });
  const newest = entries.reduce(
    (day, { updated }) => (updated > day ? updated : day),
    "2000-01-01",
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xml(`${address}/law/changes.atom`)}</id>
<title>Kinward: changes of the law</title>
<subtitle>Legal values with their sources, not legal advice. Release ${release}.</subtitle>
<author><name>Kinward</name></author>
<link rel="self" type="application/atom+xml" href="${xml(`${address}/law/changes.atom`)}"/>
<link rel="alternate" type="text/html" href="${xml(`${address}/law`)}"/>
<updated>${newest}T00:00:00Z</updated>
${entries
  .map(
    ({ title, id, link, updated, summary }) => `<entry>
<id>${xml(id)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(link)}"/>
<updated>${updated}T00:00:00Z</updated>
<summary>${xml(summary)}</summary>
</entry>`,
  )
  .join("\n")}
</feed>
`;
}
