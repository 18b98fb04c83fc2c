import { integer, json, type RowOf, table, text } from "../engine/table.js";

export const activityRecords = table(
  "activity_records",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    recordId: text("record_id"),
    type: text("type"),
    occurredAt: integer("occurred_at"),
    localDate: text("local_date"),
    data: json<Readonly<Record<string, unknown>>>("data"),
  },
  {
    holds: "Something that a player did",
    why: "the guardian's overview, and the weekly digest",
    kept: "activity",
    player: { rowsBy: ["sessionId"] },
    retried: "recordId",
    columns: {
      recordId: "id that the product gave it",
      type: "kind of activity, which the product declares",
      occurredAt: "when it happened",
      localDate: "day, in the player's time zone",
      data: "what the product reports of it",
    },
  },
);

export type StoredActivity = RowOf<typeof activityRecords>;

export const purgedActivity = table(
  "purged_activity",
  {
    sessionId: text("session_id"),
    recordId: text("record_id"),
  },
  {
    holds: "The id of an activity record that was deleted",
    why: "a retry of an old report records nothing",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    retried: "recordId",
    columns: { recordId: "id that the product gave it" },
  },
);

export const activityDays = table(
  "activity_days",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    localDate: text("local_date"),
    type: text("type"),
    count: integer("count"),
  },
  {
    holds: "How often a player did something on a day",
    why: "the guardian's overview, and the weekly digest",
    kept: "activity",
    player: { rowsBy: ["sessionId"] },
    columns: {
      localDate: "day, in the player's time zone",
      type: "kind of activity",
      count: "how often",
    },
  },
);
