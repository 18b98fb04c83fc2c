// Two PostgreSQL servers, of which one follows the other.
import { startPostgres } from "./server.mjs";

const SETTINGS = ["wal_level=replica", "max_wal_senders=5"];

/**
 * Starts a primary and the standby that follows it. With `isSynchronous` a commit is acknowledged when the standby has it on its
 * disk too. `endings` gets what stops them.
 */
export async function startPair(endings, { isSynchronous }) {
  const primary = await startPostgres({
    isDurable: true,
    settings: [...SETTINGS, ...(isSynchronous ? ["synchronous_standby_names=standby"] : [])],
  });
  await primary.halt();
  const target = `host=127.0.0.1 port=${primary.port} user=kinward password=kinward application_name=standby`;
  const following = startPostgres({
    isDurable: true,
    settings: [...SETTINGS, `primary_conninfo=${target}`],
    standbyOf: primary,
  });
  await primary.start();
  endings.push(async () => {
    // A process that is silent takes no other signal.
    if (primary.isAlive) primary.kill("SIGKILL");
    await primary.stop();
  });
  const standby = await following;
  endings.push(() => standby.stop());
  return { primary, standby };
}
