// Reads from a server that follows the primary, once it has replayed all commits from before the read.
import pg from "pg";

import { gather } from "../../../lib/gather.js";
import type { Query, Result, Run } from "../db.js";
import { converse, type Asked } from "./conversation.js";
import type { Outage } from "./outage.js";

/** How long a read waits for the replica before it goes to the primary. */
const PATIENCE_MS = 250;
/** How long a failed replica is not used, and how long a replica may be behind before it counts as failed. */
const REST_MS = 1_000;
/** A connection knows the timeline that its server followed when the connection was made. */
const CONNECTION_SECONDS = 60;

/** The end of a server's WAL, in bytes. A failover begins a timeline, in which equal numbers mean other commits. */
export interface Position {
  readonly timeline: number;
  /** Null for a server that does not follow another. */
  readonly lsn: number | null;
}

/** Returns whether a replica at this position shows all commits of a primary at that position. */
export const hasReplayed = (replica: Position, primary: Position): boolean =>
  replica.timeline === primary.timeline &&
  replica.lsn !== null &&
  primary.lsn !== null &&
  replica.lsn >= primary.lsn;

const question = (name: string, sql: string): Query => ({ name, sql, writes: false });

/** Acknowledged commits have been flushed, unless the operator has turned that off. */
const COMMITTED = question(
  "committed",
  `select ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, lsn - '0/0' as lsn
  from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as lsn) as position`,
);
const REPLAYED = question("replayed", "select pg_last_wal_replay_lsn() - '0/0' as lsn");
const ORIGIN = question(
  "origin",
  `select system_identifier || '/' || pg_database.oid as database, min_recovery_end_timeline as timeline
  from pg_control_system(), pg_control_recovery(), pg_database where datname = current_database()`,
);
/** Each statement then sees the state at its own start, which is no older than the result of `REPLAYED` before it. */
const READ_COMMITTED = question("", "set default_transaction_isolation = 'read committed'");

type Origin = Readonly<{ database: string; timeline: number }>;

interface Replica {
  /**
   * Resolves with undefined where the primary has to be read: the replica is behind, does not respond, or follows another
   * primary.
   */
  read(asked: Asked): Promise<Result | undefined>;
  close(): Promise<void>;
}

/** `primary` reads from the primary. */
export function openReplica(config: pg.ClientConfig, primary: Run, outage: Outage): Replica {
  const pool = new pg.Pool({
    ...config,
    // Reads that wait are sent together, on one connection.
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    maxLifetimeSeconds: CONNECTION_SECONDS,
  });
  // A broken connection rejects its next use.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  const timelines = new WeakMap<pg.ClientBase, number>();

  const timelineOf = async (client: pg.PoolClient, conversation: ReturnType<typeof converse>) => {
    const known = timelines.get(client);
    if (known !== undefined) return known;
    const [own, theirs] = await Promise.all([
      conversation.ask(ORIGIN),
      primary(ORIGIN, []),
      conversation.ask(READ_COMMITTED),
    ]);
    const [{ database, timeline }, of] = [own.rows[0] as Origin, theirs.rows[0] as Origin];
    if (database !== of.database) throw new Error("It has another database than the primary.");
    timelines.set(client, timeline);
    return timeline;
  };

  /** Returns no results where the replica is behind. */
  const ask = async (reads: readonly Asked[]): Promise<readonly Result[]> => {
    const committed = (await primary(COMMITTED, [])).rows[0] as Position;
    const client = await pool.connect();
    try {
      const conversation = converse(client);
      const timeline = await timelineOf(client, conversation);
      if (timeline !== committed.timeline) throw new Error("It does not follow this primary.");
      const [replayed, ...results] = await Promise.all([
        conversation.ask(REPLAYED),
        ...reads.map(({ query, values }) => conversation.ask(query, values)),
      ]);
      client.release();
      const { lsn } = replayed.rows[0] as Pick<Position, "lsn">;
      return hasReplayed({ timeline, lsn }, committed) ? results : [];
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  /** By `performance.now()`; 0 while the replica is used. */
  let [restsUntil, behindSince] = [0, 0];
  const served = () => {
    [restsUntil, behindSince] = [0, 0];
    outage.over();
  };
  const requireNotFarBehind = () => {
    behindSince ||= performance.now();
    if (performance.now() - behindSince > REST_MS) throw new Error("It is behind.");
  };

  const gathered = gather<Asked, Result | undefined>(async (reads) => {
    const now = performance.now();
    if (now < restsUntil) return [];
    // Reads that arrive during a new attempt do not wait for it.
    if (restsUntil > 0) restsUntil = now + REST_MS;
    try {
      const results = await ask(reads);
      if (results.length > 0) served();
      else requireNotFarBehind();
      return results;
    } catch (cause) {
      restsUntil = performance.now() + REST_MS;
      outage.failed(new Error("The replica is not used: the primary answers.", { cause }));
      return [];
    }
  });

  return {
    read: async (asked) => (performance.now() < restsUntil ? undefined : gathered(asked)),
    close: () => pool.end(),
  };
}
