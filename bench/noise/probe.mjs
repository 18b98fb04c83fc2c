// Loaded into the service before it starts: notes when its main thread was held up, and by what. All instants are
// milliseconds of the machine's monotonic clock, which all processes share.
import { Buffer } from "node:buffer";
import { openSync, readSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PerformanceObserver } from "node:perf_hooks";
import { setInterval } from "node:timers";
import { isMainThread } from "node:worker_threads";

const { NOISE_FILE } = process.env;
/** Shorter ones explain nothing. */
const SHORTEST_MS = 0.5;
const LATE_MS = 2;
const GC_KINDS = { 1: "minor", 4: "major", 8: "incremental", 16: "weak callbacks" };

const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();
const spans = [];
const add = (kind, from, ms, more) =>
  spans.push({ kind, from: origin + from, to: origin + from + ms, ...more });
const commits = [];

function watchCollections() {
  new PerformanceObserver((list) => {
    for (const { startTime, duration, detail } of list.getEntries())
      add(`gc ${GC_KINDS[detail.kind]}`, startTime, duration);
  }).observe({ entryTypes: ["gc"] });
}

/** Statements of the main thread. A commit that changes the file itself has made a checkpoint. */
function watchDatabase() {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  const { prepare, exec } = Database.prototype;
  const timed = (kindOf, work) => {
    const from = performance.now();
    try {
      return work();
    } finally {
      const ms = performance.now() - from;
      const kind = kindOf(ms);
      if (ms >= SHORTEST_MS) add(kind, from, ms);
    }
  };
  const changedAt = (db) => statSync(db.name).mtimeMs;
  Database.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const db = this;
    for (const name of ["run", "get", "all"]) {
      const original = statement[name];
      statement[name] = function (...values) {
        const before = sql === "commit" ? changedAt(db) : 0;
        const kindOf = (ms) => {
          if (sql !== "commit") return `statement ${sql.slice(0, 24)}`;
          // Those of the reader are shorter.
          if (ms > 0.05) commits.push(ms);
          return ms >= SHORTEST_MS && changedAt(db) !== before ? "checkpoint" : "sync";
        };
        return timed(kindOf, () => original.apply(this, values));
      };
    }
    return statement;
  };
  Database.prototype.exec = function (sql) {
    return timed(
      () => `statement ${sql.slice(0, 24)}`,
      () => exec.call(this, sql),
    );
  };
}

/** Turns that took long: how much of them the thread ran, and how much it waited for a core. */
function watchTurns() {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
  const bytes = Buffer.alloc(64);
  const schedule = () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    const [ran, waited] = bytes.latin1Slice(0, length).split(" ");
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  };
  let [last, before] = [performance.now(), schedule()];
  setInterval(() => {
    const [now, after] = [performance.now(), schedule()];
    if (now - last > LATE_MS)
      add("turn", last, now - last, {
        ran: after.ran - before.ran,
        waited: after.waited - before.waited,
      });
    [last, before] = [now, after];
  }, 1).unref();
}

if (isMainThread && NOISE_FILE !== undefined) {
  watchCollections();
  if (process.env.NOISE_IS_IDLE === undefined) watchDatabase();
  watchTurns();
  process.on("exit", () => writeFileSync(NOISE_FILE, JSON.stringify({ spans, commits })));
}
