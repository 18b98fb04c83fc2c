// The primary's side of a process that answers requests.
import { fork, type ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

import type { FromServing, ToServing } from "./messages.js";

/** A process ended before it was ready. The message is for operators. */
export class StartError extends Error {
  override readonly name = "StartError";
  readonly isFinal: boolean;
  readonly isUnavailable: boolean;

  constructor(message: string, { isFinal = false, isUnavailable = false } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isUnavailable = isUnavailable;
  }
}

export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How a process that answers is started, and what the primary knows of it. */
export interface ServingProcess {
  readonly pid: number | undefined;
  /** Rejects with a StartError. */
  readonly ready: Promise<void>;
  /** What it said has been heard by then. */
  readonly ended: Promise<End>;
  send(message: ToServing, socket?: Socket): void;
  kill(): void;
}

export type Fork = (
  parameters: readonly string[],
  onMessage: (message: FromServing) => void,
) => ServingProcess;

/** The turns of the event loop within which the end of a channel is read whose other end is closed. */
const MAX_TURNS = 100;

/** Resolves when all that an ended process has said is read. `disconnect` comes only where no socket was on its way to it. */
async function untilRead(child: ChildProcess): Promise<void> {
  for (let turn = 0; child.connected && turn < MAX_TURNS; turn++) await nextTurn();
  await nextTurn();
}

/** Starts this program once more, with the same environment and outputs. */
export const forkServing: Fork = (parameters, onMessage) => {
  const child = fork(process.argv[1] ?? "", parameters);
  let failure: StartError | undefined;
  let onReady: () => void = () => {};
  child.on("message", (message: FromServing) => {
    if (message.type === "ready") onReady();
    if (message.type === "failed") failure = new StartError(message.message, message);
    onMessage(message);
  });
  const ended = new Promise<End>((resolve) => {
    child.once("exit", (code, signal) => {
      void untilRead(child).then(() => resolve({ code, signal }));
    });
    // Without a process id it was not even started.
    child.on("error", () => child.pid ?? resolve({ code: null, signal: null }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    onReady = resolve;
    void ended.then(({ code, signal }) => {
      reject(failure ?? new StartError(`A process ended before it was ready (${signal ?? code}).`));
    });
  });
  return {
    pid: child.pid,
    ready,
    ended,
    send(message, socket) {
      // What a process that has ended is sent fails, and its end is noticed by itself.
      if (socket) child.send(message, socket, { keepOpen: true }, () => {});
      else child.send(message, () => {});
    },
    kill: () => void child.kill("SIGKILL"),
  };
};
