// Any process of a service may be killed at any moment, and the others continue.
import { Agent } from "node:http";

import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";

import { exchange, type Request, type Response } from "../../../testing/exchange.js";
import { makeHome, type Home, type Server } from "../../../testing/process.js";
import { freePort } from "../../../testing/service.js";
import { until } from "../../../testing/until.js";

const PROCESSES = 2;
const CONNECTIONS = 24;
/** Node leaves a connection silent that was being passed to a process when that was killed. */
const SILENCE_MS = 10_000;
const ADULT = { jurisdiction: "US-CA", age: 34 };

let home: Home;
let keys: { test: string; live: string };
let server: Server;

const serve = async (env: Record<string, string> = {}) => {
  if (server) await server.end();
  server = home.serve({ PROCESSES: String(PROCESSES), ...env }, "--demo");
  await server.ready();
  await until(() => pids().length >= PROCESSES);
};

beforeAll(async () => {
  home = await makeHome({ METRICS_ADDRESS: `127.0.0.1:${await freePort()}` });
  keys = (await home.demo()).products[0]?.apiKeys ?? { test: "", live: "" };
  await serve();
});
afterAll(async () => {
  await server.end();
  home.remove();
});

/** Returns what the primary has logged with this message. */
const logged = (message: string) =>
  server.output
    .split("\n")
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as { pid?: number; metrics?: string });
const pidOf = (found: { pid?: number | undefined } | undefined): number => {
  if (!found?.pid) throw new Error(`It is not known which process it was: ${server.output}`);
  return found.pid;
};
const pids = () => logged("a process is ready").map(pidOf);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A connection with one request at a time. */
class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** The process that responded last. */
  process = "";

  async send({ headers, ...request }: Request): Promise<Response> {
    const { port } = home;
    const from = { "X-Api-Key": keys.test, ...headers };
    const to = { host: "127.0.0.1", port, agent: this.#agent, timeout: SILENCE_MS };
    const answer = await exchange(to, { ...request, headers: from });
    // Each process begins its request ids with its own id.
    this.process = answer.headers["x-request-id"]?.split(".")[0] ?? "";
    return answer;
  }

  checkAge(): Promise<Response> {
    return this.send({ method: "POST", path: "/api/v1/age-gate/check", body: ADULT });
  }

  close(): void {
    this.#agent.destroy();
  }
}

let open: Connection[] = [];
const connect = (count: number) => {
  const made = Array.from({ length: count }, () => new Connection());
  open.push(...made);
  return made;
};
afterEach(() => {
  for (const connection of open) connection.close();
  open = [];
});

interface Fault {
  readonly connection: Connection;
  /** The process that had responded on this connection. */
  readonly process: string;
  readonly code: string;
}

/** Repeats age checks on each connection until one is refused. */
function load(connections: readonly Connection[]) {
  const sessions: string[] = [];
  const faults: Fault[] = [];
  let isOver = false;
  let refused = 0;
  const ended = connections.map(async (connection) => {
    while (!isOver)
      try {
        const { status, json } = await connection.checkAge();
        if (status === 200) sessions.push((json["session"] as { sessionId: string }).sessionId);
        else faults.push({ connection, process: connection.process, code: String(status) });
      } catch (error) {
        const { code = "" } = error as NodeJS.ErrnoException;
        if (code === "ECONNREFUSED") return void (refused += 1);
        faults.push({ connection, process: connection.process, code });
      }
  });
  return {
    sessions,
    faults,
    refused: () => refused,
    /** Resolves after this many more responses. */
    goOn: async (count: number) => {
      const before = sessions.length;
      await until(() => sessions.length >= before + count);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(ended);
    },
    ended: Promise.all(ended),
  };
}

const sessionIds = async () =>
  new Set(
    (await home.database.query<{ id: string }>("select session_id as id from sessions")).map(
      ({ id }) => id,
    ),
  );

/** Returns from its metrics how many age checks the process of a slot has handled. */
const checksOf = async (slot: number) => {
  const [host, port] = (home.env["METRICS_ADDRESS"] ?? "").split(":");
  const text = await (await fetch(`http://${host}:${Number(port) + slot - 1}/metrics`)).text();
  const [, count] =
    /^kinward_request_duration_seconds_count\{operation="checkAge",status="200"\} (\S+)$/m.exec(
      text,
    ) ?? [];
  return Number(count ?? 0);
};

test("connections are shared out, each process has metrics of its own, and the demo is printed once", async () => {
  const connections = connect(4 * PROCESSES);
  await Promise.all(connections.map((connection) => connection.checkAge()));
  const busy = new Set(connections.map((connection) => connection.process));
  expect(busy.size).toBe(PROCESSES);
  const counts = [await checksOf(1), await checksOf(2)];
  expect(counts[0]).toBeGreaterThan(0);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(connections.length);
  expect(server.output.match(/^Demo keys$/gm)).toHaveLength(1);
});

test("a process that is killed takes its own requests with it and no other, and nothing that was acknowledged is lost", async () => {
  const connections = connect(CONNECTIONS);
  const { sessions, faults, goOn, stop } = load(connections);
  await goOn(4 * CONNECTIONS);
  const before = pids();
  process.kill(pidOf({ pid: before.at(-1) }), "SIGKILL");
  await until(
    () => pids().length > before.length,
    () => server.output.replace(/^.*"msg":"request".*$\n/gm, ""),
  );
  await goOn(4 * CONNECTIONS);
  await stop();
  const cut = faults.filter(({ code }) => code !== "SILENT");
  expect(cut.length).toBeGreaterThan(0);
  expect(new Set(cut.map((fault) => fault.process)).size).toBe(1);
  expect(new Set(cut.map(({ connection }) => connection)).size).toBe(cut.length);
  expect(cut.length).toBeLessThan(CONNECTIONS);
  const stored = await sessionIds();
  expect(sessions.filter((sessionId) => !stored.has(sessionId))).toEqual([]);
});

test("when the primary is killed, the others end too", async () => {
  const running = () => pids().filter(isRunning);
  // The process that was killed before is being replaced.
  await until(() => running().length > 1);
  const all = running();
  server.signal("SIGKILL");
  expect((await server.ended).signal).toBe("SIGKILL");
  await until(() => !all.some(isRunning));
});

test("SIGTERM under load fails no request in flight, and all processes end by themselves", async () => {
  await serve();
  const before = await home.count("sessions");
  const { sessions, faults, goOn, ended, refused } = load(connect(CONNECTIONS));
  await goOn(6 * CONNECTIONS);
  server.signal("SIGTERM");
  await ended;
  expect(await server.ended).toEqual({ code: 0, signal: null });
  // A client that connects while the port closes may be reset before its request is read.
  expect(refused()).toBe(CONNECTIONS);
  expect(faults.filter(({ code }) => code !== "ECONNRESET")).toEqual([]);
  expect(await home.count("sessions")).toBe(before + sessions.length);
  expect(pids().filter(isRunning)).toEqual([]);
});

test("what keeps the first process from starting ends the service, and is said once", async () => {
  await serve({ KINWARD_SECRET: "x".repeat(32) }).catch(() => {});
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(
    server.output.match(/is not the secret that this database was written with/g),
  ).toHaveLength(1);
  expect(server.output).not.toMatch(/^\s+at /m);
});
