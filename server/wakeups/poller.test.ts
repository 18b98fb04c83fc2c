import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { until } from "../../testing/until.js";
import { createPoller, type Poller } from "./poller.js";

/** Longer than a test may take, so a poller that sleeps for so long was not woken. */
const LONG_MS = 600_000;

let count: number;
let sleepMs: number;
let poller: Poller;
let finish: () => void;

beforeEach(() => {
  count = 0;
  sleepMs = LONG_MS;
  poller = createPoller(async () => {
    count += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    return sleepMs;
  });
});
afterEach(async () => {
  const stopped = poller.stop();
  finish();
  await stopped;
});

/** Ends the poll in flight. */
const ended = async () => {
  finish();
  await poller.polling;
};

test("it polls within the time that is asked for, where it would sleep for longer", async () => {
  poller.wake();
  await ended();
  poller.wakeWithin(10);
  poller.wakeWithin(LONG_MS);
  expect(count).toBe(1);
  await until(() => count === 2);
});

test("it sleeps no longer than it would have, where more time is allowed", async () => {
  sleepMs = 10;
  poller.wake();
  await ended();
  poller.wakeWithin(LONG_MS);
  await until(() => count === 2);
});

test("it polls at once for what is late, also before its first poll", async () => {
  poller.wakeWithin(-Infinity);
  expect(count).toBe(1);
  await ended();
  poller.wakeWithin(0);
  expect(count).toBe(2);
});

test.each([10, 0, -Infinity])(
  "what is asked for during a poll counts after it (%d ms)",
  async (ms) => {
    poller.wake();
    poller.wakeWithin(LONG_MS);
    poller.wakeWithin(ms);
    await ended();
    expect(count).toBe(1);
    await until(() => count === 2);
  },
);

test("once it is stopped it polls no more", async () => {
  poller.wake();
  const stopped = poller.stop();
  finish();
  await stopped;
  poller.wakeWithin(0);
  poller.wakeWithin(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(1);
});
