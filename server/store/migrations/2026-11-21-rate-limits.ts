import type { Migration } from "../engine/migrate.js";

/**
 * How often each key has asked in the second that runs, for all processes on PostgreSQL. Nothing of it reaches the disk
 * before the answer: after a crash of the server the table is empty. On SQLite a process counts in its memory.
 */
export const rateLimits: Migration = {
  id: "2026-11-21-rate-limits",
  up: (_schema, sql, dialect) =>
    dialect === "sqlite"
      ? []
      : [
          sql.raw(
            "create unlogged table rate_limits (key_id text primary key, used bigint not null, ends_at bigint not null) with (fillfactor = 50)",
          ),
          // A function, so that it is one statement without a transaction around it. The clock is the server's.
          sql.raw(`create function count_requests(key text, requests bigint, window_ms bigint)
            returns table (counted bigint, left_ms bigint) language sql as $$
              insert into rate_limits as kept (key_id, used, ends_at)
              values (key, requests, (extract(epoch from now()) * 1000)::bigint + window_ms)
              on conflict (key_id) do update set
                used = excluded.used + case when kept.ends_at <= excluded.ends_at - window_ms then 0 else kept.used end,
                ends_at = case when kept.ends_at <= excluded.ends_at - window_ms then excluded.ends_at else kept.ends_at end
              returning used, ends_at - (extract(epoch from now()) * 1000)::bigint
            $$`),
        ],
};
