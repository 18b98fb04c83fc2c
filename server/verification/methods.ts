// The verification methods that a product's file names, as adapters behind one interface.
import type { Mode, ProductConfig } from "../domain/product.js";
import { remember } from "../lib/remember.js";
import type { VerificationCriteria, VerificationPurpose } from "../domain/verification/criteria.js";
import type { VerificationMethod } from "../domain/verification/method.js";
import type { ProviderDeps } from "./provider-settings.js";
import { createProvider } from "./providers.js";
import { simulated } from "./simulated.js";

/** Names a verified signal of the player's platform. It is a word of the product file and has no page. */
export const PLATFORM = "platform";

const KEY_OF = { "access-age": "accessAge", id: "id", "trusted-adult": "trustedAdult" } as const;

type OfProduct = Readonly<{ product: ProductConfig; mode: Mode }>;

/** Returns the list that applies in a jurisdiction. */
type ValueByPlace = (
  byPlace: Readonly<Record<string, readonly string[]>>,
  jurisdiction: string,
) => readonly string[] | undefined;

export interface VerificationMethods {
  /** Returns the usable methods for a purpose in a place that can meet the criteria, preferred one first. */
  list(
    of: OfProduct,
    purpose: VerificationPurpose,
    jurisdiction: string,
    criteria?: VerificationCriteria | null,
  ): VerificationMethod[];
  /** Returns a method by name; undefined where the product has no usable one. */
  find(of: OfProduct, name: string): VerificationMethod | undefined;
  /** Returns whether a verified signal of the player's platform counts. */
  countsPlatform(of: OfProduct, purpose: VerificationPurpose, jurisdiction: string): boolean;
}

export function createVerificationMethods(
  deps: ProviderDeps & Readonly<{ valueByPlace: ValueByPlace }>,
): VerificationMethods {
  /** Returns the names that a product lists for a place; undefined where it lists none anywhere. */
  const namesIn = (
    { verification = {} }: ProductConfig,
    purpose: VerificationPurpose,
    jurisdiction: string,
  ): readonly string[] | undefined => {
    const list = verification[KEY_OF[purpose]];
    if (list === undefined || Array.isArray(list)) return list as readonly string[] | undefined;
    const byPlace = list as Readonly<Record<string, readonly string[]>>;
    return deps.valueByPlace(byPlace, jurisdiction) ?? [];
  };

  /** A product that names no method for guardians can try the simulated one in test mode: a law may ask for verified ones. */
  const namesFor = (of: OfProduct, purpose: VerificationPurpose, jurisdiction: string) =>
    namesIn(of.product, purpose, jurisdiction) ??
    (purpose === "trusted-adult" ? [simulated.name] : []);

  const madeFor = remember((_: ProductConfig) => new Map<string, VerificationMethod | undefined>());

  const find = ({ product, mode }: OfProduct, name: string): VerificationMethod | undefined => {
    if (name === simulated.name) return mode === "test" ? simulated : undefined;
    const provider = product.providers?.[name];
    if (!provider || (provider.kind === "simulated" && mode !== "test")) return undefined;
    const made = madeFor(product);
    const key = `${mode} ${name}`;
    if (!made.has(key)) made.set(key, createProvider(deps, { name, mode, provider }));
    return made.get(key);
  };

  return {
    find,
    list: (of, purpose, jurisdiction, criteria = null) =>
      namesFor(of, purpose, jurisdiction)
        .flatMap((name) => find(of, name) ?? [])
        .filter(({ assurance }) => mayMeet(assurance, criteria)),
    countsPlatform: ({ product }, purpose, jurisdiction) =>
      purpose !== "trusted-adult" &&
      (namesIn(product, purpose, jurisdiction)?.includes(PLATFORM) ?? false),
  };
}

const mayMeet = (
  assurance: VerificationMethod["assurance"],
  criteria: VerificationCriteria | null,
): boolean =>
  criteria === null ||
  !("assurance" in criteria) ||
  criteria.assurance === undefined ||
  criteria.assurance === assurance;

/** Returns the methods for trusted adults that a product has in a mode, in any place. */
export function listedMethods(
  methods: VerificationMethods,
  product: ProductConfig,
  mode: Mode,
): VerificationMethod[] {
  const list = product.verification?.trustedAdult;
  const places = list === undefined || Array.isArray(list) ? ["default"] : Object.keys(list);
  return places.flatMap((place) => methods.list({ product, mode }, "trusted-adult", place));
}
