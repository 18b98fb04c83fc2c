// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns the fault of a string from outside, if it has one. Control characters break logs, mails and headers further on, and
 * U+0000 is refused by PostgreSQL; a lone surrogate cannot be stored as UTF-8.
 */
export function stringIssue(text: string): string | undefined {
  if (CONTROL.test(text)) return "must not contain control characters";
  if (LONE_SURROGATE.test(text)) return "must be well-formed Unicode";
  return undefined;
}
