// Creates the adapters of providers. One with unusable settings is left out, and the log says why.
import type { VerificationProvider } from "../domain/product.js";
import type { VerificationMethod } from "../domain/verification/method.js";
import { createAgeKey } from "./agekey.js";
import { createCard } from "./card.js";
import { createOidc } from "./oidc.js";
import type { ProviderDeps, ProviderInput } from "./provider-settings.js";
import { createCall, createSignedForm } from "./recorded.js";
import { createRedirect } from "./redirect.js";
import { createSimulated } from "./simulated.js";
import { createSmsPlus } from "./sms-plus.js";
import { createWallet } from "./wallet.js";

type Makers = {
  [Kind in VerificationProvider["kind"]]: (
    deps: ProviderDeps,
    input: ProviderInput<Extract<VerificationProvider, { kind: Kind }>>,
  ) => VerificationMethod | undefined;
};

/** A kind without an entry doesn't compile. */
const MAKERS: Makers = {
  oidc: createOidc,
  "oidc-agekey": createAgeKey,
  "openid4vp-mdoc": createWallet,
  redirect: createRedirect,
  card: createCard,
  "sms-plus": createSmsPlus,
  "signed-form": createSignedForm,
  call: createCall,
  simulated: createSimulated,
};

/** Returns the method of a provider; undefined where a variable or certificate that its settings name can't be read. */
export function createProvider(
  deps: ProviderDeps,
  input: ProviderInput,
): VerificationMethod | undefined {
  const make = MAKERS[input.provider.kind] as (
    deps: ProviderDeps,
    input: ProviderInput,
  ) => VerificationMethod | undefined;
  const absent: string[] = [];
  const readVariable = (name: string) => {
    const value = deps.readVariable(name);
    if (value === undefined) absent.push(name);
    return value;
  };
  const method = make({ ...deps, readVariable }, input);
  if (!method)
    deps.warn(
      { provider: input.name, kind: input.provider.kind, absent: absent.join(", ") },
      "a provider of verifications cannot be used: a variable of its settings is absent or its name does not begin with KINWARD_PROVIDER_, a certificate cannot be read, a key is one of the other mode, or no texts can be sent",
    );
  return method;
}
