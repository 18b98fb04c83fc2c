/** What is known of every column. */
export interface AnyColumn {
  readonly name: string;
  readonly isNullable: boolean;
  /** Whether the database fills it in, so that it is never inserted. */
  readonly isGenerated: boolean;
  /** Set where the column is stored encrypted. */
  readonly sealing?: Sealing | undefined;
  /** Set where the column holds a hash that was made with a key of the service. */
  readonly keying?: Keying | undefined;
}

/** How a column is encrypted: for its row alone, which these fields of the table identify. */
interface Sealing {
  readonly rowKey: readonly string[];
  /** Whether values are remembered, as for columns that nearly every request reads. */
  readonly isCached: boolean;
  /** Replaces a value that cannot be decrypted. Without it, the read of such a row fails. */
  readonly orElse?: unknown;
}

/**
 * What a rotation of the service's secret does with a keyed hash. The hash of an address, or of a product's own id of a player,
 * is made anew from its text. The text behind the hash of a token or of a client is not stored, so the hash stays until it ends.
 * `endsAt` is an SQL expression over the row, an instant in milliseconds; a hash of an address that nothing else stores ends then
 * too.
 */
export type Keying =
  | Readonly<{ of: "address"; endsAt?: string }>
  | Readonly<{ of: "external-id"; endsAt?: string }>
  | Readonly<{ of: "token"; endsAt: string }>;

/** How a field is stored. Without codecs the value is stored as it is. */
export interface Column<Value> extends AnyColumn {
  readonly encode?: (value: NonNullable<Value>) => unknown;
  readonly decode?: (stored: never) => NonNullable<Value>;
  /** Never set. Without it, a nullable column would have the type of a column that is not nullable. */
  readonly value?: Value;
}

type GeneratedColumn<Value> = Column<Value> & { readonly isGenerated: true };

const plain = (name: string) => ({ name, isNullable: false, isGenerated: false });

/** A column of text. The first overload keeps `table` from inferring `any`. */
export function text(name: string): Column<string>;
export function text<Value extends string>(name: string): Column<Value>;
export function text(name: string): Column<string> {
  return plain(name);
}

/** Numbers without a fraction, up to 2^53; instants are milliseconds since 1970. */
export const integer = (name: string): Column<number> => plain(name);

/** A row number that the database assigns. */
export const rowId = (name: string): GeneratedColumn<number> => ({
  ...plain(name),
  isGenerated: true,
});

/** Both drivers return 0 or 1. */
export const boolean = (name: string): Column<boolean> => ({
  ...plain(name),
  decode: (stored: number) => stored === 1,
});

/** A column of JSON. `parse` is for columns whose texts repeat so often that remembering them pays. */
export const json = <Value>(
  name: string,
  parse: (text: string) => Value = JSON.parse as (text: string) => Value,
): Column<Value> => ({
  ...plain(name),
  encode: JSON.stringify,
  decode: parse as (text: string) => NonNullable<Value>,
});

/**
 * A column that is stored encrypted, bound to its table, its name and its row. `rowKey` names the fields of the row's key; a read
 * has to select or compare all of them. `orElse`: as in Sealing.
 */
export const sealed = <Value>(
  column: Column<Value>,
  rowKey: readonly [string, ...string[]],
  { isCached = false, orElse }: { isCached?: boolean; orElse?: NonNullable<Value> } = {},
): Column<Value> => ({ ...column, sealing: { rowKey, isCached, orElse } });

/** A column of keyed hashes: `kinward secret rotate` and `status` find it by this. */
export const keyed = <Value>(column: Column<Value>, keying: Keying): Column<Value> => ({
  ...column,
  keying,
});

/** A column that may hold null, which no codec ever sees. */
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...(column as Column<Value | null>),
  isNullable: true,
});
