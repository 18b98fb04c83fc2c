// The primary's side of windows that processes share: it knows how much of each limit is granted, and calls reserves back
// when the rest is needed elsewhere.
import { WINDOW_MS, deleteEnded, type Limit } from "../lib/clients/windows.js";
import { monotonicNow, type Reserve, type Take, type ToServing } from "./messages.js";

/** The part of what is left that is granted in advance is one of so many for each process. */
const RESERVES_PER_PROCESS = 2;

/** A process that answers, as far as windows are concerned. */
export interface Grantee {
  send(message: ToServing): void;
}

interface Window {
  readonly limit: Limit;
  readonly name: string;
  readonly most: number;
  endsAt: number;
  granted: number;
  /** Who may have a reserve. */
  holders: Set<Grantee>;
  /** Who was asked to return one. */
  returning: Set<Grantee>;
  waiting: { readonly grantee: Grantee; readonly requests: number }[];
  timer: NodeJS.Timeout | undefined;
}

export interface GrantedWindows {
  take(grantee: Grantee, takes: readonly Take[]): void;
  returned(grantee: Grantee, reserve: Reserve, requests: number): void;
  /** It has ended: what it was granted counts as used. */
  lost(grantee: Grantee): void;
}

/** `processes`: how many answer requests. */
export function createGrantedWindows(
  processes: number,
  now: () => number = monotonicNow,
): GrantedWindows {
  const windows = new Map<string, Window>();
  let nextSweepAt = 0;

  const sweep = (instant: number) => {
    nextSweepAt = instant + WINDOW_MS;
    deleteEnded(windows, instant, ({ waiting }) => waiting.length === 0);
  };

  const windowOf = ({ limit, name, most }: Omit<Take, "requests">): Window => {
    const key = `${limit} ${name}`;
    let window = windows.get(key);
    if (!window)
      windows.set(key, (window = { limit, name, most, ...newWindow(), endsAt: 0, waiting: [] }));
    return window;
  };

  const grant = (window: Window, grantee: Grantee, requests: number) => {
    const { limit, name, most, endsAt } = window;
    window.granted += requests;
    const reserve = Math.floor((most - window.granted) / (RESERVES_PER_PROCESS * processes));
    window.granted += reserve;
    if (reserve > 0) window.holders.add(grantee);
    const rest = most - window.granted;
    grantee.send({ type: "grant", grant: { limit, name, requests, reserve, rest, endsAt } });
  };

  const recall = (window: Window) => {
    const { limit, name, endsAt } = window;
    window.returning = window.holders;
    window.holders = new Set();
    for (const holder of window.returning)
      holder.send({ type: "recall", reserve: { limit, name, endsAt } });
    // A process that is busy for so long does not keep the others waiting: then another window begins.
    window.timer = setTimeout(() => serve(window), Math.max(1, endsAt - now())).unref();
  };

  const serve = (window: Window) => {
    const instant = now();
    if (window.endsAt <= instant) {
      clearTimeout(window.timer);
      Object.assign(window, newWindow(), { endsAt: instant + WINDOW_MS });
    }
    while (window.returning.size === 0) {
      const [first] = window.waiting;
      if (!first) return;
      const left = window.most - window.granted;
      // It asks because it has no reserve.
      window.holders.delete(first.grantee);
      if (left < first.requests && window.holders.size > 0) return recall(window);
      window.waiting.shift();
      grant(window, first.grantee, Math.min(left, first.requests));
    }
  };

  return {
    take(grantee, takes) {
      const instant = now();
      if (instant >= nextSweepAt) sweep(instant);
      for (const { requests, ...take } of takes) {
        const window = windowOf(take);
        window.waiting.push({ grantee, requests });
        serve(window);
      }
    },
    returned(grantee, { limit, name, endsAt }, requests) {
      const window = windows.get(`${limit} ${name}`);
      if (window?.endsAt !== endsAt || !window.returning.delete(grantee)) return;
      window.granted -= requests;
      if (window.returning.size === 0) clearTimeout(window.timer);
      serve(window);
    },
    lost(grantee) {
      for (const window of windows.values()) {
        window.holders.delete(grantee);
        window.waiting = window.waiting.filter((each) => each.grantee !== grantee);
        if (window.returning.delete(grantee)) serve(window);
      }
    },
  };
}

const newWindow = () => ({
  granted: 0,
  holders: new Set<Grantee>(),
  returning: new Set<Grantee>(),
  timer: undefined,
});
