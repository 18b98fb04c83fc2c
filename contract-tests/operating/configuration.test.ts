import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

import { expect, test } from "@jest/globals";

import { makeHome } from "../_process.js";

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
    // A configuration may hold secrets: what is wrong is named and not repeated.
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
