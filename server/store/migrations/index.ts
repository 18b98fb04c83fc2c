import type { Migration } from "../engine/migrate.js";
import { initial } from "./2026-11-23-initial.js";

/** In the order in which they run. Add at the end; never change one that was released. */
export const migrations: readonly Migration[] = [initial];
