import type { Migration } from "../engine/migrate.js";
import { audit } from "./initial/audit.js";
import { challenges } from "./initial/challenges.js";
import { counts } from "./initial/counts.js";
import { decisions } from "./initial/decisions.js";
import { delivery } from "./initial/delivery.js";
import { guardians } from "./initial/guardians.js";
import { ledger } from "./initial/ledger.js";
import { operators } from "./initial/operators.js";
import { play } from "./initial/play.js";
import { products } from "./initial/products.js";
import { sessions } from "./initial/sessions.js";
import { verifications } from "./initial/verifications.js";

/**
 * Instants are milliseconds since 1970; JSON is text; ids from outside are text, because their pattern admits more than a
 * UUID. `id` is the number of a row and orders rows of the same instant.
 */
export const initial: Migration = {
  id: "2026-11-23-initial",
  plan: "makes all tables of an empty database, within a second",
  allowsPrevious: false,
  up: (_schema, sql, dialect) => [
    ...products(sql, dialect),
    ...sessions(sql),
    ...guardians(sql),
    ...challenges(sql),
    ...verifications(sql),
    ...decisions(sql),
    ...ledger(sql, dialect),
    ...audit(sql, dialect),
    ...operators(sql),
    ...play(sql, dialect),
    ...delivery(sql),
    ...counts(sql),
  ],
};
