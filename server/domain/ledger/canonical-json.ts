/**
 * JSON as RFC 8785 writes it: one text for each value, to be hashed again elsewhere. Members are ordered by their
 * UTF-16 code units, numbers are written as in ECMAScript, and members that are undefined are left out. Throws a
 * TypeError for what JSON cannot hold: a number that is not finite, half a surrogate pair, a function.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${scalar(name)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
  }
  return scalar(value);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function scalar(value: unknown): string {
  const isJson =
    value === null ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value)) ||
    (typeof value === "string" && !LONE_SURROGATE.test(value));
  if (!isJson) throw new TypeError(`JSON cannot hold this ${typeof value}.`);
  return JSON.stringify(value);
}
