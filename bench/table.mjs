// The table at the end of a run.
const number = (value, digits = 0) => (value === undefined ? "" : value.toFixed(digits));

const COLUMNS = [
  ["req/s", ({ rate }) => number(rate)],
  ["p50 ms", ({ p50 }) => number(p50, 1)],
  ["p99 ms", ({ p99 }) => number(p99, 1)],
  ["CPU us", ({ cpu }) => number(cpu)],
];
const NONE = {};

/** What was to be reached, and whether it was. */
function verdict({ kinward, ratio, goal, goalRate, goalP99 }) {
  if (goal !== undefined) return `${ratio >= goal ? "reached" : "MISSED"}: ${goal} x`;
  if (goalRate !== undefined)
    return `${kinward.rate >= goalRate ? "reached" : "MISSED"}: ${goalRate}/s`;
  if (goalP99 !== undefined)
    return `${kinward.p99 <= goalP99 ? "reached" : "MISSED"}: p99 ${goalP99} ms`;
  return "";
}

export function printTable(rows) {
  const lines = [
    ["", ...COLUMNS.map(([title]) => title), ...COLUMNS.map(([title]) => title), "ratio", ""],
    ...rows.map((row) => [
      row.name,
      ...COLUMNS.map(([, of]) => of(row.kinward)),
      ...COLUMNS.map(([, of]) => of(row.reference ?? NONE)),
      number(row.ratio, 2),
      [verdict(row), row.note].filter(Boolean).join("; "),
    ]),
  ];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const last = widths.length - 1;
  const rowText = (line) =>
    line
      .map((text, at) =>
        at === 0 || at === last ? text.padEnd(widths[at]) : text.padStart(widths[at]),
      )
      .join("  ")
      .trimEnd();
  const block = (from) =>
    widths.slice(from, from + COLUMNS.length).reduce((sum, w) => sum + w + 2, 0);
  console.log(
    " ".repeat(widths[0]) +
      "kinward".padStart(block(1)) +
      "reference".padStart(block(1 + COLUMNS.length)),
  );
  for (const line of lines) console.log(rowText(line));
}
