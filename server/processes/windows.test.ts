// Both sides of windows that processes share, with a channel between them that takes its time.
import { setImmediate as nextTurn } from "node:timers/promises";

import { beforeEach, describe, expect, test } from "@jest/globals";

import { WINDOW_MS, type Counted } from "../lib/clients/windows.js";
import { createGrantedWindows, type GrantedWindows } from "./granted-windows.js";
import type { FromServing, ToServing } from "./messages.js";
import { createSharedWindows, type SharedWindows } from "./shared-windows.js";

const MOST = 50;

let now: number;
let primary: GrantedWindows;
let messages: number;

interface Process {
  readonly windows: SharedWindows;
  readonly grantee: { send(message: ToServing): void };
  /** Does not read what it is sent. */
  isBusy: boolean;
}

function join(): Process {
  const own: Process = {
    isBusy: false,
    grantee: { send: (message) => void setImmediate(() => !own.isBusy && receive(message)) },
    windows: createSharedWindows(
      (message) => void setImmediate(() => answer(message)),
      () => now,
    ),
  };
  const receive = (message: ToServing) => {
    if (message.type === "grant") own.windows.granted(message.grant);
    if (message.type === "recall") own.windows.recalled(message.reserve);
  };
  const answer = (message: FromServing) => {
    messages += 1;
    if (message.type === "takes") primary.take(own.grantee, message.takes);
    if (message.type === "returned")
      primary.returned(own.grantee, message.reserve, message.requests);
  };
  return own;
}

const count = async ({ windows }: Process, name = "key"): Promise<Counted> =>
  windows.windowsOf("key").count(name, MOST);
const admitted = (counted: readonly Counted[]) => counted.filter(({ isWithin }) => isWithin).length;
const times = <T>(length: number, make: (nth: number) => T) =>
  Array.from({ length }, (_, nth) => make(nth));

let processes: readonly [Process, Process, Process];
beforeEach(() => {
  now = 1_000_000;
  messages = 0;
  primary = createGrantedWindows(3, () => now);
  processes = [join(), join(), join()];
});

test("a process that asks alone gets the whole limit, and says what is left", async () => {
  const [one] = processes;
  const answers: Counted[] = [];
  for (let nth = 0; nth <= MOST; nth++) answers.push(await count(one));
  expect(answers.map(({ remaining }) => remaining)).toEqual([
    ...times(MOST, (nth) => MOST - nth - 1),
    0,
  ]);
  expect(answers.map(({ isWithin }) => isWithin)).toEqual([
    ...Array<boolean>(MOST).fill(true),
    false,
  ]);
  expect(answers[0]?.leftMs).toBe(WINDOW_MS);
});

describe("processes together", () => {
  test.each([1, 2, 3, 4, 5])(
    "admit as many as the limit says, no more and no fewer (%s)",
    async (seed) => {
      // One after the other and side by side, more at one of them than at another.
      let state = seed;
      const chance = () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff;
      const asked: Promise<Counted>[] = [];
      while (asked.length < 2 * MOST) {
        const process = processes[Math.floor(chance() * chance() * 3)] as Process;
        asked.push(count(process));
        if (chance() < 0.4) await nextTurn();
        // What one admits while all know of something left is never refused by another.
        if (asked.length === MOST) expect(admitted(await Promise.all(asked))).toBe(MOST);
      }
      expect(admitted(await Promise.all(asked))).toBe(MOST);
    },
  );

  test("count names and limits apart", async () => {
    const [one, other] = processes;
    await Promise.all(times(MOST, () => count(one, "a")));
    expect((await count(other, "a")).isWithin).toBe(false);
    expect((await count(other, "b")).isWithin).toBe(true);
    expect((await other.windows.windowsOf("client").count("a", MOST)).isWithin).toBe(true);
  });

  test("begin again when the second is over", async () => {
    await Promise.all(times(2 * MOST, (nth) => count(processes[nth % 2] as Process)));
    now += WINDOW_MS - 1;
    expect(await count(processes[2])).toMatchObject({ isWithin: false, leftMs: 1 });
    now += 1;
    const answers = await Promise.all(
      times(2 * MOST, (nth) => count(processes[nth % 3] as Process)),
    );
    expect(admitted(answers)).toBe(MOST);
  });

  test("need few messages where there is room", async () => {
    const most = 100_000;
    for (let nth = 0; nth < 10_000; nth++)
      await (processes[nth % 3] as Process).windows.windowsOf("key").count("busy", most);
    expect(messages).toBeLessThan(10);
  });
});

test("a reserve of a process that has ended is used up, and the others do not wait for it", async () => {
  const [one, other] = processes;
  await count(one);
  one.isBusy = true;
  const asked = times(MOST, () => count(other));
  await nextTurn();
  primary.lost(one.grantee);
  const answers = await Promise.all(asked);
  expect(admitted(answers)).toBeLessThan(MOST - 1);
  expect(admitted(answers)).toBeGreaterThan(MOST / 2);
});

test("a process that does not answer keeps the others waiting for a second at most", async () => {
  const [one, other] = processes;
  await count(one);
  one.isBusy = true;
  const asked = times(MOST, () => count(other));
  await nextTurn();
  now += WINDOW_MS;
  expect(admitted(await Promise.all(asked))).toBe(MOST);
});

test("without a primary every request is admitted, those that wait too", async () => {
  const [one] = processes;
  const waiting = count(one);
  one.windows.abandon();
  expect(await waiting).toMatchObject({ isWithin: true });
  expect(admitted(await Promise.all(times(2 * MOST, () => count(one))))).toBe(2 * MOST);
});
