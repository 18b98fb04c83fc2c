import type { Migration } from "../engine/migrate.js";

/** Widgets are found that were not answered while their links worked. */
export const widgetResults: Migration = {
  id: "2026-11-23-widget-results",
  up: (schema) =>
    schema.alterTable("widgets", (table) => {
      table.index(["status", "expires_at"], "widgets_by_status");
    }),
};
