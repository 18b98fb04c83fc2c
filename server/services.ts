// Puts together what the service is made of.
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { ManualClock, systemClock, type Clock } from "./clock.js";
import { ConfigError, listensOnLoopback, publicUrlOf, type Config } from "./config.js";
import { systemRandomness, type Randomness, type Services } from "./context.js";
import { makeKeyring } from "./domain/keyring.js";
import type { Log } from "./log.js";
import { makeTransport } from "./mail/transport.js";
import { loadPolicy } from "./policy/load.js";
import type { Policy } from "./policy/types.js";
import { followCatalogue } from "./products/catalogue.js";
import { MANUAL_CLOCK, settleSetting } from "./store/settings.js";
import { openStore, type Store } from "./store/store.js";
import { createWakeups, type Wakeups } from "./wakeups/engine.js";
import { makeSender, type WebhookSender } from "./webhooks/sender.js";

/** What tests hand in instead of the real thing. */
export interface Overrides {
  clock?: Clock;
  random?: Randomness;
  policy?: Policy;
  publicUrl?: string;
  sender?: WebhookSender;
  wakeups?: (services: Services) => Wakeups | Promise<Wakeups>;
  /** As in StoreOptions. */
  findsNesting?: boolean;
}

/** Opens the store, migrates it and follows its products. Whoever opens closes: `services.store.close()`. */
export async function openServices(
  config: Config,
  log: Log,
  overrides: Overrides = {},
): Promise<Services> {
  const policy = overrides.policy ?? loadPolicy();
  const onError = (error: unknown) => log.error({ err: error }, "background failure");
  const { findsNesting = true } = overrides;
  const store = await openStore(config.databaseUrl, {
    onError,
    findsNesting,
    connections: config.databaseConnections,
  });
  try {
    await store.migrate();
    const random = overrides.random ?? systemRandomness;
    const clock = overrides.clock ?? (await openClock(config, store));
    const services: Omit<Services, "wakeups"> = {
      config,
      publicUrl: overrides.publicUrl ?? publicUrlOf(config),
      log,
      clock,
      random,
      keyring: makeKeyring(config.secret ?? settleSecret(config, random)),
      policy,
      store,
      catalogue: await followCatalogue(store, onError),
      maySendMail: (mode) =>
        config.smtpUrl !== undefined || (mode === "test" && listensOnLoopback(config)),
      transport: makeTransport(config),
      sender: overrides.sender ?? makeSender({ allowPrivate: config.webhookAllowPrivate, clock }),
    };
    const whole = services as Services;
    whole.wakeups = await (overrides.wakeups ?? engineOf(config))(whole);
    return whole;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Imported here, because those who do without Temporal need not pay for its client. */
const engineOf = ({ wakeups }: Config) =>
  wakeups === "embedded"
    ? createWakeups
    : async (services: Services): Promise<Wakeups> =>
        (await import("../workflows/host/engine.js")).relayedWakeups(services);

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

/**
 * A text in a private file, made once: of two processes that start together both get the first one's. It gets its name
 * when it is whole, so that nobody reads half of it and a crash leaves none.
 */
export function settleFile(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const draft = mkdtempSync(join(folder, `.${name}-`));
    try {
      const whole = join(draft, name);
      writeFileSync(whole, make(), { mode: 0o600, flush: true });
      linkSync(whole, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return readFileSync(file, "utf8");
}

const SECRET_FILE = "kinward.secret";
const LEAST_SECRET = 32;

function settleSecret(config: Config, random: Randomness): string {
  const folder = dataFolder(config);
  const secret = settleFile(folder, SECRET_FILE, () => random.bytes(32).toString("base64url"));
  if (secret.trim().length < LEAST_SECRET) {
    throw new ConfigError(
      `${join(folder, SECRET_FILE)} is damaged: it holds fewer than ${LEAST_SECRET} characters. Restore it from a backup; without it no link, password or stored address can be read.`,
    );
  }
  return secret;
}
