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

/** What `JSON.stringify` makes of nearly every date. The others are judged by their parts. */
const USUAL_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const standardInstant = standard("date-time");

export const formats = {
  date: standard("date"),
  "date-time": (text) => USUAL_INSTANT.test(text) || standardInstant(text),
  "idn-email": isAddress,
  "language-tag": isLanguageTag,
  uri: standard("uri"),
} as const satisfies Readonly<Record<string, Format>>;
