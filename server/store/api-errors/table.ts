import type { ErrorCode } from "../../lib/errors.js";
import { DAY_MS } from "../../lib/dates.js";
import type { Mode } from "../../domain/product.js";
import { integer, json, table, text } from "../engine/table.js";

/** A request that failed. `at` is in milliseconds on the service's clock. */
type FailedRequest = Readonly<{ requestId: string; at: number }>;

/** A row for each hour, key, operation and code, so that a flood of errors needs no more space than one error of each kind. */
export const apiErrors = table(
  "api_errors",
  {
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    startsAt: integer("starts_at"),
    keyId: text("key_id"),
    operation: text("operation"),
    code: text<ErrorCode>("code"),
    count: integer("count"),
    newest: json<readonly FailedRequest[]>("newest"),
  },
  {
    holds: "How often an operation of the API returned an error to a key in an hour",
    why: "shows developers what fails, and which lines of their own log to look at",
    kept: { phrase: "24 hours", since: "startsAt", forMs: DAY_MS },
    note: "names no one",
    columns: {
      startsAt: "start of the hour (UTC)",
      keyId: "id of the key",
      operation: "operation that was asked for",
      code: "code of the error",
      count: "how many requests",
      newest: "ids of the newest ten of these requests, and when they were made",
    },
  },
);
