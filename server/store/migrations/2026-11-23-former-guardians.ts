import type { Migration } from "../engine/migrate.js";

/** Who came first among guardians who joined at one instant, and whom a player had as guardians before. */
export const formerGuardians: Migration = {
  id: "2026-11-23-former-guardians",
  up: (schema) =>
    schema
      .alterTable("session_guardians", (table) => {
        table.integer("ordinal").notNullable().defaultTo(0);
      })
      .createTable("former_guardians", (table) => {
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("guardian_id").notNullable().references("guardians.guardian_id").index();
        table.text("ended_by").notNullable();
        table.bigInteger("ended_at").notNullable().index();
        table.bigInteger("succeeded_at");
        table.primary(["kuid", "guardian_id", "organisation", "mode"]);
      }),
};
