// Drives the clock and everything that happens by it, step by step.
import { cpuMicros } from "../machine.mjs";

/** Everything happens at a multiple of this. */
export const STEP_MS = 30_000;

/** What is to happen, by the step at which it does; what is planned for the past happens now. */
export function createAgenda(clock) {
  const steps = new Map();
  const stepOf = (instant) => Math.ceil(instant / STEP_MS);
  return {
    at(instant, work) {
      const step = Math.max(stepOf(instant), stepOf(clock.now));
      const list = steps.get(step);
      if (list) list.push(work);
      else steps.set(step, [work]);
    },
    take(instant) {
      const step = stepOf(instant);
      const list = steps.get(step) ?? [];
      steps.delete(step);
      return list;
    },
    has: (instant) => steps.has(stepOf(instant)),
  };
}

/**
 * Runs from `from` to `until` (milliseconds). `mostMs`: at most so long from one move of the clock to the next, where nothing is
 * planned in between: what a webhook causes waits no longer. `sample` is called after each step with what it cost: `cpu` in microseconds of
 * the server and its database, for the requests and what they caused at once, and for what fell due while the clock moved.
 */
export async function runSteps({
  day,
  caller,
  agenda,
  reactions,
  clock,
  from,
  until,
  mostMs,
  sample,
}) {
  const cpu = () => cpuOf(day);
  for (let now = from; now < until;) {
    clock.now = now;
    const before = await cpu();
    const startedAt = performance.now();
    // What a request causes may add to what is to happen now.
    for (
      let work = agenda.take(now);
      work.length > 0;
      work = [...agenda.take(now), ...reactions.splice(0)]
    )
      await Promise.all([...work, ...reactions.splice(0)].map((each) => each()));
    const between = await cpu();
    const requestsMs = performance.now() - startedAt;
    let next = now + STEP_MS;
    while (next < until && next < now + mostMs && !agenda.has(next) && reactions.length === 0)
      next += STEP_MS;
    await advance(caller, next);
    const after = await cpu();
    const waitsMs = performance.now() - startedAt - requestsMs;
    await sample({
      ...{ at: now, spanMs: next - now, requestsMs, waitsMs },
      ...{ requestsCpu: between - before, waitsCpu: after - between },
    });
    now = next;
  }
}

const cpuOf = async ({ server, sizes }) => cpuMicros(server) + (await sizes.databaseCpuMicros());

const advance = (caller, instant) =>
  caller.post("advance-clock", "/test/advance-clock", { to: new Date(instant).toISOString() });

const EMPTY_MOVES = 200;

/** What a move of the clock costs by itself, in microseconds: in operation none is made. */
export async function costOfMove({ day, caller, from }) {
  const before = await cpuOf(day);
  for (let move = 1; move <= EMPTY_MOVES; move++) await advance(caller, from + move);
  return ((await cpuOf(day)) - before) / EMPTY_MOVES;
}
