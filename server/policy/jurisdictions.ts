import { invalidInput } from "../lib/errors.js";
import { MISTAKEN_CODES } from "./mistaken-codes.js";
import type { Jurisdiction, Jurisdictions, Policy } from "./types.js";

// A text of this form may be repeated in a message; any other may be a name or an address.
const CODE = /^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$/;

/**
 * The jurisdiction of a code of ISO 3166-1 or 3166-2, read in any case. An unknown code is INVALID_INPUT: it never falls
 * back from a subdivision to its country, since a typing error must not pick a law. `field` names the caller's field.
 */
export function findJurisdiction(
  policy: Policy,
  code: string,
  field = "jurisdiction",
): Jurisdiction {
  // The text is tested before it is raised, because some letters outside ASCII have capitals inside it ("ß" is "SS").
  const jurisdiction = CODE.test(code) ? policy.jurisdictions.find(code.toUpperCase()) : undefined;
  if (jurisdiction) return jurisdiction;
  const meant = meantCode(policy, code);
  const suggestion = meant === undefined ? "." : `; did you mean ${meant}?`;
  throw invalidInput(
    CODE.test(code)
      ? `${field}: ${code.toUpperCase()} is not an ISO 3166 code${suggestion}`
      : `${field}: must be an ISO 3166 code such as US or US-CA${suggestion}`,
  );
}

/** Returns the right code for a common mistake such as `UK`, `USA`, `uk-eng` or `US_CA`. The code always exists. */
export function meantCode(policy: Policy, code: string): string | undefined {
  if (!/^[\x20-\x7e\s]{2,20}$/.test(code)) return undefined;
  const [country = "", ...rest] = code.trim().toUpperCase().split(/[-_ ]/, 3);
  const meant = [MISTAKEN_CODES[country] ?? country, ...rest].join("-");
  return policy.jurisdictions.find(meant) === undefined ? undefined : meant;
}

/** Reads lines of `code,name,parent` under a header. A name with a comma is in quotes. */
export const parseJurisdictions = (csv: string): Jurisdiction[] =>
  csv
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map(parseLine);

function parseLine(line: string): Jurisdiction {
  const first = line.indexOf(",");
  const last = line.lastIndexOf(",");
  const name = line.slice(first + 1, last);
  const parent = line.slice(last + 1);
  return Object.freeze({
    code: line.slice(0, first),
    name: name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name,
    ...(parent && { parent }),
  });
}

/** The lines under the header by their codes, as `SortedJurisdictions` needs them. */
export function sortLines(csv: string): string {
  const [header, ...lines] = csv.trimEnd().split("\n");
  return [header, ...lines.sort(), ""].join("\n");
}

/** Jurisdictions in sorted lines, each parsed when it is asked for. */
export class SortedJurisdictions implements Jurisdictions {
  readonly #sorted: string;
  readonly #known = new Map<string, Jurisdiction>();

  constructor(sorted: string) {
    this.#sorted = sorted;
  }

  find(code: string): Jurisdiction | undefined {
    const found = this.#known.get(code) ?? this.#search(code);
    if (found !== undefined) this.#known.set(code, found);
    return found;
  }

  codes(): readonly string[] {
    return parseJurisdictions(this.#sorted).map(({ code }) => code);
  }

  #search(code: string): Jurisdiction | undefined {
    const sorted = this.#sorted;
    const key = `${code},`;
    let [from, to] = [sorted.indexOf("\n") + 1, sorted.length];
    while (from < to) {
      const start = sorted.lastIndexOf("\n", ((from + to) >> 1) - 1) + 1;
      const end = sorted.indexOf("\n", start);
      const line = sorted.slice(start, end);
      if (line.startsWith(key)) return parseLine(line);
      if (line < key) from = end + 1;
      else to = start;
    }
    return undefined;
  }
}
