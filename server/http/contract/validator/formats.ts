import { fullFormats } from "ajv-formats/dist/formats.js";
import own from "express-openapi-validator/dist/framework/ajv/formats.js";

import { isAddress } from "../../../email-address.js";

/** Formats that requests are checked against, besides those of the packages. */
export const OWN_FORMATS = { email: { type: "string", validate: isAddress } } as const;

/** As express-openapi-validator adds them to Ajv: what comes later counts. */
export const formats = { ...own.formats, ...fullFormats, ...OWN_FORMATS };
