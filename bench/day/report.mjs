// The report of a simulated day.
import { quantile } from "../machine.mjs";
import { assumptions } from "./model.mjs";

const MIB = 2 ** 20;
const whole = (value) => Math.round(value).toLocaleString("en-US");
const fixed = (value, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : "");

/** `rows`: texts; the first row is the head. All columns but the first are aligned to the right. */
function print(title, rows, { alignsLast = true } = {}) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      row
        .map((cell, at) =>
          at === 0 || (!alignsLast && at === row.length - 1)
            ? String(cell).padEnd(widths[at])
            : String(cell).padStart(widths[at]),
        )
        .join("  ")
        .trimEnd(),
    );
}

export function printReport({ machine, count, isPostgres, moveCpu, eve, played, checks }) {
  for (const { steps } of [eve, played])
    for (const step of steps) step.waitsCpu = Math.max(0, step.waitsCpu - moveCpu);
  console.log(machine);
  console.log(
    `${whole(count)} players on ${isPostgres ? "PostgreSQL, durable" : "SQLite in WAL mode, synchronous = FULL"}; ` +
      `the day took ${whole(played.realSeconds)} s, the registrations before it ${whole(eve.realSeconds)} s`,
  );
  print("What the day assumes", [["", ""], ...assumptions()], { alignsLast: false });
  for (const phase of [eve, played]) printRequests(phase, count);
  printEvents(played);
  printLateness(played, checks);
  console.log(`\nLeft out below: ${whole(moveCpu)} us of CPU for each move of the clock`);
  printWork(eve, count);
  printWork(played, count);
  printSizes(eve, played, count, isPostgres);
  for (const phase of [eve, played])
    for (const [what, times] of phase.unexpected) console.log(`UNEXPECTED ${times} x ${what}`);
}

const callsOf = ({ kinds }) =>
  [...kinds]
    .filter(([kind]) => kind !== "advance-clock")
    .sort(([, a], [, b]) => b.requests - a.requests);

function printRequests(phase, count) {
  const calls = callsOf(phase);
  const rows = calls.map(([kind, { requests, notModified, bytes, latencies }]) => {
    const sorted = latencies.sort((a, b) => a - b);
    return [
      kind,
      whole(requests),
      fixed(requests / count, 2),
      notModified === 0 ? "" : `${fixed((100 * notModified) / requests, 0)} %`,
      whole(bytes / requests),
      fixed(quantile(sorted, 0.5)),
      fixed(quantile(sorted, 0.99)),
    ];
  });
  const total = calls.reduce((sum, [, { requests }]) => sum + requests, 0);
  rows.push(["all", whole(total), fixed(total / count, 2), "", "", "", ""]);
  print(`Requests, ${phase.name}`, [
    ["", "requests", "a player", "304", "bytes", "p50 ms", "p99 ms"],
    ...rows,
  ]);
}

function printEvents({ events }) {
  const rows = [...events]
    .sort(([, a], [, b]) => b - a)
    .map(([type, times]) => [type, whole(times)]);
  print("Webhooks received on the day", [["", "events"], ...rows]);
}

const LATENESS =
  /^kinward_wakeup_lateness_seconds_(bucket|sum|count)\{(?:le="([^"]+)",)?kind="([^"]+)"\}$/;

/** By kind: how many wakeups ran, and how late by the service's clock. */
function latenessOf({ before, after }) {
  const kinds = new Map();
  for (const [key, value] of after.metrics) {
    const [, part, bound, kind] = LATENESS.exec(key) ?? [];
    if (kind === undefined) continue;
    const figures = kinds.get(kind) ?? { buckets: [] };
    kinds.set(kind, figures);
    const own = value - (before.metrics.get(key) ?? 0);
    if (part === "bucket") figures.buckets.push({ bound, own });
    else figures[part] = own;
  }
  return kinds;
}

function printLateness(phase, checks) {
  const rows = [...latenessOf(phase)]
    .filter(([, { count }]) => count > 0)
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([kind, { count, sum, buckets }]) => [
      kind,
      whole(count),
      fixed(sum / count, 3),
      buckets.find(({ own }) => own === count)?.bound ?? "",
    ]);
  print("Wakeups on the day, and how late they ran by the service's clock", [
    ["", "runs", "mean s", "all within s"],
    ...rows,
  ]);
  print("What the simulation knew to be due, and when it happened", [
    ["", "due", "came", "earliest ms", "latest ms"],
    ...[...checks.kinds].map(([kind, { came, earliestMs, latestMs }]) => [
      kind,
      whole(checks.dueBy(kind, phase.until)),
      whole(came),
      whole(earliestMs),
      whole(latestMs),
    ]),
  ]);
}

const sumOf = (list, of) => list.reduce((sum, each) => sum + of(each), 0);

/** How much of one core each hour took. */
function busiest(steps, spanMs) {
  const spans = new Map();
  for (const { at, requestsCpu, waitsCpu } of steps) {
    const span = Math.floor(at / spanMs);
    spans.set(span, (spans.get(span) ?? 0) + requestsCpu + waitsCpu);
  }
  return Math.max(...spans.values()) / (spanMs * 1000);
}

/** Had the day run in real time on one core: how far work would have fallen behind at most, in milliseconds. */
export function backlogOf(steps) {
  let [backlog, most] = [0, 0];
  for (const { spanMs, requestsCpu, waitsCpu } of steps) {
    const work = (requestsCpu + waitsCpu) / 1000;
    most = Math.max(most, backlog + work);
    backlog = Math.max(0, backlog + work - spanMs);
  }
  return most;
}

function printWork(phase, count) {
  const { steps, name, memory } = phase;
  const [requests, waits] = [
    sumOf(steps, (step) => step.requestsCpu),
    sumOf(steps, (step) => step.waitsCpu),
  ];
  const calls = sumOf(callsOf(phase), ([, call]) => call.requests);
  const hour = 3_600_000;
  print(`Work, ${name}`, [
    ["", ""],
    ["CPU of requests and what they cause at once, s", fixed(requests / 1e6)],
    ["CPU of what falls due, s", fixed(waits / 1e6)],
    [
      "CPU a player: requests, what falls due, ms",
      `${fixed(requests / count / 1000, 2)}, ${fixed(waits / count / 1000, 2)}`,
    ],
    ["CPU a request and what it causes at once, us", whole(requests / calls)],
    ["of one core: mean of the day, %", fixed((requests + waits) / 864e6, 2)],
    ["of one core: busiest hour, %", fixed(100 * busiest(steps, hour), 2)],
    ["of one core: busiest minute, %", fixed(100 * busiest(steps, hour / 60), 2)],
    ["most work that waits at one instant, ms of one core", whole(backlogOf(steps))],
    ["memory of the service, MiB: peak, end", `${whole(memory.peak)}, ${whole(memory.end)}`],
  ]);
}

function printSizes(eve, played, count, isPostgres) {
  const [empty, before, after] = [eve.before, played.before, played.after].map(
    ({ sizes }) => new Map(sizes.map((table) => [table.name, table])),
  );
  const of = (sizes, name) => sizes.get(name) ?? { rows: 0, bytes: 0 };
  const names = [...after.keys()]
    .filter((name) => of(after, name).rows > of(empty, name).rows)
    .sort((a, b) => of(after, b).bytes - of(after, a).bytes);
  const growth = (later, earlier) => [
    whole(later.rows - earlier.rows),
    fixed((later.bytes - earlier.bytes) / MIB, 2),
  ];
  const rows = names.map((name) => {
    const [first, second, third] = [empty, before, after].map((sizes) => of(sizes, name));
    return [
      name,
      ...growth(second, first),
      ...growth(third, second),
      whole((third.bytes - first.bytes) / (third.rows - first.rows)),
    ];
  });
  const bytes = (sizes) => sumOf([...sizes.values()], (table) => table.bytes);
  const gained = (later, earlier) => fixed((bytes(later) - bytes(earlier)) / MIB, 2);
  rows.push(["all tables", "", gained(before, empty), "", gained(after, before), ""]);
  print("The database, tables with their indexes", [
    ["", "rows before", "MiB", "rows of the day", "MiB", "bytes a row"],
    ...rows,
  ]);
  const wal = isPostgres ? "WAL written, MiB" : "WAL file at its largest, MiB";
  print("Disk", [
    ["", eve.name, played.name],
    [wal, fixed(eve.walPeak / MIB), fixed(played.walPeak / MIB)],
    ["written by the service, MiB", fixed(eve.written / MIB), fixed(played.written / MIB)],
    [
      "growth a player, bytes",
      ...[
        [before, empty],
        [after, before],
      ].map(([a, b]) => whole((bytes(a) - bytes(b)) / count)),
    ],
  ]);
}
