// What an overview shows: each figure is a picture, the table beside it, and CSV.
import {
  addCounts,
  medianWait,
  placesIn,
  STEPS,
  type Step,
  type Sums,
} from "../../domain/counters.js";
import { HOUR_MS, MINUTE_MS, DAY_MS } from "../../lib/dates.js";
import type { Html } from "../../presentation/html.js";
import type { Counted } from "../../store/counts/queries.js";
import { bars, columns } from "./pictures.js";
import { periodText, type Range } from "./range.js";

type Cell = string | number;

export interface Figure {
  /** Its name in the address and of its CSV file. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly picture: Html;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What was counted in one place or in all, as a whole and in each period. */
interface Counting {
  readonly range: Range;
  readonly periods: readonly number[];
  readonly total: Sums;
  /** The whole of as many periods before these; undefined where they are not read. */
  readonly before: Sums | undefined;
  readonly byPeriod: readonly Sums[];
}

/** Adds up the rows of a range, and of the time before it. */
export function countingOf(
  range: Range,
  periods: readonly number[],
  rows: readonly Counted[],
): Counting {
  const found = new Map<number, Sums[]>(periods.map((at) => [at, []]));
  const earlier: Sums[] = [];
  for (const { startsAt, counts } of rows) (found.get(startsAt) ?? earlier).push(counts);
  const byPeriod = [...found.values()].map(([only = {}, ...others]) =>
    others.length === 0 ? only : addCounts(only, ...others),
  );
  const before = range.compares ? addCounts(...earlier) : undefined;
  return { range, periods, byPeriod, before, total: addCounts(...byPeriod) };
}

/** Returns the counters that begin with a text, by the rest of their names. */
const among = (sums: Sums, start: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([name, amount]) =>
      name.startsWith(start) ? [[name.slice(start.length), amount] as const] : [],
    ),
  );

const totalOf = (sums: Sums, start: string): number =>
  Object.values(among(sums, start)).reduce((sum, amount) => sum + amount, 0);

const share = (part: number, whole: number): string =>
  whole === 0 ? "" : `${Math.round((100 * part) / whole)} %`;

/** Returns a time in words: "at once", "40 s", "12 min", "3.5 h", "2 days". */
function spanText(ms: number | undefined): string {
  if (ms === undefined) return "";
  if (ms <= 1000) return "at once";
  if (ms < MINUTE_MS) return `${Math.round(ms / 1000)} s`;
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  const isShort = ms < 2 * DAY_MS;
  return `${(ms / (isShort ? HOUR_MS : DAY_MS)).toFixed(1)} ${isShort ? "h" : "days"}`;
}

const STEP_NAMES: Readonly<Record<Step, string>> = {
  challenge: "Challenge",
  opened: "Opened",
  decided: "Decided",
  confirmed: "Confirmed",
  verified: "Verified",
  passed: "Passed",
};

/** Returns a value, and in brackets that of the time before. */
const beside = (value: string, before: string): string =>
  before === "" ? value : `${value} (${before})`;

function funnel({ total, before = {}, range }: Counting): Figure {
  const gate = totalOf(total, "gate:");
  const asked = total["step:challenge"] ?? 0;
  const steps = STEPS.map((step) => ({ step, amount: total[`step:${step}`] ?? 0 }));
  const replaced = total["replaced"] ?? 0;
  const askedBefore = before["step:challenge"] ?? 0;
  return {
    id: "funnel",
    title: "Consent",
    lead: `From the age gate to a consent that counts. Only some places ask for a verification. Times are since the step before; that of Passed is since the challenge.${
      replaced > 0 ? ` ${replaced} challenges were replaced by newer ones.` : ""
    }${askedBefore > 0 ? ` In brackets: the ${range.words} before.` : ""}`,
    picture: bars(
      "How many players and guardians came to each step",
      ["Age gate", ...steps.map(({ step }) => STEP_NAMES[step])],
      [{ name: "Players", values: [gate, ...steps.map(({ amount }) => amount)] }],
    ),
    columns: ["Step", "Players", "Of the challenges", "Median time"],
    rows: [
      ["Age gate", gate, "", ""],
      ...steps.map(({ step, amount }) => [
        STEP_NAMES[step],
        amount,
        step === "challenge"
          ? ""
          : beside(share(amount, asked), share(before[`step:${step}`] ?? 0, askedBefore)),
        step === "challenge"
          ? ""
          : beside(spanText(medianWait(total, step)), spanText(medianWait(before, step))),
      ]),
    ],
  };
}

type Line = readonly [name: string, counter: string];

/** Returns a figure of counters over time. */
function overTime(
  { range, periods, byPeriod }: Counting,
  { id, title, lead, unit = 1 }: Pick<Figure, "id" | "title" | "lead"> & { unit?: number },
  lines: readonly Line[],
): Figure {
  const texts = periods.map((at) => periodText(range, at));
  const series = lines.map(([name, counter]) => ({
    name,
    values: byPeriod.map((sums) => Math.round((10 * (sums[counter] ?? 0)) / unit) / 10),
  }));
  return {
    id,
    title,
    ...(lead !== undefined && { lead }),
    picture: columns(title, texts, series),
    columns: [range.by === "hour" ? "Hour (UTC)" : "Day (UTC)", ...series.map(({ name }) => name)],
    rows: texts
      .map((text, nth) => [text, ...series.map(({ values }) => values[nth] ?? 0)])
      .reverse(),
  };
}

const GATE: readonly Line[] = [
  ["Let in", "gate:PASS"],
  ["Asked first", "gate:CHALLENGE"],
  ["Turned away", "gate:PROHIBITED"],
];

const REASONS: Readonly<Record<string, string>> = {
  "denied-by-guardian": "Declined",
  "not-my-child": "Not my child",
  "guardian-refused": "Refused by another guardian, or not approved in time",
  "repudiated-by-guardian": "Not made by the guardian",
  "age-criteria-not-met": "Too young",
  "cancelled-by-initiator": "Cancelled by the product",
  "deadline-passed": "Deadline passed",
  "session-revoked": "Session revoked",
  "no-longer-needed": "No longer needed",
};

function failures({ total }: Counting): Figure {
  const found = Object.entries(among(total, "failed:")).sort((one, other) => other[1] - one[1]);
  const names = found.map(([reason]) => REASONS[reason] ?? reason);
  const all = found.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    id: "refusals",
    title: "Refusals",
    lead: "Challenges that ended without a consent, by reason.",
    picture: bars("Refusals by reason", names, [
      { name: "Challenges", values: found.map(([, amount]) => amount) },
    ]),
    columns: ["Reason", "Challenges", "Share"],
    rows: found.map(([, amount], nth) => [names[nth] ?? "", amount, share(amount, all)]),
  };
}

const PURPOSES: Readonly<Record<string, string>> = {
  "access-age": "age",
  id: "identity",
  "trusted-adult": "guardian",
};

function verifications({ total }: Counting): Figure {
  const found = new Map<string, { passed: number; failed: number }>();
  for (const [name, amount] of Object.entries(among(total, "verification:"))) {
    const [purpose = "", method = "", outcome] = name.split(":");
    const key = `${method} (${PURPOSES[purpose] ?? purpose})`;
    const { passed, failed } = found.get(key) ?? { passed: 0, failed: 0 };
    found.set(
      key,
      outcome === "PASS"
        ? { passed: passed + amount, failed }
        : { passed, failed: failed + amount },
    );
  }
  const methods = [...found].sort(([one], [other]) => one.localeCompare(other));
  return {
    id: "verification",
    title: "Verification",
    picture: bars(
      "Verifications by method and outcome",
      methods.map(([method]) => method),
      [
        { name: "Passed", values: methods.map(([, { passed }]) => passed) },
        { name: "Failed", values: methods.map(([, { failed }]) => failed) },
      ],
    ),
    columns: ["Method", "Passed", "Failed", "Passed of all"],
    rows: methods.map(([method, { passed, failed }]) => [
      method,
      passed,
      failed,
      share(passed, passed + failed),
    ]),
  };
}

const SESSIONS: readonly Line[] = [
  ["Digital minors", "session:DIGITAL_MINOR"],
  ["Digital youth", "session:DIGITAL_YOUTH"],
  ["Legal adults", "session:LEGAL_ADULT"],
];

const WEBHOOKS: readonly Line[] = [
  ["Delivered", "webhook:delivered"],
  ["Tried again", "webhook:retried"],
  ["Failed", "webhook:failed"],
];

const MAILS: readonly Line[] = [
  ["Sent", "mail:sent"],
  ["Shown in the mailbox", "mail:held"],
  ["Refused", "mail:refused"],
  ["Came back", "mail:undeliverable"],
  ["Not accepted in time", "mail:expired"],
  ["No longer wanted", "mail:dropped"],
];

function mails({ total }: Counting): Figure {
  const found = MAILS.map(([name, counter]) => [name, total[counter] ?? 0] as const).filter(
    ([, amount]) => amount > 0,
  );
  return {
    id: "mail",
    title: "Emails",
    picture: bars(
      "Emails by outcome",
      found.map(([name]) => name),
      [{ name: "Emails", values: found.map(([, amount]) => amount) }],
    ),
    columns: ["Outcome", "Emails"],
    rows: found,
  };
}

const withoutCounts = (figure: Figure): boolean =>
  figure.rows.every((row) => row.slice(1).every((cell) => typeof cell !== "number" || cell === 0));

/**
 * Returns the figures of a product that have something to show. Counts without a place are only in the figures of all places.
 */
export const figuresOf = (counting: Counting, isEverywhere: boolean): readonly Figure[] =>
  [
    funnel(counting),
    overTime(counting, { id: "age-gate", title: "Age gate", lead: "First decisions." }, GATE),
    failures(counting),
    verifications(counting),
    overTime(
      counting,
      { id: "sessions", title: "Sessions that began", lead: "By the player's age status." },
      SESSIONS,
    ),
    overTime(counting, { id: "screen-time", title: "Screen time", unit: HOUR_MS }, [
      ["Hours", "screentime"],
    ]),
    ...(isEverywhere
      ? [
          overTime(counting, { id: "webhooks", title: "Webhooks", lead: "Attempts." }, WEBHOOKS),
          mails(counting),
        ]
      : []),
  ].filter((figure) => !withoutCounts(figure));

/** Returns how far the players of each place came. The key is the place's code. */
export const byPlace = (
  everywhere: Sums,
  nameOf: (place: string) => string,
): readonly (readonly Cell[])[] =>
  [...placesIn(everywhere)]
    .map(([place, { gate, challenges, passed, sessions, screentime }]) => {
      const hours = Math.round(screentime / HOUR_MS);
      const rate = share(passed, challenges);
      const open = challenges - passed;
      return [nameOf(place), gate, challenges, passed, open, rate, sessions, hours, place] as const;
    })
    .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));

export const PLACE_COLUMNS = [
  "Place",
  "Age gate",
  "Challenges",
  "Passed",
  "Not passed",
  "Passed of all",
  "Sessions that began",
  "Hours of play",
] as const;
