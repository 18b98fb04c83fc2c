// Starts one PostgreSQL server for a run of the tests, and removes their databases afterwards.
import { randomBytes } from "node:crypto";

import pg from "pg";

import { startPostgres } from "./server.mjs";

let server;

/** Jest's globalSetup. TEST_DATABASE_URL then names the server, and KINWARD_TEST_RUN the prefix of its databases. */
export default async function begin() {
  process.env.KINWARD_TEST_RUN = `kinward_test_${randomBytes(4).toString("hex")}`;
  if (process.env.TEST_DATABASE_URL) await assertReachable(process.env.TEST_DATABASE_URL);
  else {
    server = await startPostgres();
    process.env.TEST_DATABASE_URL = server.url;
  }
}

/** Jest's globalTeardown, exported by `end.mjs`. */
export async function end() {
  if (server) return server.stop();
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where datname like $1", [
    `${process.env.KINWARD_TEST_RUN}%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function assertReachable(url) {
  const client = new pg.Client(url);
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(
      `TEST_DATABASE_URL names a PostgreSQL that does not answer (${cause.message}). Unset it to have one started, or set KINWARD_TEST_POSTGRES=off to leave these suites out.`,
      { cause },
    );
  }
  await client.end();
}
