// Checks the jurisdictions that keys of a product file name.
import type { MethodList, ProductConfig } from "../domain/product.js";
import { ServiceError } from "../lib/errors.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { oneTerritory } from "../policy/law.js";
import type { Policy } from "../policy/types.js";

/** Returns a configuration with its jurisdictions in capitals, and the faults of the jurisdictions. */
export function withPlaces(
  config: ProductConfig,
  policy: Policy,
): { config: ProductConfig; faults: readonly string[] } {
  const faults: string[] = [];
  const read = <Value extends object>(key: string, byPlace: Value): Value => {
    const found = new Map<string, unknown>();
    for (const [place, value] of Object.entries(byPlace)) {
      const code = place === "default" ? place : placeCodeOf(policy, place, key, faults);
      if (code === undefined) continue;
      const twin = oneTerritory(policy, code).find((each) => found.has(each));
      if (twin === code) faults.push(`${key}: ${code} is listed twice`);
      else if (twin) faults.push(`${key}: ${twin} and ${code} are one place; list one of them`);
      found.set(code, value);
    }
    return Object.fromEntries(found) as Value;
  };
  const { guardianAssurance, places, verification } = config;
  return {
    config: {
      ...config,
      ...(places && {
        places: Object.keys(read("places", Object.fromEntries(places.map((code) => [code, true])))),
      }),
      guardianAssurance:
        typeof guardianAssurance === "string"
          ? guardianAssurance
          : read("guardianAssurance", guardianAssurance),
      ...(verification && {
        verification: Object.fromEntries(
          Object.entries(verification).map(([purpose, list]: [string, MethodList]) => [
            purpose,
            Array.isArray(list) ? list : read(`verification.${purpose}`, list),
          ]),
        ),
      }),
    },
    faults,
  };
}

function placeCodeOf(
  policy: Policy,
  place: string,
  key: string,
  faults: string[],
): string | undefined {
  try {
    return findJurisdiction(policy, place, key).code;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    faults.push(error.message);
    return undefined;
  }
}
