// Replaces the processes of the last release by those of this commit under load, one by one, and back again, on one PostgreSQL
// database. Exits with an error where a request fails. `make rolling`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { startPostgres } from "../postgres/server.mjs";
import { environment, kinward, OWN, startInstance } from "./instance.mjs";
import { beginLoad, requireKept } from "./load.mjs";

const PROCESSES = 2;
const STEADY_MS = 3_000;

const folder = mkdtempSync(join(tmpdir(), "kinward-rolling-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const release = lastRelease();
  const before = release === undefined ? OWN : built(release);
  console.log(
    release === undefined
      ? "There is no release before this commit: its processes are replaced by others of its own."
      : `From ${release} to this commit and back.`,
  );
  const postgres = await startPostgres({ isDurable: true });
  endings.push(postgres.stop);
  const env = environment(folder, postgres.url);
  const { products } = JSON.parse(await kinward(before, env, "demo", "--json"));
  let running = [];
  while (running.length < PROCESSES) running.push(await startInstance(before, env));
  endings.push(() => Promise.all(running.map((each) => each.stop())));

  const load = beginLoad(products[0].apiKeys.test, { isProbed: true });
  endings.push(() => load.stop());
  await load.spread(running);
  await sleep(STEADY_MS);
  await kinward(OWN, env, "migrate");
  const replacementMs = [];
  for (const main of [OWN, before])
    for (let nth = 0; nth < PROCESSES; nth++) {
      const [old, ...rest] = running;
      const began = performance.now();
      running = [...rest, await startInstance(main, env)];
      await load.spread([old, ...running]);
      // The platform probes the process until it has ended.
      const code = await old.stop();
      if (code !== 0) throw new Error(`A process ended with ${code}: ${old.log}`);
      await load.spread(running);
      replacementMs.push(Math.round(performance.now() - began));
      await sleep(STEADY_MS);
    }
  await load.stop();
  await requireKept(load, running[0]);
  const { requests, failures, slowestMs } = load;
  const figures = {
    requests,
    failed: failures.length,
    replacementMs,
    slowestMs: Math.round(slowestMs),
  };
  console.log(JSON.stringify(figures, null, 2));
  if (failures.length > 0) throw new Error(`Failed: ${failures[0].what}`);
  await requireRefusal(env, postgres.url, running[0]);
} finally {
  for (const end of endings.reverse()) await end();
}

/** Returns the newest tag of a release before this commit; undefined where there is none. */
function lastRelease() {
  const tags = execFileSync("git", ["tag", "--list", "v*", "--no-contains", "HEAD"], {
    encoding: "utf8",
  });
  return tags.trim().split("\n").filter(Boolean).sort(byVersion).at(-1);
}

function byVersion(one, other) {
  return one.localeCompare(other, "en", { numeric: true });
}

/** Builds a release in a checkout of its own, with its own packages, and returns its program. */
function built(release) {
  const checkout = join(folder, "release");
  const run = (command, ...parameters) =>
    execFileSync(command, parameters, { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("git", ["clone", "--quiet", "--shared", "--branch", release, ".", checkout]);
  // Copied, so that unchanged native modules are not compiled again.
  execFileSync("cp", ["-a", "node_modules", checkout]);
  run("npm", "install", "--no-save", "--loglevel=error");
  run("npm", "run", "build");
  return join(checkout, "dist/server/main.js");
}

/**
 * After a migration that the previous release cannot run on, that release must report it and end, while running processes
 * continue.
 */
async function requireRefusal(env, url, running) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "insert into schema_migrations (id, applied_at, allows_previous) values ('2099-01-01-of-the-future', now()::text, 0)",
  );
  await client.end();
  const refusal = await kinward(OWN, env, "migrate").catch(({ stderr }) => stderr);
  const said = await startInstance(OWN, env).catch(({ message }) => message);
  for (const text of [refusal, said])
    if (!/newer version of the service \(2099-01-01-of-the-future\).*\n$/.test(text))
      throw new Error(`It does not say what forbids the way back: ${text}`);
  if (!(await running.isReady())) throw new Error("A process that ran does not go on.");
  console.log(refusal.trim());
}
