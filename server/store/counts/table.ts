import type { Sums } from "../../domain/counters.js";
import type { Mode } from "../../domain/product.js";
import { DAY_MS } from "../../lib/dates.js";
import { integer, json, rowId, table, text } from "../engine/table.js";

const columns = {
  productId: integer("product_id"),
  mode: text<Mode>("mode"),
  place: text("place"),
  startsAt: integer("starts_at"),
  counts: json<Sums>("counts"),
};

const described = {
  place: "country; empty for all",
  startsAt: "start of the hour or day (UTC)",
  counts: "how many of what",
};

const HOURLY_MS = 8 * DAY_MS;
const DAILY_MS = 400 * DAY_MS;
const why = "shows a product how many players and guardians come how far";

/** A commit that counts adds a row of its own, because commits that change one row wait for each other. */
export const countAdditions = table(
  "count_additions",
  { id: rowId("id"), ...columns },
  {
    holds: "What one commit has counted",
    why,
    kept: { phrase: "until it is added up, some seconds later" },
    note: "names no one",
    columns: described,
  },
);

export const hourlyCounts = table("hourly_counts", columns, {
  holds: "How much was counted in an hour",
  why,
  kept: { phrase: "8 days", since: "startsAt", forMs: HOURLY_MS },
  note: "names no one, and stays when a person is erased",
  columns: described,
});

export const dailyCounts = table("daily_counts", columns, {
  holds: "How much was counted on a day",
  why,
  kept: { phrase: "400 days", since: "startsAt", forMs: DAILY_MS },
  note: "names no one, and stays when a person is erased",
  columns: described,
});
