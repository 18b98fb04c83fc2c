// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f]/;
const HALF_A_PAIR = /\p{Surrogate}/u;

/**
 * What is wrong with a string from outside, or nothing. Control characters break logs, mails and headers further on,
 * and U+0000 is refused by PostgreSQL; half a surrogate pair cannot be stored as UTF-8.
 */
export function faultOf(text: string): string | undefined {
  if (CONTROL.test(text)) return "expects no control characters";
  if (HALF_A_PAIR.test(text)) return "expects well-formed Unicode";
  return undefined;
}
