import { expect, test } from "@jest/globals";

import type { VerificationProvider } from "../domain/product.js";
import { createProvider } from "./providers.js";
import type { ProviderDeps } from "./provider-settings.js";

test("a provider that cannot be used is logged with the variables that are absent", () => {
  const logged: unknown[] = [];
  const deps = {
    readVariable: () => undefined,
    warn: (about: object) => logged.push(about),
  } as unknown as ProviderDeps;
  const provider = {
    kind: "redirect",
    beginUrl: "${KINWARD_PROVIDER_HOST}/begin",
    secretName: "KINWARD_PROVIDER_SECRET",
  } as const;
  expect(createProvider(deps, { name: "vendor", mode: "test", provider })).toBeUndefined();
  expect(logged).toEqual([
    {
      provider: "vendor",
      kind: "redirect",
      absent: "KINWARD_PROVIDER_SECRET, KINWARD_PROVIDER_HOST",
    },
  ]);
});

const openid = {
  ...{ issuer: "${KINWARD_PROVIDER_ISSUER}", clientId: "${KINWARD_PROVIDER_CLIENT}" },
  ...{ scope: "openid", claims: { ageOver18: "over18" } },
};
const KINDS = {
  oidc: { ...openid, kind: "oidc" },
  "oidc with a secret": { ...openid, kind: "oidc", clientSecretName: "KINWARD_PROVIDER_SECRET" },
  "oidc-agekey": { ...openid, kind: "oidc-agekey" },
  card: {
    kind: "card",
    secretName: "KINWARD_PROVIDER_SECRET",
    webhookSecretName: "KINWARD_PROVIDER_CLIENT",
  },
  redirect: {
    ...{ kind: "redirect", beginUrl: "${KINWARD_PROVIDER_ISSUER}/begin" },
    secretName: "KINWARD_PROVIDER_SECRET",
  },
} as unknown as Record<string, VerificationProvider>;
const [ISSUER, CLIENT, SECRET] = ["ISSUER", "CLIENT", "SECRET"].map(
  (name) => `KINWARD_PROVIDER_${name}`,
) as [string, string, string];

test.each([
  ["oidc", [ISSUER, CLIENT]],
  ["oidc with a secret", [ISSUER, CLIENT, SECRET]],
  ["oidc-agekey", [ISSUER, CLIENT]],
  ["card", [SECRET, CLIENT]],
  ["redirect", [ISSUER, SECRET]],
])("a provider needs each of its variables: %s", (kind, needed) => {
  const provider = KINDS[kind] as VerificationProvider;
  const make = (names: readonly string[]) =>
    createProvider(
      {
        readVariable: (name: string) => (names.includes(name) ? "https://x.example" : undefined),
        warn: () => {},
        mayLeadTo: () => true,
      } as unknown as ProviderDeps,
      { name: "vendor", mode: "live", provider },
    );
  expect(make(needed)).toBeDefined();
  for (const absent of needed)
    expect(make(needed.filter((name) => name !== absent))).toBeUndefined();
});

test.each([
  ["live", "sk_live_1", true, true],
  ["live", "sk_test_1", true, false],
  ["test", "sk_live_1", true, false],
  ["live", "sk_live_1", false, false],
] as const)(
  "a card needs a key of its own mode, and an address that may be reached: %s %s",
  (mode, key, mayLeadTo, isMade) => {
    const deps = { readVariable: () => key, warn: () => {}, mayLeadTo: () => mayLeadTo };
    const provider = KINDS["card"] as VerificationProvider;
    const input = { name: "vendor", mode, provider };
    expect(createProvider(deps as unknown as ProviderDeps, input) !== undefined).toBe(isMade);
  },
);

test.each(["oidc", "oidc-agekey"])(
  "no one is led to an issuer that may not be reached: %s",
  async (kind) => {
    const method = createProvider(
      { readVariable: () => "http://x.example", mayLeadTo: () => false } as unknown as ProviderDeps,
      { name: "vendor", mode: "live", provider: KINDS[kind] as VerificationProvider },
    );
    const begun = method?.begin?.({
      ...{ state: "state", nonce: "nonce", returnUrl: "https://x.example/", answerUrl: "" },
      ...{ requiredAge: 18, language: "en", reason: "" },
    });
    await expect(begun).rejects.toMatchObject({ failure: "unavailable" });
  },
);

test.each([
  ["sk_test_1", "test", true],
  ["sk_live_1", "live", true],
  ["rk_live_1", "live", true],
  ["sk_test_1", "live", false],
  ["rk_test_1", "live", false],
  ["sk_live_1", "test", false],
] as const)("Stripe's key %s in %s mode makes a method: %s", (key, mode, isUsable) => {
  const deps = {
    ...{ readVariable: () => key, warn: () => {}, mayLeadTo: () => true },
  } as unknown as ProviderDeps;
  const provider = KINDS["card"] as VerificationProvider;
  expect(createProvider(deps, { name: "card", mode, provider }) !== undefined).toBe(isUsable);
});
