import type { AddressInfo } from "node:net";

import { describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";
import { createTransport } from "nodemailer";
import pg from "pg";
import { SMTPServer } from "smtp-server";

import { redactedNames } from "../../generated/redacted-names.js";
import { isOwnFrame, makeLog } from "./log.js";

const { DatabaseError } = pg;
const SECRET = "must-not-be-seen";

function logged(work: (log: ReturnType<typeof makeLog>) => void, names: readonly string[]): string {
  const lines: string[] = [];
  work(makeLog("trace", names, { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test.each([
  ["a file of ours", "(file:///app/node_modules/kinward/dist/server/main.js:1:2)", true],
  [
    "a package in our bundle",
    "/app/node_modules/kinward/dist/server/node_modules/pg.js:1:2",
    false,
  ],
  ["a package beside it", "(/app/node_modules/pdfkit/js/pdfkit.js:1:2)", false],
  ["Node's own", "(node:fs:1:2)", false],
])("where npm has installed the service, a frame of %s is known", (_, place, isOwn) => {
  expect(isOwnFrame(`    at work ${place}`, "/app/node_modules/kinward/")).toBe(isOwn);
});

describe("a log line", () => {
  const names = [
    "email",
    "dateOfBirth",
    "oneTimePassword",
    "reason",
    "accessToken",
    "url",
    "authorization",
    "x-api-key",
  ];
  const spellings = [...names, "X-Api-Key", "Authorization"];
  const line = (value: unknown) => logged((log) => log.info(value as object, "said"), names);

  test.each(spellings)("shows no %s at any depth", (name) => {
    let nested: object = { [name]: SECRET };
    for (let depth = 0; depth < 12; depth += 1) {
      const shown = line({ ...nested, shown: "yes" });
      expect(shown).not.toContain(SECRET);
      expect(shown).toContain('"shown":"yes"');
      expect(shown).toContain("[redacted]");
      nested = depth % 2 === 0 ? { inner: nested, count: depth } : { list: [1, nested] };
    }
  });

  test("shows none of an error either, nor of its causes", () => {
    const cause = Object.assign(new Error("inner"), {
      email: SECRET,
      headers: { authorization: SECRET },
    });
    const error = Object.assign(new Error("outer", { cause }), {
      request: { body: { dateOfBirth: SECRET } },
    });
    for (const shown of [line({ err: error }), line(error), line({ failures: [error] })]) {
      expect(shown).not.toContain(SECRET);
      expect(shown).toContain("outer");
    }
  });

  test("shows nothing of an error but what it says, its code and its cause", () => {
    const error = Object.assign(new Error("duplicate"), {
      code: "23505",
      detail: `Key=(${SECRET})`,
    });
    expect(line({ err: error })).toContain('"code":"23505"');
    expect(line({ err: error })).not.toContain(SECRET);
  });

  describe("of an error that was made elsewhere has its code, its names and its frames, not its message:", () => {
    const address = "kit@guardians.example";
    const shown = (error: unknown) => {
      const text = line({ err: new Error("outer", { cause: error }) });
      expect(text).not.toContain("kit");
      expect(text).toContain("outer");
      return (JSON.parse(text) as { err: { cause: { stack: string } } }).err.cause;
    };

    test("SQLite", () => {
      const db = new Database(":memory:");
      db.exec("create table guardians (email text unique); insert into guardians values ('k')");
      const failing = (sql: string) => {
        try {
          db.exec(sql);
        } catch (error) {
          return error;
        }
        throw new Error("did not fail");
      };
      const quoted = shown(failing(`select * from "${address}"`));
      expect(quoted).toMatchObject({ type: "SqliteError", code: "SQLITE_ERROR" });
      expect(quoted.stack).toMatch(/^SqliteError\n {4}at .*log\.test/s);
      expect(shown(failing("insert into guardians values ('k')"))).toMatchObject({
        code: "SQLITE_CONSTRAINT_UNIQUE",
        message: "UNIQUE constraint failed: guardians.email",
      });
      db.close();
    });

    test("PostgreSQL", () => {
      const message = `invalid input syntax for type bigint: "${address}"\n    at ${address}`;
      const frame =
        "    at Parser.parseErrorMessage (/app/node_modules/pg-protocol/dist/parser.js:1:2)";
      const error = Object.assign(new DatabaseError(message, 1, "error"), {
        code: "23505",
        constraint: "one_guardian",
        table: "guardians",
        detail: `Key (email)=(${address}) already exists.`,
        stack: `error: ${message}\n${frame}`,
      });
      const names = { code: "23505", constraint: "one_guardian", table: "guardians" };
      expect(shown(error)).toEqual({ type: "error", ...names, stack: `error\n${frame}` });
    });

    test("mail", async () => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onRcptTo: (_recipient, _session, done) => done(new Error(`${address} is unknown`)),
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.server.address() as AddressInfo;
      const error: unknown = await createTransport({ host: "127.0.0.1", port })
        .sendMail({ from: "a@b.example", to: address, text: "" })
        .catch((thrown: unknown) => thrown);
      expect((error as Error).message).toContain(address);
      expect(shown(error)).toMatchObject({ type: "Error", code: "EENVELOPE", responseCode: 550 });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    });

    test("JSON", () => {
      let error: unknown;
      try {
        JSON.parse(`"${address}`);
      } catch (thrown) {
        error = thrown;
      }
      expect(shown(error)).toMatchObject({ type: "SyntaxError" });
    });
  });

  test("shows what is not secret, and leaves what was logged as it was", () => {
    const value = {
      status: 200,
      body: { email: SECRET, kuid: "k" },
      at: new Date(0),
      list: [1, "two", null],
      none: undefined,
    };
    const shown = JSON.parse(line(value)) as object;
    expect(shown).toMatchObject({
      level: 30,
      status: 200,
      body: { email: "[redacted]", kuid: "k" },
      at: "1970-01-01T00:00:00.000Z",
      list: [1, "two", null],
      msg: "said",
    });
    expect(value.body.email).toBe(SECRET);
  });

  test("survives what goes round in circles", () => {
    const circle: Record<string, unknown> = { email: SECRET };
    circle["self"] = circle;
    expect(line({ circle })).not.toContain(SECRET);
  });

  test("keeps an error's name, message and stack", () => {
    const shown = JSON.parse(line({ err: new TypeError("broken") })) as {
      err: { type: string; message: string; stack: string };
    };
    expect(shown.err).toMatchObject({ type: "TypeError", message: "broken" });
    expect(shown.err.stack).toContain("log.test");
  });
});

test("the contract marks what no log may show", () => {
  expect(redactedNames).toEqual(
    expect.arrayContaining([
      "accessToken",
      "authorization",
      "dateOfBirth",
      "email",
      "oneTimePassword",
      "x-api-key",
    ]),
  );
});
