import type { Migration } from "../engine/migrate.js";

/** Whose players the weekly summaries are about: those of the guardian's organisation and mode. */
export const digestTenancy: Migration = {
  id: "2026-11-22-digest-tenancy",
  up: (schema, sql) => [
    schema.alterTable("digest_subscriptions", (table) => {
      table.text("organisation").notNullable().defaultTo("");
      table.text("mode").notNullable().defaultTo("");
    }),
    ...["organisation", "mode"].map((column) =>
      sql.raw(
        `update digest_subscriptions set ${column} = coalesce((select guardians.${column} from guardians where guardians.guardian_id = digest_subscriptions.guardian_id), '')`,
      ),
    ),
  ],
};
