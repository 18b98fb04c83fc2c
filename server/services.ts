// Builds the services of the process.
import { createCheckpoints } from "./actions/ledger/checkpoints.js";
import { openBinTable } from "./actions/transaction/watch-bin-table.js";
import { createBackground } from "./lib/background.js";
import { ManualClock, systemClock, type Clock } from "./lib/clock.js";
import { ConfigError, isMailboxOpen, publicUrlOf, type Config } from "./config.js";
import type { ServiceContext } from "./context.js";
import type { Cell } from "./domain/keyring.js";
import { systemRandomness, type Randomness } from "./lib/randomness.js";
import type { Log } from "./lib/log.js";
import { makeTextSender } from "./mail/text-messages.js";
import { makeTransport, type Transport } from "./mail/transport.js";
import { createObserver } from "./lib/observer.js";
import type { Tracing } from "./lib/tracing.js";
import { dateIn } from "./lib/dates.js";
import { calendarGaps } from "./policy/calendars.js";
import { valueByPlace } from "./policy/law.js";
import { loadPolicy } from "./policy/load.js";
import { releaseOf } from "./policy/release.js";
import type { Policy } from "./policy/types.js";
import { MODES, type Mode } from "./domain/product.js";
import { createReleases, unacceptedReleases } from "./products/releases.js";
import { followCatalogue } from "./store/products/catalogue.js";
import { openKeyring } from "./auth/open-keyring.js";
import {
  findLatestInstant,
  LEDGER_URL,
  MANUAL_CLOCK,
  ensureServiceValue,
  readServiceValue,
  writeServiceValue,
} from "./store/service/queries.js";
import { openStore, type Store } from "./store/engine/store.js";
import { createUnfinishedCounts } from "./store/challenges/unfinished.js";
import { createVault } from "./store/secrets/vault.js";
import { createProviderFetch } from "./verification/provider-fetch.js";
import { createOpenIdProvider, type OpenIdProvider } from "./verification/openid-flow.js";
import { createVerificationMethods } from "./verification/methods.js";
import type { Wakeups } from "./wakeups/engine.js";
import type { Kinds } from "./wakeups/kind.js";
import { createWakeupKinds } from "./wakeups/kinds.js";
import { createSteppedEngine } from "./wakeups/stepped-engine.js";
import { createTimedEngine } from "./wakeups/timed-engine.js";
import { makeGuardedFetch } from "./webhooks/guarded-fetch.js";
import { makeSender, type WebhookSender } from "./webhooks/sender.js";

/** All parts of the process. `app.ts` and the commands start and stop the parts that send or keep time. */
export interface Services extends ServiceContext {
  /** Sends email. */
  readonly transport: Transport;
  /** Posts webhooks. */
  readonly sender: WebhookSender;
  readonly kinds: Kinds;
  readonly ledgerAddress: LedgerAddress;
  /** The engine of wakeups. The code that starts it also stops it. */
  readonly wakeups: Wakeups;
}

/** The address under which checkpoints of the ledgers are signed: the address of the service that started last. */
interface LedgerAddress {
  current(): string;
  /** From now on, this service's address counts for commands and workers too. */
  claim(): Promise<void>;
}

/** Parts that tests replace. */
export interface ServiceOptions {
  clock?: Clock;
  random?: Randomness;
  policy?: Policy;
  publicUrl?: string;
  sender?: WebhookSender;
  /** How long a person waits for a provider of verifications, in milliseconds. */
  providerTimeoutMs?: number;
  wakeups?: (services: Services) => Wakeups | Promise<Wakeups>;
  /** Whether a write inside a write is refused, which costs time. */
  findsNesting?: boolean;
  tracing?: Tracing | undefined;
}

/** Opens the services of a process that serves requests or runs wakeups. Throws where its database is not fit for that. */
export async function openForService(
  config: Config,
  log: Log,
  tracing?: Tracing,
): Promise<Services> {
  const services = await openServices(config, log, { findsNesting: false, tracing });
  requireOwnClock(services);
  requireReleases(services);
  warnOfCalendars(services);
  return services;
}

/** Opens the store, migrates it and follows its products. The caller closes it: `services.store.close()`. */
export async function openServices(
  config: Config,
  log: Log,
  options: ServiceOptions = {},
): Promise<Services> {
  const policy = options.policy ?? (await loadPolicy());
  const onError = (error: unknown) => log.error({ err: error }, "background failure");
  const { findsNesting = true } = options;
  const store = await openStore(config.databaseUrl, {
    onError,
    onReturn: (of) => log.info(`the ${of} is back`),
    findsNesting,
    tracing: options.tracing,
    connections: config.databaseConnections,
    replicaUrl: config.databaseReplicaUrl,
  });
  try {
    await store.migrate();
    const random = options.random ?? systemRandomness;
    // Comes first, so that nothing is written with the secret of another database.
    const keyring = await openKeyring(config, store, random);
    const observer = createObserver();
    store.vault = createVault(keyring, random, store.memory, reportUnreadable({ log, observer }));
    const clock = options.clock ?? (await openClock(config, store));
    const publicUrl = options.publicUrl ?? publicUrlOf(config);
    const transport = makeTransport(config);
    const sender =
      options.sender ?? makeSender({ allowPrivate: config.webhookAllowPrivate, clock });
    const ledgerAddress = await openLedgerAddress(store, publicUrl);
    const releases = createReleases(policy);
    const base = {
      config,
      publicUrl,
      ledgerAddress,
      log,
      clock,
      random,
      keyring,
      policy,
      store,
      releases,
      catalogue: await followCatalogue(store, onError, (products) =>
        releases.load(store, products),
      ),
      sendText: makeTextSender(config),
      maySendMail: (mode: Mode) =>
        config.smtpUrl !== undefined || (mode === "test" && isMailboxOpen(config)),
      observer,
      tracing: options.tracing,
      background: createBackground(onError),
      binTable: openBinTable(config.binTable, log),
      unfinishedCounts: createUnfinishedCounts(() => clock.realNow()),
      verificationMethods: createVerificationMethods({
        valueByPlace: (byPlace, jurisdiction) => valueByPlace(policy, byPlace, jurisdiction),
        readVariable: config.readProviderVariable,
        warn: (about, message) => log.warn(about, message),
        maySendText: (mode) =>
          config.sms !== undefined || (mode === "test" && isMailboxOpen(config)),
        realNow: () => clock.realNow(),
        ...createProviderFetch(
          makeGuardedFetch({ allowPrivate: config.webhookAllowPrivate }),
          fetch,
          options.providerTimeoutMs,
        ),
      }),
      identityProvider: identityProviderOf(config, options),
      transport,
      sender,
      kinds: createWakeupKinds({ transport, sender }),
    };
    const services: Services = {
      ...base,
      checkpoints: createCheckpoints({ ...base, publicUrl: () => ledgerAddress.current() }),
      clockControl: {
        advanceTo: (instant) => engine.advanceTo(instant),
        advanceBy: (spanMs) => engine.advanceBy(spanMs),
      },
      get wakeups() {
        return engine;
      },
    };
    const engine: Wakeups = await (options.wakeups ?? engineOf(config))(services);
    return services;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Unlike a vendor's, an organisation's own provider may have a private address: who sets the environment trusts it. */
const identityProviderOf = (
  { consoleOidc }: Config,
  { providerTimeoutMs }: ServiceOptions,
): OpenIdProvider | undefined => {
  if (!consoleOidc) return undefined;
  const isInsecure = consoleOidc.issuer.startsWith("http:");
  const provider = createProviderFetch(fetch, fetch, providerTimeoutMs);
  return createOpenIdProvider({
    ...consoleOidc,
    scope: "openid email",
    isInsecure,
    fetch: provider.fetch(isInsecure ? "test" : "live"),
  });
};

/** Counts a row that cannot be decrypted each time it is read, and names it in the log once. */
function reportUnreadable({ log, observer }: Pick<Services, "log" | "observer">) {
  const named = new Set<string>();
  return ({ table, rowId: row }: Cell): void => {
    observer.onUnreadableRow(table);
    const name = `${table} ${row}`;
    if (!named.has(name)) log.error({ table, row }, "a row cannot be decrypted and is left out");
    named.add(name);
  };
}

/** Runs wakeups in this process: when they are due on the system clock, or as a manual clock is moved. */
export const createEmbeddedEngine = (services: ServiceContext, kinds: Kinds): Wakeups =>
  services.clock instanceof ManualClock
    ? createSteppedEngine(services, services.clock, kinds)
    : createTimedEngine(services, kinds);

/** Imports Temporal's client only where it is used: it is large. */
const engineOf = ({ wakeups }: Config) =>
  wakeups === "embedded"
    ? (services: Services): Wakeups => createEmbeddedEngine(services, services.kinds)
    : async (services: Services): Promise<Wakeups> =>
        (await import("../workflows/host/engine.js")).createTemporalEngine(services);

/**
 * A database that once had a manual clock keeps it, also for commands that run without CLOCK=manual, because they must not write
 * instants of its future. `serve` and `worker` refuse such a database on the system clock (`requireOwnClock`).
 */
async function openClock(config: Config, store: Store): Promise<Clock> {
  const stored = await readServiceValue(store, MANUAL_CLOCK);
  if (stored !== undefined) return new ManualClock(Number(stored));
  if (config.clock !== "manual") return systemClock;
  const first = config.clockStart ?? systemClock.realNow();
  const latest = (await findLatestInstant(store)) ?? first;
  if (first < latest)
    throw new ConfigError(
      `CLOCK_START is ${asText(first)}, but this database already has data from ${asText(latest)}, and its time cannot go back. Set CLOCK_START to that instant or a later one, or set DATABASE_URL to a database of its own.`,
    );
  return new ManualClock(
    Number(await store.write((tx) => ensureServiceValue(tx, MANUAL_CLOCK, String(first)))),
  );
}

const asText = (instant: number) => new Date(instant).toISOString();

/** Throws a ConfigError where the clock is to be the system's and the database has a manual one. */
export function requireOwnClock({ config, clock }: Pick<Services, "config" | "clock">): void {
  if (config.clock !== "system" || !(clock instanceof ManualClock)) return;
  throw new ConfigError(
    `The clock of this database is manual and is at ${asText(clock.now())}. Start with CLOCK=manual, or set DATABASE_URL to a database of its own.`,
  );
}

/**
 * Throws a ConfigError where a product keeps a release of the law that this software cannot read, and warns of each that it has
 * not accepted.
 */
export function requireReleases({
  catalogue,
  releases,
  policy,
  log,
}: Pick<Services, "catalogue" | "releases" | "policy" | "log">): void {
  const all = new Set(MODES.flatMap((mode) => catalogue.products(mode)));
  for (const product of all) {
    const fault = releases.faultOf(product);
    if (fault !== undefined)
      throw new ConfigError(
        `Product ${product.productId} (${product.name}) keeps a release of the law that this software cannot read: ${fault}\nRead what has changed since, and accept this software's: \`kinward law accept --product ${product.productId} --release ${releaseOf(policy)}\`.`,
      );
  }
  for (const about of unacceptedReleases(catalogue, policy))
    log.warn(about, "a release of the law waits to be accepted");
}

/** Warns of public holidays that a law counts for a product where the calendar of the year is missing. */
export function warnOfCalendars({
  catalogue,
  releases,
  clock,
  log,
}: Pick<Services, "catalogue" | "releases" | "clock" | "log">): void {
  const today = dateIn("UTC", clock.now());
  for (const product of catalogue.products("live"))
    for (const gap of calendarGaps(releases.policyOf(product, "live"), product, today))
      log.warn(
        { productId: product.productId, ...gap },
        "a calendar lacks a year, which counts as without public holidays",
      );
}

async function openLedgerAddress(store: Store, publicUrl: string): Promise<LedgerAddress> {
  let stored = await readServiceValue(store, LEDGER_URL);
  return {
    current: () => stored ?? publicUrl,
    async claim() {
      if (stored === publicUrl) return;
      await store.write((tx) => writeServiceValue(tx, LEDGER_URL, publicUrl));
      stored = publicUrl;
    },
  };
}
