/**
 * Returns JSON as RFC 8785 writes it: one text for each value, to be hashed again elsewhere. Members are ordered by their
 * UTF-16 code units, numbers are written as in ECMAScript, and members that are undefined are left out. Throws a
 * TypeError for what JSON cannot hold: a number that is not finite, half a surrogate pair, a function.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  let members = "";
  for (const name of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[name];
    if (member === undefined) continue;
    if (members !== "") members += ",";
    members += `${scalar(name)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
}

/** Node has it; the types of ECMAScript 2023 don't. */
type Text = string & Readonly<{ isWellFormed(): boolean }>;

function scalar(value: unknown): string {
  const isJson =
    typeof value === "string"
      ? (value as Text).isWellFormed()
      : value === null ||
        typeof value === "boolean" ||
        (typeof value === "number" && Number.isFinite(value));
  if (!isJson) throw new TypeError(`JSON cannot hold this ${typeof value}.`);
  return JSON.stringify(value);
}
