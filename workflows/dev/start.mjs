// `make start-temporal`: a Temporal dev server, a worker and the service, until one of them ends or a signal comes.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { devServer, settleTool } from "./tools.mjs";

const READY_MS = 30_000;
const KINWARD = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
/** Otherwise the profiles in the user's home would count. */
const PROFILES = fileURLToPath(new URL("temporal.toml", import.meta.url));

const children = [];
let isStopping = false;

// Leaves out variables of another Temporal that the shell is set to: its namespace, key, certificates, profile or file.
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !name.startsWith("TEMPORAL_") || name === "TEMPORAL_PAYLOAD_KEYS",
  ),
);

function run(name, command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...inherited, ...env },
    // A signal of the terminal goes to this process alone, which stops the others in order.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  children.push({ child, ended });
  void ended.then((code) => {
    if (isStopping) return;
    console.error(`${name} has ended (${code}): stopping the others.`);
    void stop(1);
  });
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  // The last one started stops first: the worker, the service, and then the server.
  for (const { child, ended } of children.toReversed()) {
    child.kill("SIGTERM");
    await ended;
  }
  process.exit(code);
}

function portOf(variable, otherwise) {
  const text = process.env[variable] || String(otherwise);
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new Error(`${variable} expects a port, 1 to 65535, and is "${text}".`);
  return Number(text);
}

/** The worker's metrics are served on the next port, because the service uses the configured one. */
function nextAddress(address) {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(address ?? "") ?? [];
  return host && Number(port) > 0 ? `${host}:${Number(port) + 1}` : address;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy()).once("connect", () => socket.end());
  });

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    // A second signal waits for nothing in flight.
    if (isStopping) for (const { child } of children) child.kill("SIGKILL");
    else void stop(0);
  });

try {
  const port = portOf("TEMPORAL_PORT", 7233);
  const uiPort = portOf("TEMPORAL_UI_PORT", port + 1000);
  const temporal = await settleTool("temporal");
  if (await answers(port))
    throw new Error(`Port ${port} is taken: set TEMPORAL_PORT to one that is free.`);
  if (await answers(uiPort))
    throw new Error(`Port ${uiPort} is taken: set TEMPORAL_UI_PORT to one that is free.`);
  // Both databases hold data of families.
  process.umask(0o077);
  mkdirSync("data", { recursive: true, mode: 0o700 });
  run("The Temporal server", temporal, [
    ...devServer({ port, file: "data/temporal.db" }),
    ...["--ui-port", String(uiPort), "--log-level", "error"],
  ]);
  const deadline = Date.now() + READY_MS;
  while (!(await answers(port))) {
    if (Date.now() > deadline)
      throw new Error(`The Temporal server does not answer on port ${port}.`);
    await sleep(50);
  }
  const env = {
    WAKEUPS: "temporal",
    TEMPORAL_ADDRESS: `127.0.0.1:${port}`,
    TEMPORAL_NAMESPACE: "default",
    TEMPORAL_CONFIG_FILE: PROFILES,
    // No load balancer has to notice first.
    DRAIN_SECONDS: "0",
  };
  const { METRICS_ADDRESS } = process.env;
  run("The service", KINWARD, ["serve", "--demo"], env);
  run("The worker", KINWARD, ["worker"], {
    ...env,
    ...(METRICS_ADDRESS && { METRICS_ADDRESS: nextAddress(METRICS_ADDRESS) }),
  });
  console.log(`Temporal's pages are at http://127.0.0.1:${uiPort}`);
} catch (error) {
  console.error(error.message);
  await stop(1);
}
