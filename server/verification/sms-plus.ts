// Proves that a person has a telephone: they type the code of a text. That does not prove an adult, so it is never enough where a
// law asks for a verified guardian.
import { MINUTE_MS } from "../lib/dates.js";
import type { TextProvider } from "../domain/product.js";
import { readTelephone, TextRefused } from "../domain/text-message.js";
import { ProviderError, type VerificationMethod } from "../domain/verification/method.js";
import { settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

const CODE_LIFE_MS = 10 * MINUTE_MS;

/** Returns the method; undefined where no text can be sent in this mode. */
export function createSmsPlus(
  deps: ProviderDeps,
  input: ProviderInput<TextProvider>,
): VerificationMethod | undefined {
  const { mode } = input;
  if (!deps.maySendText(mode)) return undefined;
  return {
    ...settingsOf(input),
    assurance: "attested",
    texts: true,
    async begin({ state, texting, language, requiredAge }) {
      const telephone = readTelephone(texting?.telephone ?? "");
      if (!texting || telephone === undefined)
        throw new ProviderError("refused", "no number was typed", { hint: "noNumber" });
      await texting.send(telephone).catch((error: unknown) => {
        if (error instanceof ProviderError) throw error;
        throw error instanceof TextRefused
          ? new ProviderError("refused", error.code, { hint: "noTexts", cause: error })
          : new ProviderError("unavailable", "the text was not accepted", { cause: error });
      });
      return {
        step: { at: "code" },
        flow: {
          ...{ state, telephone, code: texting.code, language, sentAt: String(deps.realNow()) },
          requiredAge: String(requiredAge),
        },
      };
    },
    async finish({ code, sentAt, requiredAge }, { parameters, realNow }) {
      const typed = (parameters["code"] ?? "").replace(/\D/g, "");
      if (realNow >= Number(sentAt) + CODE_LIFE_MS) return { status: "cancelled", hint: "oldCode" };
      return typed === code
        ? { status: "shown", age: { low: Number(requiredAge) } }
        : { status: "inconclusive", hint: "wrongCode" };
    },
  };
}
