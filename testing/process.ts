// The built service as an operator runs it: processes of their own, stopped and killed by their own ids.
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

/** One place where the service lives: a folder with its database, a port, its environment. */
export class Home {
  readonly folder: string;
  /** Seen from outside. */
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
      CONTRACT_CHECK: "full",
      ...env,
    };
  }

  /** Runs a command of the command line in a process of its own. Rejects with its `stderr` where it fails. */
  kinward(...parameters: string[]): Promise<string> {
    return runKinward(parameters, { env: this.env, cwd: this.folder });
  }

  /** Begins a command that runs until it is stopped. */
  begin(...parameters: string[]): ChildProcess {
    return spawn(process.execPath, [program(), ...parameters], {
      env: this.env,
      cwd: this.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  /** Begins a command that may fail; what it writes to both of its outputs is kept. */
  run(...parameters: string[]): Program {
    return new Program(this.folder, this.env, ...parameters);
  }

  /** Makes what `kinward demo` makes, without a process. */
  demo(): Promise<Demo> {
    return this.within((services) =>
      // The keys stand where a process looks for them.
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
  addEndpoint(url: string, productId = 101): Promise<{ endpointId: string; secret: string }> {
    return this.within(({ store, ...services }) =>
      store.write((tx) =>
        createEndpoint(
          tx,
          { ...services, now: services.clock.now() },
          { productId, mode: "test", url, events: null, source: "command-line" },
        ),
      ),
    );
  }

  /** Works on its database inside the test, as a command would in a process of its own. */
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

  /** A process that serves; `PORT` in the environment for one beside another. */
  serve(env: Environment = {}, ...parameters: string[]): Server {
    return new Server(this.folder, { ...this.env, ...env }, ...parameters);
  }

  /** A process that does what falls due, with WAKEUPS=temporal. */
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

/** A process of the program, whatever it does. */
export class Program {
  readonly startedAt = performance.now();
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All that it wrote, to both of its outputs. */
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

  /** Reads no more of what it prints, as `head` does once it has seen enough. */
  closeOutput(): void {
    this.#process.stdout?.destroy();
  }

  /** Resolves when it has written this. Rejects where it ends before. */
  async says(text: string): Promise<void> {
    const isSaid = () => {
      const hasEnded = this.hasEnded;
      if (this.output.includes(text)) return true;
      if (hasEnded) throw new Error(`The process ended: ${this.output}`);
      return false;
    };
    await until(isSaid, () => `"${text}" is not in: ${this.output}`);
  }

  /** Ends it whatever it does, and waits for its end. */
  async end(): Promise<void> {
    if (!this.hasEnded) this.signal("SIGKILL");
    await this.ended;
  }
}

/** A process that does what Temporal says is due. */
export class Worker extends Program {
  constructor(folder: string, env: Environment) {
    super(folder, env, "worker");
  }

  working(): Promise<void> {
    return this.says('"msg":"working"');
  }
}

/** A process of the service. */
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

  /** All that it wrote, to both of its outputs. */
  get output(): string {
    return this.#program.output;
  }

  /** How many milliseconds it took from its start until it was ready. */
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

  /** Ends it whatever it does, and waits for its end. */
  async end(): Promise<void> {
    this.close();
    await this.#program.end();
    assertNothingLeaked(this.output.split("\n").filter((line) => line.startsWith('{"level"')));
  }
}
