import type Database from "better-sqlite3";

/** A number that stays the same until another connection commits. */
interface Version {
  get(): number;
  /** Reads the version again the next time, even within this turn. */
  forget(): void;
}

/** Reads the version once in a turn of the event loop, because each read costs a microsecond. */
export function createVersion(db: Database.Database): Version {
  const version = db.prepare<[], number>("pragma data_version").pluck();
  let ofTurn: number | undefined;
  const forget = () => {
    ofTurn = undefined;
  };
  return {
    get() {
      if (ofTurn === undefined) setImmediate(forget);
      return (ofTurn ??= version.get() ?? 0);
    },
    forget,
  };
}
