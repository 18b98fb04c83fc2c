import type { Knex } from "knex";

/** Temporary objects come last, so that nothing a caller makes stands in for what a function names. */
export const SAFE_PATH = "set search_path = pg_catalog, public, pg_temp";

/**
 * A function of PostgreSQL that runs with the rights of the tables' owner, for what the service's own role may not do. It
 * replaces one of the same `signature`, and only roles that are granted it may call it. `body` names tables with their schema.
 */
export const ownerFunction = (
  sql: Knex,
  signature: string,
  body: string,
  returns = "void",
): Knex.Raw[] => [
  sql.raw(
    `create or replace function public.${signature} returns ${returns} language sql security definer ${SAFE_PATH} as $$ ${body} $$`,
  ),
  sql.raw(`revoke execute on function public.${signature} from public`),
];
