import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** Players, their sessions, and documents that a session has yet to accept. */
export const sessions = (sql: Knex): Step[] => [
  sql.schema
    .createTable("players", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("evidence").notNullable();
      table.bigInteger("created_at").notNullable();
      table.bigInteger("check_at").notNullable().defaultTo(0);
      table.primary(["organisation", "mode", "kuid"]);
      table.index(["check_at"]);
    })
    // The ids by which products know their players.
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
    // What guardians call a child.
    .createTable("nicknames", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      // Encrypted: the name, the colour, and whether mails may use it.
      table.text("nickname").notNullable();
      table.bigInteger("changed_at").notNullable();
      table.primary(["organisation", "mode", "kuid"]);
    })
    .createTable("sessions", (table) => {
      table.text("session_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("jurisdiction").notNullable();
      table.text("evidence").notNullable();
      table.text("settings").notNullable();
      table.text("status").notNullable();
      table.integer("version").notNullable();
      table.bigInteger("consented_at");
      table.bigInteger("created_at").notNullable();
      table.bigInteger("revoked_at");
      table.text("revoked_by");
      table.text("timezone");
      table.text("announced_age_status");
      table.text("allowances").notNullable().defaultTo("{}");
      table.unique(["product_id", "mode", "kuid"], {
        predicate: sql.whereNull("revoked_at"),
        indexName: "one_session",
      });
      table.index(["kuid"]);
      table.index(["product_id", "revoked_at"], "revoked_sessions", {
        predicate: sql.whereRaw("revoked_at is not null"),
      });
    })
    // The change of each session that a guardian can still undo.
    .createTable("undoable_changes", (table) => {
      table.text("session_id").primary().references("sessions.session_id");
      table.text("change").notNullable();
      // How things stood after it: anything else that changes ends it.
      table.text("hash").notNullable();
      table.bigInteger("changed_at").notNullable();
    })
    // Documents that were presented to sessions and are not accepted yet.
    .createTable("notices", (table) => {
      table.text("session_id").notNullable().references("sessions.session_id");
      table.text("document_id").notNullable();
      table.bigInteger("presented_at").notNullable();
      table.bigInteger("deadline");
      table.bigInteger("mailed_at");
      table.primary(["session_id", "document_id"]);
    }),
];
