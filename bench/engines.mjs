// How late thresholds come on both engines, from the instant of the crossing to the webhook at the receiver: sessions are
// started at a rate, and each crosses a threshold some seconds later. `node bench/engines.mjs [--rates 25,50,100]`
import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { devServer, settleTool } from "../workflows/dev/tools.mjs";
import { makeInbox } from "./cases/wakeups.mjs";
import { addEndpoint, receiver } from "./cases/webhooks.mjs";
import { freePort, quantile } from "./machine.mjs";
import {
  INTERVAL_MINUTES,
  KINWARD,
  demoKey,
  environment,
  makeSession,
  multiplySessions,
} from "./world.mjs";

const { values } = parseArgs({
  options: {
    rates: { type: "string", default: "10,25,50,75,100" },
    engines: { type: "string", default: "embedded,temporal" },
    seconds: { type: "string", default: "15" },
  },
});
const rates = values.rates.split(",").map(Number);
const seconds = Number(values.seconds);
/** From the start of a session to its threshold. */
const AHEAD_MS = 10_000;
/** What has not come by then is taken to be as late. */
const PATIENCE_MS = 60_000;

const children = [];
function run(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  children.push(child);
  return { stop: () => (child.kill("SIGTERM"), ended) };
}

async function until(look) {
  for (;;) {
    if (await look().catch(() => false)) return;
    await sleep(50);
  }
}

async function atRate({ port, key, inbox }, sessions, rate) {
  const arrived = inbox.expect(sessions.length);
  const begun = performance.now();
  const starts = sessions.map(async (sessionId, nth) => {
    await sleep((nth / rate) * 1000 - (performance.now() - begun));
    const dueAt = Date.now() + AHEAD_MS;
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/screentime/start`, {
      method: "POST",
      headers: { "X-Api-Key": key, "Content-Type": "application/json" },
      body: JSON.stringify({
        sessionId,
        id: randomUUID(),
        timestamp: new Date(dueAt - INTERVAL_MINUTES * 60_000).toISOString(),
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  });
  await Promise.all(starts);
  const lateness = await Promise.race([arrived, sleep(AHEAD_MS + PATIENCE_MS)]);
  if (lateness === undefined) return undefined;
  const sorted = lateness.sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-engines-"));
  const parts = [];
  try {
    const env = environment(folder);
    if (engine === "temporal") {
      const temporalPort = await freePort();
      const file = join(folder, "temporal.db");
      parts.push(
        run(await settleTool("temporal"), [
          ...devServer({ port: temporalPort, file }),
          ...["--headless", "--log-level", "never"],
        ]),
      );
      Object.assign(env, { WAKEUPS: "temporal", TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}` });
    }
    const port = await freePort();
    Object.assign(env, { PORT: String(port) });
    const server = run(KINWARD, ["serve", "--demo"], env);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok);
    const key = demoKey(folder);
    const first = await makeSession({ port }, key);
    const sessions = multiplySessions(
      folder,
      first,
      rates.reduce((sum, rate) => sum + rate * seconds, 0),
    );
    const inbox = makeInbox();
    const { url, close } = await receiver(inbox.take);
    addEndpoint(folder, url, "Screentime.BreakReminder");
    if (engine === "temporal") parts.push(run(KINWARD, ["worker"], env));
    parts.push(server);
    await sleep(4_000);
    for (const rate of rates) {
      const late = await atRate({ port, key, inbox }, sessions.splice(0, rate * seconds), rate);
      console.log(
        `${engine.padEnd(9)} ${String(rate).padStart(4)} sessions/s   ` +
          (late ? `p50 ${late.p50} ms   p99 ${late.p99} ms` : `later than ${PATIENCE_MS} ms`),
      );
      if (!late) break;
    }
    close();
  } finally {
    for (const part of parts.reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  for (const engine of values.engines.split(",")) await measure(engine);
} finally {
  for (const child of children) child.kill("SIGKILL");
}
process.exit(0);
