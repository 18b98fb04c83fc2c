import type { Db } from "./db.js";
import { statement } from "./statement.js";
import type { Column } from "./column.js";
import type { RowOf, Table } from "./table.js";

/**
 * A statement that inserts any number of rows: one for each row costs more than the rows do. For tables without sealed
 * columns.
 *
 *     const addAll = insertAll(transactions);
 *     await addAll(tx, rows);
 */
// oxlint-disable-next-line typescript/no-explicit-any -- any table; what it holds follows from it
export function insertAll<T extends Table<any>>(
  table: T,
): (tx: Db, rows: readonly RowOf<T>[]) => Promise<void> {
  const columns = Object.entries(table.columns as Record<string, Column<unknown>>);
  if (columns.some(([, { sealing }]) => sealing))
    throw new TypeError(`${table.name} has sealed columns: insert its rows one by one.`);
  const insert = insertStored(
    table.name,
    columns.map(([, { name }]) => name),
  );
  const storedOf = (row: object): unknown[] =>
    columns.map(([field, { encode }]) => {
      const value = (row as Record<string, unknown>)[field];
      return value === null || encode === undefined ? value : encode(value as object);
    });
  return (tx, rows) => insert(tx, rows.map(storedOf));
}

/** A statement that inserts any number of rows as they are stored: the values of each in the order of `columns`. */
export function insertStored(
  table: string,
  columns: readonly string[],
): (tx: Db, rows: readonly (readonly unknown[])[]) => Promise<void> {
  const insert = statement<{ rows: string }>((sql, p, dialect) => {
    const list = columns.map(() => "??").join(", ");
    return dialect === "sqlite"
      ? sql.raw(
          `insert into ?? (${list}) select ${columns.map((_, index) => `value ->> ${index}`).join(", ")} from json_each(?)`,
          [table, ...columns, p.rows],
        )
      : sql.raw(
          `insert into ?? (${list}) select ${list} from json_populate_recordset(null::??, ?::json)`,
          [table, ...columns, ...columns, table, p.rows],
        );
  });
  const asObject = (values: readonly unknown[]): Record<string, unknown> =>
    Object.fromEntries(columns.map((name, at) => [name, values[at]]));
  return async (tx, rows) => {
    if (rows.length > 0)
      await insert(tx, {
        rows: JSON.stringify(tx.dialect === "sqlite" ? rows : rows.map(asObject)),
      });
  };
}
