// Tests that `make start-temporal` starts everything, and leaves nothing behind.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync, statSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { Client, Connection } from "@temporalio/client";

import { freePort } from "../../testing/service.js";
import { temporaryFolder } from "../../testing/folder.js";
import { until } from "../../testing/until.js";

const SCRIPT = fileURLToPath(new URL("../../workflows/dev/start.mjs", import.meta.url));
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  /** Returns everything that it wrote to both of its outputs. */
  output: () => string;
  ended: Promise<number | null>;
}

function start(
  ports: { api: number; temporal: number; ui: number },
  environment: Record<string, string> = {},
): Started {
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(ports.api),
      TEMPORAL_PORT: String(ports.temporal),
      TEMPORAL_UI_PORT: String(ports.ui),
      DATABASE_URL: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
  });
  return { child, output: () => output, ended };
}

const freePorts = async () => ({
  api: await freePort(),
  temporal: await freePort(),
  ui: await freePort(),
});

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { headers: { Connection: "close" } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

const childrenOf = (parent: number | undefined): number[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, of]) => (of === parent ? [pid] : []));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns how many workflows a query finds; none where the namespace does not know its attributes yet. */
async function countOf(port: number, query: string): Promise<number> {
  const connection = await Connection.connect({ address: `127.0.0.1:${port}` });
  try {
    const { count } = await new Client({ connection }).workflow.count(query);
    return count;
  } catch {
    return 0;
  } finally {
    await connection.close();
  }
}

test("brings up Temporal with its pages, a worker and the service, and ends all of it", async () => {
  const ports = await freePorts();
  const figures = await freePort();
  const { child, output, ended } = start(ports, {
    METRICS_ADDRESS: `127.0.0.1:${figures}`,
    // The shell points to another Temporal server.
    TEMPORAL_NAMESPACE: "prod",
    TEMPORAL_API_KEY: "key",
    TEMPORAL_TLS: "true",
    TEMPORAL_PROFILE: "prod",
    TEMPORAL_CONFIG_FILE: "/nonexistent",
  });
  let started: number[] = [];
  try {
    const ready = `http://127.0.0.1:${ports.api}/health/ready`;
    await until(async () => (await isUp(ready)) && /"msg":"working"/.test(output()), output);
    expect(await (await fetch(ready)).json()).toEqual({ status: "ok" });
    const pages = `http://127.0.0.1:${ports.ui}`;
    expect(output()).toContain(`Temporal's pages are at ${pages}`);
    expect(await isUp(pages)).toBe(true);
    // The output says what a newcomer can do next.
    expect(output()).toMatch(/kw_test_\w+/);
    started = childrenOf(child.pid);
    expect(started).toHaveLength(3);
    for (const file of ["kinward.db", "temporal.db"])
      expect([file, statSync(join(folder, "data", file)).mode & 0o077]).toEqual([file, 0]);
    for (const port of [figures, figures + 1])
      expect(await isUp(`http://127.0.0.1:${port}/metrics`)).toBe(true);
    // The service creates this search attribute at its first dispatch.
    const asked = await fetch(`http://127.0.0.1:${ports.api}/api/v1/age-gate/check`, {
      method: "POST",
      headers: {
        "X-Api-Key": /kw_test_\w+/.exec(output())?.[0] ?? "",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ jurisdiction: "US-CA", dateOfBirth: "2018-01-01" }),
    });
    expect(asked.status).toBe(200);
    const query = 'KinwardKind = "otpRotation"';
    await until(async () => (await countOf(ports.temporal, query)) === 1);

    child.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(started.filter(isRunning)).toEqual([]);
    expect(output().match(/"msg":"stopped"/g)).toHaveLength(2);
  } finally {
    child.kill("SIGKILL");
    for (const pid of started.filter(isRunning)) process.kill(pid, "SIGKILL");
  }
});

test.each(["temporal", "ui", "api"] as const)(
  "says which port is taken where the one of %s is, and leaves nothing running",
  async (name) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const ports = { ...(await freePorts()), [name]: port };
    const { child, output, ended } = start(ports);
    try {
      expect(await ended).toBe(1);
      expect(output()).toMatch(new RegExp(`${port} (is taken|\\(EADDRINUSE\\))`));
      expect(output()).not.toMatch(/^\s+at /m);
      const others = Object.values(ports).filter((other) => other !== port);
      for (const other of others) expect(await isUp(`http://127.0.0.1:${other}`)).toBe(false);
    } finally {
      taken.close();
      child.kill("SIGKILL");
    }
  },
);

test.each([
  ["TEMPORAL_PORT", "abc", 'TEMPORAL_PORT expects a port, 1 to 65535, and is "abc".'],
  ["TEMPORAL_CLI_PATH", "/nonexistent", "TEMPORAL_CLI_PATH names no program: /nonexistent."],
])("says in one sentence that %s=%s cannot be", async (variable, value, sentence) => {
  const { output, ended } = start(await freePorts(), { [variable]: value });
  expect(await ended).toBe(1);
  expect(output()).toBe(`${sentence}\n`);
});
