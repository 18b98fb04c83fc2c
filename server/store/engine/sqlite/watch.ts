import type Database from "better-sqlite3";

import type { Listener, Watch } from "../db.js";
import { isBusy } from "../errors.js";
import { LOCK_TIMEOUT_MS, retryWhileBusy } from "./lock.js";

const POLL_MS = 100;

/**
 * Calls back after commits of other processes: `data_version` changes when another connection has committed.
 * `endRead` lets the listener read them.
 */
export function watch(
  writer: Database.Database,
  endRead: () => void,
  { changed, armed }: Listener,
): Watch {
  const version = writer.prepare<[], number>("pragma data_version").pluck();
  let seen = version.get();
  const check = () => {
    const now = version.get();
    if (now === seen) return;
    seen = now;
    endRead();
    changed();
    armed(-Infinity);
  };
  const checkUnlessBusy = () => {
    try {
      check();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  };
  const timer = setInterval(checkUnlessBusy, POLL_MS).unref();
  return {
    checkNow: () => retryWhileBusy(check, LOCK_TIMEOUT_MS),
    stop: async () => clearInterval(timer),
  };
}
