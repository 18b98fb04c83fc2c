import type { Migration } from "../engine/migrate.js";
import { family } from "./2026-11-21-family.js";
import { settings } from "./2026-11-21-settings.js";
import { firstTables } from "./2026-11-21-first-tables.js";
import { overrides } from "./2026-11-21-overrides.js";
import { rateLimits } from "./2026-11-21-rate-limits.js";
import { relay } from "./2026-11-21-relay.js";
import { screentime } from "./2026-11-21-screentime.js";
import { wakeups } from "./2026-11-21-wakeups.js";
import { webhooks } from "./2026-11-21-webhooks.js";

/** In the order in which they run. Add at the end; never change one that was released. */
export const migrations: readonly Migration[] = [
  settings,
  firstTables,
  wakeups,
  webhooks,
  family,
  screentime,
  overrides,
  rateLimits,
  relay,
];
