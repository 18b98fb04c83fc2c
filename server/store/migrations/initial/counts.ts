import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** What the overview of a product counts, and the errors that its keys were sent. */
export const counts = (sql: Knex): Step[] => {
  const counted = (table: Knex.CreateTableBuilder) => {
    table.integer("product_id").notNullable();
    table.text("mode").notNullable();
    // A country; empty for all together, and for what belongs to none.
    table.text("place").notNullable();
    table.bigInteger("starts_at").notNullable();
    table.text("counts").notNullable();
  };
  const totals = (table: Knex.CreateTableBuilder) => {
    counted(table);
    table.primary(["product_id", "mode", "place", "starts_at"]);
    table.index(["starts_at"]);
  };
  return [
    sql.schema
      .createTable("count_additions", (table) => {
        table.bigIncrements("id");
        counted(table);
      })
      .createTable("hourly_counts", totals)
      .createTable("daily_counts", totals)
      .createTable("api_errors", (table) => {
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.bigInteger("starts_at").notNullable();
        table.text("key_id").notNullable();
        table.text("operation").notNullable();
        table.text("code").notNullable();
        table.bigInteger("count").notNullable();
        table.text("newest").notNullable();
        table.primary(["product_id", "mode", "starts_at", "key_id", "operation", "code"]);
        table.index(["starts_at"]);
      }),
  ];
};
