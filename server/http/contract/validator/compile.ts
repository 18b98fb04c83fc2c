import { _ } from "ajv";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import validators from "express-openapi-validator";
import requests from "express-openapi-validator/dist/middlewares/openapi.request.validator.js";

import type { Contract, Operation } from "../contract.js";
import { checksKey, type Check, type Checks } from "./checks.js";
import { OWN_FORMATS } from "./formats.js";
import { skipMetaschema } from "./metaschema.js";
import { requestDocument } from "./request-document.js";

/** What Ajv compiled, with what it takes to write it down. */
export interface Compiled extends Checks {
  /** By which both instances know it. */
  readonly key: string;
  readonly ajv: Readonly<Record<keyof Checks, Ajv>>;
}

export interface Ajv {
  readonly opts: { readonly code: { source?: boolean; formats?: object } };
  getSchema(key: string): Check | undefined;
}

interface RequestValidator {
  readonly ajv: Ajv;
  readonly ajvBody: Ajv;
  readonly apiDoc: object;
}
type Build = (
  this: RequestValidator,
  path: string,
  schema: object,
  contentType: object,
  key: string,
) => unknown;

/** What express-openapi-validator knows of an operation once it has found its route. */
interface Metadata {
  readonly schema: object;
}

/**
 * Compiles the checks of every operation with express-openapi-validator 5.6.2, by `checksKey`. What it compiles is taken
 * out of it: with each request it would parse the query again, compile every path of the contract to find the operation,
 * and prepare for parameters of every style.
 *
 * It is not given Express's request but one made for it. So it sees one constant Content-Type (each new parameter of one
 * costs it a compiled validator that it never forgets), no raw query (it refuses unencoded reserved characters in it) and
 * the operation's metadata. `validator.test.ts` says which of these it still needs.
 * `keepSource`: also keeps the code, for a build to write down.
 * @throws Error naming the operation whose schemas do not compile
 */
export async function compileChecks(
  { document, operations }: Contract,
  { keepSource = false } = {},
): Promise<ReadonlyMap<string, Compiled>> {
  skipMetaschema();
  keepWhatIsBuilt();
  const chain = validators.middleware({
    apiSpec: requestDocument(document) as never,
    // The contract is linted before it is bundled.
    validateApiSpec: false,
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: "full" },
    formats: OWN_FORMATS,
  }) as unknown as RequestHandler[];
  const readSpec = named(chain, "pathParamsMiddleware");
  const findRoute = named(chain, "metadataMiddleware");
  const check = named(chain, "requestMiddleware");

  const compiled = new Map<string, Compiled>();
  for (const operation of operations) {
    assertPlain(operation);
    const probe: Probe = {
      app: { enabled: () => true },
      baseUrl: "",
      path: operation.path,
      originalUrl: operation.path,
      method: operation.method,
    };
    await run(readSpec, probe);
    await run(findRoute, probe);
    const { openapi } = probe;
    if (openapi === undefined)
      throw new Error(`express-openapi-validator does not know ${operation.id}.`);
    if (keepSource) withSource.add(openapi.schema);
    for (const hasBody of [
      ...(operation.body ? [true] : []),
      ...(operation.body?.required ? [] : [false]),
    ]) {
      const request: Probe = {
        openapi,
        method: operation.method,
        path: operation.path,
        originalUrl: operation.path,
        query: {},
        headers: hasBody ? { "content-type": "application/json" } : {},
        params: {},
        ...(hasBody && { body: {} }),
      };
      // Whether it is valid says nothing: it is built either way.
      const failure = await run(check, request).catch((error: unknown) => error);
      const built = lastBuilt.get(openapi.schema);
      if (built === undefined)
        throw new Error(`${operation.id}: its schemas do not compile.`, { cause: failure });
      lastBuilt.delete(openapi.schema);
      compiled.set(checksKey(operation, hasBody), built);
    }
  }
  return compiled;
}

/** By the object that the validator knows an operation by. */
const lastBuilt = new WeakMap<object, Compiled>();
const withSource = new WeakSet<object>();
let isKept = false;

/** Call it before a validator is made. */
function keepWhatIsBuilt(): void {
  if (isKept) return;
  isKept = true;
  const { prototype } = requests.RequestValidator as unknown as {
    prototype: { buildMiddleware: Build };
  };
  const build = prototype.buildMiddleware;
  prototype.buildMiddleware = function (path, schema, contentType, key) {
    const ajv = { general: this.ajv, body: this.ajvBody };
    if (withSource.has(schema))
      // What `write.ts` calls the formats.
      for (const { opts } of Object.values(ajv))
        Object.assign(opts.code, { source: true, formats: _`formats` });
    // It puts the whole document into each schema that it compiles, for references; there are none.
    const own = Object.create(this, {
      apiDoc: { value: { ...this.apiDoc, paths: {} } },
    }) as typeof this;
    const middleware = build.call(own, path, schema, contentType, key);
    const [general, body] = [ajv.general.getSchema(key), ajv.body.getSchema(key)];
    if (!general || !body) throw new Error(`express-openapi-validator keeps no schema of ${key}.`);
    lastBuilt.set(schema, { general, body, key, ajv });
    return middleware;
  };
}

/** The validator would take lists and objects among parameters apart first, and choose a body's schema by its discriminator. */
function assertPlain({ id, query, headers, body }: Operation): void {
  for (const { name, shape } of [...query.values(), ...headers.values()])
    if (!PLAIN.has(String(shape.schema.type)))
      throw new Error(`${id}: the parameter ${name} is neither text, a number nor a boolean.`);
  if (body !== undefined && "discriminator" in body.shape.schema)
    throw new Error(`${id}: a discriminator is not supported.`);
}

const PLAIN = new Set(["string", "integer", "number", "boolean"]);

interface Probe {
  [part: string]: unknown;
  openapi?: Metadata | undefined;
}

const run = (middleware: RequestHandler, request: Probe): Promise<void> =>
  new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) =>
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what it hands on is an Error
      error === undefined ? resolve() : reject(error);
    void middleware(request as unknown as Request, {} as Response, next);
  });

function named(chain: readonly RequestHandler[], name: string): RequestHandler {
  const found = chain.find((middleware) => middleware.name === name);
  if (found === undefined)
    throw new Error(
      `express-openapi-validator has no ${name}: server/http/contract/validator/compile.ts is for 5.6.2.`,
    );
  return found;
}
