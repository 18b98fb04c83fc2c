// The report for an auditor as lines of text: for paper, and for the command line.
import type { AuditorsReport, HowLong, Tally } from "../domain/ledger/report.js";
import type { PrintedPart } from "./printed.js";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** Returns a time (milliseconds) in its largest unit: "3 days". */
function lengthText(ms: number | null): string {
  if (ms === null) return "none";
  const [unit, size] = UNITS.find(([, each]) => ms >= each) ?? ["second", 1_000];
  const count = Math.round(ms / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Returns a sentence about how long something took. */
export const howLongText = ({ count, median, longest }: HowLong): string =>
  count === 0
    ? "No case is known."
    : `Of ${count}: the median is ${lengthText(median)}, the longest ${lengthText(longest)}.`;

const text = (line: string) => ({ as: "text", text: line }) as const;
const heading = (line: string) => ({ as: "heading", text: line }) as const;
const point = (line: string) => ({ as: "point", text: line }) as const;

const tallies = (title: string, all: readonly Tally[]): PrintedPart[] => [
  heading(`${title}: ${all.reduce((sum, { count }) => sum + count, 0)}`),
  ...all.map(({ place, what, count }) => point(`${place}, ${what}: ${count}`)),
];

export const titleOf = ({ organisation, mode }: AuditorsReport): string =>
  `Report of consents: ${organisation}, ${mode} mode`;

/** Returns the report as parts of a page. */
export function reportParts(report: AuditorsReport): PrintedPart[] {
  const { ledger, retention, lawReleases } = report;
  return [
    { as: "title", text: titleOf(report) },
    text(`From ${report.from} until ${report.to}, made at ${report.madeAt}.`),
    text(`The ledger has ${ledger.entries} entries.`),
    ...tallies("Consents by place and method", report.consents),
    ...tallies("Requests that were not consented to, by place and reason", report.refusals),
    ...tallies("Withdrawals by place and way", report.withdrawals),
    text("A withdrawal counts at once: it is recorded in the transaction that ends the session."),
    text(`From consent to withdrawal. ${howLongText(report.consentToWithdrawal)}`),
    text(
      `Until the product's server had received it, as far as deliveries are kept. ${howLongText(report.withdrawalToDelivery)}`,
    ),
    heading("Personal data"),
    text(
      `Exports of players: ${report.exports}. Erasures of players: ${report.erasures}, with ${report.erasedEntries} entries of the ledger.`,
    ),
    text(
      `Runs that deleted what was kept long enough: ${retention.runs}${retention.last === null ? "" : `, the last at ${retention.last}`}.`,
    ),
    heading(`Releases of the law that were accepted: ${lawReleases.length}`),
    ...lawReleases.map(({ at, productId, release, by }) =>
      point(`${at}: ${release} for product ${productId}, by ${by}`),
    ),
    ...(ledger.checkpoint === null
      ? []
      : [
          heading("Newest checkpoint"),
          ...ledger.checkpoint
            .split("\n")
            .filter((line) => line !== "")
            .map(text),
        ]),
  ];
}
