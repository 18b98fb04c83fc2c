import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { invalidInput } from "../../lib/errors.js";

export type UpgradeOptions = components["schemas"]["UpgradeOptions"];

/** Reads the options of an upgrade, as its challenge keeps them. INVALID_INPUT naming the field. */
export function readUpgradeOptions(
  { redirectUrl, locale, facialAgeEstimation }: UpgradeOptions,
  { product, mode }: Pick<Context, "product" | "mode">,
) {
  const { passIfOver = Infinity, failIfUnder = 0 } = facialAgeEstimation ?? {};
  if (failIfUnder > passIfOver)
    throw invalidInput("options.facialAgeEstimation.failIfUnder: must not be over passIfOver.");
  return {
    locale,
    redirectUrl:
      redirectUrl === undefined
        ? undefined
        : readRedirectUrl(redirectUrl, product, mode, "options.redirectUrl"),
    options: facialAgeEstimation && { facialAgeEstimation },
  };
}
