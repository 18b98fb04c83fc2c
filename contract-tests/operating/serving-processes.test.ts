// A service of several processes: one of them may be killed at any moment, and no one else notices.
import { randomInt, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { availableParallelism } from "node:os";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { exchange, type Request, type Response } from "../../testing/exchange.js";
import { makeHome, type Home, type Server } from "../../testing/process.js";
import { Receiver, answers } from "../../testing/receiver.js";
import { until } from "../../testing/until.js";

const PROCESSES = availableParallelism() > 1 ? "auto" : "2";
const CONNECTIONS = 24;
const PER_SECOND = 20;
const ADULT = { jurisdiction: "US-CA", age: 34 };

let home: Home;
let keys: { test: string; live: string };
let receiver: Receiver;
let server: Server;

const serve = async (env: Record<string, string> = {}) => {
  if (server) await server.end();
  server = home.serve({ PROCESSES, ...env }, "--demo");
  await server.ready();
  await server.says('"msg":"listening"');
};

beforeAll(async () => {
  receiver = await Receiver.open();
  home = await makeHome({
    WEBHOOK_ALLOW_PRIVATE: "1",
    TRUST_PROXY: "1",
    RATE_LIMIT_LIVE: String(PER_SECOND),
    RATE_LIMIT_CLIENT: String(PER_SECOND),
    METRICS_ADDRESS: "127.0.0.1:0",
  });
  keys = (await home.demo()).products[0]?.apiKeys ?? { test: "", live: "" };
  receiver.secret = (await home.addEndpoint(receiver.url)).secret;
  await serve();
});
afterAll(async () => {
  await receiver.stop();
  await server.end();
  home.remove();
});

/** What the primary has logged with this message. */
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
/** The process that does what falls due. */
const keeper = () => pidOf(logged("wakeups run in this process").at(-1));
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A client from anywhere, so that the limit of its network is not reached. */
const anywhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** One connection, with one request at a time. */
class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** That answered last. */
  process = "";

  async send({ headers, ...request }: Request): Promise<Response> {
    const { port } = home;
    const from = { "X-Forwarded-For": anywhere(), "X-Api-Key": keys.test, ...headers };
    const to = { host: "127.0.0.1", port, agent: this.#agent };
    const answer = await exchange(to, { ...request, headers: from });
    // Each process names its requests after itself.
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
  /** That had answered on this connection. */
  readonly process: string;
  readonly code: string;
}

/** Asks the age gate again and again on each connection; one that is refused ends. */
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
    /** Resolves after so many more answers. */
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

const figure = async (name: string) => {
  const address = logged("listening").at(-1)?.metrics ?? "";
  const text = await (await fetch(`http://${address}/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, "gm"))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
};
const checks = () =>
  figure('kinward_request_duration_seconds_count\\{operation="checkAge",status="200"\\}');

test("connections are shared out, what each process counts is summed, and the demo is printed once", async () => {
  const connections = connect(2 * pids().length);
  await Promise.all(connections.map((connection) => connection.checkAge()));
  expect(new Set(connections.map((connection) => connection.process)).size).toBe(pids().length);
  expect(await checks()).toBe(connections.length);
  expect(await figure("kinward_degraded")).toBe(0);
  expect(server.output.match(/^Demo keys$/gm)).toHaveLength(1);
});

describe("a limit is one for all processes", () => {
  const burst = async (headers: Record<string, string>) => {
    const connections = connect(8);
    await Promise.all(connections.map((connection) => connection.checkAge()));
    let counted = { admitted: 0, tookMs: Infinity };
    // A window begins with the first request after a pause: all have to come within one.
    await until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      const began = performance.now();
      const path = `/api/v1/session/get?sessionId=${randomUUID()}`;
      const asked = Array.from({ length: 3 * PER_SECOND }, (_, nth) =>
        (connections[nth % connections.length] as Connection).send({ path, headers }),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([404, 429]));
      const admitted = statuses.filter((status) => status === 404).length;
      counted = { admitted, tookMs: performance.now() - began };
      return counted.tookMs < 900;
    });
    return counted.admitted;
  };

  test("of a key", async () => {
    expect(await burst({ Authorization: `Bearer ${keys.live}`, "X-Api-Key": [] as never })).toBe(
      PER_SECOND,
    );
  });

  test("of a client", async () => {
    const from = { "X-Forwarded-For": "203.0.113.9" };
    expect(await burst({ ...from, Authorization: `Bearer ${keys.test}` })).toBe(PER_SECOND);
  });
});

describe("a process that is killed", () => {
  test("takes its own requests with it and no other, and nothing that was acknowledged is lost", async () => {
    const connections = connect(CONNECTIONS);
    const { sessions, faults, goOn, stop } = load(connections);
    await goOn(4 * CONNECTIONS);
    const before = pids();
    const counted = await checks();
    const pid = before.findLast((each) => each !== keeper());
    process.kill(pidOf({ pid }), "SIGKILL");
    await until(
      () => pids().length > before.length,
      () => server.output.replace(/^.*"msg":"request".*$\n/gm, ""),
    );
    await goOn(4 * CONNECTIONS);
    // Those that had to connect anew do not all stay where they could.
    const busy = () => new Set(connections.map((connection) => connection.process)).size;
    await until(() => busy() === pids().filter(isRunning).length);
    await stop();
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map((fault) => fault.process)).size).toBe(1);
    expect(new Set(faults.map(({ connection }) => connection)).size).toBe(faults.length);
    expect(faults.length).toBeLessThan(CONNECTIONS);
    const stored = await sessionIds();
    expect(sessions.filter((sessionId) => !stored.has(sessionId))).toEqual([]);
    // What it had counted is still counted.
    expect(await checks()).toBeGreaterThan(counted);
    process.stderr.write(
      `A process of ${PROCESSES} killed: ${JSON.stringify({ acknowledged: sessions.length, lost: 0, cut: faults.length, of: CONNECTIONS })}\n`,
    );
  });

  test("while it does what falls due is followed by another one, which sends its webhooks again", async () => {
    const before = keeper();
    let deadly: string | undefined;
    receiver.behaviour = (request, response, nth) => {
      if (nth === 5) {
        deadly = request.id;
        process.kill(before, "SIGKILL");
      } else answers(204)(request, response, nth);
    };
    const connections = connect(1);
    const [connection] = connections as [Connection];
    const post = async (path: string, body: object) => {
      // Its connection may be one of the killed process.
      for (;;)
        try {
          return await connection.send({ method: "POST", path: `/api/v1/${path}`, body });
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
    };
    const ids: string[] = [];
    for (let nth = 0; nth < 12; nth++) {
      const { json } = await post("age-gate/check", ADULT);
      ids.push((json["session"] as { sessionId: string }).sessionId);
    }
    for (const sessionId of ids) await post("test/revoke-session", { sessionId });
    const revoked = () =>
      new Set(
        receiver.events.flatMap(({ id, event }) =>
          event.type === "Session.Revoked" && id !== deadly ? [event.data.sessionId] : [],
        ),
      );
    await until(() => revoked().size >= ids.length - 1 && deadly !== undefined);
    await until(() => receiver.ids.filter((id) => id === deadly).length >= 2);
    expect(keeper()).not.toBe(before);
    expect(receiver.faults).toEqual([]);
    expect((await server.get("/health/ready")).json).toEqual({ status: "ok" });
  });
});

test("a process that is stopped keeps no other from writing, also where it was the last that wrote", async () => {
  const running = () => pids().filter((pid) => pid !== keeper() && isRunning(pid));
  // The one that was killed before is being replaced.
  await until(() => running().length > 0);
  const stopped = pidOf({ pid: running()[0] });
  const connections = connect(8 * pids().length);
  await Promise.all(connections.map((connection) => connection.checkAge()));
  const ofEach = [...new Map(connections.map((each) => [each.process, each])).values()];
  for (const last of ofEach) {
    await last.checkAge();
    process.kill(stopped, "SIGSTOP");
    let answered = 0;
    const answers = ofEach.map(async (each) => {
      const { status } = await each.checkAge();
      answered += 1;
      return status;
    });
    await until(() => answered === ofEach.length - 1).finally(() =>
      process.kill(stopped, "SIGCONT"),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  }
});

test("when the primary is killed, the others end too", async () => {
  const running = () => pids().filter(isRunning);
  // The one that was killed before is being replaced.
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
  expect(faults).toEqual([]);
  expect(refused()).toBe(CONNECTIONS);
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
