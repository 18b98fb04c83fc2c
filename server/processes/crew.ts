// The processes that answer requests: started, replaced when they end, and stopped together.
import { setTimeout as sleep } from "node:timers/promises";

import { backOffMs, type BackOff } from "../lib/back-off.js";
import type { Log } from "../lib/log.js";
import type { Randomness } from "../lib/randomness.js";
import type { FromServing, ToServing } from "./messages.js";
import { StartError, type Fork, type ServingProcess } from "./serving-process.js";

/** Pauses before a process that crashed is replaced; each that crashes soon again makes the next one longer. */
const AFTER_CRASHES: BackOff = { firstMs: 100, longestMs: 30_000, jitter: 0.2 };
/** A process that ran for so long did not crash because of how it starts. */
const STEADY_MS = 60_000;
/** So many starts that fail in a row end the service. */
const MAX_FAILED_STARTS = 5;

export interface Member extends ServingProcess {
  readonly startedAt: number;
  /** It takes no more connections and ends by itself. */
  isLeaving: boolean;
}

export interface CrewEvents {
  /** A process can answer. */
  readonly onReady: (member: Member) => void;
  readonly onMessage: (member: Member, message: FromServing) => void;
  /** A process that was ready has ended. */
  readonly onLost: (member: Member) => void;
  /** The service cannot go on. */
  readonly onFailure: (error: Error) => void;
}

export interface Crew {
  /** Those that are ready. */
  readonly members: ReadonlySet<Member>;
  /** Rejects with a StartError. */
  start(): Promise<void>;
  /** Sends every process the word to stop, and resolves when all have ended. */
  stop(): Promise<void>;
  kill(): void;
}

interface CrewDeps extends CrewEvents {
  readonly fork: Fork;
  readonly parameters: readonly string[];
  readonly log: Log;
  readonly random: Randomness;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

export function createCrew({
  fork,
  parameters,
  log,
  random,
  onReady,
  onMessage,
  onLost,
  onFailure,
  now = () => performance.now(),
  pause = (ms) => sleep(ms, undefined, { ref: false }),
}: CrewDeps): Crew {
  const members = new Set<Member>();
  const starting = new Set<ServingProcess>();
  let isStopping = false;
  let crashes = 0;
  let failedStarts = 0;

  const start = async () => {
    const member: Member = {
      ...fork(parameters, (message) => {
        if (message.type === "leaving") member.isLeaving = true;
        onMessage(member, message);
      }),
      startedAt: now(),
      isLeaving: false,
    };
    starting.add(member);
    try {
      await member.ready;
    } finally {
      starting.delete(member);
    }
    if (isStopping) return member.kill();
    failedStarts = 0;
    members.add(member);
    log.info({ pid: member.pid }, "a process is ready");
    void member.ended.then((end) => lose(member, end));
    onReady(member);
  };

  const lose = (
    member: Member,
    { code, signal }: { code: number | null; signal: string | null },
  ) => {
    members.delete(member);
    onLost(member);
    if (isStopping) return;
    const { pid, isLeaving } = member;
    if (isLeaving && code === 0) {
      log.info({ pid }, "a process was stopped, and another one takes its place");
      return void replace(0);
    }
    log.error({ pid, code, signal }, "a process ended, and another one takes its place");
    crashes = now() - member.startedAt < STEADY_MS ? crashes + 1 : 1;
    void replace(backOffMs(AFTER_CRASHES, crashes, random));
  };

  const replace = async (pauseMs: number): Promise<void> => {
    await pause(pauseMs);
    if (isStopping) return;
    try {
      await start();
    } catch (error) {
      if (isStopping) return;
      if (isHopeless(error as Error)) return onFailure(error as Error);
      log.error({ err: error }, "a process could not start");
      void replace(backOffMs(AFTER_CRASHES, crashes + failedStarts, random));
    }
  };

  /** While others run, a process is started again and again until the database is back, as theirs reconnect. */
  const isHopeless = (error: Error): boolean => {
    if (!(error instanceof StartError) || error.isFinal) return true;
    if (!(error.isUnavailable && members.size > 0)) failedStarts += 1;
    return failedStarts >= MAX_FAILED_STARTS;
  };

  return {
    members,
    start,
    async stop() {
      isStopping = true;
      // They have taken no request yet.
      for (const each of starting) each.kill();
      const all = [...starting, ...members];
      for (const member of members) member.send(STOP);
      await Promise.all(all.map(({ ended }) => ended));
    },
    kill() {
      isStopping = true;
      for (const each of [...starting, ...members]) each.kill();
    },
  };
}

const STOP: ToServing = { type: "stop" };
