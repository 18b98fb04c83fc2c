// The same load on one process and on two, each on a database of its own with the same rows, on all cores. The load runs on
// them too and takes a large part of two cores, so requests a second say little of a larger machine: its share is part of the
// row, and CPU for each request is what can be compared.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import Database from "better-sqlite3";

import { cpuMicrosOfChildren, pinLoad, unpin } from "../machine.mjs";
import { compare } from "../rounds.mjs";
import { startKinward } from "../world.mjs";
import { pushes, startsAndEnds } from "./screentime.mjs";
import { sessionReadLoad } from "./session.mjs";

const READ = 1_000;
/** Until every process of the second has started, and all have compiled what they check responses by. */
const SETTLE_MS = 5_000;

/** A service of so many processes on a copy of the database. */
async function serve({ folder }, processes) {
  const own = join(folder, `processes-${processes}`);
  mkdirSync(own);
  const db = new Database(join(folder, "kinward.db"));
  try {
    db.prepare("vacuum into ?").run(join(own, "kinward.db"));
  } finally {
    db.close();
  }
  copyFileSync(join(folder, "kinward.secret"), join(own, "kinward.secret"));
  const env = { PROCESSES: String(processes) };
  const server = await startKinward(own, { env, isPinned: false });
  unpin(server.pid);
  return { ...server, otherMicros: () => cpuMicrosOfChildren(server.pid) };
}

/** Of a core, while a load ran. */
async function shareOfLoad(work) {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, share: (user + system) / 1000 / (performance.now() - startedAt) };
}

export async function processes(world) {
  const { key, sessions, settings } = world;
  const servers = [await serve(world, 2), await serve(world, 1)];
  unpin(process.pid);
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const row = async (name, loadOf) => {
      const [two, one] = await Promise.all(servers.map(loadOf));
      const { result, share } = await shareOfLoad(() => compare({ two, one }, settings));
      // What the primary takes, and those that answer.
      const cpu = result.two.cpu + result.two.otherCpu;
      return {
        name,
        kinward: { ...result.two, cpu },
        reference: result.one,
        runs: result.runs,
        ratio: result.ratio,
        cpuRatio: cpu / result.one.cpu,
        note: `beside one process, in the columns of the reference; the load used ${share.toFixed(2)} of a core`,
      };
    };
    const reads = (isConditional) => (server) =>
      sessionReadLoad({ server, key, sessions: sessions.slice(0, READ), isConditional });
    return [
      await row("2 processes: session read (304)", reads(true)),
      await row("2 processes: session read (200)", reads(false)),
      await row("2 processes: start and end", (server) =>
        startsAndEnds(server, key, sessions, settings.connections),
      ),
      await row("2 processes: push of 100 segments", (server) => pushes(server, key, sessions)),
    ];
  } finally {
    pinLoad();
    await Promise.all(servers.map((server) => server.stop()));
  }
}
