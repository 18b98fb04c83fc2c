/** The grammar of RFC 5646, section 2.1, in lower case; irregular tags are registered, and there will be no others. */
const PRIVATE = "x(?:-[a-z0-9]{1,8})+";
const LANGUAGE = "(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})";
const VARIANT = "(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3})";
const EXTENSION = "[0-9a-wy-z](?:-[a-z0-9]{2,8})+";
const IRREGULAR =
  "en-gb-oed|i-(?:ami|bnn|default|enochian|hak|klingon|lux|mingo|navajo|pwn|tao|tay|tsu)|" +
  "sgn-(?:be-fr|be-nl|ch-de)";
const WELL_FORMED = new RegExp(
  `^(?:${LANGUAGE}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-${VARIANT})*(?:-${EXTENSION})*(?:-${PRIVATE})?|` +
    `${PRIVATE}|${IRREGULAR})$`,
);

/** Whether a text is a well-formed language tag of BCP 47, in any case. */
export const isLanguageTag = (text: string): boolean => WELL_FORMED.test(text.toLowerCase());
