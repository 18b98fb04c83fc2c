// A real Temporal dev server in a process of its own, and the service that uses it.
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Client, Connection, type WorkflowExecutionInfo } from "@temporalio/client";
import Database from "better-sqlite3";

import { unwrap, type Client as Kinward, type Schemas } from "../../client/index.js";
import { devServer, settleTool } from "../../workflows/dev/tools.mjs";
import { limitOf, scheduleOf } from "../kid.js";
import { encrypting } from "../../workflows/host/codec.js";
import { makeHome, type Home } from "../process.js";
import type { Environment } from "../program.js";
import { Receiver } from "../receiver.js";
import { freePort } from "../service.js";
import { temporaryFolder } from "../folder.js";
import { until } from "../until.js";

const DEFAULT_NAMESPACE = "default";

export class DevServer {
  readonly folder = temporaryFolder();
  readonly port: number;
  readonly namespaces: readonly string[];
  readonly #connection: Connection;
  /** The server's dynamic configuration from the next start on: `name=value`. */
  settings: readonly string[] = [];
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(port: number, namespaces: readonly string[]) {
    this.port = port;
    this.namespaces = namespaces;
    this.#connection = Connection.lazy({
      address: this.address,
      channelArgs: { "grpc.max_reconnect_backoff_ms": 200 },
    });
  }

  /** Prepares a server without starting it, for callers that need its address earlier. */
  static async prepare(...namespaces: string[]): Promise<DevServer> {
    return new DevServer(await freePort(), [DEFAULT_NAMESPACE, ...namespaces]);
  }

  static async start(...namespaces: string[]): Promise<DevServer> {
    const server = await DevServer.prepare(...namespaces);
    await server.start();
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** The environment variables that point the service to it. */
  get env(): Environment {
    return { WAKEUPS: "temporal", TEMPORAL_ADDRESS: this.address };
  }

  /** Returns a client that decrypts what the service has encrypted, given its keys. */
  client(namespace = DEFAULT_NAMESPACE, keys?: readonly Buffer[]): Client {
    const dataConverter = keys ? { payloadCodecs: [encrypting(keys)] } : {};
    return new Client({ connection: this.#connection, namespace, dataConverter });
  }

  /** Starts on its file, with everything that it knew before. */
  async start(): Promise<void> {
    const own = this.namespaces.filter((name) => name !== DEFAULT_NAMESPACE);
    const child = spawn(
      await settleTool("temporal"),
      [
        ...devServer({ port: this.port, file: join(this.folder, "temporal.db") }),
        ...["--headless", "--log-level", "error"],
        ...own.flatMap((name) => ["--namespace", name]),
        ...this.settings.flatMap((setting) => ["--dynamic-config-value", setting]),
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`Temporal ended: ${this.#output}`);
      return this.#answers();
    });
  }

  async #answers(): Promise<boolean> {
    const { workflowService } = this.#connection;
    try {
      for (const namespace of this.namespaces)
        await this.#connection.withDeadline(Date.now() + 1_000, () =>
          workflowService.describeNamespace({ namespace }),
        );
      return true;
    } catch {
      return false;
    }
  }

  /** Makes it neither respond nor refuse until `resume`. */
  pause(): void {
    this.#process?.kill("SIGSTOP");
  }

  resume(): void {
    this.#process?.kill("SIGCONT");
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
    this.#process = undefined;
  }

  /** Deletes its file, and so everything that it knew. It has to be stopped. */
  forget(): void {
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name));
  }

  /** Returns the bytes of everything that it keeps on disk. */
  kept(): Buffer {
    return Buffer.concat(
      readdirSync(this.folder).map((name) => readFileSync(join(this.folder, name))),
    );
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#connection.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns the workflows of a query once it finds these, because a new server learns of attributes and workflows gradually. */
export async function foundBy(
  client: Client,
  query: string,
  ...workflowIds: string[]
): Promise<WorkflowExecutionInfo[]> {
  let found: WorkflowExecutionInfo[] = [];
  await until(async () => {
    found = [];
    try {
      for await (const each of client.workflow.list({ query })) found.push(each);
    } catch {
      return false;
    }
    const ids = found.map(({ workflowId }) => workflowId);
    return found.length > 0 && workflowIds.every((id) => ids.includes(id));
  });
  return found;
}

export const isOver = async (client: Client, workflowId: string): Promise<boolean> =>
  (await client.workflow.getHandle(workflowId).describe()).status.name === "COMPLETED";

export type ListedEvent = Schemas["ListedEvent"];

interface WakeupRow {
  ref: string;
  runAt: number;
  isDispatched: number;
  dispatchLeaseUntil: number | null;
}

/** A product on Temporal: its database, its key, and its server for webhooks. */
export class Stage {
  readonly home: Home;
  readonly apiKey: string;
  readonly receiver: Receiver;
  /** The endpoint whose wakeup sends its webhooks. */
  readonly endpointId: string;

  private constructor(parts: Pick<Stage, "home" | "apiKey" | "receiver" | "endpointId">) {
    this.home = parts.home;
    this.apiKey = parts.apiKey;
    this.receiver = parts.receiver;
    this.endpointId = parts.endpointId;
  }

  static async set(temporal: DevServer, env: Environment = {}): Promise<Stage> {
    const receiver = await Receiver.open();
    const home = await makeHome({ WEBHOOK_ALLOW_PRIVATE: "1", ...temporal.env, ...env });
    const { products } = await home.demo();
    const { endpointId, secret } = await home.addEndpoint(receiver.url);
    receiver.secret = secret;
    const apiKey = products[0]?.apiKeys.test ?? "";
    return new Stage({ home, apiKey, receiver, endpointId });
  }

  /** Returns the rows of its wakeups, past the service. */
  async wakeups(kind: string): Promise<WakeupRow[]> {
    return this.home.database.query(
      `select ref, run_at as "runAt", is_dispatched as "isDispatched", dispatch_lease_until as "dispatchLeaseUntil"
       from wakeups where kind = '${kind}'`,
    );
  }

  /** Changes rows, past the service. */
  async change(sql: string): Promise<void> {
    const database = new Database(join(this.home.folder, "kinward.db"));
    try {
      database.exec(sql);
    } finally {
      database.close();
    }
  }

  strike(): void {
    void this.receiver.stop();
    this.home.remove();
  }
}

/** Starts a session of an adult, for whom nothing falls due. */
export const letIn = async (client: Kinward): Promise<string> =>
  (await unwrap(client.checkAge({ jurisdiction: "US-CA", age: 34 }))).session?.sessionId ?? "";

const MINUTE = 60_000;
/** The shortest limit, and the furthest back that a play may start. */
const LIMIT_MS = 5 * MINUTE;

/**
 * Plays so that a limit is reached in `limitInMs`, and a break reminder follows `breakAfterMs` (whole seconds) later. Uses a
 * zone where midnight is far.
 */
export async function play(
  client: Kinward,
  sessionId: string,
  { limitInMs, breakAfterMs = 0 }: { limitInMs: number; breakAfterMs?: number },
): Promise<{ limitAt: number; breakAt: number }> {
  const noon = ((12 - new Date().getUTCHours() + 36) % 24) - 12;
  const schedule = scheduleOf({
    // POSIX reverses the sign: Etc/GMT-3 is three hours east.
    timezone: noon === 0 ? "UTC" : `Etc/GMT${noon > 0 ? "-" : "+"}${Math.abs(noon)}`,
    dailyLimits: limitOf(LIMIT_MS / MINUTE),
    breakReminderIntervalMinutes: breakAfterMs > 0 ? LIMIT_MS / MINUTE : 0,
  });
  await unwrap(client.setScreentime({ sessionId, enabled: true, schedule }));
  const timestamp = new Date(Date.now() - 30 * MINUTE).toISOString();
  const durationSeconds = breakAfterMs / 1000;
  if (breakAfterMs > 0)
    await unwrap(
      client.pushScreentime({
        sessionId,
        events: [{ id: randomUUID(), timestamp, durationSeconds }],
      }),
    );
  const limitAt = Date.now() + limitInMs;
  const breakAt = limitAt + breakAfterMs;
  const startedAt = new Date(breakAt - LIMIT_MS).toISOString();
  await unwrap(client.startScreentime({ sessionId, id: randomUUID(), timestamp: startedAt }));
  return { limitAt, breakAt };
}

/** Returns what was announced to the product, earliest first. */
export async function eventsOf(client: Kinward, sessionId?: string): Promise<ListedEvent[]> {
  const found: ListedEvent[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await unwrap(
      client.listWebhookEvents({ limit: 100, ...(cursor !== undefined && { cursor }) }),
    );
    found.push(...page.events);
    if (page.nextCursor === undefined) break;
    cursor = page.nextCursor;
  }
  return found
    .filter(
      ({ data }) =>
        sessionId === undefined || ("sessionId" in data && data.sessionId === sessionId),
    )
    .reverse();
}

/** Returns whether a listed event says that its delivery arrived. */
export const isDelivered = ({ deliveries }: ListedEvent): boolean =>
  deliveries.some(({ status }) => status === 204);
