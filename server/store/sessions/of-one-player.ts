import type { Knex } from "knex";

/**
 * Joins all sessions of a session's player, including the session itself (`own`): sessions with the same player id and mode, in
 * products of its organisation. Another organisation may know another player by the same id.
 */
export const joinSessionsOfPlayer = (sql: Knex): Knex.QueryBuilder =>
  sql("sessions as own")
    .join("products as own_product", "own_product.product_id", "own.product_id")
    .join("sessions", (on) => on.on("sessions.kuid", "own.kuid").andOn("sessions.mode", "own.mode"))
    .join("products", (on) =>
      on
        .on("products.product_id", "sessions.product_id")
        .andOn("products.organisation", "own_product.organisation"),
    );
