// The log of a test's service. Every line is captured, and none may contain a secret or a family's data.
import { makeLog, type Log } from "../server/lib/log.js";

const CROCKFORD = "[0-9A-HJKMNP-TV-Z]{4}";

/** What log lines may not contain, by name. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  "an email address": /[^\s"'<>@/=:]+(@|%40)[^\s"'<>@/]+\.[a-z]{2,}/i,
  // Matches a date without a time of day; instants have one.
  "a date of birth": /\b(18|19|20)\d\d-[01]\d-[0-3]\d(?![T\d])/,
  "a one-time password": new RegExp(
    `(?<![\\w.-])(?=[^a-z]{0,8}\\d)(?=[^a-z]{0,8}[A-Z])${CROCKFORD}-?${CROCKFORD}(?![\\w-])`,
  ),
  "a link that opens something":
    /\/(widgets(\/(consent|receipt|verify))?|family\/(sign-in|override))\/(?!\[)[\w-]{28}(?![\w-])/,
  "an API key": /\bkw_(test|live)_\w+_\w{16,}/,
  "an access token": /\bkwt_[a-z0-9]{10}\.\d+\.[\w-]+/,
  "a webhook's secret": /\bwhsec_[\w+/=]{16,}/,
};

/** Returns each forbidden match in the lines of a log, with its line. */
export const leaksIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    Object.entries(FORBIDDEN).flatMap(([what, pattern]) =>
      pattern.test(line) ? [`${what}: ${line.slice(0, 500)}`] : [],
    ),
  );

/** @throws Error that shows the lines with a forbidden match */
export function assertNothingLeaked(lines: readonly string[]): void {
  const leaks = leaksIn(lines);
  if (leaks.length > 0)
    throw new Error(`The log holds what it must not:\n${leaks.slice(0, 20).join("\n")}`);
}

/** Returns the service's own log at its most verbose level. `lines` are as written, one JSON object each. */
export function captureLog(redacted: readonly string[] = []): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = makeLog("trace", redacted, { write: (line) => void lines.push(line) });
  return { log, lines };
}
