// The service as its users meet it: over HTTP, on a port of its own, with its own database in a folder of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Client, ClientOptions } from "../client/index.js";
import { databaseIn, type TestDatabase } from "./database.js";
import { readContractDocument, startService, type RunningService } from "../server/app.js";
import { ensureDemo, type Demo } from "../server/cli/demo.js";
import { ManualClock } from "../server/clock.js";
import { readConfig } from "../server/config.js";
import { redactedNames } from "../server/http/server.js";
import { testPolicy } from "./policy.js";
import { openServices, type ServiceOptions } from "../server/services.js";
import type { Services } from "../server/services.js";
import { runHousekeeping } from "../server/ops/housekeeping.js";
import { applyProduct } from "../server/products/apply.js";
import { createEndpoint } from "../server/webhooks/endpoints.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { Receiver } from "./receiver.js";
import { engineUnderTest } from "./engine.js";
import { Caller } from "./caller.js";

export type Mode = "test" | "live";

/** The products of the demo by what they are in it. */
export const STARFALL = 0;
export const ACCOUNT = 1;
export const PEBBLE = 2;

/** When the tests take place. The examples of the contract were written for this instant. */
export const NOW = Date.parse("2026-11-21T10:00:00.000Z");

export interface Start extends Omit<ServiceOptions, "clock"> {
  /** More of the environment, or other than the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder that is already there, for a restart. It stays. */
  readonly folder?: string;
  /** `stored`: the one that the configuration asks for. */
  readonly clock?: ManualClock | "stored";
}

export class TestService extends Caller {
  readonly clock: ManualClock;
  readonly folder: string;
  readonly products: Demo["products"];
  /** The lines of the log. */
  readonly lines: readonly string[];
  /** Seen from outside. */
  readonly database: TestDatabase;
  readonly #running: RunningService;
  readonly #services: Services;
  readonly #ownsFolder: boolean;

  constructor(
    baseUrl: string,
    parts: {
      clock: ManualClock;
      folder: string;
      ownsFolder: boolean;
      database: TestDatabase;
      products: Demo["products"];
      lines: readonly string[];
      running: RunningService;
      services: Services;
    },
  ) {
    super(baseUrl);
    this.clock = parts.clock;
    this.folder = parts.folder;
    this.database = parts.database;
    this.products = parts.products;
    this.lines = parts.lines;
    this.#running = parts.running;
    this.#services = parts.services;
    this.#ownsFolder = parts.ownsFolder;
  }

  key(product = STARFALL, mode: Mode = "test"): string {
    return this.products[product]?.apiKeys[mode] as string;
  }

  /** A client of one of the demo's products. */
  as(product = STARFALL, mode: Mode = "test", options: Partial<ClientOptions> = {}): Client {
    return this.client(this.key(product, mode), options);
  }

  /** Moves the service's clock on, through everything that falls due on the way. Resolves when it has been done. */
  async advance({
    days = 0,
    hours = 0,
    minutes = 0,
    ms = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    ms?: number;
  }) {
    await this.#services.wakeups.advanceTo(
      this.clock.now() + ms + (minutes + (hours + days * 24) * 60) * 60_000,
    );
  }

  /** Resolves when everything that is due has been done: mails and webhooks have been tried. */
  settle(): Promise<void> {
    return this.#services.wakeups.drain();
  }

  /** A receiver of the webhooks of one of the demo's products; the service needs `WEBHOOK_ALLOW_PRIVATE`. */
  async receive(product = STARFALL, mode: Mode = "test"): Promise<Receiver> {
    const receiver = await Receiver.open();
    const productId = this.products[product]?.productId ?? 0;
    const { store, ...rest } = this.#services;
    const { secret } = await store.write((tx) =>
      createEndpoint(
        tx,
        { ...rest, now: this.clock.now() },
        { productId, mode, url: receiver.url, events: null, source: "command-line" },
      ),
    );
    receiver.secret = secret;
    return receiver;
  }

  /** Puts a product's file into force. */
  async apply(file: string): Promise<void> {
    const { store, catalogue } = this.#services;
    await applyProduct(store, file, { ...this.#services, now: this.clock.now() });
    await catalogue.refresh();
  }

  /** What a running service does every ten minutes. */
  tidy(): Promise<void> {
    return runHousekeeping(this.#services);
  }

  /** How many rows each table has: whether anything was stored, seen from outside. */
  rows(): Promise<Readonly<Record<string, number>>> {
    return this.database.counts();
  }

  /** Stops the service. Throws if an answer broke the contract, or a line of the log holds what none may hold. */
  async stop(): Promise<void> {
    this.close();
    await this.#running.stop();
    await this.#services.store.close();
    if (this.#ownsFolder) {
      await this.database.remove();
      rmSync(this.folder, { recursive: true, force: true });
    }
    assertNothingLeaked(this.lines);
    if (this.mismatches.length > 0)
      throw new Error(
        `Answers departed from the contract:\n${[...new Set(this.mismatches)].slice(0, 20).join("\n")}`,
      );
  }
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "kinward-contract-"));

/** Starts the service with the demo products, at NOW, without rate limits, in both modes. */
export async function startTestService({
  env = {},
  folder,
  clock,
  ...overrides
}: Start = {}): Promise<TestService> {
  const home = folder ?? temporaryFolder();
  const database = await databaseIn(home);
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    ...database.env,
    RATE_LIMIT_TEST: "0",
    RATE_LIMIT_LIVE: "0",
    ...env,
  });
  const { log, lines } = captureLog(redactedNames(readContractDocument()));
  const own = clock === "stored" ? undefined : (clock ?? new ManualClock(NOW));
  const services = await openServices(config, log, {
    policy: testPolicy(),
    ...engineUnderTest,
    ...overrides,
    ...(own && { clock: own }),
  });
  // The demo's keys stand in the folder, whatever the database.
  const inFolder = { ...config, databaseUrl: `sqlite:${join(home, "kinward.db")}` };
  const { products } = await ensureDemo(services, inFolder);
  const running = await startService(services, {
    validateResponses: "throw",
    idleGraceMs: 0,
  });
  return new TestService(`http://127.0.0.1:${running.port}`, {
    clock: services.clock as ManualClock,
    folder: home,
    ownsFolder: folder === undefined,
    database,
    products,
    lines,
    running,
    services,
  });
}

/** Starts the service with `CLOCK=manual`, at NOW: the only one whose clock `advance-clock` moves. Has no live mode. */
export const startManualService = (): Promise<TestService> =>
  startTestService({
    clock: "stored",
    env: { CLOCK: "manual", CLOCK_START: new Date(NOW).toISOString() },
  });

/** A port that nobody listens on, so that the public address is known before the service starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
