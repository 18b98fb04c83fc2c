// Runs the built service as an operator does, in processes that are stopped and killed by their own ids.
import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { databaseIn, type TestDatabase } from "./database.js";
import { ensureDemo, type Demo } from "../server/cli/demo.js";
import { readConfig } from "../server/config.js";
import { openServices, type Services } from "../server/services.js";
import { createEndpoint } from "../server/webhooks/endpoints.js";
import { Caller } from "./caller.js";
import { freePort } from "./service.js";
import { temporaryFolder } from "./folder.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { testPolicy } from "./policy.js";
import { program, runKinward, type Environment } from "./program.js";
import { until } from "./until.js";

/** The home of a service: a folder with its database, a port, and its environment. */
export class Home {
  readonly folder: string;
  /** Bypasses the service. */
  readonly database: TestDatabase;
  readonly env: Environment;
  readonly port: number;

  constructor(folder: string, database: TestDatabase, port: number, env: Environment) {
    this.folder = folder;
    this.database = database;
    this.port = port;
    this.env = {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      ...database.env,
      RATE_LIMIT_TEST: "0",
      RATE_LIMIT_LIVE: "0",
      RATE_LIMIT_CLIENT: "0",
      DRAIN_SECONDS: "0",
      ...env,
    };
  }

  /** Runs a command line in a process of its own. Rejects with its `stderr` where it fails. */
  kinward(...parameters: string[]): Promise<string> {
    return runKinward(parameters, { env: this.env, cwd: this.folder });
  }

  /** Starts a command that runs until it is stopped. */
  begin(...parameters: string[]): ChildProcess {
    return spawn(process.execPath, [program(), ...parameters], {
      env: this.env,
      cwd: this.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  /** Starts a command that may fail, and captures both of its outputs. */
  run(...parameters: string[]): Program {
    return new Program(this.folder, this.env, ...parameters);
  }

  /** Creates what `kinward demo` creates, without a process. */
  demo(): Promise<Demo> {
    return this.within((services) =>
      // Processes look for the keys here.
      ensureDemo(services, {
        ...services.config,
        databaseUrl:
          this.database.dialect === "sqlite"
            ? this.database.url
            : `sqlite:${join(this.folder, "data/kinward.db")}`,
      }),
    );
  }

  /** Registers an endpoint of a product in test mode, without a process. */
  addEndpoint(url: string): Promise<{ endpointId: string; secret: string }> {
    return this.within(({ store, ...services }) =>
      store.write((tx) =>
        createEndpoint(
          tx,
          { ...services, now: services.clock.now() },
          { productId: 101, mode: "test", url, events: null, source: "command-line" },
        ),
      ),
    );
  }

  /** Works on its database inside the test, as a command in a process of its own would. */
  async within<T>(work: (services: Services) => Promise<T>): Promise<T> {
    // Nothing falls due meanwhile, so Temporal is not needed.
    const config = readConfig({ ...this.env, WAKEUPS: "embedded" });
    const { log } = captureLog();
    const services = await openServices(config, log, { policy: testPolicy() });
    try {
      return await work(services);
    } finally {
      await services.checkpoints.flush();
      await services.store.close();
    }
  }

  /** Starts a process that serves. A second one needs a `PORT` of its own. */
  serve(env: Environment = {}, ...parameters: string[]): Server {
    return new Server(this.folder, { ...this.env, ...env }, ...parameters);
  }

  /** Starts a process that runs wakeups, with WAKEUPS=temporal. */
  work(env: Environment = {}): Worker {
    return new Worker(this.folder, { ...this.env, ...env });
  }

  count(table: string): Promise<number> {
    return this.database.count(table);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function makeHome(env: Environment = {}): Promise<Home> {
  const folder = temporaryFolder();
  return new Home(folder, await databaseIn(folder), await freePort(), env);
}

/** A process of the program. */
export class Program {
  readonly startedAt = performance.now();
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Everything that it wrote to both of its outputs. */
  output = "";
  readonly #process: ChildProcess;

  constructor(folder: string, env: Environment, ...parameters: string[]) {
    this.#process = spawn(process.execPath, [program(), ...parameters], {
      env,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (this.output += text));
    this.ended = new Promise((resolve) => {
      this.#process.once("close", (code, signal) => resolve({ code, signal }));
    });
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Stops reading its output, as `head` does once it has seen enough. */
  closeOutput(): void {
    this.#process.stdout?.destroy();
  }

  /** Resolves when it has written a text. Rejects where it ends before. */
  async says(text: string): Promise<void> {
    const isSaid = () => {
      const hasEnded = this.hasEnded;
      if (this.output.includes(text)) return true;
      if (hasEnded) throw new Error(`The process ended: ${this.output}`);
      return false;
    };
    await until(isSaid, () => `"${text}" is not in: ${this.output}`);
  }

  /** Kills it, and waits for its end. */
  async end(): Promise<void> {
    if (!this.hasEnded) this.signal("SIGKILL");
    await this.ended;
  }
}

/** A process that runs wakeups for Temporal. */
export class Worker extends Program {
  constructor(folder: string, env: Environment) {
    super(folder, env, "worker");
  }

  working(): Promise<void> {
    return this.says('"msg":"working"');
  }
}

/** A process that serves. */
export class Server extends Caller {
  readonly #program: Program;

  constructor(folder: string, env: Environment, ...parameters: string[]) {
    super(`http://127.0.0.1:${env["PORT"]}`);
    this.#program = new Program(folder, env, "serve", ...parameters);
  }

  get ended(): Program["ended"] {
    return this.#program.ended;
  }

  get hasEnded(): boolean {
    return this.#program.hasEnded;
  }

  /** Everything that it wrote to both of its outputs. */
  get output(): string {
    return this.#program.output;
  }

  /** Resolves to the milliseconds from its start until it was ready. */
  async ready(): Promise<number> {
    const isReady = async () => {
      if (this.#program.hasEnded) throw new Error(`The service ended: ${this.output}`);
      const answer = await fetch(`${this.baseUrl}/health/ready`).catch(() => undefined);
      await answer?.arrayBuffer();
      return answer?.status === 200;
    };
    await until(isReady, () => `It is not ready: ${this.output}`);
    return performance.now() - this.#program.startedAt;
  }

  signal(signal: NodeJS.Signals): void {
    this.#program.signal(signal);
  }

  says(text: string): Promise<void> {
    return this.#program.says(text);
  }

  /** Kills it, waits for its end, and checks that its responses kept the contract and its log holds no secrets. */
  async end(): Promise<void> {
    this.close();
    await this.#program.end();
    // No operation declares what it responds with while its database is away.
    this.assertContractKept([503]);
    assertNothingLeaked(this.output.split("\n").filter((line) => line.startsWith('{"level"')));
  }
}
