import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "./db.js";
import { insertAll } from "./insert-all.js";
import { isOneOf, type Statement, statement } from "./statement.js";
import type { Table } from "./table.js";

type Ids = { sessionId: string; ids: readonly string[] };
type Old = { productId: number; before: string | number; limit: number };

/**
 * Deletes rows of a product from before a date or an instant in `column`, the oldest first. `key` is the table's primary key.
 */
export const deleteOldest = (
  { name }: Readonly<{ name: string }>,
  column: string,
  key: readonly string[],
): Statement<Old> =>
  statement<Old>((sql, p) =>
    sql.raw(
      `delete from ${name} where (${key.join(", ")}) in (
         select ${key.join(", ")} from ${name} where product_id = ? and ${column} < ? order by ${column} limit ?)`,
      [p.productId, p.before, p.limit],
    ),
  );

/**
 * What a product reports in batches, each with an id of its own. Items are purged, but their ids are kept in `purged`, so that
 * none is stored twice. `id` is the column of the id in both tables.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- any table; what it holds follows from it
export function reportedItems<T extends Table<any>>(
  items: T,
  purged: Readonly<{ name: string }>,
  id: string,
) {
  const find = statement<Ids, { id: string }>((sql, p) => {
    const among = ({ name }: Readonly<{ name: string }>) =>
      sql(name)
        .select({ id })
        .where({ session_id: p.sessionId as never })
        .where(isOneOf(sql, id, p.ids));
    return among(items).unionAll(among(purged));
  });
  /** Both statements share this select, so that exactly the ids of deleted items are kept. */
  const old = `select session_id, ${id} from ${items.name}
    where product_id = ? and local_date < ?
    order by local_date, session_id, ${id} limit ?`;
  const keepIds = statement<Old>((sql, p) =>
    sql.raw(`insert into ${purged.name} (session_id, ${id}) ${old}`, [
      p.productId,
      p.before,
      p.limit,
    ]),
  );
  const remove = statement<Old>((sql, p) =>
    sql.raw(`delete from ${items.name} where (session_id, ${id}) in (${old})`, [
      p.productId,
      p.before,
      p.limit,
    ]),
  );
  return {
    add: insertAll(items),

    /** Returns the ids among these that were stored before. */
    known: async (
      tx: Db,
      sessionId: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>> =>
      new Set((await find(tx, { sessionId, ids })).map((found) => found.id)),

    /** Deletes up to `limit` items of a product from before a local date, and keeps their ids. Returns how many. */
    purge: async (tx: Db, productId: number, before: LocalDate, limit: number): Promise<number> => {
      await keepIds(tx, { productId, before, limit });
      return remove.changed(tx, { productId, before, limit });
    },
  };
}
