// The service of the simulated day: the built program in a process of its own, on a manual clock, on either database.
import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { startPostgres } from "../../testing/postgres/server.mjs";
import { receiver } from "../cases/webhooks.mjs";
import { freePort, start } from "../machine.mjs";
import { KINWARD, environment } from "../world.mjs";
import { postgresSizes, sqliteSizes } from "./sizes.mjs";

const PRODUCT = 101;

/**
 * Starts it at `clockStart` (milliseconds), with an endpoint for all events of the product: `onEvent` is called with the body
 * of each. `ends`: what to call in the end, in this order.
 */
export async function startDay({ folder, clockStart, isPostgres, onEvent }) {
  const ends = [];
  const postgres = isPostgres ? await startPostgres({ isDurable: true }) : undefined;
  if (postgres) ends.unshift(() => postgres.stop());
  const metrics = `127.0.0.1:${await freePort()}`;
  const env = {
    ...environment(folder),
    ...(postgres && {
      DATABASE_URL: postgres.url,
      KINWARD_SECRET: "a secret of the measurements of 32 characters or more",
    }),
    CLOCK: "manual",
    CLOCK_START: new Date(clockStart).toISOString(),
    METRICS_ADDRESS: metrics,
    LOG_LEVEL: "info",
  };
  const run = (...args) =>
    JSON.parse(
      execFileSync(KINWARD, [...args, "--json"], {
        cwd: folder,
        env: { ...process.env, ...env },
        // Beside it they write entries of the audit log.
        stdio: "pipe",
      }),
    );
  const { products } = run("demo");
  const key = products.find(({ productId }) => productId === PRODUCT).apiKeys.test;
  const { url, close } = await receiver((_, chunks) =>
    onEvent(JSON.parse(Buffer.concat(chunks).toString())),
  );
  ends.unshift(close);
  run("webhook", "add", "--product", String(PRODUCT), "--mode", "test", "--url", url);
  const server = await start([KINWARD, "serve"], "/health/ready", env);
  ends.unshift(() => server.stop());
  return {
    server,
    key,
    sizes: postgres
      ? await postgresSizes(postgres.url)
      : sqliteSizes(join(folder, "kinward.db"), server.pid),
    /** The figures of `GET /metrics`, by name and labels. */
    async metrics() {
      const text = await (await fetch(`http://${metrics}/metrics`)).text();
      const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      return new Map(
        lines.map((line) => {
          const space = line.lastIndexOf(" ");
          return [line.slice(0, space), Number(line.slice(space + 1))];
        }),
      );
    },
    async stop() {
      for (const end of ends) await end();
    },
  };
}
