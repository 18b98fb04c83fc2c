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
  const names = columns.map(([, { name }]) => name);
  const insert = statement<{ rows: string }>((sql, p, dialect) => {
    const list = names.map(() => "??").join(", ");
    return dialect === "sqlite"
      ? sql.raw(
          `insert into ?? (${list}) select ${names.map((_, index) => `value ->> ${index}`).join(", ")} from json_each(?)`,
          [table.name, ...names, p.rows],
        )
      : sql.raw(
          `insert into ?? (${list}) select ${list} from json_populate_recordset(null::??, ?::json)`,
          [table.name, ...names, ...names, table.name, p.rows],
        );
  });
  const valuesOf = (row: object): unknown[] =>
    columns.map(([field, { encode }]) => {
      const value = (row as Record<string, unknown>)[field];
      return value === null || encode === undefined ? value : encode(value as object);
    });
  const asObject = (values: readonly unknown[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const asText = (rows: readonly object[], isSqlite: boolean) =>
    JSON.stringify(isSqlite ? rows.map(valuesOf) : rows.map((row) => asObject(valuesOf(row))));
  return async (tx, rows) => {
    if (rows.length > 0) await insert(tx, { rows: asText(rows, tx.dialect === "sqlite") });
  };
}
