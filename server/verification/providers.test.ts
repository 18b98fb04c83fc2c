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
  ["redirect", [ISSUER, SECRET]],
])("a provider needs each of its variables: %s", (kind, needed) => {
  const provider = KINDS[kind] as VerificationProvider;
  const make = (names: readonly string[]) =>
    createProvider(
      {
        readVariable: (name: string) => (names.includes(name) ? "https://x.example" : undefined),
        warn: () => {},
      } as unknown as ProviderDeps,
      { name: "vendor", mode: "live", provider },
    );
  expect(make(needed)).toBeDefined();
  for (const absent of needed)
    expect(make(needed.filter((name) => name !== absent))).toBeUndefined();
});

test.each(["oidc", "oidc-agekey"])(
  "no one is led to an issuer that may not be reached: %s",
  async (kind) => {
    const method = createProvider(
      { readVariable: () => "http://x.example", mayLeadTo: () => false } as unknown as ProviderDeps,
      { name: "vendor", mode: "live", provider: KINDS[kind] as VerificationProvider },
    );
    const begun = method?.begin?.({
      ...{ state: "state", nonce: "nonce", returnUrl: "https://x.example/", answerUrl: "" },
      ...{ requiredAge: 18, language: "en" },
    });
    await expect(begun).rejects.toMatchObject({ failure: "unavailable" });
  },
);
