// Durations as people write them.

const NUMBER = /^\d{1,4}$/;
const CLOCK = /^(\d{1,2}):([0-5]\d)$/;
const UNITS =
  /^(?:(\d{1,2}(?:[.,]\d{1,2})?) ?(?:h|hr|hrs|hour|hours|std|st))?(?: ?(\d{1,4}) ?(?:m|min|mins|minute|minutes)?)?$/;

/**
 * Returns the minutes that a text means: `90`, `1:30`, `1h30`, `1 h 30 min`, `1.5 h`, `90 min`. A bare number is minutes.
 * Undefined for any other text, and for fractions of a minute.
 */
export function readMinutes(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (NUMBER.test(text)) return Number(text);
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const units = text === "" ? null : UNITS.exec(text);
  if (!units) return undefined;
  const [, hours, rest] = units;
  const minutes = Number((hours ?? "0").replace(",", ".")) * 60 + Number(rest ?? "0");
  const whole = Math.round(minutes);
  // A fraction of an hour can't be combined with minutes, and has to be whole minutes.
  const isFraction = hours !== undefined && /[.,]/.test(hours);
  if (isFraction && (rest !== undefined || Math.abs(minutes - whole) > 0.001)) return undefined;
  return hours !== undefined && rest !== undefined && Number(rest) > 59 ? undefined : whole;
}
