// What a person does on paper or by telephone, and an operator records.
import type { CallProvider, FormProvider } from "../domain/product.js";
import type { RecordedWay, VerificationMethod } from "../domain/verification/method.js";
import { settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

const create = (input: ProviderInput, recorded: RecordedWay): VerificationMethod => ({
  ...settingsOf(input),
  recorded,
  // Nothing comes back to the browser.
  finish: async () => ({ status: "cancelled" }),
});

export const createSignedForm = (
  _deps: ProviderDeps,
  input: ProviderInput<FormProvider>,
): VerificationMethod => {
  const { fax, email } = input.provider;
  return create(input, { at: "form", fax, email });
};

export const createCall = (
  _deps: ProviderDeps,
  input: ProviderInput<CallProvider>,
): VerificationMethod => {
  const { telephone, hours } = input.provider;
  return create(input, { at: "call", telephone, hours });
};
