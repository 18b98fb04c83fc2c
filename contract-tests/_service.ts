// The service as its users meet it: over HTTP, on a port of its own, with its own database in a folder of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Database from "better-sqlite3";

import { createClient, type Client, type ClientOptions } from "../client/index.js";
import { readContractDocument, startService, type RunningService } from "../server/app.js";
import { settleDemo, type Demo } from "../server/cli/demo.js";
import { ManualClock } from "../server/clock.js";
import { readConfig } from "../server/config.js";
import { redactedNames } from "../server/http/server.js";
import { makeLog } from "../server/log.js";
import { testPolicy } from "../server/_services.js";
import { openServices, type Overrides } from "../server/services.js";
import type { Wakeups } from "../server/wakeups/engine.js";
import { departuresOf, operationAt } from "./_contract.js";
import { observe } from "./_observations.js";

export type Mode = "test" | "live";

/** The products of the demo by what they are in it. */
export const STARFALL = 0;
export const ACCOUNT = 1;
export const PEBBLE = 2;

/** When the tests take place. The examples of the contract were written for this instant. */
export const NOW = Date.parse("2026-11-21T10:00:00.000Z");

export interface Request {
  readonly method?: string;
  /** With the base path and the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** An object is sent as JSON, with its Content-Type unless `headers` has one; several buffers go in chunks. */
  readonly body?: string | Buffer | readonly Buffer[] | object;
}

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; an empty object where it is none. */
  readonly json: Readonly<Record<string, unknown>> & {
    readonly error?: string;
    readonly errorMessage?: string;
  };
}

/** A service somewhere, and the means to talk to it. Every answer is held against the contract on its way. */
export class Caller {
  readonly baseUrl: string;
  /** Where answers departed from the contract. `stop` of a test's service throws if there are any. */
  readonly departures: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** The platform's `fetch`, observed. */
  readonly fetch = async (url: string, init: RequestInit = {}): Promise<globalThis.Response> => {
    const response = await fetch(url, init);
    const text = await response.clone().text();
    this.#note(init.method ?? "GET", new URL(url).pathname, {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
    });
    return response;
  };

  client(apiKey: string, options: Partial<ClientOptions> = {}): Client {
    const own = { baseUrl: this.baseUrl, apiKey, retries: 0, fetch: this.fetch, ...options };
    return createClient(own as ClientOptions);
  }

  /** One request with nothing added that was not asked for: for what no well-meaning client would send. */
  send({ method = "GET", path, headers = {}, body }: Request): Promise<Response> {
    const isRaw =
      body === undefined ||
      typeof body === "string" ||
      Buffer.isBuffer(body) ||
      Array.isArray(body);
    const content = isRaw
      ? (body as string | Buffer | readonly Buffer[] | undefined)
      : JSON.stringify(body);
    const all = {
      ...(!isRaw && !("Content-Type" in headers) && { "Content-Type": "application/json" }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const { port, hostname } = new URL(this.baseUrl);
      const sent = httpRequest({
        host: hostname,
        port,
        method,
        path,
        headers: all,
        agent: this.#agent,
      });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          const own = plain(answer.headers);
          this.#note(method, path.split("?")[0] ?? "", { status, headers: own, text });
          resolve({ status, headers: own, text, json: asJson(own, text) });
        });
      });
      if (Array.isArray(content)) {
        for (const chunk of content as readonly Buffer[]) sent.write(chunk);
        sent.end();
      } else if (content === undefined) sent.end();
      else {
        if (!("Content-Length" in all))
          sent.setHeader("Content-Length", Buffer.byteLength(content as string));
        sent.end(content as string);
      }
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #note(
    method: string,
    pathname: string,
    answer: { status: number; headers: Record<string, string>; text: string },
  ) {
    const operation = operationAt(method, pathname);
    if (!operation) return;
    observe(operation.id, answer.status);
    this.departures.push(...departuresOf(operation, method, answer));
  }
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function asJson(headers: Record<string, string>, text: string): Response["json"] {
  if (!headers["content-type"]?.startsWith("application/json") || text === "") return {};
  return JSON.parse(text) as Response["json"];
}

export interface Start extends Omit<Overrides, "clock"> {
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
  readonly #running: RunningService;
  readonly #wakeups: Wakeups;
  readonly #closeStore: () => Promise<void>;
  readonly #ownsFolder: boolean;

  constructor(
    baseUrl: string,
    parts: {
      clock: ManualClock;
      folder: string;
      ownsFolder: boolean;
      products: Demo["products"];
      lines: readonly string[];
      running: RunningService;
      wakeups: Wakeups;
      closeStore: () => Promise<void>;
    },
  ) {
    super(baseUrl);
    this.clock = parts.clock;
    this.folder = parts.folder;
    this.products = parts.products;
    this.lines = parts.lines;
    this.#running = parts.running;
    this.#wakeups = parts.wakeups;
    this.#closeStore = parts.closeStore;
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
    await this.#wakeups.advanceTo(
      this.clock.now() + ms + (minutes + (hours + days * 24) * 60) * 60_000,
    );
  }

  /** Resolves when everything that is due has been done: mails and webhooks have been tried. */
  settle(): Promise<void> {
    return this.#wakeups.settle();
  }

  get database(): string {
    return join(this.folder, "kinward.db");
  }

  /** How many rows each table has: whether anything was stored, seen from outside. */
  rows(): Readonly<Record<string, number>> {
    const database = new Database(this.database, { readonly: true });
    try {
      const tables = database
        .prepare("select name from sqlite_master where type = 'table'")
        .pluck()
        .all() as string[];
      return Object.fromEntries(
        tables.map((table) => [
          table,
          database.prepare(`select count(*) from "${table}"`).pluck().get() as number,
        ]),
      );
    } finally {
      database.close();
    }
  }

  /** Stops the service. Throws if it ever departed from the contract. */
  async stop(): Promise<void> {
    this.close();
    await this.#running.stop();
    await this.#closeStore();
    if (this.#ownsFolder) rmSync(this.folder, { recursive: true, force: true });
    if (this.departures.length > 0)
      throw new Error(
        `Answers departed from the contract:\n${[...new Set(this.departures)].slice(0, 20).join("\n")}`,
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
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATABASE_URL: `sqlite:${join(home, "kinward.db")}`,
    RATE_LIMIT_TEST: "0",
    RATE_LIMIT_LIVE: "0",
    ...env,
  });
  const lines: string[] = [];
  const log = makeLog("debug", redactedNames(readContractDocument()), {
    write: (line) => void lines.push(line),
  });
  const own = clock === "stored" ? undefined : (clock ?? new ManualClock(NOW));
  const services = await openServices(config, log, {
    policy: testPolicy(),
    ...overrides,
    ...(own && { clock: own }),
  });
  const { products } = await settleDemo(services, config);
  const running = await startService(services, {
    validateResponses: "throw",
    idleGraceMs: 0,
  });
  return new TestService(`http://127.0.0.1:${running.port}`, {
    clock: services.clock as ManualClock,
    folder: home,
    ownsFolder: folder === undefined,
    products,
    lines,
    running,
    wakeups: services.wakeups,
    closeStore: () => services.store.close(),
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
