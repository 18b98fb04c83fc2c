import { describe, expect, test } from "@jest/globals";

import { readContractDocument } from "./app.js";
import { redactedNames } from "./http/server.js";
import { makeLog } from "./log.js";

const SECRET = "must-not-be-seen";

function logged(work: (log: ReturnType<typeof makeLog>) => void, names: readonly string[]): string {
  const lines: string[] = [];
  work(makeLog("trace", names, { write: (line) => void lines.push(line) }));
  return lines.join("");
}

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

  test("shows what is no secret, and leaves what was logged as it was", () => {
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
  expect(redactedNames(readContractDocument())).toEqual(
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
