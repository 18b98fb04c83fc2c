import { readConfig } from "../config.js";
import { openStore } from "../store/engine/store.js";
import { print } from "./with-services.js";

export async function migrate(): Promise<void> {
  const store = await openStore(readConfig().databaseUrl);
  try {
    const ran = await store.migrate();
    print(ran.length === 0 ? "The schema is up to date." : `Ran ${ran.join(", ")}.`);
  } finally {
    await store.close();
  }
}
