import type { Knex } from "knex";

import type { Cell } from "../../domain/keyring.js";
import type { Dialect, Vault } from "./db.js";
import type { AnyColumn, Column } from "./column.js";
import type { TableData } from "./data.js";
import {
  decodeWith,
  encodedSlot,
  isRaw,
  statement,
  type Encode,
  type Slots,
  type Statement,
  type StatementOptions,
} from "./statement.js";

export * from "./column.js";

// `AnyColumn` and not `Column<any>`, from which every value would be inferred to be `any`.
type Columns = Readonly<Record<string, AnyColumn>>;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type Values<C extends Columns> = { readonly [Field in keyof C]: ValueOf<C[Field]> };
type Inserted<C extends Columns> = {
  readonly [
    Field in keyof C as C[Field] extends { readonly isGenerated: true } ? never : Field
  ]: ValueOf<C[Field]>;
};

// Knex does not know the columns; the table's `values` checks what may be compared.
// oxlint-disable-next-line typescript/no-explicit-any
export type Selection<Row> = Knex.QueryBuilder<any, Row[]>;
type Writing = Selection<never>;

export interface Table<C extends Columns> {
  readonly name: string;
  readonly columns: C;
  readonly data: TableData<keyof C & string>;

  /** Selects the named fields of its rows, or all, decoded. */
  select(sql: Knex): Selection<Values<C>>;
  select<Field extends keyof C>(
    sql: Knex,
    ...fields: readonly Field[]
  ): Selection<Pick<Values<C>, Field>>;

  /** Selects all fields but those named. */
  selectWithout<Field extends keyof C>(
    sql: Knex,
    ...fields: readonly Field[]
  ): Selection<Omit<Values<C>, Field>>;

  /** Returns the columns of fields for a select over several tables: `{ sessionId: "sessions.session_id" }`. */
  names<Field extends keyof C>(...fields: readonly Field[]): Readonly<Record<Field, string>>;

  /** Decodes the fields that `names` selected, in the rows of a select over several tables. */
  decode<B extends object, Field extends keyof C>(built: B, ...fields: readonly Field[]): B;

  /** Inserts a row of parameters. `given` holds values that are equal in each row. A missing column does not compile. */
  insert<Given extends Partial<Inserted<C>> = Record<never, never>>(
    sql: Knex,
    p: Slots<Omit<Inserted<C>, keyof NoInfer<Given>>>,
    given?: Given,
  ): Writing;

  /** Updates columns of `values()`, and others by their names. */
  update(sql: Knex, columns: Readonly<Record<string, unknown>>): Writing;

  delete(sql: Knex): Writing;

  /** Returns parameters by the names of their columns, to be set or compared: `{ session_id: p.sessionId }`. */
  values<Field extends keyof C>(
    p: Slots<Pick<Values<C>, Field>>,
    ...fields: readonly Field[]
  ): Record<string, never>;

  /** Returns fields of the rows that a write has written. */
  returning<Field extends keyof C>(
    sql: Knex,
    writing: Writing,
    ...fields: readonly Field[]
  ): Selection<Pick<Values<C>, Field>>;
}

export type RowOf<T> = T extends Table<infer C> ? Values<C> : never;

/**
 * Declares a table once: what its rows are in TypeScript, how each field is stored, and what it is stored for.
 *
 *     export const sessions = table(
 *       "sessions",
 *       {
 *         sessionId: text("session_id"),
 *         settings: json<Settings>("settings"),
 *         consentedAt: nullable(integer("consented_at")),
 *       },
 *       {
 *         holds: "A player in one product",
 *         why: "says what the player may do",
 *         kept: "withdrawal",
 *         player: { rowsBy: ["sessionId"] },
 *         columns: { settings: "decision about each permission", consentedAt: "when a guardian consented" },
 *       },
 *     );
 *     const byId = query((sql, p: Slots<{ sessionId: string }>) =>
 *       sessions.select(sql).where(sessions.values(p, "sessionId")));
 */
export function table<const C extends Columns>(
  name: string,
  columns: C,
  data: TableData<keyof C & string>,
): Table<C> {
  const all = Object.keys(columns);
  const column = (field: string) => {
    const found = columns[field];
    if (found === undefined) throw new TypeError(`${name} has no field ${field}`);
    return found as Column<unknown>;
  };
  const names = (...fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, `${name}.${column(field).name}`]));
  const select = (sql: Knex, fields: readonly string[]) =>
    decodeWith(sql(name).select(names(...fields)), decoder(fields));
  const slot = (p: object, field: string) =>
    encodedSlot((p as Record<string, never>)[field] as never, encoderOf(name, column(field)));
  const decoder = (fields: readonly string[]) => decoderOf(name, columns, fields);

  return {
    name,
    columns,
    data,
    select: (sql: Knex, ...fields: string[]) => select(sql, fields.length > 0 ? fields : all),
    selectWithout: (sql: Knex, ...fields: string[]) =>
      select(
        sql,
        all.filter((field) => !fields.includes(field)),
      ),
    names,
    decode: (built: object, ...fields: string[]) => decodeWith(built, decoder(fields)),
    insert: (sql: Knex, p: object, given: Record<string, unknown> = {}) => {
      const fields = all.filter((field) => !column(field).isGenerated);
      const values = fields.map((field) => [
        column(field).name,
        field in given ? encoded(name, column(field), given[field]) : slot(p, field),
      ]);
      return sql(name).insert(Object.fromEntries(values));
    },
    update: (sql: Knex, values: object) => sql(name).update(values),
    delete: (sql: Knex) => sql(name).delete(),
    values: (p: object, ...fields: string[]) =>
      Object.fromEntries(fields.map((field) => [column(field).name, slot(p, field)])),
    returning: (sql: Knex, writing: Writing, ...fields: string[]) => {
      const names = fields.map((field) => sql.raw("?? as ??", [column(field).name, field]));
      return decodeWith(writing.returning(names as never) as object, decoder(fields));
    },
  } as unknown as Table<C>;
}

/** A statement whose parameters and rows follow from what it is built of. */
export const query: <Params extends object, Row>(
  build: (sql: Knex, p: Slots<Params>, dialect: Dialect) => Selection<Row>,
  options?: StatementOptions,
) => Statement<Params, Row> = statement as never;

function encoderOf(table: string, column: Column<unknown>): Encode | undefined {
  const { encode, sealing } = column;
  if (!sealing) return encode && ((value) => (value === null ? null : encode(value as object)));
  return (value, params, vault) => {
    if (value === null) return null;
    const text = encode ? encode(value as object) : value;
    return vaultOf(vault).seal(cellOf(table, column, params), text as string);
  };
}

function encoded(table: string, column: Column<unknown>, value: unknown): unknown {
  if (value === null || isRaw(value)) return value;
  if (column.sealing) throw new TypeError(`${table}.${column.name} is sealed: pass a parameter.`);
  return column.encode?.(value as object) ?? value;
}

function vaultOf(vault: Vault | undefined): Vault {
  if (!vault) throw new TypeError("This store has no keys: a sealed column cannot be used.");
  return vault;
}

/** Returns the cell of a sealed value: the row that these values identify. */
export function cellOf(
  table: string,
  { name, sealing }: AnyColumn,
  ...sources: readonly Readonly<Record<string, unknown>>[]
): Cell {
  const rowId = sealing?.rowKey.map((field) => {
    const value = sources.find((source) => source[field] !== undefined)?.[field];
    if (value === undefined)
      throw new TypeError(`${table}.${name} cannot be read without ${field}.`);
    // oxlint-disable-next-line typescript/no-base-to-string -- keys are text and numbers
    return String(value);
  });
  return { table, column: name, rowId: rowId?.join("\n") ?? "" };
}

const asIs = (text: string): unknown => text;

/** Decodes a row in place; undefined where nothing is encoded, so that most rows cost nothing. */
function decoderOf(table: string, columns: Columns, fields: readonly string[]) {
  const codecs = fields.flatMap((field) => {
    const column: Column<unknown> | undefined = columns[field];
    const decode = column?.decode as ((stored: unknown) => unknown) | undefined;
    return column && (decode || column.sealing) ? [{ field, column, decode: decode ?? asIs }] : [];
  });
  if (codecs.length === 0) return undefined;
  return (row: Record<string, unknown>, params: object, vault: Vault | undefined) => {
    for (const { field, column, decode } of codecs) {
      const stored = row[field];
      if (stored === null) continue;
      row[field] = column.sealing
        ? vaultOf(vault).open(
            cellOf(table, column, row, params as Record<string, unknown>),
            stored as string,
            decode,
            column.sealing,
          )
        : (decode as (stored: unknown) => unknown)(stored);
    }
  };
}
