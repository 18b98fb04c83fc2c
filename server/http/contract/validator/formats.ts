import { fullFormats } from "ajv-formats/dist/formats.js";
import own from "express-openapi-validator/dist/framework/ajv/formats.js";

import { isAddress } from "../../../lib/email-address.js";
import { isLanguageTag } from "../../../lib/language-tag.js";

/** The most common form, on a day that each month has. */
const USUAL_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const { validate: isOtherInstant } = fullFormats["date-time"] as {
  validate: (text: string) => boolean;
};

/** The same as of ajv-formats, in a third of the time. */
export const isInstant = (text: string): boolean =>
  USUAL_INSTANT.test(text) || isOtherInstant(text);

/** Formats that requests are checked against, besides those of the packages. */
export const OWN_FORMATS = {
  "idn-email": { type: "string", validate: isAddress },
  "language-tag": { type: "string", validate: isLanguageTag },
  "date-time": { type: "string", validate: isInstant },
} as const;

/** As express-openapi-validator adds them to Ajv: what comes later counts. */
export const formats = { ...own.formats, ...fullFormats, ...OWN_FORMATS };
