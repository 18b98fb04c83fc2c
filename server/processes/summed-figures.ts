// The metrics of all processes as one. What a process counted before it ended stays counted: a sum that falls would look like
// a restart of everything.
import { setTimeout as sleep } from "node:timers/promises";

import type { Figures } from "../ops/metrics.js";
import type { ToServing } from "./messages.js";

/** A process that is busy for longer is counted as it was when it was last read. */
const PATIENCE_MS = 1_000;

/** These only grow. */
const COUNTED = ["counter", "histogram", "summary"];

/** A process that answers, as far as metrics are concerned. */
export interface Measured {
  send(message: ToServing): void;
}

export interface SummedFigures {
  /** In the text format of Prometheus. `keeper`: who reads what is in the database. */
  text(processes: Iterable<Measured>, keeper: Measured | undefined): Promise<string>;
  received(from: Measured, id: number, figures: Figures): void;
  lost(from: Measured): void;
}

/** Those of the primary itself are part of the sum. */
export async function createSummedFigures(): Promise<SummedFigures> {
  const { AggregatorRegistry, Registry, collectDefaultMetrics } = await import("prom-client");
  const ofPrimary = new Registry();
  collectDefaultMetrics({ register: ofPrimary });
  const latest = new Map<Measured, Figures>();
  const asked = new Map<number, () => void>();
  let ofEnded: Promise<Figures> = Promise.resolve([]);
  let lastId = 0;

  const sum = (all: readonly Figures[]) => AggregatorRegistry.aggregate(all as never);

  const ask = async (measured: Measured, ofDatabase: boolean) => {
    const id = ++lastId;
    const given = new AbortController();
    const answered = new Promise<void>((resolve) => asked.set(id, resolve));
    measured.send({ type: "read-figures", id, ofDatabase });
    await Promise.race([
      answered,
      sleep(PATIENCE_MS, undefined, { signal: given.signal }).catch(() => {}),
    ]);
    given.abort();
    asked.delete(id);
  };

  return {
    async text(processes, keeper) {
      await Promise.all([...processes].map((each) => ask(each, each === keeper)));
      const own = (await ofPrimary.getMetricsAsJSON()) as Figures;
      return sum([own, await ofEnded, ...latest.values()]).metrics();
    },
    received(from, id, figures) {
      latest.set(from, figures);
      asked.get(id)?.();
    },
    lost(from) {
      const figures = latest.get(from) ?? [];
      latest.delete(from);
      const counted = figures.filter(({ type }) => COUNTED.includes(String(type)));
      ofEnded = ofEnded.then(
        async (before) => (await sum([before, counted]).getMetricsAsJSON()) as Figures,
      );
    },
  };
}
