import { AsyncLocalStorage } from "node:async_hooks";

import { type Changes, watchChanges } from "./changes.js";
import type { Backend, Db, Listener, Run, Vault, WriteOptions } from "./db.js";
import { Memory } from "./memory.js";
import { planMigrations, migrate, type Migration } from "./migrate.js";
import { migrations } from "../migrations/index.js";
import { isSampled, traced, traceparentOf, type Span, type Tracing } from "../../lib/tracing.js";
import { openSqlite } from "./sqlite/open.js";

export interface Store extends Db, AsyncDisposable {
  /** Set once the keys of the service are known. The store itself helps to check them. */
  vault: Vault | undefined;

  /** Announces this process's commits at once, and those of other processes within 250 ms. */
  readonly changes: Changes;

  /** Brings the schema up to date and returns the ids of the migrations that ran. Refuses a schema newer than this program. */
  migrate(list?: readonly Migration[]): Promise<readonly string[]>;
  /** Returns the migrations that `migrate` would run. */
  planMigrations(): Promise<readonly Migration[]>;

  /**
   * Returns the store for work inside of a span: its transactions are below the span, and events and wakeups that they write
   * continue its trace.
   */
  inSpan(span: Span): Store;

  /** Rejects when the database does not respond. */
  ping(): Promise<void>;

  /** Waits for the writes in flight. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Called with an error of the background work: a lost connection, a callback that throws. */
  onError?: (error: unknown) => void;
  /** Called when PostgreSQL, or its replica, can be used again, after `onError` was called once for the outage. */
  onReturn?: (of: "database" | "replica") => void;
  /**
   * The highest number of connections to PostgreSQL, 15 by default: a third for reads, the others for writes. One more listens.
   */
  connections?: number;
  /** A server that follows PostgreSQL. Gathered reads use it where it has replayed all commits. */
  replicaUrl?: string | undefined;
  /**
   * Whether a write inside a write is refused at once, as it is by default. Before Node 24 that takes a hook on every promise of
   * the process, which slows reads down. A server does without, and undoes a write that takes too long.
   */
  findsNesting?: boolean;
  /** Where transactions are traced. */
  tracing?: Tracing | undefined;
}

/**
 * Opens `sqlite:PATH` (made if it is not there), `sqlite::memory:` (a file that goes when the store closes) or
 * `postgres://...`. It does not migrate.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const onError = options.onError ?? (() => {});
  const backend = await openBackend(url, {
    onError,
    onReturn: options.onReturn ?? (() => {}),
    connections: options.connections ?? 15,
    replicaUrl: options.replicaUrl,
  });
  const running = options.findsNesting === false ? undefined : new AsyncLocalStorage<Transaction>();
  const changes = watchChanges(backend, onError);

  const { tracing } = options;
  const commit = async <T>(
    work: (tx: Db) => Promise<T>,
    options?: WriteOptions,
    span?: Span,
  ): Promise<T> => {
    if (running?.getStore()?.isOpen === true) {
      // On SQLite the inner write would wait for the outer one, which waits for it.
      throw new Error(
        "A write inside a write waits for itself: use the transaction that write() handed out.",
      );
    }
    // The last transaction is the one that was committed.
    let last: Transaction | undefined;
    const value = await backend.write((run) => {
      const tx = (last = new Transaction(backend, run, changes, store, span));
      return running ? running.run(tx, () => tx.finish(work)) : tx.finish(work);
    }, options);
    if (last?.isScrubbed === true && (await backend.scrub?.()) === false)
      onError(new Error("What was erased is deleted, but not overwritten in the database file."));
    last?.callbacks.forEach((callback) => callback());
    return value;
  };
  const write: Db["write"] = (work, options) => commit(work, options);

  const attributes = {
    "db.system.name": backend.dialect === "postgres" ? "postgresql" : "sqlite",
    "db.operation.name": "transaction",
  };
  const inSpan = (parent: Span): Store => ({
    ...store,
    traceparent: () => traceparentOf(parent),
    write: (work, how) =>
      tracing === undefined || !isSampled(parent)
        ? commit(work, how, parent)
        : traced(tracing, "transaction", { kind: "CLIENT", attributes, parent }, (span) =>
            commit(work, how, span),
          ),
  });

  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= changes
      .stop()
      .then(() => backend.close())
      // Until then, every promise of the process has the hook.
      .finally(() => running?.disable()));

  const read: Run = (query, values) => {
    if (query.writes) throw new Error(`This writes, and so belongs into write(): ${query.sql}`);
    return backend.read(query, values);
  };

  const store: Store = {
    dialect: backend.dialect,
    isTransaction: false,
    vault: undefined,
    memory: new Memory(),
    run: read,
    write,
    inSpan,
    traceparent: () => null,
    beforeCommit: () => {
      throw new Error("Only a transaction has a commit.");
    },
    afterCommit: (callback) => callback(),
    epoch: () => backend.epoch?.(),
    notify: () => write((tx) => tx.notify()),
    armed: (dueAt) => {
      changes.armed(dueAt);
      backend.announce?.(dueAt);
    },
    scrub: () => {
      throw new Error("Only a transaction can be scrubbed.");
    },
    changes,
    migrate: (list = migrations) => migrate(backend, list),
    planMigrations: () => planMigrations(backend, migrations),
    ping: () => backend.ping(),
    close,
    [Symbol.asyncDispose]: close,
  };
  return store;
}

async function openBackend(
  url: string,
  options: Required<Pick<StoreOptions, "onError" | "onReturn" | "connections" | "replicaUrl">>,
): Promise<Backend> {
  if (/^postgres(ql)?:\/\//.test(url)) {
    // Imported here, so that a service on SQLite does not load the driver.
    return (await import("./postgres/open.js")).openPostgres(url, options);
  }
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new Error("DATABASE_URL must be sqlite:PATH or postgres://...");
  return openSqlite(path);
}

class Transaction implements Db {
  readonly dialect;
  readonly isTransaction = true;
  readonly vault: Vault | undefined;
  readonly memory: Memory;
  readonly callbacks: (() => void)[] = [];
  readonly #lastSteps: (() => Promise<void>)[] = [];
  isOpen = true;
  isScrubbed = false;
  readonly #backend: Backend;
  readonly #run: Run;
  readonly #changes: Listener;
  readonly #span: Span | undefined;
  #armedFor = Infinity;

  constructor(
    backend: Backend,
    run: Run,
    changes: Listener,
    { vault, memory }: Pick<Store, "vault" | "memory">,
    span: Span | undefined,
  ) {
    this.dialect = backend.dialect;
    this.vault = vault;
    this.memory = memory;
    this.#backend = backend;
    this.#run = run;
    this.#changes = changes;
    this.#span = span;
  }

  traceparent(): string | null {
    return this.#span === undefined ? null : traceparentOf(this.#span);
  }

  readonly run: Run = (query, values) => {
    // A statement that was not awaited comes too late, and must not run in another transaction.
    if (!this.isOpen)
      throw new Error(`The transaction is over: await every statement. ${query.sql}`);
    return this.#run(query, values);
  };

  async write<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return work(this);
  }

  beforeCommit(work: () => Promise<void>): void {
    this.#lastSteps.push(work);
  }

  afterCommit(callback: () => void): void {
    this.callbacks.push(callback);
  }

  scrub(): void {
    this.isScrubbed = true;
  }

  epoch(): undefined {
    return undefined;
  }

  async notify(): Promise<void> {
    if (this.#backend.notify) await this.#backend.notify(this.run);
    else this.afterCommit(this.#changes.changed);
  }

  armed(dueAt: number): void {
    if (this.#armedFor === Infinity)
      this.afterCommit(() => {
        this.#changes.armed(this.#armedFor);
        this.#backend.announce?.(this.#armedFor);
      });
    this.#armedFor = Math.min(this.#armedFor, dueAt);
  }

  async finish<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    try {
      const value = await work(this);
      for (const step of this.#lastSteps) await step();
      return value;
    } finally {
      this.isOpen = false;
    }
  }
}
