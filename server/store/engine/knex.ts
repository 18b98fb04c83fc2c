import knex, { type Knex } from "knex";

import type { Dialect } from "./db.js";

/** Knex only ever builds SQL here: it has no connection, and so loads no driver. */
const build = (client: string) =>
  knex({
    client,
    useNullAsDefault: true,
    // Knex warns if it leaves out an argument, such as a limit that isn't a number. Throw instead.
    log: {
      warn: (message: unknown) => {
        throw new Error(`Knex: ${String(message)}`);
      },
    },
  });

const builders: Partial<Record<Dialect, Knex>> = {};

export function builderFor(dialect: Dialect): Knex {
  return (builders[dialect] ??= build(dialect === "sqlite" ? "better-sqlite3" : "pg"));
}
