import type { Command } from "commander";

import type { ListOptions } from "../wakeups.js";
import { jsonOption } from "./options.js";

export function registerWakeups(kinward: Command): void {
  kinward
    .command("wakeups")
    .description("inspect wakeups: what the service does at a later time")
    .command("list")
    .description("list the next thousand, each with the time it is due")
    .option("--failing", "only those whose last attempt failed")
    .addOption(jsonOption())
    .action(async (options: ListOptions) =>
      (await import("../wakeups.js")).listWakeupRows(options),
    );
}
