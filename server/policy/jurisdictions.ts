import { invalidInput } from "../errors.js";
import type { Jurisdiction, Policy } from "./types.js";

// The contract's pattern. What fits it may be repeated in a message; anything else may be a name or an address.
const CODE = /^[A-z]{2}(-[A-z0-9]{1,3})?$/;

/**
 * The place of a code of ISO 3166-1 or 3166-2, read in any case. A code that is not in the list is INVALID_INPUT naming
 * it: nothing falls back from an unknown subdivision to its country, since a typing error must not pick a law.
 * `field` is the name under which the caller was given the code.
 */
export function findJurisdiction(
  policy: Policy,
  code: string,
  field = "jurisdiction",
): Jurisdiction {
  // Tested before it is raised: some letters outside ASCII have capitals inside it ("ß" is "SS").
  if (!CODE.test(code)) {
    throw invalidInput(
      `${field}: expects a code of ISO 3166-1 or ISO 3166-2, such as US or US-CA.`,
    );
  }
  const capitals = code.toUpperCase();
  const jurisdiction = policy.jurisdictions[capitals];
  if (!jurisdiction)
    throw invalidInput(`${field}: ${capitals} is not a code of ISO 3166-1 or ISO 3166-2.`);
  return jurisdiction;
}

/** The table of `code,name,parent` lines under a header. A name with a comma stands in quotes. */
export function parseJurisdictions(csv: string): Jurisdiction[] {
  const places: Jurisdiction[] = [];
  for (const line of csv.split("\n").slice(1)) {
    if (line === "") continue;
    const first = line.indexOf(",");
    const last = line.lastIndexOf(",");
    const name = line.slice(first + 1, last);
    const parent = line.slice(last + 1);
    places.push({
      code: line.slice(0, first),
      name: name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name,
      ...(parent && { parent }),
    });
  }
  return places;
}
