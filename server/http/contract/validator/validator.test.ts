import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { NextFunction, RequestHandler } from "express";
import { DOCUMENT, TEST_KEY, TOKEN, call, start } from "../../../../testing/http.js";

const require = createRequire(import.meta.url);
const validators = require("express-openapi-validator") as {
  middleware(options: object): RequestHandler[];
};

/** If this fails, read `compile.ts`, `metaschema.ts` and `violation.ts` against the new version. */
test("express-openapi-validator is the version that the remedies were written for", () => {
  expect((require("express-openapi-validator/package.json") as { version: string }).version).toBe(
    "5.6.2",
  );
});

/** If this goes, a stranger fills the memory: each Content-Type would compile a validator that is kept for ever. */
test("a new parameter of the Content-Type compiles nothing", async () => {
  const running = await start();
  const compiled = await countCompiled(async () => {
    for (let count = 0; count < 20; count++)
      await call(
        running,
        "POST",
        "/api/v1/thing/put",
        { ...TEST_KEY, "Content-Type": `application/json; a=${count}` },
        '{"name":"a"}',
      );
  });
  expect(compiled).toBe(0);
  await running.stop();
});

/** If this fails, each request is prepared for parameters of every style again: a tenth of a small one. */
test("no request goes through the whole validator", async () => {
  const running = await start();
  const { RequestValidator } = requestValidator();
  const validate = jest.spyOn(RequestValidator.prototype, "validate");
  const put = (body: string) =>
    call(
      running,
      "POST",
      "/api/v1/thing/put",
      { ...TEST_KEY, "Content-Type": "application/json" },
      body,
    );
  expect((await put('{"name":"a"}')).status).toBe(200);
  expect((await put('{"name":1}')).status).toBe(400);
  expect(validate).not.toHaveBeenCalled();
  validate.mockRestore();
  await running.stop();
});

test("a parameter that is not valid is named as it was sent, though it was coerced on the way", async () => {
  const running = await start();
  const { status, text } = await call(running, "GET", "/api/v1/thing/get?id=1&age=150", TOKEN);
  expect(status).toBe(400);
  expect(text).toContain("age");
  expect(text).toContain("id");
  await running.stop();
});

/**
 * The issues that are remedied, in the validator as it comes. When one of these fails the issue is mended there, and
 * its remedy can go.
 */
describe("still needed", () => {
  type Probe = Record<string, unknown>;

  const chain = (change: object = {}) =>
    validators.middleware({
      apiSpec: JSON.parse(JSON.stringify(DOCUMENT)) as object,
      validateApiSpec: false,
      validateRequests: true,
      validateSecurity: false,
      fileUploader: false,
      ...change,
    });

  const passed = async (middleware: readonly RequestHandler[], request: Probe) => {
    for (const step of middleware) {
      const error = await new Promise<unknown>((resolve) => {
        const next: NextFunction = resolve as NextFunction;
        void step(request as never, {} as never, next);
      });
      if (error !== undefined) return error as { status?: number; message: string };
    }
    return undefined;
  };

  const request = (path: string, change: Probe): Probe => ({
    app: { enabled: () => true, param: () => undefined },
    baseUrl: "",
    path: `/api/v1${path}`,
    originalUrl: `/api/v1${path}`,
    method: "POST",
    headers: { "content-type": "application/json" },
    query: {},
    params: {},
    ...change,
  });

  test("a constant Content-Type: each new parameter is a cache key of its own", async () => {
    const middleware = chain();
    const compiled = await countCompiled(async () => {
      for (const a of [1, 2, 2])
        await passed(
          middleware,
          request("/thing/put", {
            headers: { "content-type": `application/json; a=${a}` },
            body: { name: "a" },
          }),
        );
    });
    expect(compiled).toBe(2);
  });

  test("no raw query: reserved characters are refused in it", async () => {
    const error = await passed(
      chain(),
      request("/thing/get", {
        method: "GET",
        originalUrl: "/api/v1/thing/get?since=2024-01-01T00:00:00Z",
        query: { since: "2024-01-01T00:00:00Z" },
      }),
    );
    expect(error?.message).toContain("must be url encoded");
  });

  test("full formats: by default 30 February is a date", async () => {
    const body = { name: "a", day: "2026-02-30" };
    expect(await passed(chain(), request("/thing/put", { body }))).toBeUndefined();
  });

  test("the digits of query parameters: `1e1` and `0x10` are taken for integers", async () => {
    for (const age of ["1e1", "0x10"])
      expect(
        await passed(
          chain(),
          request("/thing/get", {
            method: "GET",
            query: { id: "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11", age },
          }),
        ),
      ).toBeUndefined();
  });

  test("a look at names: `__proto__` is taken for no field", async () => {
    const body = JSON.parse('{"name":"a","options":{"__proto__":{"isAdmin":true}}}') as object;
    expect(await passed(chain(), request("/thing/put", { body }))).toBeUndefined();
  });

  test("metadata that is known: every request compiles the paths of the contract", () => {
    const source = readFileSync(
      require.resolve("express-openapi-validator/dist/middlewares/openapi.metadata.js"),
      "utf8",
    );
    const lookup = source.slice(source.indexOf("function lookupRoute"));
    expect(lookup).toContain("pathToRegexp)(expressRoute");
  });

  test("without the schema of OpenAPI: it is compiled though it is not asked for", () => {
    const source = readFileSync(
      require.resolve("express-openapi-validator/dist/framework/index.js"),
      "utf8",
    );
    expect(source).toMatch(
      /new openapi_schema_validator_1\.OpenAPISchemaValidator\([^]*if \(validateApiSpec\)/,
    );
  });

  test("its errors: the name of an unknown field stands in no message", async () => {
    const error = await passed(chain(), request("/thing/put", { body: { name: "a", odd: 1 } }));
    expect(error?.message).not.toContain("odd");
  });
});

const requestValidator = () =>
  require("express-openapi-validator/dist/middlewares/openapi.request.validator.js") as {
    RequestValidator: {
      prototype: Record<"validate" | "buildMiddleware", (...all: unknown[]) => unknown>;
    };
  };

/** How many validators express-openapi-validator compiles meanwhile. */
async function countCompiled(work: () => Promise<void>): Promise<number> {
  const { RequestValidator } = requestValidator();
  const original = RequestValidator.prototype.buildMiddleware;
  let count = 0;
  RequestValidator.prototype.buildMiddleware = function (this: unknown, ...all: unknown[]) {
    count += 1;
    return original.apply(this, all);
  };
  try {
    await work();
  } finally {
    RequestValidator.prototype.buildMiddleware = original;
  }
  return count;
}
