import { Option, type Command } from "commander";

import type { RestoreOptions } from "../backup.js";
import type { DemoOptions } from "../demo.js";
import { jsonOption } from "./options.js";

export function registerService(kinward: Command): void {
  kinward
    .command("serve")
    .description("migrate the database and serve requests")
    .option("--demo", "create the demo products in an empty database and print how to call them")
    .action(async (options: { demo?: boolean }) => (await import("../serve.js")).serve(options));
  kinward
    .command("worker")
    .description("run wakeups that Temporal says are due (with WAKEUPS=temporal)")
    .action(async () => (await import("../worker.js")).work());
  kinward
    .command("migrate")
    .description("bring the database schema up to date")
    .option("--plan", "only print what would be done, and which locks it would hold for how long")
    .action(async (options: { plan?: boolean }) =>
      (await import("../migrate.js")).migrate(options),
    );
  kinward
    .command("backup <file>")
    .description("write the embedded database into a new file, while the service runs")
    .action(async (file: string) => (await import("../backup.js")).backUp(file));
  kinward
    .command("restore <file>")
    .description("make the embedded database of a backup, where there is none")
    .option("--check", "only prove that the backup can be restored")
    .option("--erasures <list>", "erase again whom this output of `erasures list` names")
    .action(async (file: string, options: RestoreOptions) =>
      (await import("../backup.js")).restore(file, options),
    );
  kinward
    .command("database")
    .description("move what is stored to another kind of database")
    .command("copy")
    .description("copy the database of a stopped service from SQLite to PostgreSQL, or back")
    .requiredOption("--to <url>", "an empty database: sqlite:PATH or postgres://...")
    .action(async ({ to }: { to: string }) =>
      (await import("../database-copy.js")).copyDatabaseTo(to),
    );
  kinward
    .command("demo")
    .description("create the demo products that are missing and print their test keys")
    .option("--live", "print their live keys too")
    .addOption(jsonOption())
    .addOption(
      new Option("--history", "make ninety days of families in test mode").conflicts([
        "live",
        "json",
      ]),
    )
    .action(async ({ history, ...options }: DemoOptions & { history?: boolean }) =>
      history
        ? (await import("../demo-history/demo-history.js")).demoHistory()
        : (await import("../demo.js")).demo(options),
    );
  kinward
    .command("clock")
    .description("print the service's time: the system's, or that of a manual clock")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) =>
      (await import("../clock.js")).showClock(options),
    );
}
