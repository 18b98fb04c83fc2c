// Deletes everything that a product stored in test mode.
import type { Mode } from "../../domain/product.js";
import { DATA_TABLES } from "./data-tables.js";
import type { Db } from "../engine/db.js";
import { isOneOf, statement } from "../engine/statement.js";
import type { Scope } from "../sessions/queries.js";
import { sessions } from "../sessions/table.js";
import { challenges } from "../challenges/table.js";

type OfPlayer = Scope & { kuid: string; productIds: readonly number[] };

const players = statement<{ productId: number }, { kuid: string }>((sql, p) =>
  sql(sessions.name)
    .select("kuid")
    .where({ product_id: p.productId, mode: "test" })
    .union(sql(challenges.name).select("kuid").where({ product_id: p.productId, mode: "test" })),
);

const elsewhere = (name: string) =>
  statement<OfPlayer, { kuid: string }>((sql, p) =>
    sql(name)
      .select("kuid")
      .where({ kuid: p.kuid, mode: p.mode })
      .where(isOneOf(sql, "product_id", p.productIds))
      .whereNot({ product_id: p.productId })
      .limit(1),
  );
const sessionElsewhere = elsewhere(sessions.name);
const challengeElsewhere = elsewhere(challenges.name);

/** Returns the ids of players who have a session or a challenge in a product's test mode. */
export const listTestPlayers = async (db: Db, productId: number): Promise<string[]> =>
  (await players(db, { productId })).map(({ kuid }) => kuid);

/** Returns whether another of these products knows a player of this product and mode. */
export async function isKnownElsewhere(
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
  productIds: readonly number[],
): Promise<boolean> {
  const player = { productId, mode, kuid, productIds };
  return (
    (await sessionElsewhere.first(db, player)) !== undefined ||
    (await challengeElsewhere.first(db, player)) !== undefined
  );
}

/** Tables of a product's configuration, which stays. */
const CONFIGURATION = ["products", "api_keys", "webhook_endpoints"];

const removals = DATA_TABLES.filter(
  ({ name, columns }) =>
    !CONFIGURATION.includes(name) && "productId" in columns && "mode" in columns,
)
  .toReversed()
  .map(({ name }) =>
    statement<{ productId: number; mode: string }>((sql, p) =>
      sql(name).delete().where({ product_id: p.productId, mode: p.mode }),
    ),
  );

const byEvent = ["webhook_attempts", "webhook_deliveries"].map((name) =>
  statement<{ productId: number; mode: string }>((sql, p) =>
    sql(name)
      .delete()
      .whereIn(
        "event_row_id",
        sql("events").select("id").where({ product_id: p.productId, mode: p.mode }),
      ),
  ),
);

/** Deletes rows that name a product and a mode: events with their deliveries, mails, responses to retries. */
export async function deleteRowsOfProduct(tx: Db, productId: number, mode: Mode): Promise<void> {
  for (const remove of [...byEvent, ...removals]) await remove(tx, { productId, mode });
}
