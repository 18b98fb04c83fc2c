// The rows of a person as an export shows them.
import type { AnyColumn } from "../../store/engine/column.js";
import type { DataTable } from "../../store/retention/data-tables.js";

/** A list of rows by the name of their table. */
export type Records = Readonly<Record<string, Record<string, unknown>[]>>;

type Found = Readonly<{ table: DataTable; rows: readonly Record<string, unknown>[] }>;

/** Work to do and responses to retries only repeat other rows. */
const LEFT_OUT = ["wakeups", "idempotency_keys"];

/**
 * Returns rows without hashes and without the fields that a table withholds, unless they are in `shows`. Instants are texts in
 * UTC.
 */
export const asRecords = (found: readonly Found[], shows: readonly string[] = []): Records =>
  Object.fromEntries(
    found
      .filter(({ table }) => !LEFT_OUT.includes(table.name))
      .map(({ table, rows }) => [table.name, rows.map((row) => asRecord(table, row, shows))]),
  );

function asRecord(
  { columns, data }: DataTable,
  row: Readonly<Record<string, unknown>>,
  shows: readonly string[],
): Record<string, unknown> {
  const isShown = (field: string, column: AnyColumn): boolean =>
    !column.keying &&
    !column.name.endsWith("_hash") &&
    (data.withheld?.includes(field) !== true || shows.includes(field));
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([field, column]) => isShown(field, column))
      .map(([field, column]) => [field, valueOf(column, row[field])]),
  );
}

const valueOf = ({ name }: AnyColumn, value: unknown): unknown =>
  typeof value === "number" && name.endsWith("_at") ? new Date(value).toISOString() : value;
