// What generated/checks.js calls for the formats of the contract.
import { fullFormats } from "ajv-formats/dist/formats.js";

import { isAddress } from "../../lib/email-address.js";
import { isLanguageTag } from "../../lib/language-tag.js";

type Format = (text: string) => boolean;

/** The format of ajv-formats in full: 30 February is refused. */
function standard(name: keyof typeof fullFormats): Format {
  const format = fullFormats[name] as Format | { readonly validate: Format };
  return typeof format === "function" ? format : format.validate;
}

export const formats = {
  date: standard("date"),
  "date-time": standard("date-time"),
  "idn-email": isAddress,
  "language-tag": isLanguageTag,
  uri: standard("uri"),
} as const satisfies Readonly<Record<string, Format>>;
