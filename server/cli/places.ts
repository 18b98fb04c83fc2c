import { isRealDate, type LocalDate } from "../lib/dates.js";
import { ServiceError } from "../lib/errors.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { changeDays, decidingCodes, findRow, valueAt } from "../policy/law.js";
import { loadPolicy } from "../policy/load.js";
import { lawDate } from "../policy/zones.js";
import { TOPICS, type Jurisdiction, type Policy, type Row, type Topic } from "../policy/types.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./open.js";

export interface ShowPlaceOptions {
  on?: string;
  json?: boolean;
}

/** Prints the law of a place on a day, today by default, with its sources and the next day on which it changes. */
export async function showPlace(code: string, { on, json }: ShowPlaceOptions): Promise<void> {
  if (on !== undefined && !isRealDate(on))
    throw new CommandError("--on takes a date such as 2027-01-01.");
  const policy = await loadPolicy();
  const place = find(policy, code);
  const day = on ?? (await todayIn(policy, place));
  const rows = rowsOn(policy, place, day);
  const next = nextChange(policy, place, day);
  if (json)
    return printJson({
      code: place.code,
      name: place.name,
      on: day,
      law: rows,
      next: next ?? null,
    });

  const parent = place.parent === undefined ? "" : `, part of ${place.parent}`;
  print(`${place.code}  ${place.name}${parent}\nLaw in force on ${day}:\n`);
  for (const { topic, value, jurisdiction, instrument, since, confidence, sources, note } of rows) {
    const from = jurisdiction === place.code ? "" : ` (from ${jurisdiction})`;
    print(`  ${topic}: ${String(value)}${from}`);
    print(`    ${instrument}${since === null ? "" : `, since ${since}`}; ${confidence} confidence`);
    if (note !== null) print(`    ${note}`);
    for (const source of sources) print(`    ${source}`);
  }
  print(next ? `\nChanges next on ${next.on}:` : "\nNo later change is known.");
  for (const { topic, from, to } of next?.changes ?? [])
    print(`  ${topic}: ${describe(from)} -> ${describe(to)}`);
}

function find(policy: Policy, code: string): Jurisdiction {
  try {
    return findJurisdiction(policy, code, "code");
  } catch (error) {
    if (error instanceof ServiceError)
      throw new CommandError(
        `${error.message}\nThe codes are those of https://www.iso.org/obp/ui/#search.`,
      );
    throw error;
  }
}

/** Returns the local day there by the service's clock, which may be manual. */
const todayIn = (policy: Policy, place: Jurisdiction): Promise<LocalDate> =>
  withServices(async ({ clock }) => lawDate(policy, place, clock.now()));

/** Returns a row for each topic with a known rule. `jurisdiction` names where the rule comes from, which may be `default`. */
const rowsOn = (policy: Policy, place: Jurisdiction, on: LocalDate) =>
  TOPICS.flatMap((topic) => {
    const found = findRow(policy, place.code, topic, on);
    if (!found) return [];
    const { instrument, effectiveFrom, confidence, note } = found.row;
    return {
      topic,
      value: valueAt(policy, place, topic, on) ?? found.row.value,
      jurisdiction: found.jurisdiction,
      instrument,
      since: effectiveFrom ?? null,
      confidence,
      sources: sourcesOf(found.row),
      note: note ?? null,
    };
  });

type Value = number | boolean | string | undefined;

/** Returns the sources of a row as lines. */
const sourcesOf = ({ sources }: Row): string[] =>
  sources.map(({ url, file, kind }) => `${url ?? file ?? "not read"} (${kind})`);

/** Returns the first later day on which a topic has another value, and what changes then. */
function nextChange(policy: Policy, place: Jurisdiction, day: LocalDate) {
  const value = (topic: Topic, on: LocalDate): Value => valueAt(policy, place, topic, on);
  const later = changeDays(policy, decidingCodes(policy, place.code)).filter((each) => each > day);
  for (const on of later) {
    const changes = TOPICS.map((topic) => ({
      topic,
      from: value(topic, day),
      to: value(topic, on),
    })).filter(({ from, to }) => from !== to);
    if (changes.length > 0) return { on, changes };
  }
  return undefined;
}

const describe = (value: Value) => (value === undefined ? "no rule" : String(value));
