// Both sides of turns to write, with a channel between them that takes its time.
import { beforeEach, expect, test } from "@jest/globals";

import type { ToServing } from "./messages.js";
import { createOwnTurn, createTurns, type OwnTurn, type Turns } from "./turns.js";

const MAX_TURN_MS = 50;

let primary: Turns;
let messages: number;
let writing: number;

interface Process {
  readonly turn: OwnTurn;
  readonly taker: { send(message: ToServing): void };
  /** What it is sent while it is stopped, it hears later. */
  stop(): void;
  goOn(): void;
  isDead: boolean;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function join(patienceMs?: number): Process {
  let unheard: ToServing[] | undefined;
  const hear = (message: ToServing) => {
    if (own.isDead) return;
    if (unheard) return void unheard.push(message);
    if (message.type === "turn") own.turn.granted(message.isWanted);
    if (message.type === "turn-wanted") own.turn.wanted();
  };
  const count = (deliver: () => void) =>
    void setImmediate(() => {
      messages += 1;
      deliver();
    });
  const own: Process = {
    isDead: false,
    stop: () => (unheard = []),
    goOn() {
      const missed = unheard ?? [];
      unheard = undefined;
      missed.forEach(hear);
    },
    taker: { send: (message) => count(() => hear(message)) },
    turn: createOwnTurn(
      (message) =>
        count(() => {
          if (message.type === "turn-wanted") primary.wanted(own.taker);
          if (message.type === "turn-over") primary.over(own.taker);
        }),
      patienceMs,
    ),
  };
  own.turn.begin();
  return own;
}

/** Writes so many times, and counts those that write at once. */
async function write({ turn }: Process, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const end = await turn.take();
    writing += 1;
    await nextTurn();
    expect(writing).toBe(1);
    writing -= 1;
    end();
    await nextTurn();
  }
}

beforeEach(() => {
  [messages, writing] = [0, 0];
  primary = createTurns(MAX_TURN_MS);
});

test("one process writes at a time, and each has its turn", async () => {
  const processes = [join(), join(), join()];
  const written: Process[] = [];
  await Promise.all(
    processes.map(async (each) => {
      for (let time = 0; time < 20; time++) {
        await write(each, 1);
        written.push(each);
      }
    }),
  );
  // None writes twice while another one waits.
  for (let at = 1; at < 3 * 19; at++) expect(written[at]).not.toBe(written[at - 1]);
});

test("a process that writes alone keeps its turn", async () => {
  const [one, other] = [join(), join()];
  await write(one, 100);
  expect(messages).toBe(2);
  await write(other, 1);
  await write(one, 1);
});

test("the turn of a process that has ended is another's", async () => {
  const [one, other, third] = [join(), join(), join()];
  await one.turn.take();
  const waiting = write(other, 1);
  await nextTurn();
  one.isDead = true;
  primary.lost(one.taker);
  await waiting;
  const end = await other.turn.take();
  const queued = third.turn.take();
  await nextTurn();
  third.isDead = true;
  primary.lost(third.taker);
  end();
  await write(other, 3);
  third.turn.end();
  await queued;
});

test("a process that is stopped in its turn holds up the others once, and takes turns again when it goes on", async () => {
  const [one, other] = [join(), join()];
  const end = await one.turn.take();
  one.stop();
  const stoppedAt = performance.now();
  await write(other, 1);
  expect(performance.now() - stoppedAt).toBeGreaterThan(MAX_TURN_MS - 5);
  messages = 0;
  await write(other, 20);
  expect(messages).toBe(0);
  one.goOn();
  end();
  await Promise.all([write(one, 5), write(other, 5)]);
});

test("a process that was stopped while it waited gives its turn to others", async () => {
  const [one, other] = [join(), join(20)];
  const end = await one.turn.take();
  const late = other.turn.take();
  other.stop();
  await nextTurn();
  await nextTurn();
  end();
  await write(one, 2);
  // It goes on by itself, and does not keep the turn of which it hears only then.
  (await late)();
  other.goOn();
  await Promise.all([write(one, 3), write(other, 3)]);
});

test("where the primary says nothing each goes on by itself, and waits for its word once", async () => {
  const one = join(20);
  primary = { wanted() {}, over() {}, lost() {} };
  const startedAt = performance.now();
  await write(one, 1);
  const waitedMs = performance.now() - startedAt;
  expect(waitedMs).toBeGreaterThan(15);
  await write(one, 10);
  expect(messages).toBe(1);
});

test("without a primary each goes on by itself at once", async () => {
  const one = join();
  const waiting = one.turn.take();
  one.turn.end();
  (await waiting)();
  (await one.turn.take())();
  expect(messages).toBe(0);
});
