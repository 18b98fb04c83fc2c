import { existsSync, readFileSync } from "node:fs";

import type { Backend } from "../engine/db.js";
import type { Schema } from "../engine/migrate.js";

/** The build leaves it beside the bundle: the tables of a new embedded database, as the migrations leave them. */
export const BUILT_SCHEMA = "schema.json";
const BUILT = new URL(BUILT_SCHEMA, import.meta.url);

/** Undefined in the source tree, and on PostgreSQL. */
export const readBuiltSchema = ({ dialect }: Pick<Backend, "dialect">): Schema | undefined =>
  dialect === "sqlite" && existsSync(BUILT)
    ? (JSON.parse(readFileSync(BUILT, "utf8")) as Schema)
    : undefined;
