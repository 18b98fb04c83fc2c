import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { gather } from "../../../lib/gather.js";
import type { Backend, Listener, Query, Result, Run, Watch } from "../db.js";
import { converse, type Asked } from "./conversation.js";
import { isUndoneForAnother, translated, unavailable, UnreachableError } from "../errors.js";
import { outageTeller, type Outage } from "./outage.js";
import { openReplica } from "./replica.js";

const CONNECT_MS = 5_000;
const STATEMENT_MS = 5_000;
/** Shorter than the other limits, so that waiting for a lock has an error of its own. */
const LOCK_MS = 4_000;
/** Longer than the server's own limit, so it applies only where the server is silent. */
const SILENCE_MS = 10_000;
const RECONNECT_MS = 200;
/** How often the connection that listens asks whether its server is still there, and how long it waits for an answer. */
const LISTEN_CHECK_MS = 1_000;
const LISTEN_SILENCE_MS = 4_000;

const CHANNEL = "kinward_changes";

/** The pause between two announcements of one process. */
const ANNOUNCE_MS = 50;
const unanswered = (sql: string, name: string): Query => ({
  sql,
  name,
  writes: true,
  isAnswered: false,
});
const NOTIFY = unanswered("select pg_notify($1, '')", "notify");
/** The payload is the instant. */
const ANNOUNCE: Query = { sql: "select pg_notify($1, $2)", name: "announce", writes: true };
const BEGIN = unanswered("begin isolation level read committed", "begin");
const RELAX = unanswered("set local synchronous_commit = off", "relax");
const COMMIT: Query = { sql: "commit", name: "commit", writes: true };
const ROLLBACK: Query = { sql: "rollback", name: "rollback", writes: true };

const patience = (lockTimeoutMs: number): Query[] =>
  ["statement_timeout = 0", `lock_timeout = ${lockTimeoutMs}`].map((setting) => ({
    sql: `set local ${setting}`,
    writes: true,
  }));

/** The result of a statement without one: its error shows when the transaction commits. */
const UNANSWERED: Result = { rows: [], changed: 0 };

/** How often a transaction that deadlocks with another is begun, because the server undoes one of them. */
const MOST_BEGINS = 4;

interface PostgresOptions {
  connections: number;
  /** A server that follows this one: gathered reads are sent there. */
  replicaUrl?: string | undefined;
  /** Called with each error in the background, once for each outage. */
  onError: (error: unknown) => void;
  /** Called when an outage is over. */
  onReturn: (of: "database" | "replica") => void;
}

/**
 * Opens a PostgreSQL database with two pools, so that reads do not queue behind transactions that wait for a lock. Statements are
 * named, so that each connection prepares them once. Two transactions see each other's commits while they run (READ COMMITTED): a
 * row that is read in order to be written must be locked (`forUpdate`) or written by one statement.
 */
export async function openPostgres(
  url: string,
  { connections, replicaUrl, onError, onReturn }: PostgresOptions,
): Promise<Backend> {
  const config = {
    connectionString: url,
    application_name: "kinward",
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    query_timeout: SILENCE_MS,
    // A client that died in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: SILENCE_MS,
    keepAlive: true,
  };
  const target = targetOf(config);
  const outage = outageTeller({ onError, onReturn: () => onReturn("database") });
  const reads = new pg.Pool({ ...config, max: Math.ceil(connections / 3) });
  const writes = new pg.Pool({ ...config, max: Math.ceil((connections * 2) / 3) });
  for (const pool of [reads, writes])
    pool
      // The pool replaces a connection that breaks while idle. Without a listener the process would end.
      .on("error", outage.failed)
      .on("connect", (client) => {
        // While the connection is in use, its statement rejects.
        client.on("error", () => {});
        outage.over();
      });

  const ask = async (asked: readonly Asked[]): Promise<Result[]> => {
    const client = await connected(reads, target);
    const conversation = converse(client);
    try {
      return await Promise.all(asked.map(({ query, values }) => conversation.ask(query, values)));
    } catch (error) {
      throw translated(error);
    } finally {
      // This also covers statements that were merely refused: a plan that a migration made stale needs a new connection.
      client.release(conversation.failure);
    }
  };
  const read = async (query: Query, values: readonly unknown[]): Promise<Result> =>
    (await ask([{ query, values }]))[0] as Result;
  const gathered = gather(ask);

  const write: Backend["write"] = async (work, options) => {
    for (let begun = 1; ; begun++)
      try {
        return await writeOnce(work, options);
      } catch (error) {
        if (begun === MOST_BEGINS || !isUndoneForAnother(error)) throw error;
        await sleep(Math.random() * 10 * 2 ** begun);
      }
  };

  const writeOnce: Backend["write"] = async (work, { durability, lockTimeoutMs } = {}) => {
    const client = await connected(writes, target);
    const conversation = converse(client, { timeoutMs: lockTimeoutMs });
    const run: Run = (query, values) => {
      if (query.isAnswered !== false)
        return conversation.ask(query, values).catch((error: unknown) => {
          throw translated(error);
        });
      conversation.tell(query, values);
      return UNANSWERED;
    };
    try {
      conversation.tell(BEGIN);
      if (durability === "relaxed") conversation.tell(RELAX);
      if (lockTimeoutMs !== undefined)
        for (const query of patience(lockTimeoutMs)) conversation.tell(query);
      const value = await work(run);
      const { command } = await conversation.ask(COMMIT);
      // COMMIT of a failed transaction reports, without an error, that it has rolled back.
      if (command !== "COMMIT") throw new Error("PostgreSQL undid the transaction");
      return value;
    } catch (error) {
      // The first error is the cause of the others.
      const cause = conversation.failure ?? error;
      // After a failed statement the server has rolled back, and the connection ends.
      await conversation.end(ROLLBACK).catch(() => {});
      throw translated(cause);
    } finally {
      client.release(conversation.failure);
    }
  };

  // Announcements are made outside of the transaction, because commits that notify wait for each other, and for each other's
  // disk.
  const announcer = createAnnouncer((dueAt) => read(ANNOUNCE, [CHANNEL, String(dueAt)]));

  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica(
          { ...config, connectionString: replicaUrl },
          read,
          outageTeller({ onError, onReturn: () => onReturn("replica") }),
        );

  return {
    dialect: "postgres",
    read: async (query, values) =>
      query.isGathered === true
        ? ((await replica?.read({ query, values })) ?? gathered({ query, values }))
        : read(query, values),
    write,
    ping: async () => void (await read({ sql: "select 1", name: "ping", writes: false }, [])),
    notify: async (run) => void (await run(NOTIFY, [CHANNEL])),
    announce: announcer.announce,
    watch: (listener) => watch(config, listener, outage),
    close: async () => {
      await announcer.stop();
      await Promise.all([reads.end(), writes.end(), replica?.close()]);
    },
  };
}

/**
 * Announces the earliest instant since the last announcement, at once and then with pauses. A lost announcement is made up for by
 * polling.
 */
function createAnnouncer(send: (dueAt: number) => unknown): {
  announce: (dueAt: number) => void;
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  let earliest = Infinity;
  let running: Promise<void> | undefined;
  const announceAll = async () => {
    while (earliest < Infinity) {
      const dueAt = earliest;
      earliest = Infinity;
      try {
        await send(dueAt);
        await sleep(ANNOUNCE_MS, undefined, { signal: stopping.signal, ref: false });
      } catch {
        // The store was stopped, or the announcement failed.
      }
    }
    running = undefined;
  };
  return {
    announce(dueAt) {
      earliest = Math.min(earliest, dueAt);
      running ??= announceAll();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Returns where the driver would connect: `kinward at db.example:5432 as user ada`. Throws where the driver cannot read the
 * address.
 */
function targetOf(config: pg.ClientConfig): string {
  try {
    const { database, host, port, user } = new pg.Client(config);
    return `${database} at ${host}:${port} as user ${user}`;
  } catch (error) {
    throw new UnreachableError("of DATABASE_URL", error);
  }
}

async function connected(pool: pg.Pool, target: string): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw unavailable(new UnreachableError(target, error));
  }
}

/**
 * Listens on a connection of its own. After a break it connects again and calls the listener, because changes may have gone
 * unheard.
 */
function watch(config: pg.ClientConfig, listener: Listener, outage: Outage): Watch {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  const callBack = () => {
    listener.changed();
    listener.armed(-Infinity);
  };

  const listen = async () => {
    const mine = new pg.Client({ ...config, query_timeout: LISTEN_SILENCE_MS });
    const ended = new Promise<void>((resolve) => mine.once("end", resolve));
    mine.on("error", outage.failed);
    mine.on("notification", ({ payload = "" }) =>
      payload === "" ? listener.changed() : listener.armed(Number(payload)),
    );
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      client = mine;
      outage.over();
      callBack();
      if (stopping.signal.aborted) await mine.end();
      await untilLost(mine, ended);
    } catch (error) {
      if (!stopping.signal.aborted) outage.failed(error);
      await mine.end().catch(() => {});
    } finally {
      client = undefined;
    }
  };

  const listenOn = async () => {
    while (!stopping.signal.aborted) {
      await listen();
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const over = listenOn();

  return {
    // The server sends notifications of earlier commits before it responds.
    checkNow: async () => {
      if (client === undefined) callBack();
      else await client.query("select 1").catch(outage.failed);
    },
    stop: async () => {
      stopping.abort();
      await client?.end();
      await over;
    },
  };
}

/**
 * Resolves when a connection has ended. Rejects where its server no longer responds: the loss of a machine breaks no connection,
 * and its notifications would be missed for hours.
 */
async function untilLost(client: pg.Client, ended: Promise<void>): Promise<void> {
  let hasEnded = false;
  const end = ended.then(() => void (hasEnded = true));
  for (;;) {
    await Promise.race([end, sleep(LISTEN_CHECK_MS, undefined, { ref: false })]);
    if (hasEnded) return;
    await client.query("select 1");
  }
}
