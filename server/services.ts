// Puts together what the service is made of.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { ManualClock, systemClock, type Clock } from "./clock.js";
import { listensOnLoopback, publicUrlOf, type Config } from "./config.js";
import { systemRandomness, type Randomness, type Services } from "./context.js";
import { makeKeyring } from "./domain/keyring.js";
import type { Log } from "./log.js";
import { loadPolicy } from "./policy/load.js";
import type { Policy } from "./policy/types.js";
import { followCatalogue } from "./products/catalogue.js";
import { settleSetting } from "./store/settings.js";
import { openStore, type Store } from "./store/store.js";

/** What tests hand in instead of the real thing. */
export interface Overrides {
  clock?: Clock;
  random?: Randomness;
  policy?: Policy;
  publicUrl?: string;
}

/** Opens the store, migrates it and follows its products. Whoever opens closes: `services.store.close()`. */
export async function openServices(
  config: Config,
  log: Log,
  overrides: Overrides = {},
): Promise<Services> {
  const policy = overrides.policy ?? loadPolicy();
  const onError = (error: unknown) => log.error({ err: error }, "background failure");
  const store = await openStore(config.databaseUrl, { onError });
  try {
    await store.migrate();
    const random = overrides.random ?? systemRandomness;
    return {
      config,
      publicUrl: overrides.publicUrl ?? publicUrlOf(config),
      log,
      clock: overrides.clock ?? (await openClock(config, store)),
      random,
      keyring: makeKeyring(config.secret ?? settleSecret(config, random)),
      policy,
      store,
      catalogue: await followCatalogue(store, onError),
      maySendMail: (mode) =>
        config.smtpUrl !== undefined || (mode === "test" && listensOnLoopback(config)),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const MANUAL_CLOCK = "manual-clock";

/** A manual clock is kept in the database, so that a restart resumes it. */
async function openClock(config: Config, store: Store): Promise<Clock> {
  if (config.clock === "system") return systemClock;
  const first = String(config.clockStart ?? systemClock.realNow());
  return new ManualClock(Number(await store.write((tx) => settleSetting(tx, MANUAL_CLOCK, first))));
}

/** The folder of files that belong to the database: beside the embedded one, else `./data`. */
export function dataFolder({ databaseUrl }: Config): string {
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1];
  return path === undefined || path === ":memory:" ? "data" : dirname(path);
}

/** A text in a private file, made once: of two processes that start together both get the first one's. */
export function settleFile(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, make(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}

const settleSecret = (config: Config, random: Randomness): string =>
  settleFile(dataFolder(config), "kinward.secret", () => random.bytes(32).toString("base64url"));
