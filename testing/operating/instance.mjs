// One process of the service, as an operator runs it.
import { execFile, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

export const OWN = new URL("../../dist/server/main.js", import.meta.url).pathname;

export const environment = (folder, url) => ({
  PATH: process.env.PATH,
  HOME: folder,
  DATABASE_URL: url,
  KINWARD_SECRET: "a secret of the tests of 32 characters or more",
  LOG_LEVEL: "warn",
  RATE_LIMIT_TEST: "100000",
  RATE_LIMIT_CLIENT: "0",
  WEBHOOK_ALLOW_PRIVATE: "1",
});

/** Runs a command to its end and returns what it printed. */
export async function kinward(main, env, ...parameters) {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [main, ...parameters], { cwd: env.HOME, env });
  return stdout;
}

/** Starts a process and waits until it is ready. */
export async function startInstance(main, env) {
  const port = await freePort();
  const child = spawn(process.execPath, [main, "serve"], {
    cwd: env.HOME,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (log += text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const instance = {
    url: `http://127.0.0.1:${port}`,
    get log() {
      return log;
    },
    isReady: () => answers(`http://127.0.0.1:${port}/health/ready`),
    /** Stops it as its platform does, and waits for its end. */
    stop: () => (child.kill("SIGTERM"), ended),
  };
  while (!(await instance.isReady())) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}: ${log}`);
    await sleep(50);
  }
  return instance;
}

const answers = (url) =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
