// Copies an embedded database while others use it, and checks whether a file is complete.
import { closeSync, openSync } from "node:fs";

import Database from "better-sqlite3";

/** Copies every page in one step, because a commit between two steps would start the copy again. */
const ALL_PAGES = 0x7fffffff;

/** Writes all current commits into a new private file. Others read and write meanwhile. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  closeSync(openSync(to, "wx", 0o600));
  const db = new Database(from, { readonly: true, fileMustExist: true });
  try {
    await db.backup(to, { progress: () => ALL_PAGES });
  } finally {
    db.close();
  }
}

/** Whether a file is an SQLite database with nothing missing or damaged in it. */
export function isWholeDatabase(file: string): boolean {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return db.pragma("integrity_check(1)", { simple: true }) === "ok";
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}
