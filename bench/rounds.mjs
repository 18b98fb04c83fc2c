// Compares two subjects in turn, round by round, so that other load on the machine affects both.
import { drive } from "./load.mjs";
import { cpuMicros, median, quantile } from "./machine.mjs";

const WARM_UP_SECONDS = 1;

/**
 * Measures one round: requests a second, latencies in milliseconds, CPU in microseconds for each request. `otherMicros`: the CPU
 * time of another process that works for the server, such as a database.
 */
async function measure(server, { next, expected, connections, seconds }) {
  const { port, otherMicros = () => 0 } = server;
  const before = { own: cpuMicros(server), other: otherMicros() };
  const { count, elapsedMs, latencies } = await drive({
    port,
    connections,
    seconds,
    next,
    expected,
  });
  return {
    rate: (count / elapsedMs) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: (cpuMicros(server) - before.own) / count,
    otherCpu: (otherMicros() - before.other) / count,
  };
}

/** Returns the median of each figure over the rounds. */
export const middle = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

/**
 * `loads`: for each subject its server and what `measure` takes. Returns the medians by subject, and `ratio`: how many more
 * requests a second the first subject served than the second, as the median of the rounds.
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
    ratio: second && median(first.map(({ rate }, round) => rate / second[round].rate)),
  };
}
