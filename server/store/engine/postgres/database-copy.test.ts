// Moves a service from PostgreSQL to an embedded database and back to another PostgreSQL database.
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { systemClock } from "../../../lib/clock.js";
import { openStore } from "../store.js";
import { forgetProcess, noteProcess } from "../../service/queries.js";
import { runCommand } from "../../../../testing/command-line.js";
import { createDatabase, dropDatabase } from "../../../../testing/database.js";
import { startTestService, STARFALL, type TestService } from "../../../../testing/service.js";

let service: TestService;
let embedded: Record<string, string>;
let another: { name: string; url: string };
beforeAll(async () => {
  service = await startTestService();
  another = await createDatabase();
  embedded = { ...service.database.env, DATABASE_URL: `sqlite:${join(service.folder, "copy.db")}` };
});
afterAll(async () => {
  await service.stop();
  await dropDatabase(another.name);
});

const copyTo = (url: string | undefined, env: Record<string, string>) =>
  runCommand(["database", "copy", "--to", url ?? ""], env);

async function live() {
  const client = service.as(STARFALL);
  const { data: adult } = await client.checkAge({ jurisdiction: "US-CA", age: 30 });
  const { data: child } = await client.checkAge({ jurisdiction: "US-CA", age: 9 });
  if (adult?.status !== "PASS" || child?.status !== "CHALLENGE") throw new Error("not let in");
  const { challengeId } = child.challenge;
  await client.setChallengeStatus({ challengeId, status: "PASS" });
  await service.advance({ days: 3 });
  return adult.session.sessionId;
}
const read = async (from: TestService, sessionId: string) => {
  const { data, response } = await from.as(STARFALL).getSession({ sessionId });
  return [data, response?.headers.get("etag")];
};

test("a copy that broke off is served by nothing, continues where it ended, and answers as the service did", async () => {
  const sessionId = await live();
  const before = await read(service, sessionId);
  // A second after a day's first request the use of its key is written.
  service = await service.restart();
  const rows = await service.rows();

  // The last tables cannot be written yet.
  const url = embedded["DATABASE_URL"] ?? "";
  const draft = await openStore(url);
  await draft.migrate();
  const sql = (text: string) =>
    draft.write(async ({ run }) => void (await run({ sql: text, writes: true }, [])));
  await sql(
    "create trigger broken before insert on service_values begin select raise(abort, 'full'); end",
  );
  await expect(copyTo(url, service.database.env)).rejects.toThrow("full");
  await expect(runCommand(["migrate"], embedded)).rejects.toThrow(
    "A copy into this database was not finished.",
  );
  await sql("drop trigger broken");
  await draft.close();
  expect(await copyTo(url, service.database.env)).toMatch(
    /\nsessions: 2\n[^]*have the same rows[^]*\n.*ledger.*intact/i,
  );

  await copyTo(another.url, embedded);
  const store = await openStore(another.url);
  const counted = Object.keys(rows).map(async (table) => {
    const { rows: found } = await store.run(
      { sql: `select count(*) as count from "${table}"`, writes: false },
      [],
    );
    return [table, (found[0] as { count: number }).count] as const;
  });
  expect(Object.fromEntries(await Promise.all(counted))).toEqual(rows);
  await store.close();
  const moved = await startTestService({
    folder: service.folder,
    clock: service.clock,
    env: { DATABASE_URL: another.url },
  });
  expect(await read(moved, sessionId)).toEqual(before);
  await moved.stop();
});

test("a service that runs, a database that is not empty, and one of the same kind are refused", async () => {
  const { store } = service.services;
  const processId = "host:1:abc";
  await store.write((tx) => noteProcess(tx, { processId, secretIds: [] }, systemClock.realNow()));
  await expect(copyTo("sqlite:copy.db", service.database.env)).rejects.toThrow(
    "The service runs (host:1:abc). Stop it",
  );
  await store.write((tx) => forgetProcess(tx, { processId }));
  await expect(copyTo(embedded["DATABASE_URL"], service.database.env)).rejects.toThrow(
    "The other database is not empty",
  );
  await expect(copyTo(another.url, service.database.env)).rejects.toThrow(
    "Both databases are of one kind.",
  );
});
