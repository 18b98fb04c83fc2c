// The built service as an operator runs it: processes of their own, stopped and killed by their own ids.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { databaseIn, type TestDatabase } from "../server/_database.js";
import type { Demo } from "../server/cli/demo.js";
import { Caller, freePort, temporaryFolder } from "./_service.js";

const PROGRAM = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));
const READY_MS = 60_000;

function program(): string {
  if (!existsSync(PROGRAM))
    throw new Error("dist/ is missing: run `make build` first, or `make test`, which does.");
  return PROGRAM;
}

export type Environment = Readonly<Record<string, string>>;

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
      ...env,
    };
  }

  /** Runs a command of the command line in a process of its own. Rejects with its `stderr` where it fails. */
  async kinward(...parameters: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [program(), ...parameters], {
      env: this.env,
      cwd: this.folder,
    });
    return stdout;
  }

  /** Begins a command that goes on until it is told to end. */
  begin(...parameters: string[]): ChildProcess {
    return spawn(process.execPath, [program(), ...parameters], {
      env: this.env,
      cwd: this.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  async demo(): Promise<Demo> {
    return JSON.parse(await this.kinward("demo", "--json")) as Demo;
  }

  /** A process that serves; `PORT` in the environment for one beside another. */
  serve(env: Environment = {}): Server {
    return new Server(this.folder, { ...this.env, ...env });
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

/** A process of the service. */
export class Server extends Caller {
  readonly startedAt = performance.now();
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All that it wrote, to both of its outputs. */
  output = "";
  readonly #process: ChildProcess;

  constructor(folder: string, env: Environment) {
    super(`http://127.0.0.1:${env["PORT"]}`);
    this.#process = spawn(process.execPath, [program(), "serve"], {
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

  /** How many milliseconds it took from its start until it was ready. */
  async ready(): Promise<number> {
    while (performance.now() - this.startedAt < READY_MS) {
      if (this.#process.exitCode !== null) throw new Error(`The service ended: ${this.output}`);
      const answer = await fetch(`${this.baseUrl}/health/ready`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return performance.now() - this.startedAt;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The service was not ready within ${READY_MS} ms: ${this.output}`);
  }

  signal(signal: "SIGTERM" | "SIGKILL"): void {
    this.#process.kill(signal);
  }

  /** Ends it whatever it does, and waits for its end. */
  async end(): Promise<void> {
    this.close();
    if (this.#process.exitCode === null && this.#process.signalCode === null)
      this.signal("SIGKILL");
    await this.ended;
  }
}
