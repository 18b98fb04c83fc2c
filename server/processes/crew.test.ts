import { beforeEach, describe, expect, test } from "@jest/globals";

import { captureLog } from "../../testing/log.js";
import { fixedRandomness } from "../../testing/fixed.js";
import { createCrew, type Crew } from "./crew.js";
import type { FromServing, ToServing } from "./messages.js";
import { StartError, type End } from "./serving-process.js";

/** A process that does what the test says. */
interface Fake {
  readonly sent: ToServing[];
  isKilled: boolean;
  ready(): Promise<void>;
  fail(error: StartError): Promise<void>;
  end(end: Partial<End>): Promise<void>;
  say(message: FromServing): void;
}

let fakes: Fake[];
let pauses: number[];
let now: number;
let lost: number;
let failures: Error[];
let crew: Crew;

/** What follows from a promise has been done. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function fork(_parameters: readonly string[], onMessage: (message: FromServing) => void) {
  let onReady: () => void = () => {};
  let onFailed: (error: Error) => void = () => {};
  let onEnd: (end: End) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => ([onReady, onFailed] = [resolve, reject]));
  const ended = new Promise<End>((resolve) => (onEnd = resolve));
  const fake: Fake = {
    sent: [],
    isKilled: false,
    ready: () => (onReady(), settled()),
    fail: (error) => (onFailed(error), onEnd({ code: 1, signal: null }), settled()),
    end: (end) => (onEnd({ code: null, signal: null, ...end }), settled()),
    say: onMessage,
  };
  fakes.push(fake);
  return {
    pid: fakes.length,
    ready,
    ended,
    send: (message: ToServing) => void fake.sent.push(message),
    kill() {
      fake.isKilled = true;
      onFailed(new StartError("killed"));
      onEnd({ code: null, signal: "SIGKILL" });
    },
  };
}

const last = () => fakes.at(-1) as Fake;

beforeEach(async () => {
  [fakes, pauses, failures, now, lost] = [[], [], [], 0, 0];
  crew = createCrew({
    fork,
    parameters: [],
    log: captureLog().log,
    random: fixedRandomness("crew"),
    onReady: () => {},
    onMessage: () => {},
    onLost: () => (lost += 1),
    onFailure: (error) => void failures.push(error),
    now: () => now,
    pause: async (ms) => void pauses.push(ms),
  });
  const started = [crew.start(), crew.start()];
  await Promise.all(fakes.map((fake) => fake.ready()));
  await Promise.all(started);
});

const crash = (fake: Fake) => fake.end({ signal: "SIGKILL" });

describe("a process that ends", () => {
  test("is replaced, and the other one stays", async () => {
    await crash(fakes[0] as Fake);
    expect([crew.members.size, lost, fakes.length]).toEqual([1, 1, 3]);
    await last().ready();
    expect(crew.members.size).toBe(2);
    expect(failures).toEqual([]);
  });

  test("is replaced later and later where those that follow crash soon", async () => {
    for (let time = 0; time < 12; time++) {
      await crash(last());
      await last().ready();
    }
    expect(pauses[0]).toBeLessThan(150);
    expect(Math.max(...pauses)).toBeGreaterThan(20_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(36_000);
    for (const [nth, pause] of pauses.slice(1, 8).entries())
      expect(pause).toBeGreaterThan(pauses[nth] ?? 0);
    now += 60_000;
    await crash(last());
    expect(pauses.at(-1)).toBeLessThan(150);
  });

  test("is replaced at once where it was asked to", async () => {
    last().say({ type: "leaving" });
    await last().end({ code: 0 });
    expect(pauses).toEqual([0]);
    expect(fakes).toHaveLength(3);
  });
});

describe("a process that cannot start", () => {
  test("at the beginning says why", async () => {
    const started = expect(crew.start()).rejects.toThrow("No database.");
    await last().fail(new StartError("No database."));
    await started;
  });

  test("ends the service after the fifth attempt", async () => {
    await crash(last());
    for (let time = 1; time <= 5; time++) {
      expect(failures).toEqual([]);
      await last().fail(new StartError("It lacks a file."));
    }
    expect(failures.map(({ message }) => message)).toEqual(["It lacks a file."]);
    expect(fakes).toHaveLength(2 + 5);
  });

  test("ends the service at once where another attempt would fail too", async () => {
    await crash(last());
    await last().fail(new StartError("A secret is missing.", { isFinal: true }));
    expect(failures).toHaveLength(1);
  });

  test("is started until the database is back, while another one runs", async () => {
    await crash(last());
    for (let time = 1; time <= 20; time++)
      await last().fail(new StartError("No database.", { isUnavailable: true }));
    expect(failures).toEqual([]);
    await last().ready();
    expect(crew.members.size).toBe(2);
  });
});

test("stops those that run, ends those that start, and starts no more", async () => {
  const starting = expect(crew.start()).rejects.toThrow();
  const stopped = crew.stop();
  await starting;
  const [one, other, third] = fakes as [Fake, Fake, Fake];
  expect([one.sent, other.sent]).toEqual([[{ type: "stop" }], [{ type: "stop" }]]);
  expect([one.isKilled, other.isKilled, third.isKilled]).toEqual([false, false, true]);
  await one.end({ code: 0 });
  await crash(other);
  await stopped;
  expect(fakes).toHaveLength(3);
});
