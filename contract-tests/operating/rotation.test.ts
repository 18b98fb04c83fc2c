// The secret is changed under load, and the rotation killed half-way: nothing that was acknowledged is lost, no request fails.
import { expect, test } from "@jest/globals";

import type { Client } from "../../client/index.js";
import { makeHome, Program, type Server } from "../../testing/process.js";
import { until } from "../../testing/until.js";

const OLD = "the old secret of this test of 32 characters";
const NEW = "the new secret of this test of 32 characters";
const SESSIONS = 300;
const CONNECTIONS = 4;

const inParallel = (work: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: CONNECTIONS }, work));

test("a rotation that is killed half-way under load goes on with the next run, and loses nothing", async () => {
  const home = await makeHome({ KINWARD_SECRET: OLD });
  const { products } = await home.demo();
  const apiKey = products[0]?.apiKeys.test ?? "";
  const sessionIds: string[] = [];
  const faults: unknown[] = [];
  const begin = async (client: Client) => {
    const { data, error } = await client.checkAge({ jurisdiction: "US-CA", age: 34 });
    if (data?.status === "PASS") sessionIds.push(data.session.sessionId);
    else faults.push(error ?? data);
  };
  const read = async (client: Client, sessionId: string) => {
    const { error } = await client.getSession({ sessionId });
    if (error) faults.push(error);
  };
  const rotate = () =>
    new Program(
      home.folder,
      { ...home.env, KINWARD_SECRET: `${NEW},${OLD}` },
      ...["secret", "rotate", "--now"],
    );
  const restart = async (before: Server, secrets: string) => {
    before.signal("SIGTERM");
    await before.ended;
    before.close();
    const after = home.serve({ KINWARD_SECRET: secrets });
    await after.ready();
    return after;
  };
  /** How many players and sessions have not come under the newest secret, seen from outside. */
  const outdated = async (newId: string) =>
    Number(
      (
        await home.database.query<{ found: number }>(
          `select count(*) as found from (
             select evidence from players union all select evidence from sessions) stored
           where evidence not like '${newId}.%'`,
        )
      )[0]?.found,
    );

  let isOver = false;
  let server = home.serve();
  try {
    await server.ready();
    await inParallel(async () => {
      while (sessionIds.length < SESSIONS) await begin(server.client(apiKey));
    });
    server = await restart(server, `${NEW},${OLD}`);
    const client = server.client(apiKey);
    await begin(client);
    const [last] = await home.database.query<{ evidence: string }>(
      `select evidence from sessions where session_id = '${sessionIds.at(-1)}'`,
    );
    const newId = last?.evidence.slice(0, 6) ?? "";

    const load = inParallel(async () => {
      for (let turn = 0; !isOver; turn++) {
        if (turn % 4 === 0) await begin(client);
        await read(client, sessionIds[(turn * 37) % SESSIONS] ?? "");
      }
    });
    const before = await outdated(newId);
    const killed = rotate();
    const hasBegun = async () => killed.hasEnded || (await outdated(newId)) < before;
    await until(hasBegun, undefined, { longestPauseMs: 10 });
    killed.signal("SIGKILL");
    expect(await killed.ended).toEqual({ code: null, signal: "SIGKILL" });
    expect(await outdated(newId)).toBeGreaterThan(0);
    const whole = rotate();
    expect({ ...(await whole.ended), output: whole.output }).toMatchObject({ code: 0 });
    expect(whole.output).toMatch(/nothing needs it any longer. Remove it from KINWARD_SECRET/);
    isOver = true;
    await load;
    expect(await outdated(newId)).toBe(0);

    server = await restart(server, NEW);
    const after = server.client(apiKey);
    for (const sessionId of sessionIds) await read(after, sessionId);
    expect(faults).toEqual([]);
    expect(await home.count("sessions")).toBe(sessionIds.length);
  } finally {
    isOver = true;
    await server.end();
    await home.database.remove();
    home.remove();
  }
});

test("a secret that was replaced is no longer served with first, and one that is needed is missed by its id", async () => {
  const home = await makeHome({ KINWARD_SECRET: OLD });
  // The first that opens a database says what secret it has.
  await home.kinward("demo", "--json");
  const server = home.serve({ KINWARD_SECRET: `${NEW},${OLD}` });
  const ran = (...parameters: string[]) =>
    new Program(home.folder, { ...home.env, KINWARD_SECRET: `${NEW},${OLD}` }, ...parameters);
  try {
    await server.ready();
    const refused = home.run("secret", "status");
    expect((await refused.ended).code).toBe(1);
    expect(refused.output).toMatch(/does not list every secret that this database still needs/);

    const rotated = ran("secret", "rotate");
    expect((await rotated.ended).code).toBe(0);
    const status = ran("secret", "status");
    expect((await status.ended).code).toBe(0);
    expect(status.output).toMatch(/[0-9a-f]{6} {2}the newest\n/);
    expect(status.output).toMatch(/It can be removed from KINWARD_SECRET from 20\d\d-/);
    expect(status.output).not.toContain(OLD);

    const turned = new Program(
      home.folder,
      { ...home.env, KINWARD_SECRET: `${OLD},${NEW}` },
      "serve",
    );
    expect((await turned.ended).code).toBe(1);
    expect(turned.output).toMatch(/was replaced by [0-9a-f]{6}: list that one first/);
  } finally {
    await server.end();
    await home.database.remove();
    home.remove();
  }
});
