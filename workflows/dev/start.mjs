// `make start-temporal`: a Temporal dev server, a worker and the service, until one of them ends or a signal comes.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { devServer, settleTool } from "./tools.mjs";

const PORT = Number(process.env.TEMPORAL_PORT || 7233);
const UI_PORT = Number(process.env.TEMPORAL_UI_PORT || PORT + 1000);
const READY_MS = 30_000;
const KINWARD = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));

const children = [];
let isStopping = false;

function run(name, command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
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
  // The last that was started first: the worker, the service, and what keeps the time.
  for (const { child, ended } of children.toReversed()) {
    child.kill("SIGTERM");
    await ended;
  }
  process.exit(code);
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy()).once("connect", () => socket.end());
  });

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    // A second one waits for nothing that is under way.
    if (isStopping) for (const { child } of children) child.kill("SIGKILL");
    else void stop(0);
  });

try {
  const temporal = await settleTool("temporal");
  if (await answers(PORT))
    throw new Error(`Port ${PORT} is taken: set TEMPORAL_PORT to one that is free.`);
  if (await answers(UI_PORT))
    throw new Error(`Port ${UI_PORT} is taken: set TEMPORAL_UI_PORT to one that is free.`);
  mkdirSync("data", { recursive: true, mode: 0o700 });
  const attributes = ["KinwardKind", "KinwardRef", "KinwardSession"];
  run("The Temporal server", temporal, [
    ...devServer({ port: PORT, file: "data/temporal.db" }),
    ...["--ui-port", String(UI_PORT), "--log-level", "error"],
    ...attributes.flatMap((name) => ["--search-attribute", `${name}=Keyword`]),
  ]);
  const deadline = Date.now() + READY_MS;
  while (!(await answers(PORT))) {
    if (Date.now() > deadline)
      throw new Error(`The Temporal server does not answer on port ${PORT}.`);
    await sleep(50);
  }
  const env = { WAKEUPS: "temporal", TEMPORAL_ADDRESS: `127.0.0.1:${PORT}` };
  run("The service", KINWARD, ["serve", "--demo"], env);
  run("The worker", KINWARD, ["worker"], env);
  console.log(`Temporal's pages are at http://127.0.0.1:${UI_PORT}`);
} catch (error) {
  console.error(error.message);
  await stop(1);
}
