// Every table that depends on the service's secret, by encrypted columns or keyed hashes.
import type { AnyColumn, Keying } from "../engine/column.js";
import { DATA_TABLES } from "../retention/data-tables.js";

/** What a rotation needs of a table's declaration. */
interface Dependent {
  readonly name: string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
}

export const SECRET_DEPENDENTS: readonly Dependent[] = DATA_TABLES.filter(({ columns }) =>
  Object.values(columns).some(({ sealing, keying }) => sealing ?? keying),
);

/** The encrypted columns of a table. */
export interface SealedTable extends Dependent {
  readonly sealed: readonly AnyColumn[];
  /** The fields that identify a row; they are unique and indexed. */
  readonly key: readonly string[];
}

/** These tables have several rows with encrypted texts for one player. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  mail_stops: ["organisation", "mode", "kuid", "foldedHash"],
};

export const SEALED_TABLES: readonly SealedTable[] = SECRET_DEPENDENTS.flatMap((table) => {
  const sealed = Object.values(table.columns).filter(({ sealing }) => sealing);
  const key = KEYS[table.name] ?? sealed[0]?.sealing?.rowKey ?? [];
  return sealed.length === 0 ? [] : [{ ...table, sealed, key }];
});

export type KeyedColumn = Readonly<{ table: Dependent; column: AnyColumn; keying: Keying }>;

export const KEYED_COLUMNS: readonly KeyedColumn[] = SECRET_DEPENDENTS.flatMap((table) =>
  Object.values(table.columns).flatMap((column) =>
    column.keying ? [{ table, column, keying: column.keying }] : [],
  ),
);

/** The tables whose rows are found by the keyed hash of an address. */
export const ADDRESSED_TABLES: readonly string[] = KEYED_COLUMNS.filter(
  ({ keying }) => keying.of === "address",
).map(({ table }) => table.name);
