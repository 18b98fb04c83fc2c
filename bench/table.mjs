// The table at the end of a run.
const number = (value, digits = 0) => (value === undefined ? "" : value.toFixed(digits));

const COLUMNS = [
  ["req/s", ({ rate }) => number(rate)],
  ["p50 ms", ({ p50 }) => number(p50, 1)],
  ["p99 ms", ({ p99 }) => number(p99, 1)],
  ["CPU us", ({ cpu }) => number(cpu)],
  ["x http", ({ cpu }, http) => number(http && cpu && cpu / http.cpu, 1)],
];
const NONE = {};

/** What was to be reached, and whether it was. */
function verdict({ kinward, ratio, cpuRatio, goal, goalCpu, goalRate, goalP99 }) {
  if (goalCpu !== undefined)
    return `${ratio >= goal && cpuRatio <= goalCpu ? "reached" : "MISSED"}: ${goal} x, CPU ${goalCpu} x`;
  if (goal !== undefined) return `${ratio >= goal ? "reached" : "MISSED"}: ${goal} x`;
  if (goalRate !== undefined)
    return `${kinward.rate >= goalRate ? "reached" : "MISSED"}: ${goalRate}/s`;
  if (goalP99 !== undefined)
    return `${kinward.p99 <= goalP99 ? "reached" : "MISSED"}: p99 ${goalP99} ms`;
  return "";
}

/** Bare `node:http` and bare `net` under the same load. */
const floors = ({ http, net }) =>
  http &&
  [
    ["node:http", http],
    ["net", net],
  ]
    .map(([name, { rate, cpu }]) => `${name} ${number(rate)}/s at ${number(cpu)} us`)
    .join(", ");

export function printTable(rows) {
  const lines = [
    [
      ...["", ...COLUMNS.map(([title]) => title), ...COLUMNS.map(([title]) => title)],
      ...["ratio", "of CPU", ""],
    ],
    ...rows.map((row) => [
      row.name,
      ...COLUMNS.map(([, of]) => of(row.kinward, row.http)),
      ...COLUMNS.map(([, of]) => of(row.reference ?? NONE, row.http)),
      number(row.ratio, 2),
      number(row.cpuRatio, 2),
      [verdict(row), floors(row), row.note].filter(Boolean).join("; "),
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
