// What a schema cannot say of the providers in a product file.
import type { MethodList, ProductConfig } from "../domain/product.js";
import { didYouMean } from "../lib/suggestion.js";

const namesOf = (list: MethodList): readonly string[] =>
  list instanceof Array ? list : Object.values(list).flat();

/** Names that need no provider, and those that the service gives itself. */
const BUILT_IN = ["simulated", "platform"];
const RESERVED = [...BUILT_IN, "appeal"];

/** Names of methods that are not providers, and providers with a name of the service. */
export function verificationFaults({ verification = {}, providers = {} }: ProductConfig): string[] {
  const known = [...Object.keys(providers), ...BUILT_IN];
  const listed = Object.entries(verification).flatMap(([purpose, list]) =>
    namesOf(list).map((name) => ({ purpose, name })),
  );
  return [
    ...listed
      .filter(({ name }) => !known.includes(name))
      .map(
        ({ purpose, name }) =>
          `verification.${purpose}: ${name} is not one of the providers${didYouMean(name, known)}`,
      ),
    ...Object.keys(providers)
      .filter((name) => RESERVED.includes(name))
      .map((name) => `providers: ${name} is a name of the service; choose another`),
  ];
}
