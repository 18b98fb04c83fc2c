// The windows of a process that shares them with others: the primary grants requests, some of them in advance, so that most
// are counted at once. All processes together admit exactly as many as the limit says.
import {
  WINDOW_MS,
  deleteEnded,
  type Counted,
  type Limit,
  type RequestWindows,
} from "../lib/clients/windows.js";
import { monotonicNow, type FromServing, type Grant, type Reserve, type Take } from "./messages.js";

interface Window {
  readonly limit: Limit;
  readonly name: string;
  readonly most: number;
  endsAt: number;
  /** Granted in advance. */
  reserve: number;
  /** Of all processes, when the reserve was granted. */
  rest: number;
  /** Nothing is left before `endsAt`, in no process. */
  isSpent: boolean;
  /** Those for which a grant was asked, and then those that came since. */
  waiting: ((counted: Counted) => void)[];
  asked: number;
}

export interface SharedWindows {
  readonly windowsOf: (limit: Limit) => RequestWindows;
  granted(grant: Grant): void;
  recalled(reserve: Reserve): void;
  /** The primary has ended: no count can be had, and those that wait are admitted. */
  abandon(): void;
}

export function createSharedWindows(
  send: (message: FromServing) => void,
  now: () => number = monotonicNow,
): SharedWindows {
  const limits = new Map<Limit, Map<string, Window>>();
  let isAbandoned = false;
  let nextSweepAt = 0;

  let asking: Window[] = [];
  /** What is asked in one turn of the event loop is one message. */
  const ask = (window: Window) => {
    if (asking.push(window) === 1) setImmediate(sendTakes);
  };
  const sendTakes = () => {
    const takes = asking.map((window): Take => {
      const { limit, name, most, waiting } = window;
      window.asked = waiting.length;
      return { limit, name, most, requests: waiting.length };
    });
    asking = [];
    send({ type: "takes", takes });
  };

  const sweep = (instant: number) => {
    nextSweepAt = instant + WINDOW_MS;
    for (const windows of limits.values())
      deleteEnded(windows, instant, ({ waiting }) => waiting.length === 0);
  };

  const windowOf = (limit: Limit, name: string, most: number): Window => {
    let windows = limits.get(limit);
    if (!windows) limits.set(limit, (windows = new Map<string, Window>()));
    let window = windows.get(name);
    if (!window) {
      window = { limit, name, most, ...ENDED, waiting: [], asked: 0 };
      windows.set(name, window);
    }
    return window;
  };

  /** Undefined where only the primary knows. */
  const countHere = (window: Window, instant: number): Counted | undefined => {
    const leftMs = window.endsAt - instant;
    if (leftMs <= 0 || window.waiting.length > 0) return undefined;
    if (window.reserve > 0) {
      window.reserve -= 1;
      return { isWithin: true, remaining: window.rest + window.reserve, leftMs };
    }
    return window.isSpent ? { isWithin: false, remaining: 0, leftMs } : undefined;
  };

  const count = (limit: Limit, name: string, most: number): Counted | Promise<Counted> => {
    if (isAbandoned) return { isWithin: true, remaining: 0, leftMs: WINDOW_MS };
    const instant = now();
    if (instant >= nextSweepAt) sweep(instant);
    const window = windowOf(limit, name, most);
    const counted = countHere(window, instant);
    if (counted) return counted;
    return new Promise((resolve) => {
      window.waiting.push(resolve);
      if (window.waiting.length === 1) ask(window);
    });
  };

  return {
    windowsOf: (limit) => ({ count: (name, most) => count(limit, name, most) }),
    granted({ limit, name, requests, reserve, rest, endsAt }) {
      const window = limits.get(limit)?.get(name);
      if (!window) return;
      const leftMs = Math.max(0, endsAt - now());
      const { asked } = window;
      const answered = window.waiting.splice(0, asked);
      Object.assign(window, { endsAt, reserve, rest, isSpent: requests < asked });
      for (const [place, resolve] of answered.entries()) {
        const isWithin = place < requests;
        const remaining = isWithin ? rest + reserve + requests - place - 1 : 0;
        resolve({ isWithin, remaining, leftMs });
      }
      const later = window.waiting.splice(0);
      for (const resolve of later) {
        const counted = countHere(window, now());
        if (counted) resolve(counted);
        else window.waiting.push(resolve);
      }
      if (window.waiting.length > 0) ask(window);
    },
    recalled(reserve) {
      const window = limits.get(reserve.limit)?.get(reserve.name);
      const isOfWindow = window?.endsAt === reserve.endsAt;
      send({ type: "returned", reserve, requests: isOfWindow ? window.reserve : 0 });
      if (isOfWindow) window.reserve = 0;
    },
    abandon() {
      isAbandoned = true;
      for (const windows of limits.values())
        for (const { waiting } of windows.values())
          for (const resolve of waiting.splice(0))
            resolve({ isWithin: true, remaining: 0, leftMs: WINDOW_MS });
    },
  };
}

const ENDED = { endsAt: 0, reserve: 0, rest: 0, isSpent: false };
