// One case against two: in turn, round by round, so that what else the machine does falls on both alike.
import { drive } from "./load.mjs";
import { cpuMicros, median, quantile } from "./machine.mjs";

const WARM_UP_SECONDS = 1;

/**
 * One round: requests a second, latencies in milliseconds, CPU in microseconds for each request. `server` may have
 * `ports` and `pids` of several processes that are one to its clients, and `otherMicros`, what another one has run for it.
 * `beside`: what others, who are not measured, ask for meanwhile.
 */
export async function measure(server, { next, expected, connections, seconds, beside }) {
  const { port, ports, pid, pids = [pid], otherMicros = () => 0 } = server;
  const own = () => pids.reduce((sum, each) => sum + cpuMicros({ pid: each }), 0);
  const before = { own: own(), other: otherMicros() };
  const [{ count, elapsedMs, latencies }] = await Promise.all([
    drive({ port, ports, connections, seconds, next, expected }),
    beside && drive({ port, ports, seconds, ...beside }),
  ]);
  return {
    rate: (count / elapsedMs) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: (own() - before.own) / count,
    otherCpu: (otherMicros() - before.other) / count,
  };
}

/** Of each figure the median of the rounds. */
export const middle = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

/**
 * `loads`: for each subject its server and what `measure` takes. Returns the medians by subject, all rounds, and of the
 * first subject beside the second the medians of the rounds' ratios: of requests a second, and of CPU for each.
 */
export async function compare(loads, { rounds, seconds, connections }) {
  const runs = Object.fromEntries(Object.keys(loads).map((subject) => [subject, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [subject, { server, ...load }] of Object.entries(loads)) {
      const length = round === 0 ? WARM_UP_SECONDS : seconds;
      const run = await measure(server, { ...load, connections, seconds: length });
      if (round > 0) runs[subject].push(run);
    }
  const [first, second] = Object.values(runs);
  return {
    ...Object.fromEntries(Object.entries(runs).map(([subject, run]) => [subject, middle(run)])),
    runs,
    ...(second && {
      ratio: median(first.map(({ rate }, round) => rate / second[round].rate)),
      cpuRatio: median(first.map(({ cpu }, round) => cpu / second[round].cpu)),
    }),
  };
}
