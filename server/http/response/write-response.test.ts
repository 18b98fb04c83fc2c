import { ServiceError, invalidInput, notConfigured } from "../../lib/errors.js";
import { ID, NOW, TOKEN, call, get, post, start, type Running } from "../../../testing/http.js";

let running: Running;
const thrown: { error?: unknown } = {};
beforeAll(async () => {
  running = await start({
    handlers: {
      putThing: async () => {
        throw thrown.error;
      },
      chooseThing: async () => undefined,
      breakThing: async (_context, _input, reply) => reply(200, {}, { "X-Odd": "a\nb" }),
    },
  });
});
beforeEach(() => void (running.lines.length = 0));
afterAll(() => running.stop());

const id = encodeURIComponent(ID);
const failing = (error: unknown) => {
  thrown.error = error;
  return post(running, "/thing/put", { name: "a" });
};

test("an answer is one piece of JSON with exactly these headers", async () => {
  const { status, headers, text } = await get(running, `/thing/get?id=${id}`);
  expect(status).toBe(200);
  expect(text).toBe(JSON.stringify({ id: ID }));
  expect({ ...headers, date: "", "x-request-id": "" }).toEqual({
    "cache-control": "no-store",
    connection: "close",
    "content-length": String(text.length),
    "content-type": "application/json; charset=utf-8",
    date: "",
    etag: '"tag"',
    "kinward-clock": new Date(NOW).toISOString(),
    "x-content-type-options": "nosniff",
    "x-request-id": "",
  });
});

test("an unchanged read is 304 with the tag and no body", async () => {
  const { status, headers, text } = await get(running, `/thing/get?id=${id}`, {
    ...TOKEN,
    "If-None-Match": '"tag"',
  });
  expect([status, text, headers.etag]).toEqual([304, "", '"tag"']);
  expect(headers["content-type"]).toBeUndefined();
});

test("only the handler decides on 304", async () => {
  const { status } = await get(running, `/thing/get?id=${id}`, { ...TOKEN, "If-None-Match": "*" });
  expect(status).toBe(200);
});

describe("errors", () => {
  test("a refusal is sent as it is", async () => {
    const { status, body } = await failing(invalidInput("name: is taken."));
    expect([status, body]).toEqual([
      400,
      { error: "INVALID_INPUT", errorMessage: "name: is taken." },
    ]);
  });

  /** If this goes, an error of the database tells a stranger what stands in it. */
  test.each([
    ["an error", new Error("duplicate key: guardian@example.com")],
    ["our own internal error", new ServiceError("INTERNAL_ERROR", "password hunter2")],
    ["something else", "kw_live_secret"],
    ["nothing", undefined],
  ])("%s is a 500 that says nothing, and is logged", async (_what, error) => {
    const { status, body } = await failing(error);
    expect([status, body]).toEqual([
      500,
      {
        error: "INTERNAL_ERROR",
        errorMessage:
          "Something went wrong on our side. Report it with the X-Request-Id of this response.",
      },
    ]);
    expect(running.lines.filter(({ level }) => level === 50)).toHaveLength(1);
  });

  test("what is unavailable may be tried again, and its cause is logged", async () => {
    const { status, headers, body } = await failing(
      new ServiceError("UNAVAILABLE", "Try again shortly.", { cause: new Error("disk is full") }),
    );
    expect([status, headers["retry-after"], body.error]).toEqual([503, "5", "UNAVAILABLE"]);
    expect(running.lines[0]).toMatchObject({ level: 50, err: { message: "disk is full" } });
  });

  test("what is not configured may not be tried again, and is a warning in the log", async () => {
    const { status, headers, body } = await failing(notConfigured("There is no mail server."));
    expect([status, headers["retry-after"], body.error]).toEqual([
      501,
      undefined,
      "NOT_CONFIGURED",
    ]);
    expect(running.lines[0]).toMatchObject({ level: 40, errorMessage: "There is no mail server." });
  });

  test("a handler that answers nothing is a 500", async () => {
    expect((await post(running, "/thing/choose", { a: "1" })).status).toBe(500);
    expect(running.lines[0]).toMatchObject({ err: { message: "chooseThing returned nothing." } });
  });

  test("an answer that cannot be written is a 500", async () => {
    expect((await post(running, "/test/break", { id: ID })).status).toBe(500);
    expect(running.lines[0]).toMatchObject({ err: { code: "ERR_INVALID_CHAR" } });
  });

  test("what Express finds wrong with a request is the client's error", async () => {
    const { status, body } = await call(running, "GET", "/page/%zz");
    expect([status, body]).toEqual([
      400,
      { error: "INVALID_INPUT", errorMessage: "The request is malformed." },
    ]);
  });

  test.each([
    [400, 400],
    [499, 400],
    [399, 500],
    [500, 500],
    ["404", 500],
  ])("an error with the status %s is a %i", async (status, expected) => {
    expect((await failing(Object.assign(new Error("odd"), { status }))).status).toBe(expected);
  });

  test("nothing is HTML, outside the API neither", async () => {
    for (const path of ["/broken", "/none", "/%zz", "/page/%zz"]) {
      const { headers, body } = await call(running, "GET", path);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(Object.keys(body)).toEqual(["error", "errorMessage"]);
    }
  });
});
