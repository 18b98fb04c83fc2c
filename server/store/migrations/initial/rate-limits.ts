import type { Knex } from "knex";

import type { Dialect } from "../../engine/db.js";

/**
 * Requests of each key in the current window, shared by all processes on PostgreSQL. The table is unlogged, so it is empty
 * after a crash of the server. On SQLite each process counts in its memory.
 */
export const rateLimits = (sql: Knex, dialect: Dialect): Knex.Raw[] =>
  dialect === "sqlite"
    ? []
    : [
        sql.raw(
          "create unlogged table rate_limits (key_id text primary key, used bigint not null, ends_at bigint not null) with (fillfactor = 50)",
        ),
        // A function, so that counting is one statement without a transaction around it. The clock is the server's.
        sql.raw(`create function count_requests(key text, requests bigint, window_ms bigint)
          returns table (counted bigint, left_ms bigint) language sql as $$
            insert into rate_limits as kept (key_id, used, ends_at)
            values (key, requests, (extract(epoch from now()) * 1000)::bigint + window_ms)
            on conflict (key_id) do update set
              used = excluded.used + case when kept.ends_at <= excluded.ends_at - window_ms then 0 else kept.used end,
              ends_at = case when kept.ends_at <= excluded.ends_at - window_ms then excluded.ends_at else kept.ends_at end
            returning used, ends_at - (extract(epoch from now()) * 1000)::bigint
          $$`),
      ];
