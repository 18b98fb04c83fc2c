import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

import { describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import { makeHome } from "../../testing/process.js";

test("tells all that is wrong with the environment at once, and does not start", async () => {
  const home = await makeHome({
    PORT: "70000",
    DATABASE_URL: "mysql://nowhere",
    CLOCK: "sundial",
    CLOCK_START: "yesterday",
    LOG_LEVEL: "loud",
    RATE_LIMIT_TEST: "many",
    PUBLIC_URL: "kinward.example",
    SMTP_URL: "http://mail.example",
    KINWARD_SECRET: "short",
    WAKEUPS: "sometimes",
  });
  const server = home.serve();
  try {
    const { code } = await server.ended;
    expect(code).not.toBe(0);
    const faults = server.output.match(/^ {2}[A-Z_]+/gm)?.map((line) => line.trim());
    expect([...new Set(faults)].sort()).toEqual([
      "CLOCK",
      "CLOCK_START",
      "DATABASE_URL",
      "KINWARD_SECRET",
      "LOG_LEVEL",
      "PORT",
      "PUBLIC_URL",
      "RATE_LIMIT_TEST",
      "SMTP_URL",
      "WAKEUPS",
    ]);
    expect(server.output).not.toMatch(/^\s+at /m);
    // A configuration may hold secrets, so errors name the variable and do not repeat its value.
    expect(server.output).not.toContain("short");
  } finally {
    await server.end();
    home.remove();
  }
});

test("needs a secret with PostgreSQL", async () => {
  const home = await makeHome({ DATABASE_URL: "postgres://user:topsecret@127.0.0.1:1/kinward" });
  const server = home.serve();
  try {
    expect((await server.ended).code).not.toBe(0);
    expect(server.output).toContain("KINWARD_SECRET");
    expect(server.output).not.toContain("topsecret");
  } finally {
    await server.end();
    home.remove();
  }
});

describe("a database that cannot be reached is said in a sentence", () => {
  const SECRET = "a secret of the tests of 32 characters or more";

  /** Returns everything that a failing command prints. */
  async function saidBy(command: string, DATABASE_URL: string): Promise<string> {
    const home = await makeHome({ DATABASE_URL, KINWARD_SECRET: SECRET, WAKEUPS: "temporal" });
    const run = home.run(...command.split(" "));
    try {
      expect(await run.ended).toEqual({ code: 1, signal: null });
      return run.output;
    } finally {
      await run.end();
      home.remove();
    }
  }

  test.each(["serve", "worker", "migrate", "key list"])(
    "by `kinward %s`, with where it was looked for and why it was not found",
    async (command) => {
      expect(await saidBy(command, "postgres://ada:topsecret@127.0.0.1:1/family")).toBe(
        "The database family at 127.0.0.1:1 as user ada cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n",
      );
    },
  );

  test("where its host is not known", async () => {
    expect(await saidBy("migrate", "postgres://ada:topsecret@nowhere.invalid/family")).toMatch(
      /^The database family at nowhere\.invalid:5432 as user ada cannot be reached: getaddrinfo (ENOTFOUND|EAI_AGAIN) nowhere\.invalid\.\n$/,
    );
  });

  test("where its address is none, which may hold a password and is not repeated", async () => {
    expect(await saidBy("migrate", "postgres://ada:topsecret@host:port/family")).toBe(
      "The database of DATABASE_URL cannot be reached: Invalid URL (ERR_INVALID_URL).\n",
    );
  });
});

test("says that its port is taken, in a sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const home = await makeHome({ PORT: String(port) });
  const server = home.serve();
  try {
    expect((await server.ended).code).not.toBe(0);
    expect(server.output).toContain(`Cannot listen on 127.0.0.1:${port}`);
    expect(server.output).not.toMatch(/^\s+at /m);
  } finally {
    taken.close();
    await server.end();
    home.remove();
  }
});

test.each(["serve", "migrate --plan"])(
  "`kinward %s` says in a sentence which migration forbids the way back to it",
  async (command) => {
    const home = await makeHome();
    const database = new Database(home.database.url.replace("sqlite:", ""));
    database.exec("insert into schema_migrations values ('2099-later', '', 0)");
    database.close();
    const refused = home.run(...command.split(" "));
    try {
      expect(await refused.ended).toEqual({ code: 1, signal: null });
      expect(refused.output).toBe(
        "The database has been migrated by a newer version of the service (2099-later), and this one cannot run on it. Start that version, or restore a backup.\n",
      );
    } finally {
      await refused.end();
      home.remove();
    }
  },
);
