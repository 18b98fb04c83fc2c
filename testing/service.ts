// The one way to start a service inside a test: `startTestService`. Where a test begins:
//
//   startTestService()                       the whole service over HTTP, with the demo's products, at NOW
//   startTestService({ serves: "pages" })    the hosted pages alone, which start faster
//   startTestService({ serves: "nothing" })  the parts alone, as `services`, on an empty database
//
// `startPageServer` (page-server.ts) and `startWebhookService` (webhooks.ts) add what their tests arrange. A child who
// plays is in kid.ts, what the contract's examples presuppose in arrange.ts, a guardian at the pages in guardian.ts, and
// a product's server for webhooks in receiver.ts. The built program in a process of its own is in process.ts.
import { randomInt } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { basename, join } from "node:path";

import { expect } from "@jest/globals";

import type { Client, ClientOptions } from "../client/index.js";
import { redactedNames } from "../generated/redacted-names.js";
import { evidenceOf } from "../server/actions/ledger/prove.js";
import { ensureDemo, type Demo } from "../server/cli/demo.js";
import { ManualClock } from "../server/lib/clock.js";
import { readConfig } from "../server/config.js";
import type { Evidence } from "../server/domain/ledger/evidence.js";
import type { Mode } from "../server/domain/product.js";
import { purge } from "../server/actions/retention/purge.js";
import { runHousekeeping } from "../server/ops/housekeeping.js";
import { addUpCounts } from "../server/store/counts/queries.js";
import { applyProduct } from "../server/products/apply.js";
import { openServices, type ServiceOptions, type Services } from "../server/services.js";
import type { TransactionalKind } from "../server/wakeups/kind.js";
import { createEndpoint } from "../server/webhooks/endpoints.js";
import { Caller } from "./caller.js";
import { runCommand } from "./command-line.js";
import { databaseIn, type TestDatabase } from "./database.js";
import { engineUnderTest } from "./engine.js";
import { DAY, fixedRandomness, HOUR, MINUTE, NOW } from "./fixed.js";
import { testPolicy } from "./policy.js";
import { ledgerEntries, type RecordedEntry } from "./ledger.js";
import { removeFolder, temporaryFolder } from "./folder.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { Receiver } from "./receiver.js";
import { listen, type Listening, type Serves } from "./listen.js";

export type { Mode };

export const STARFALL = 101;
export const ACCOUNT = 102;
export const PEBBLE = 201;

export interface Start extends Omit<ServiceOptions, "clock" | "random"> {
  /** What it does over HTTP: everything by default. `nothing` leaves out the demo's products too. */
  readonly serves?: Serves;
  /** Adds to the tests' environment variables, or replaces them. */
  readonly env?: Readonly<Record<string, string>>;
  /** An existing folder, for a restart or a second process. It is not removed. */
  readonly folder?: string;
  /** `stored` is the clock of the configuration. By default a manual clock stands at `now`. */
  readonly clock?: ManualClock | "stored";
  readonly now?: number;
  /** The seed of its ids and secrets. By default each service of a file has its own. */
  readonly seed?: string;
}

/** Ends the renewal of passwords, which is 144 wakeups for each challenge that was read. */
const FORGET_READS = {
  sql: "update challenges set touched_at = 0 where challenge_id in (select ref from wakeups where kind = 'otpRotation')",
  writes: true,
};

interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly ms?: number;
}

interface Parts {
  baseUrl: string;
  folder: string;
  ownsFolder: boolean;
  startAgain: (options: Start) => Promise<unknown>;
  database: TestDatabase;
  products: Demo["products"];
  lines: readonly string[];
  services: Services;
  listening: Listening;
}

export class TestService extends Caller {
  readonly clock: ManualClock;
  readonly folder: string;
  readonly products: Demo["products"];
  readonly lines: readonly string[];
  /** Bypasses the service. */
  readonly database: TestDatabase;
  readonly services: Services & { clock: ManualClock };
  readonly #listening: Listening;
  readonly #startAgain: Parts["startAgain"];
  #ownsFolder: boolean;

  constructor({ baseUrl, listening, services, ...parts }: Parts) {
    super(baseUrl);
    this.services = services as Services & { clock: ManualClock };
    this.clock = this.services.clock;
    this.folder = parts.folder;
    this.database = parts.database;
    this.products = parts.products;
    this.lines = parts.lines;
    this.#listening = listening;
    this.#ownsFolder = parts.ownsFolder;
    this.#startAgain = parts.startAgain;
  }

  product(productId = STARFALL): Demo["products"][number] {
    const found = this.products.find((each) => each.productId === productId);
    if (!found) throw new Error(`The demo has no product ${productId}.`);
    return found;
  }

  key(productId = STARFALL, mode: Mode = "test"): string {
    return this.product(productId).apiKeys[mode];
  }

  /** Returns a client of one of the demo's products. */
  as(productId = STARFALL, mode: Mode = "test", options: Partial<ClientOptions> = {}): Client {
    return this.client(this.key(productId, mode), options);
  }

  get log(): Record<string, unknown>[] {
    return this.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /**
   * Moves the service's clock by a span (milliseconds if it is a number). Resolves when everything that falls due on the way
   * has been done. In a span of more than a day no one-time password is renewed.
   */
  async advance(span: number | Span) {
    const {
      days = 0,
      hours = 0,
      minutes = 0,
      ms = 0,
    } = typeof span === "number" ? { ms: span } : span;
    const spanMs = ms + minutes * MINUTE + hours * HOUR + days * DAY;
    if (spanMs > DAY)
      await this.services.store.write(async ({ run }) => void (await run(FORGET_READS, [])));
    await this.services.wakeups.advanceTo(this.clock.now() + spanMs);
  }

  /** Resolves when everything that is due has been done and mails and webhooks were attempted. */
  settle(): Promise<void> {
    return this.services.wakeups.drain();
  }

  /** Starts a receiver of a product's webhooks. */
  async receive(): Promise<Receiver> {
    const receiver = await Receiver.open();
    const { store, ...rest } = this.services;
    const { secret } = await store.write((tx) =>
      createEndpoint(
        tx,
        { ...rest, now: this.clock.now() },
        {
          productId: STARFALL,
          mode: "test",
          url: receiver.url,
          events: null,
          source: "command-line",
        },
      ),
    );
    receiver.secret = secret;
    return receiver;
  }

  /** Applies product files. */
  async apply(...files: string[]): Promise<void> {
    const { store, catalogue } = this.services;
    for (const file of files)
      await applyProduct(store, file, { ...this.services, now: this.clock.now() });
    await catalogue.refresh();
  }

  /** The environment variables of a command line on its database. */
  get commandEnv(): Readonly<Record<string, string>> {
    return this.database.env;
  }

  /** Runs a command line on its database, past the service, which then loads products and keys anew. Rejects where it fails. */
  async kinward(...parameters: string[]): Promise<string> {
    const printed = await runCommand(parameters, this.commandEnv);
    await this.services.catalogue.refresh();
    return printed;
  }

  /** Returns the evidence of a challenge's decision. */
  async evidenceOf(challengeId: string): Promise<Evidence> {
    const evidence = await evidenceOf(this.services, challengeId);
    if (!evidence) throw new Error("The challenge has no decision.");
    return evidence;
  }

  /** Returns the entries of the ledgers, optionally of one kind. */
  recorded(kind?: string): Promise<RecordedEntry[]> {
    return ledgerEntries(this.services.store, kind);
  }

  /** Runs the housekeeping of every ten minutes, and the whole daily purge. */
  async tidy(): Promise<void> {
    await runHousekeeping(this.services);
    const now = this.clock.now();
    while ((await this.services.store.write((tx) => purge(tx, this.services, now))) <= now);
  }

  /** Returns how many rows each table has, to see whether anything was stored. */
  async rows(): Promise<Readonly<Record<string, number>>> {
    // Checkpoints may follow a decision by up to a second.
    await this.services.checkpoints.flush();
    // Counts are added up every few seconds.
    while (await this.services.store.write(addUpCounts));
    // Requests that were refused are counted up to a second later.
    const rows = { ...(await this.database.counts()) };
    delete rows["api_errors"];
    return rows;
  }

  /** Stops the service. Throws if a response broke the contract, or a line of the log holds a secret or personal data. */
  async stop(): Promise<void> {
    this.close();
    await this.#listening.stop();
    this.database.release();
    await this.services.store.close();
    if (this.#ownsFolder) {
      await this.database.remove();
      removeFolder(this.folder);
    }
    assertNothingLeaked(this.lines);
    this.assertContractKept();
  }

  /** Stops it and starts another on its database, with its clock and these other `options`. */
  async restart(options: Start = {}): Promise<this> {
    const ownsFolder = this.#ownsFolder;
    this.#ownsFolder = false;
    await this.stop();
    const another = (await this.#startAgain(options)) as this;
    another.#ownsFolder = ownsFolder;
    return another;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }
}

/** Starts the service with the demo products, at NOW, without rate limits, in both modes. */
export const startTestService = (options: Start = {}): Promise<TestService> =>
  start(TestService, options);

/** Starts the service with `CLOCK=manual`, at NOW. Only there does `advance-clock` work, and there is no live mode. */
export const startManualService = (): Promise<TestService> =>
  startTestService({
    clock: "stored",
    env: { CLOCK: "manual", CLOCK_START: new Date(NOW).toISOString() },
  });

/** Counts the services that each file has started, so that a file gets the same ids in every run. */
const started = new Map<string, number>();

function nextSeed(): string {
  const { testPath = "" } = expect.getState();
  const count = (started.get(testPath) ?? 0) + 1;
  started.set(testPath, count);
  return `${basename(testPath)} ${count}`;
}

/** Starts a service of a subclass. */
export async function start<S extends TestService>(
  Kind: new (parts: Parts) => S,
  options: Start,
): Promise<S> {
  const { serves = "all", env = {}, folder, clock, now = NOW, ...more } = options;
  const { seed = nextSeed(), ...overrides } = more;
  const home = folder ?? temporaryFolder();
  const database = await databaseIn(home);
  const { log, lines } = captureLog(redactedNames);
  try {
    const config = readConfig({
      ...(serves !== "nothing" && { PORT: String(await freePort()) }),
      ...database.env,
      RATE_LIMIT_TEST: "0",
      RATE_LIMIT_LIVE: "0",
      RATE_LIMIT_CLIENT: "0",
      CONTRACT_CHECK: "full",
      // Receivers listen on this machine.
      WEBHOOK_ALLOW_PRIVATE: "1",
      ...env,
    });
    const services = await openServices(config, log, {
      random: fixedRandomness(seed),
      policy: testPolicy(),
      ...engineUnderTest(),
      ...overrides,
      ...(clock !== "stored" && { clock: clock ?? new ManualClock(now) }),
    });
    // The demo's keys are in the folder, whatever the database.
    const inFolder = { ...config, databaseUrl: `sqlite:${join(home, "kinward.db")}` };
    const { products } =
      serves === "nothing" ? { products: [] } : await ensureDemo(services, inFolder);
    const listening = await listen(services, serves);
    return new Kind({
      baseUrl: `http://127.0.0.1:${config.port}`,
      folder: home,
      ownsFolder: folder === undefined,
      startAgain: (changes) =>
        start(Kind, {
          ...options,
          clock: clock === "stored" ? clock : (services.clock as ManualClock),
          ...changes,
          folder: home,
        }),
      database,
      products,
      lines,
      services,
      listening,
    });
  } catch (error) {
    if (folder === undefined) removeFolder(home);
    throw error;
  }
}

/** Runs a wakeup in a transaction of its own, whether it is due or not. */
export const advanceOnce = (
  services: Services,
  kind: TransactionalKind,
  ref: string,
  now: number,
) => services.store.write((tx) => kind.advance(services, ref, now, tx));

/**
 * Each jest worker draws from ports of its own, because a service listens seconds after its port was drawn.
 * Linux takes ports from 32768 upward for outgoing connections.
 */
const PORTS_PER_WORKER = 1_000;
const firstPort = 10_000 + (Number(process.env.JEST_WORKER_ID ?? 0) % 22) * PORTS_PER_WORKER;
const drawn = new Set<number>();

/** Returns a port that is free now, so that the public address is known before the service starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    const listen = () => {
      const port = firstPort + randomInt(PORTS_PER_WORKER);
      if (drawn.has(port)) listen();
      else server.listen(port, "127.0.0.1");
    };
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") listen();
      else reject(error);
    });
    server.on("listening", () => {
      const { port } = server.address() as AddressInfo;
      drawn.add(port);
      server.close(() => resolve(port));
    });
    listen();
  });
}
