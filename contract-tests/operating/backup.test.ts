// Loses a machine with its database, and gets the service back from a backup.
import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { makeHome, Program, type Home, type Server } from "../../testing/process.js";

const SECRET = "a secret of the drill that has 32 characters or more";
let home: Home;
let server: Server;
let apiKey: string;
let file: string;
beforeAll(async () => {
  home = await makeHome({ KINWARD_SECRET: SECRET });
  apiKey = (await home.demo()).products[0]?.apiKeys.test ?? "";
  file = home.database.url.replace("sqlite:", "");
  await serve();
});
afterAll(async () => {
  await server.end();
  home.remove();
});

async function serve() {
  server = home.serve();
  await server.ready();
}
async function register() {
  const answer = await server.client(apiKey).checkAge({ jurisdiction: "US-CA", age: 15 });
  if (answer.data?.status !== "PASS") throw new Error(`not let in: ${answer.data?.status}`);
  return answer.data.session;
}
/** Leaves an entry in the ledger. */
async function consent() {
  const client = server.client(apiKey);
  const { data } = await client.checkAge({ jurisdiction: "US-CA", age: 9 });
  if (data?.status !== "CHALLENGE") throw new Error("no challenge");
  const { challengeId } = data.challenge;
  await client.setChallengeStatus({ challengeId, status: "PASS" });
}
const isKnown = async (sessionId: string) =>
  (await server.client(apiKey).getSession({ sessionId })).response?.status === 200;
async function refused(env: Record<string, string>, ...parameters: string[]) {
  const run = new Program(home.folder, { ...home.env, ...env }, ...parameters);
  expect((await run.ended).code).toBe(1);
  return run.output;
}

test("what came after the backup is lost, and nothing else, nor does anyone come back who was erased", async () => {
  const before = await Promise.all([register(), register(), register()]);
  await consent();
  let isOver = false;
  const load = (async () => {
    while (!isOver) await register();
  })();
  const printed = await home.kinward("backup", "kept.db");
  isOver = true;
  await load;
  const [, takenAt = ""] = /committed by (\S+Z)\./.exec(printed) ?? [];
  expect(Date.parse(takenAt)).toBeLessThan(Date.now());
  expect(printed).not.toContain(SECRET);
  const after = await register();
  const [erased, ...kept] = before;
  await home.kinward(
    "player",
    "erase",
    erased.kuid,
    "--organisation",
    "aurora",
    "--mode",
    "test",
    "--yes",
  );
  writeFileSync(join(home.folder, "erasures.json"), await home.kinward("erasures", "list"));
  server.signal("SIGKILL");
  await server.ended;
  for (const name of readdirSync(home.folder))
    if (name.startsWith(basename(file))) rmSync(join(home.folder, name));

  expect(await home.kinward("restore", "kept.db", "--check")).toContain(
    `kept.db can be restored. It has everything that was committed by ${takenAt}.`,
  );
  expect(existsSync(file)).toBe(false);
  const restored = await home.kinward("restore", "kept.db", "--erasures", "erasures.json");
  expect(restored).toContain(`It has everything that was committed by ${takenAt};`);
  expect(restored).toMatch(/The ledger of \S+\/test is intact: 1 entry/);
  expect(restored).toContain("Erased 1 players and 0 guardians again.");
  await serve();
  for (const { sessionId } of kept) expect(await isKnown(sessionId)).toBe(true);
  expect(await isKnown(after.sessionId)).toBe(false);
  expect(await isKnown(erased.sessionId)).toBe(false);
});

test("a backup that cannot be relied on is refused, and nothing is left of it", async () => {
  await home.kinward("backup", "whole.db");
  const files = () => readdirSync(home.folder).sort();
  expect(await refused({}, "backup", "whole.db")).toMatch(/whole\.db exists/);
  expect(await refused({}, "restore", "whole.db")).toMatch(/There is a database at/);
  const elsewhere = { DATABASE_URL: `sqlite:${join(home.folder, "new", "kinward.db")}` };
  await home.kinward("backup", "short.db");
  truncateSync(join(home.folder, "short.db"), 20_000);
  writeFileSync(join(home.folder, "text.db"), "not a database");
  const all = files();
  for (const [name, says] of [
    ["short.db", /cut off or damaged/],
    ["text.db", /cut off or damaged/],
    ["none.db", /There is no none\.db/],
    [file, /was not made by kinward backup/],
  ] as const)
    expect(await refused(elsewhere, "restore", name, "--check")).toMatch(says);
  const other = { ...elsewhere, KINWARD_SECRET: "another secret that has 32 characters or more" };
  expect(await refused(other, "restore", "whole.db")).toMatch(/is not the secret/);
  expect(await refused(elsewhere, "restore", "whole.db", "--erasures", "text.db")).toMatch(
    /text\.db cannot be read/,
  );
  expect(readdirSync(join(home.folder, "new"))).toEqual([]);
  expect(files()).toEqual([...all, "new"].sort());
});

test("PostgreSQL's own commands are named where the database is there", async () => {
  const env = { DATABASE_URL: "postgres://kinward@127.0.0.1:1/kinward" };
  expect(await refused(env, "backup", "kept.dump")).toMatch(/pg_dump --format=custom/);
  expect(await refused(env, "restore", "kept.dump")).toMatch(/pg_restore --dbname/);
});
