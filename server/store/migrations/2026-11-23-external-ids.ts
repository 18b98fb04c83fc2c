import type { Migration } from "../engine/migrate.js";

/** The ids by which products know their players. */
export const externalIds: Migration = {
  id: "2026-11-23-external-ids",
  up: (schema) =>
    schema
      .createTable("external_ids", (table) => {
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("external_id_hash").notNullable();
        table.text("external_id").notNullable();
        table.bigInteger("created_at").notNullable();
        table.primary(["kuid", "product_id", "mode"]);
        table.unique(["external_id_hash", "product_id", "mode"]);
      })
      .alterTable("widgets", (table) => {
        table.text("external_id");
      }),
};
