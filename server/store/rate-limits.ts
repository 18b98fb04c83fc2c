import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

const count = statement<
  { keyId: string; requests: number; windowMs: number },
  { used: number; leftMs: number }
>((sql, p) =>
  sql.raw("select counted as used, left_ms as ?? from count_requests(?, ?, ?)", [
    "leftMs",
    p.keyId,
    p.requests,
    p.windowMs,
  ]),
);

/**
 * Counts a key's requests in the current window, or starts one: by the database's clock, for all processes. Returns
 * how many were made in it and when it ends. PostgreSQL only.
 */
export async function countRequests(
  db: Db,
  keyId: string,
  requests: number,
  windowMs: number,
): Promise<{ used: number; leftMs: number }> {
  const counted = await count.first(db, { keyId, requests, windowMs });
  if (!counted) throw new Error("count_requests() answers one row");
  return counted;
}
