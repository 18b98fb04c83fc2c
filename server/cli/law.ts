// `kinward law`: what is on file about each law, when it changes, and what is to be reviewed.
import { Temporal } from "temporal-polyfill";

import { dateIn, isRealDate, type LocalDate } from "../lib/dates.js";
import { ServiceError } from "../lib/errors.js";
import { didYouMean } from "../lib/suggestion.js";
import { missingYears } from "../policy/calendars.js";
import { describeChange, lawChanges } from "../policy/changes.js";
import { describeDuty, diffPolicies } from "../policy/diff.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { impliedServices, lawsAt, statusOn, type LawStanding } from "../policy/laws.js";
import { loadPolicy } from "../policy/load.js";
import { releaseOf } from "../policy/release.js";
import { isRead, OFFICIAL_KINDS } from "../policy/sources.js";
import {
  TOPICS,
  type Jurisdiction,
  type LawFile,
  type LawState,
  type Policy,
  type Service,
  type Source,
} from "../policy/types.js";
import { asReleaseFile } from "../products/releases.js";
import { CommandError } from "./command-error.js";
import { findReleaseOrFile, printUnaccepted, unacceptedOf } from "./law-releases.js";
import { print, printJson, withServices } from "./with-services.js";
import { formatTable } from "./table.js";

/** Laws are on file for these years. */
const [FIRST_DAY, LAST_DAY] = ["1900-01-01", "2200-12-31"];

/** Throws a CommandError if a day does not exist, or if no laws are on file for it. */
export function assertDay(on: string): LocalDate {
  if (!isRealDate(on) || on < FIRST_DAY || on > LAST_DAY)
    throw new CommandError("--on takes a date such as 2027-01-01, from 1900 to 2200.");
  return on;
}

/** Returns the place with a code. Throws a CommandError with a suggestion where there is none. */
export function requirePlace(policy: Policy, code: string, field: string): Jurisdiction {
  try {
    return findJurisdiction(policy, code, field);
  } catch (error) {
    if (error instanceof ServiceError)
      throw new CommandError(
        `${error.message}\nThe codes are those of https://www.iso.org/obp/ui/#search.`,
      );
    throw error;
  }
}

export async function showLaw(id: string, { json }: { json?: boolean }): Promise<void> {
  const { laws } = await loadPolicy();
  const law = laws[id];
  if (!law)
    throw new CommandError(
      `There is no law ${id} on file${didYouMean(id, Object.keys(laws))} \`kinward law list\` lists them.`,
    );
  if (json) return printJson(law);
  const { name, place, instrument, authority, binding, services, penalty, review } = law;
  print(`${id}  ${name}\n${instrument}, in ${place}; ${authority}`);
  if (binding === false) print("It does not bind: a guideline or a label.");
  const exempt = services.exempt.length === 0 ? "" : `, not ${services.exempt.join(", ")}`;
  print(`Binds: ${services.applies.join(", ")}${exempt}`);
  if (services.threshold !== null) print(`Only the product can judge: ${services.threshold}`);
  print("\nStates:");
  for (const { from, to, state, scope, note } of law.status)
    print(
      `  ${from} - ${(to ?? "").padEnd(10)}  ${[state, scope, note].filter(Boolean).join("; ")}`,
    );
  print("\nDuties:");
  for (const duty of law.duties) {
    print(`  ${describeDuty(duty)}`);
    if (duty.text !== undefined) print(`    ${duty.text}`);
  }
  if (penalty) print(`\nPenalty: ${penalty.text}`);
  print(`\nSources, of ${law.confidence} confidence:`);
  for (const { key, url, file, kind, link, quote, retrieved } of law.sources) {
    const where = link === false ? "not linked" : (url ?? file ?? "not read");
    print(`  ${key}  ${kind}  ${where}${retrieved ? `, read ${retrieved}` : ""}`);
    if (quote !== undefined) print(`    "${quote}"`);
  }
  print(`\nNext review: ${review.next}`);
  for (const question of review.open) print(`  open: ${question}`);
}

export interface ListLawsOptions {
  place?: string;
  on?: string;
  service?: Service;
  state?: LawState;
  json?: boolean;
}

/** Lists the laws of a day, of one place or all, and the products for which this release waits. */
export const listLaws = ({ place, on, service, state, json }: ListLawsOptions) =>
  withServices(async (services) => {
    const { policy, clock } = services;
    const day = on === undefined ? dateIn("UTC", clock.now()) : assertDay(on);
    const own = impliedServices({ services: service ? [service] : [] });
    const rows = standingsOn(policy, day, place, service)
      .filter((law) => !state || law.state === state)
      .filter(
        ({ law }) => !service || law.services.applies.some((one) => one === "any" || own.has(one)),
      )
      .map(({ law: { id, place: of, name }, state: now, since, ...standing }) => ({
        id,
        place: of,
        name,
        state: now ?? null,
        since: since ?? null,
        ...(place !== undefined && {
          counts: standing.counts,
          ...(standing.why && { why: standing.why.text }),
        }),
      }));
    const release = releaseOf(policy);
    if (json)
      return printJson({ release, on: day, laws: rows, unaccepted: unacceptedOf(services) });
    print(`Release ${release}, on ${day}:\n`);
    print(
      formatTable(
        ["ID", "PLACE", "STATE", "SINCE", ...(place === undefined ? [] : ["COUNTS"]), "NAME"],
        rows.map((row) => [
          ...[row.id, row.place, row.state ?? "-", row.since ?? "-"],
          ...(row.counts === undefined ? [] : [row.counts ? "yes" : "no"]),
          row.name,
        ]),
      ),
    );
    printUnaccepted(services);
  });

type Listed = Pick<LawStanding, "law" | "state" | "since"> & Partial<LawStanding>;

/** Returns the laws that reach a place, and whether they count there for a service, or all laws. */
function standingsOn(
  policy: Policy,
  on: LocalDate,
  place?: string,
  service?: Service,
): readonly Listed[] {
  if (place !== undefined) {
    const jurisdiction = requirePlace(policy, place, "--place");
    const profile = service ? { services: [service] } : {};
    return lawsAt(policy, { jurisdiction, on, profile });
  }
  return Object.values(policy.laws).map((law) => {
    const status = statusOn(law, on);
    return { law, ...(status && { state: status.state, since: status.from }) };
  });
}

/** Lists by date what takes effect, ends, or is due for review in the next months. */
export const listNextChanges = ({ months, json }: { months: number; json?: boolean }) =>
  withServices(async ({ policy, clock }) => {
    const today = dateIn("UTC", clock.now());
    const until = Temporal.PlainDate.from(today).add({ months }).toString();
    const reviews = reviewsOf(policy).map(({ on, what }) => ({ on, what, change: "review due" }));
    const changes = lawChanges(policy).map((change) => ({
      on: change.on,
      ...describeChange(change),
    }));
    const next = [...changes, ...reviews]
      .filter(({ on }) => on > today && on <= until)
      .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
    if (json) return printJson(next);
    if (next.length === 0) return print(`Nothing is known to change until ${until}.`);
    print(
      formatTable(
        ["ON", "WHAT", "CHANGE"],
        next.map(({ on, what, change }) => [on, what, change]),
      ),
    );
  });

const reviewsOf = ({ laws, calendars }: Policy) => [
  ...Object.values(laws).map(({ id, review }) => ({ on: review.next, what: id })),
  ...Object.values(calendars).map(({ calendar, review }) => ({
    ...{ on: review.next, what: `calendar ${calendar}` },
  })),
];

/** Prints this software's release as one file. Needs no database. */
export async function exportRelease(): Promise<void> {
  const policy = await loadPolicy();
  printJson({ release: releaseOf(policy), ...asReleaseFile(policy) });
}

/** Prints what a release, or an exported file, says otherwise than another one, by default than this software's. */
export const diffReleases = (from: string, to: string | undefined, { json }: { json?: boolean }) =>
  withServices(async (services) => {
    const before = await findReleaseOrFile(services, from);
    const after = to === undefined ? services.policy : await findReleaseOrFile(services, to);
    const places = diffPolicies(before, after);
    if (json) return printJson({ from: releaseOf(before), to: releaseOf(after), places });
    print(`${releaseOf(before)} -> ${releaseOf(after)}`);
    if (places.length === 0) print("They say the same.");
    for (const { place, changes } of places)
      print(`\n${place}\n${changes.map((change) => `  ${change}`).join("\n")}`);
  });

/** Lists due reviews, open questions, and laws with only secondary sources. */
export const listReviews = ({ json }: { json?: boolean }) =>
  withServices(async ({ policy, clock }) => {
    const today = dateIn("UTC", clock.now());
    const due = [
      ...reviewsOf(policy)
        .filter(({ on }) => on <= today)
        .map(({ on, what }) => ({ what, why: `due since ${on}` })),
      ...missingYears(policy, today).map(({ calendar, year }) => ({
        ...{ what: `calendar ${calendar}`, why: `no holidays of ${year} are on file` },
      })),
      ...unreadValues(policy),
    ];
    const open = Object.values(policy.laws).flatMap(({ id, review }) =>
      review.open.map((question) => ({ what: id, question })),
    );
    const secondary = [...Object.values(policy.laws).map(sourcesOfLaw), ...sourcesOfAges(policy)]
      .filter(
        ({ sources }) => !sources.some((one) => isRead(one) && OFFICIAL_KINDS.includes(one.kind)),
      )
      .map(({ what, sources }) => ({ what, kinds: [...new Set(sources.map(({ kind }) => kind))] }));
    if (json) return printJson({ due, open, secondary });
    print("Reviews that are due:\n");
    print(
      due.length === 0
        ? "None."
        : formatTable(
            ["WHAT", "WHY"],
            due.map(({ what, why }) => [what, why]),
          ),
    );
    print("\nOpen questions:\n");
    print(
      formatTable(
        ["WHAT", "QUESTION"],
        open.map(({ what, question }) => [what, question]),
      ),
    );
    print("\nWithout a statute, a regulator or a court that was read:\n");
    print(
      formatTable(
        ["WHAT", "SOURCES"],
        secondary.map(({ what, kinds }) => [what, kinds.join(", ")]),
      ),
    );
  });

const sourcesOfLaw = ({ id, sources }: LawFile) => ({
  what: id,
  sources: sources as readonly Source[],
});

const rowsOf = ({ ages }: Policy) =>
  Object.values(ages).flatMap(({ jurisdiction, topics }) =>
    TOPICS.flatMap((topic) =>
      (topics[topic] ?? []).map((row) => ({ what: `${jurisdiction} ${topic}`, row })),
    ),
  );

const sourcesOfAges = (policy: Policy) =>
  rowsOf(policy)
    .filter(({ what }) => !what.startsWith("default "))
    .map(({ what, row }) => ({ what, sources: row.sources }));

const DATE_ALONE = "the day was read, the value was not";

/** What was dated by a source that did not give its value. */
const unreadValues = (policy: Policy) => [
  ...rowsOf(policy)
    .filter(({ row }) => row.check === "date-found")
    .map(({ what }) => ({ what, why: DATE_ALONE })),
  ...Object.values(policy.laws).flatMap(({ id, duties }) =>
    duties
      .filter(({ check }) => check === "date-found")
      .map(({ type }) => ({ what: id, why: `${type}: ${DATE_ALONE}` })),
  ),
];
