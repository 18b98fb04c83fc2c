// The statements of one connection. Those that are made in one turn, or while no response is awaited, are sent together, which is
// one round trip.
import { Buffer } from "node:buffer";

import pg from "pg";

import type { Query, Result } from "../db.js";

/** The result of a statement. `command` is its tag, such as `COMMIT`. */
interface Outcome extends Result {
  readonly command: string;
}

/** PostgreSQL's numbers for its types. */
const [BOOL, INT8, NUMERIC] = [16, 20, 1700];

const parseBoolean = (text: string): number => (text === "t" ? 1 : 0);

/** Reads values as SQLite returns them: numbers where pg gives text (counts, sums, timestamps), 0 and 1 for booleans. */
function parserOf(type: number): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number;
  if (type === BOOL) return parseBoolean;
  return pg.types.getTypeParser(type) as (text: string) => unknown;
}

/**
 * The statements of one use of a connection. If one fails, the server skips the statements that were sent with it, and no more
 * are sent: each rejects with the first error. The connection then has to be closed.
 */
interface Conversation {
  /** Resolves with the outcome once all statements that were sent together have theirs. */
  ask(query: Query, values?: readonly unknown[]): Promise<Outcome>;
  /** Sends a statement with the next one, whose error includes its own. */
  tell(query: Query, values?: readonly unknown[]): void;
  /** Sends this as the last statement, and drops statements that are not sent yet. */
  end(query: Query): Promise<void>;
  /** The first error. */
  readonly failure: Error | undefined;
}

/** A statement with its values. */
export type Asked = Readonly<{ query: Query; values: readonly unknown[] }>;

interface Statement {
  readonly query: Query;
  readonly values: readonly WireValue[];
  readonly resolve?: (outcome: Outcome) => void;
  readonly reject?: (error: unknown) => void;
}

/** `timeoutMs`: how long the server may be silent; by default, as long as its connection allows. */
export function converse(
  client: pg.Client,
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
): Conversation {
  let shapes = prepared.get(client);
  if (!shapes) prepared.set(client, (shapes = new Map()));
  const known = shapes;
  let gathered: Statement[] = [];
  let isSending = false;
  let isOver = false;
  let failure: Error | undefined;

  const refuse = (error: Error) => {
    for (const { reject } of gathered) reject?.(error);
    gathered = [];
  };
  const add = (statement: Statement) => {
    if (isOver) throw new Error(`The conversation is over: ${statement.query.sql}`);
    gathered.push(statement);
    if (isSending) return;
    isSending = true;
    // Statements that follow without waiting are sent with this one.
    process.nextTick(send);
  };
  const send = () => {
    if (gathered.length === 0) return void (isSending = false);
    const batch = new Batch(gathered, known, onEnd, timeoutMs);
    gathered = [];
    client.query(batch);
  };
  const onEnd = (error: Error | undefined) => {
    failure ??= error;
    if (failure !== undefined) refuse(failure);
    send();
  };

  return {
    ask: (query, values = []) =>
      new Promise((resolve, reject) => {
        if (failure) reject(failure);
        else add({ query, values: values.map(toWire), resolve, reject });
      }),
    tell(query, values = []) {
      if (!failure) add({ query, values: values.map(toWire) });
    },
    async end(query) {
      refuse(new Error("The conversation is over"));
      if (failure) return;
      const ended = new Promise<void>((resolve, reject) =>
        add({ query, values: [], resolve: () => resolve(), reject }),
      );
      isOver = true;
      await ended;
    },
    get failure() {
      return failure;
    },
  };
}

/** The columns of a statement's rows; undefined where it has none. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}
type Shapes = Map<string, Shape | undefined>;

/** The prepared statements of each connection. */
const prepared = new WeakMap<pg.Client, Shapes>();

type WireValue = string | Buffer | null;

function toWire(value: unknown): WireValue {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
    case "bigint":
    case "boolean":
      return String(value);
    case "object":
      if (value === null) return null;
      if (value instanceof Uint8Array)
        return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      if (Array.isArray(value)) return `{${value.map(toElement).join(",")}}`;
  }
  throw new TypeError(`PostgreSQL is sent no ${typeof value}.`);
}

const toElement = (value: string | number): string =>
  typeof value === "number" ? String(value) : `"${value.replace(/["\\]/g, "\\$&")}"`;

/** The parts of pg's connection that its types leave out or declare too strictly. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly WireValue[] }): void;
  describe(message: { type: "P" }): void;
  execute(message: Record<never, never>): void;
  sync(): void;
}

/**
 * Statements with one `Sync` at the end. The driver treats them as one query: it passes on the server's messages, and sends the
 * next query when this one is complete.
 */
class Batch implements pg.Submittable {
  /** The driver wraps this callback, which stops the clock of `query_timeout`. */
  callback: (error?: Error | null) => void;
  readonly query_timeout: number | undefined;
  readonly #statements: readonly Statement[];
  readonly #known: Shapes;
  readonly #made: Shapes = new Map();
  readonly #outcomes: Outcome[] = [];
  #shape: Shape | undefined;
  #rows: unknown[] = [];

  constructor(
    statements: readonly Statement[],
    known: Shapes,
    onEnd: (error: Error | undefined) => void,
    timeoutMs: number | undefined,
  ) {
    this.#statements = statements;
    this.#known = known;
    this.query_timeout = timeoutMs;
    let isOver = false;
    this.callback = (error) => {
      if (isOver) return;
      isOver = true;
      onEnd(error ?? undefined);
      for (const [at, { resolve, reject }] of statements.entries()) {
        if (error) reject?.(error);
        else resolve?.(this.#outcomes[at] as Outcome);
      }
    };
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    const sent = new Set<string>();
    // Writes all of it at once.
    wire.stream.cork();
    for (const { query, values } of this.#statements) {
      const { name = "", sql } = query;
      const isNew = name === "" || !(this.#known.has(name) || sent.has(name));
      if (isNew) wire.parse({ name, text: sql });
      wire.bind({ statement: name, values });
      if (isNew) wire.describe({ type: "P" });
      wire.execute({});
      sent.add(name);
    }
    wire.sync();
    wire.stream.uncork();
    this.#begin();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.#shape as Shape;
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) {
      const text = fields[at] as string | null;
      row[names[at] as string] = text === null ? null : parsers[at]?.(text);
    }
    this.#rows.push(row);
  }

  /** `text` is a tag such as `INSERT 0 1`, with the number of rows last. */
  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.#current;
    if (name !== undefined) this.#made.set(name, this.#shape);
    const [command = "", ...counts] = text.split(" ");
    const changed = Number(counts.at(-1)) || 0;
    this.#outcomes.push({ rows: this.#rows, changed, command });
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleReadyForQuery(): void {
    for (const [name, shape] of this.#made) this.#known.set(name, shape);
    this.callback();
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  get #current(): Query {
    return (this.#statements[this.#outcomes.length] as Statement).query;
  }

  /** Begins the next statement. */
  #begin(): void {
    this.#rows = [];
    const { name = "" } = this.#statements[this.#outcomes.length]?.query ?? {};
    this.#shape = this.#made.get(name) ?? this.#known.get(name);
  }
}
