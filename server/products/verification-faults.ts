// Checks what a schema can't express about the providers in a product file.
import type { MethodList, ProductConfig, VerificationProvider } from "../domain/product.js";
import { didYouMean } from "../lib/suggestion.js";

const namesOf = (list: MethodList): readonly string[] =>
  list instanceof Array ? list : Object.values(list).flat();

/** Methods that need no provider in the file. */
const BUILT_IN = ["simulated", "platform"];
const RESERVED = [...BUILT_IN, "appeal"];

/** What these show is enough for a guardian, and says nothing of anyone's age. */
const FOR_GUARDIANS: readonly string[] = [
  "card",
  "sms-plus",
  "signed-form",
  "call",
] satisfies VerificationProvider["kind"][];

/**
 * Lists methods that are not providers, providers that are listed for a proof that they cannot give, and providers whose name the
 * service reserves.
 */
export function verificationFaults({
  verification = {},
  providers = {},
  company,
}: ProductConfig): string[] {
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
    ...listed
      .filter(
        ({ purpose, name }) =>
          purpose !== "trustedAdult" && FOR_GUARDIANS.includes(providers[name]?.kind ?? ""),
      )
      .map(
        ({ purpose, name }) =>
          `verification.${purpose}: ${name} shows no age; its kind is for trustedAdult alone`,
      ),
    ...Object.entries(providers).flatMap(([name, provider]) =>
      provider.kind === "signed-form" &&
      provider.fax === undefined &&
      provider.email === undefined &&
      company?.address === undefined
        ? [
            `providers.${name}: no one could send the form; add \`email\`, \`fax\` or \`company.address\``,
          ]
        : [],
    ),
    ...Object.keys(providers)
      .filter((name) => RESERVED.includes(name))
      .map((name) => `providers: ${name} is a name of the service; choose another`),
  ];
}
