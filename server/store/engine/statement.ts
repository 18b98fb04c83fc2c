import { createHash } from "node:crypto";

import type { Knex } from "knex";

import type { Db, Dialect, Query, Result, Value, Vault } from "./db.js";
import { builderFor } from "./knex.js";

/** Stands for a value while Knex builds the SQL. It cannot be added to, compared or printed. */
export type Slot<Value = unknown> = { readonly slot: string; readonly holds?: Value };
export type Slots<Params> = { readonly [Name in keyof Params]-?: Slot<Params[Name]> };

type Built = Knex.QueryBuilder | Knex.Raw;
type Args<Params> = [keyof Params] extends [never] ? [params?: Params] : [params: Params];

/** Void where a statement only writes. */
type Rows<Row> = [Row] extends [void] ? void : Row[];

export interface Statement<Params, Row = void> {
  /** All rows that are selected, or that `returning` names. */
  (db: Db, ...params: Args<Params>): Promise<Rows<Row>>;
  /** The first row, if there is one. */
  readonly first: (db: Db, ...params: Args<Params>) => Promise<Row | undefined>;
  /** How many rows were written. */
  readonly changed: (db: Db, ...params: Args<Params>) => Promise<number>;
}

export type StatementOptions = Pick<Query, "isGathered">;

/** The parameters of a statement that has none. */
export type None = Record<never, Value>;

/**
 * A statement that Knex builds once for each dialect and that runs prepared from then on:
 *
 *     const find = statement<{ id: string }, Session>((sql, p) =>
 *       sql("sessions").select({ id: "id", createdAt: "created_at" }).where({ id: p.id }));
 *     const session = await find.first(db, { id });
 *
 * Make it once, at the top of a module. Booleans come back as 0 or 1 from both databases.
 */
export function statement<Params extends { [Name in keyof Params]: Value } = None, Row = void>(
  build: (sql: Knex, p: Slots<Params>, dialect: Dialect) => Built,
  options: StatementOptions = {},
): Statement<Params, Row> {
  const plans: Partial<Record<Dialect, Plan>> = {};

  const planFor = ({ dialect }: Db) => (plans[dialect] ??= planOf(build, dialect, options));
  type Given = Record<string, unknown> | undefined;
  const run = (db: Db, given: Given, of: "query" | "command"): Result | Promise<Result> => {
    const plan = planFor(db);
    const { decode } = plan;
    const params = given ?? NONE_GIVEN;
    const result = db.run(plan[of], plan.fill(params, db.vault));
    if (decode === undefined) return result;
    const decoded = (made: Result): Result => {
      for (const row of made.rows as Record<string, unknown>[]) decode(row, params, db.vault);
      return made;
    };
    return result instanceof Promise ? result.then(decoded) : decoded(result);
  };
  // It is async, so that errors reject, but does not wait on SQLite: each wait costs as much as a small read.
  const all = async (db: Db, ...[params]: Args<Params>) => {
    const result = run(db, params, "command");
    return (result instanceof Promise ? await result : result).rows as Rows<Row>;
  };
  return Object.assign(all, {
    first: async (db: Db, ...[params]: Args<Params>) => {
      const result = run(db, params, "query");
      return (result instanceof Promise ? await result : result).rows[0] as Row | undefined;
    },
    changed: async (db: Db, ...[params]: Args<Params>) => {
      const result = run(db, params, "query");
      return (result instanceof Promise ? await result : result).changed;
    },
  });
}

const NONE_GIVEN = {};

/**
 * `column in (the values of a list)`, for a list whose length is known at each call only:
 *
 *     sql("sessions").where(isOneOf(sql, "id", p.ids))
 */
export function isOneOf(sql: Knex, column: string | Knex.Raw, list: Slot): Knex.Raw {
  return sql === builderFor("postgres")
    ? sql.raw("?? = any(?)", [column, list])
    : sql.raw("?? in (select value from json_each(?))", [column, list]);
}

type Fields = Readonly<Record<string, unknown>>;

/** Decodes a row in place. `parameters` belong to the statement. */
type Decode = (row: Record<string, unknown>, params: Fields, vault: Vault | undefined) => void;

/** Returns the stored form of a value. The parameters are those of the statement. */
export type Encode = (value: unknown, params: Fields, vault: Vault | undefined) => unknown;

const decoders = new WeakMap<object, Decode>();

/** Registers `decode` for the rows of a statement: they are decoded in place before they are returned. For `table` alone. */
export function decodeWith<B extends object>(built: B, decode: Decode | undefined): B {
  const earlier = decoders.get(built);
  if (decode)
    decoders.set(
      built,
      earlier
        ? (...row) => {
            earlier(...row);
            decode(...row);
          }
        : decode,
    );
  return built;
}

/** Returns a slot of the same parameter, whose value is encoded before it is bound. For `table` alone. */
export const encodedSlot = ({ slot }: Slot, encoder: Encode | undefined): Slot =>
  new NamedSlot(slot, encoder);

export const isRaw = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "toSQL" in value;

interface Plan {
  readonly query: Query;
  /** The statement for callers that want its rows alone. Where it has none, no one reads its outcome. */
  readonly command: Query;
  readonly decode: Decode | undefined;
  fill(params: Fields, vault: Vault | undefined): unknown[];
}

type AnyBuild = (sql: Knex, p: never, dialect: Dialect) => Built;

function planOf(build: AnyBuild, dialect: Dialect, options: StatementOptions): Plan {
  const built = build(builderFor(dialect), slots as never, dialect);
  const native = built.toSQL().toNative();
  const bindings = native.bindings.map((binding) =>
    binding instanceof NamedSlot ? binding : new Constant(encode("a constant", binding, dialect)),
  );
  const name = createHash("sha256").update(native.sql).digest("base64url").slice(0, 24);
  const query = { ...options, sql: native.sql, name, writes: writes(native.sql) || locks(build) };
  return {
    query,
    command: { ...query, isAnswered: !isSilent(native.sql) },
    decode: decoders.get(built),
    fill: (params, vault) =>
      bindings.map((binding) =>
        binding instanceof Constant
          ? binding.value
          : encode(binding.slot, binding.read(params, vault), dialect),
      ),
  };
}

class NamedSlot {
  readonly slot: string;
  readonly #encoder: Encode | undefined;

  constructor(slot: string, encoder?: Encode) {
    this.slot = slot;
    this.#encoder = encoder;
  }

  read(params: Fields, vault: Vault | undefined): unknown {
    const value = params[this.slot];
    return this.#encoder === undefined ? value : this.#encoder(value, params, vault);
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(
      `"${this.slot}" has no value while the statement is built: hand it to Knex as a binding.`,
    );
  }
}

class Constant {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

const slots = new Proxy({}, { get: (_, name) => new NamedSlot(String(name)) });

/**
 * Errs on the safe side: a read that looks like a write is refused outside a transaction, but a write is never taken for a read.
 */
const writes = (sql: string) =>
  !/^\s*(select|with|values)\b/i.test(sql) || /\b(insert|update|delete|merge)\b/i.test(sql);

/** Whether a statement has no rows to return, or takes a lock until the transaction ends. */
const isSilent = (sql: string) =>
  (/^\s*(insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql)) ||
  /^select pg_advisory_xact_lock\(/.test(sql);

/** Only PostgreSQL's builder writes `for update`. A statement with it takes a transaction on SQLite too. */
const locks = (build: AnyBuild) =>
  /\bfor (?:no key |key )?(?:update|share)\b/i.test(
    build(builderFor("postgres"), slots as never, "postgres").toSQL().sql,
  );

function encode(name: string, value: unknown, dialect: Dialect): unknown {
  switch (typeof value) {
    case "string":
    case "bigint":
      return value;
    case "number":
      if (!Number.isFinite(value)) break;
      // better-sqlite3 binds an integer of more than 32 bits as a double, which as text or as a quotient has a fraction.
      return dialect === "sqlite" && Number.isSafeInteger(value) && (value | 0) !== value
        ? BigInt(value)
        : value;
    case "boolean":
      return dialect === "sqlite" ? Number(value) : value;
    case "object":
      if (value === null || value instanceof Uint8Array) return value;
      if (Array.isArray(value)) return dialect === "sqlite" ? JSON.stringify(value) : value;
  }
  const got =
    value === undefined
      ? "undefined; absent is null"
      : `${typeof value} of ${value?.constructor.name ?? ""}`;
  throw new TypeError(`A statement takes no such value for ${name}: ${got}.`);
}
