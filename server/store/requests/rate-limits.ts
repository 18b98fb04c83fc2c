import type { Db } from "../engine/db.js";
import { statement } from "../engine/statement.js";
import { epochColumn } from "../products/products.js";

const count = statement<
  { keyId: string; requests: number; windowMs: number },
  { used: number; leftMs: number; epoch: string | null }
>((sql, p) =>
  sql.raw("select counted as used, left_ms as ??, (?) as epoch from count_requests(?, ?, ?)", [
    "leftMs",
    epochColumn(sql),
    p.keyId,
    p.requests,
    p.windowMs,
  ]),
);

/**
 * Counts a key's requests in the current window, or starts one: by the database's clock, for all processes. Returns
 * how many were made in it and when it ends, and of what epoch the catalogue is. PostgreSQL only.
 */
export async function countRequests(
  db: Db,
  keyId: string,
  requests: number,
  windowMs: number,
): Promise<{ used: number; leftMs: number; epoch: number }> {
  const counted = await count.first(db, { keyId, requests, windowMs });
  if (!counted) throw new Error("count_requests() answers one row");
  return { ...counted, epoch: Number(counted.epoch ?? 0) };
}
