// Tests what an operator may get wrong about a running PostgreSQL server.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { makeHome, type Home } from "../../../testing/process.js";

let home: Home;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

/** Returns everything that a process prints that does not start. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const server = home.serve(env);
  try {
    expect((await server.ended).code).toBe(1);
    return server.output;
  } finally {
    await server.end();
  }
}

describe("a start is refused in a sentence", () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(home.database.url);
    change(url);
    return { DATABASE_URL: url.href };
  };

  test("for a user or a password that is wrong", async () => {
    const env = changed((url) => Object.assign(url, { username: "nobody", password: "topsecret" }));
    const said = await refusalOf(env);
    expect(said).toMatch(
      /^The database \S+ at \S+ as user nobody cannot be reached: .+ \(28\w+\)\.\n$/,
    );
    expect(said).not.toContain("topsecret");
  });

  test("for a database that is not there", async () => {
    expect(await refusalOf(changed((url) => (url.pathname = "/no_such_database")))).toMatch(
      /^The database no_such_database at .+ cannot be reached: .*does not exist \(3D000\)\.\n$/,
    );
  });

  test("for another secret than that of the processes that answer already", async () => {
    const server = home.serve();
    try {
      await server.ready();
      expect(await refusalOf({ KINWARD_SECRET: "o".repeat(32) })).toMatch(
        /^KINWARD_SECRET is not the secret [^\n]+\.\n$/,
      );
    } finally {
      await server.end();
    }
  });
});
