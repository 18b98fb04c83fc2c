import { beforeEach, expect, test } from "@jest/globals";

import type { Figures } from "../ops/metrics.js";
import { createSummedFigures, type Measured, type SummedFigures } from "./summed-figures.js";

const REQUESTS = "kinward_requests_total";

/** What a process with so many requests says of itself. */
const figures = (requests: number, overdue?: number): Figures =>
  [
    {
      name: REQUESTS,
      help: "h",
      type: "counter",
      aggregator: "sum",
      values: [{ value: requests, labels: {} }],
    },
    {
      name: "connections",
      help: "h",
      type: "gauge",
      aggregator: "sum",
      values: [{ value: 1, labels: {} }],
    },
    ...(overdue === undefined
      ? []
      : [
          {
            name: "overdue",
            help: "h",
            type: "gauge",
            aggregator: "max",
            values: [{ value: overdue, labels: {} }],
          },
        ]),
  ] as unknown as Figures;

interface Fake extends Measured {
  requests: number;
  isBusy: boolean;
}

let summed: SummedFigures;
const process = (requests: number): Fake => {
  const own: Fake = {
    requests,
    isBusy: false,
    send(message) {
      if (message.type !== "read-figures" || own.isBusy) return;
      const read = figures(own.requests, message.ofDatabase ? 7 : undefined);
      setImmediate(() => summed.received(own, message.id, read));
    },
  };
  return own;
};

let one: Fake;
let other: Fake;
beforeEach(async () => {
  summed = await createSummedFigures();
  [one, other] = [process(10), process(5)];
});

const valueOf = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? NaN);

test("figures of all processes are summed, and what the database says is asked of one", async () => {
  const text = await summed.text([one, other], other);
  expect(valueOf(text, REQUESTS)).toBe(15);
  expect(valueOf(text, "overdue")).toBe(7);
  expect(text).toContain("process_cpu_seconds_total");
});

test("what a process counted before it ended stays counted, and what it had is gone", async () => {
  await summed.text([one, other], one);
  summed.lost(one);
  summed.lost(process(99));
  const next = process(1);
  const text = await summed.text([other, next], other);
  expect(valueOf(text, REQUESTS)).toBe(16);
  expect(valueOf(text, "connections")).toBe(2);
});

test("a process that is busy is counted as it was", async () => {
  await summed.text([one, other], one);
  one.isBusy = true;
  one.requests = 20;
  other.requests = 6;
  expect(valueOf(await summed.text([one, other], one), REQUESTS)).toBe(16);
});
