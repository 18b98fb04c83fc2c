import type { LocalDate } from "../lib/dates.js";
import { findRow, valueAt } from "../policy/law.js";
import { loadPolicy } from "../policy/load.js";
import { lawDaysOf, lawsAt, PLAIN_APP } from "../policy/laws.js";
import { lawDate } from "../policy/zones.js";
import { TOPICS, type Jurisdiction, type Policy, type Row } from "../policy/types.js";
import { assertDay, requirePlace } from "./law.js";
import { print, printJson, withServices } from "./with-services.js";
import { formatTable } from "./table.js";

export interface ShowPlaceOptions {
  on?: string;
  json?: boolean;
}

/** Prints the law of a place on a day, today by default, with its sources and the next day on which it changes. */
export async function showPlace(code: string, { on, json }: ShowPlaceOptions): Promise<void> {
  const wanted = on === undefined ? undefined : assertDay(on);
  const policy = await loadPolicy();
  const place = requirePlace(policy, code, "code");
  const day = wanted ?? (await todayIn(policy, place));
  const rows = rowsOn(policy, place, day);
  const laws = lawsOn(policy, place, day);
  const next = nextChange(policy, place, day);
  if (json)
    return printJson({
      code: place.code,
      name: place.name,
      on: day,
      law: rows,
      laws,
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
  if (laws.length > 0) {
    print("\nLaws:\n");
    const lines = laws.map(({ id, state = "", since = "", name }) => [id, state, since, name]);
    print(indented(formatTable(["ID", "STATE", "SINCE", "NAME"], lines)));
  }
  print(next ? `\nChanges next on ${next.on}:` : "\nNo later change is known.");
  for (const { what, from, to } of next?.changes ?? [])
    print(`  ${what}: ${from ?? "none"} -> ${to ?? "none"}`);
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

/** Returns the sources of a row as lines. */
const sourcesOf = ({ sources }: Row): string[] =>
  sources.map(({ url, file, kind }) => `${url ?? file ?? "not read"} (${kind})`);

/** Returns the first later day on which an age or the state of a law is another, and what changes then. */
function nextChange(policy: Policy, place: Jurisdiction, day: LocalDate) {
  const standingOn = (on: LocalDate): ReadonlyMap<string, string> =>
    new Map([
      ...TOPICS.map((topic) => [topic, String(valueAt(policy, place, topic, on))] as const),
      ...lawsOn(policy, place, on).map(({ id, state }) => [id, state ?? ""] as const),
    ]);
  const now = standingOn(day);
  for (const on of lawDaysOf(policy, place.code).filter((each) => each > day)) {
    const then = standingOn(on);
    const changes = [...new Set([...now.keys(), ...then.keys()])]
      .map((what) => ({ what, from: now.get(what) ?? null, to: then.get(what) ?? null }))
      .filter(({ from, to }) => from !== to);
    if (changes.length > 0) return { on, changes };
  }
  return undefined;
}

/** Returns the laws that reach a place on a day, each with its state. */
const lawsOn = (policy: Policy, jurisdiction: Jurisdiction, on: LocalDate) =>
  lawsAt(policy, { jurisdiction, on, profile: PLAIN_APP })
    .filter(({ state }) => state !== undefined)
    .map(({ law: { id, place, name }, state, since }) => ({ id, place, name, state, since }));

const indented = (text: string): string => text.replace(/^/gm, "  ");
