// How an email address is written, and kept.
import { domainToASCII } from "node:url";

const MAX_BYTES = 254;
/**
 * A local part has the characters of RFC 5321, and the letters, marks and digits of any script (RFC 6531), but no invisible ones.
 */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
const ASCII = /^[\0-\x7f]*$/;
/** The characters of a host before its ASCII form is made: none that separates an address from its surroundings. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Whether a label mixes Latin with Cyrillic or Greek letters, as an imitated address does. */
const isLookalike = (label: string): boolean =>
  /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label);
const ENDS_WITH_NUMBER = /\.[0-9]+$/;

/** The ASCII form of a domain; empty where it is none. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain)) return domain;
  const ascii = INTERNATIONAL_DOMAIN.test(domain) ? domainToASCII(domain) : "";
  return ENDS_WITH_NUMBER.test(ascii) ? "" : ascii;
}

/** An address as it is kept: with its domain in ASCII. Undefined where it is malformed. */
export function readAddress(text: string): string | undefined {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0)).normalize("NFC");
  const domain = asciiDomain(text.slice(at + 1).normalize("NFC"));
  const address = `${local}@${domain}`;
  const isWellFormed =
    LOCAL_PART.test(local) && DOMAIN.test(domain) && !text.split(/[.@]/).some(isLookalike);
  return isWellFormed && Buffer.byteLength(address) <= MAX_BYTES ? address : undefined;
}

/** Returns an address as it is kept; a malformed one stays as it was typed. */
export const tidyAddress = (text: string): string => readAddress(text) ?? text;

const IGNORES_DOTS = new Set([
  "gmail.com",
  "googlemail.com",
  "pm.me",
  "proton.me",
  "protonmail.com",
]);

/**
 * One form for all spellings of the address of a mailbox, for caps and stop lists: in lower case, without full-width forms,
 * without the part from `+` on, and without dots that the provider ignores. It never says whose an address is.
 */
export function foldAddress(text: string): string {
  const address = tidyAddress(text.normalize("NFKC")).toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = address.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, "");
  return `${IGNORES_DOTS.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}

/** The rule of the contract's `format: email`. */
export const isAddress = (text: string): boolean => readAddress(text) !== undefined;
