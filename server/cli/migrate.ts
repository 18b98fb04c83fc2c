import { readConfig } from "../config.js";
import type { Migration } from "../store/engine/migrate.js";
import { openStore } from "../store/engine/store.js";
import { print } from "./with-services.js";

export async function migrate({ plan }: { plan?: boolean }): Promise<void> {
  const store = await openStore(readConfig().databaseUrl);
  try {
    if (plan === true) return print(describe(await store.planMigrations()));
    const ran = await store.migrate();
    print(ran.length === 0 ? UP_TO_DATE : `Ran ${ran.join(", ")}.`);
  } finally {
    await store.close();
  }
}

const UP_TO_DATE = "The schema is up to date.";

const describe = (missing: readonly Migration[]): string =>
  missing
    .map(
      ({ id, plan, allowsPrevious }) =>
        `${id}: ${plan}. The release before ${allowsPrevious ? "runs on it too" : "cannot run on it: stop its processes first"}.`,
    )
    .join("\n") || UP_TO_DATE;
