import type { Migration } from "../engine/migrate.js";

/** What guardians call a child, and the change of each session that they can still undo. */
export const childPage: Migration = {
  id: "2026-11-22-child-page",
  up: (schema) => [
    schema
      .createTable("nicknames", (table) => {
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        // Encrypted: the name, the colour, and whether mails may use it.
        table.text("nickname").notNullable();
        table.bigInteger("changed_at").notNullable();
        table.primary(["organisation", "mode", "kuid"]);
      })
      .createTable("undoable_changes", (table) => {
        table.text("session_id").primary().references("sessions.session_id");
        table.text("change").notNullable();
        // How things stood after it: anything else that changes ends it.
        table.text("digest").notNullable();
        table.bigInteger("changed_at").notNullable();
      }),
  ],
};
