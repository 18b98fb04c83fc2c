import type { NextFunction, Request, RequestHandler, Response } from "express";
import validators from "express-openapi-validator";
import { isAddress } from "../../../email-address.js";
import type { Contract, Operation } from "../contract.js";
import { compiledOf, keepCompiled } from "./compiled.js";
import { skipMetaschema } from "./metaschema.js";
import { requestDocument } from "./request-document.js";
import type { ValidationIssue } from "../../request/issues.js";
import { violationsIn } from "./violation.js";

/** A request as far as it is checked. Header names are in lower case. */
export interface Parts {
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/**
 * Checks a request's parts against the contract, and coerces its parameters in place. Returns all that is wrong; of a
 * valid request at once, without a promise.
 */
export type Validate = (
  operation: Operation,
  parts: Parts,
) => readonly ValidationIssue[] | Promise<readonly ValidationIssue[]>;

const NO_ISSUES: readonly ValidationIssue[] = [];

/** What express-openapi-validator knows of an operation once it has found its route. */
interface Metadata {
  readonly schema: object;
}

/**
 * express-openapi-validator 5.6.2, for requests only, behind a function that knows the operation already.
 *
 * It is not given Express's request but one made for it, with what was checked before. So it sees one constant
 * Content-Type (each new parameter of one costs it a compiled validator that it never forgets), no raw query (it
 * refuses unencoded reserved characters in it) and the operation's metadata (to find them it compiles every path of
 * the contract, with every request). Each of these can go when the validator no longer needs it; `validator.test.ts`
 * says which still do.
 * @throws Error if the validator cannot read the contract or compile a schema: at start, not with the first request
 */
export async function createValidator(contract: Contract): Promise<Validate> {
  skipMetaschema();
  keepCompiled();
  const chain = validators.middleware({
    apiSpec: requestDocument(contract.document) as never,
    // The contract is linted before it is bundled.
    validateApiSpec: false,
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: "full" },
    formats: { email: { type: "string", validate: isAddress } },
  }) as unknown as RequestHandler[];
  const readSpec = named(chain, "pathParamsMiddleware");
  const findRoute = named(chain, "metadataMiddleware");
  const check = named(chain, "requestMiddleware");

  const metadata = new Map<Operation, Metadata>();
  for (const operation of contract.operations) {
    const probe: Probe = {
      app: { enabled: () => true },
      baseUrl: "",
      path: operation.path,
      originalUrl: operation.path,
      method: operation.method,
    };
    await run(readSpec, probe);
    await run(findRoute, probe);
    if (probe.openapi === undefined)
      throw new Error(`express-openapi-validator does not know ${operation.id}.`);
    metadata.set(operation, probe.openapi);
  }

  const explain = async (
    operation: Operation,
    { query, headers, body }: Parts,
  ): Promise<readonly ValidationIssue[]> => {
    const request: Probe = {
      openapi: metadata.get(operation),
      method: operation.method,
      path: operation.path,
      originalUrl: operation.path,
      query,
      headers: body === undefined ? headers : { ...headers, ...JSON_CONTENT },
      params: {},
      body,
    };
    try {
      await run(check, request);
      return NO_ISSUES;
    } catch (error) {
      const issues = violationsIn(error, operation);
      if (issues === undefined) throw error;
      return issues;
    }
  };
  await warmUp(contract, explain);

  const direct = new Map(
    contract.operations.filter(hasPlainParameters).map((operation) => {
      const { schema } = metadata.get(operation) as Metadata;
      return [
        operation,
        { withBody: compiledOf(schema, JSON_TYPE), withoutBody: compiledOf(schema, "") },
      ];
    }),
  );
  return (operation, parts) => {
    const checks = direct.get(operation);
    const { query, headers, body } = parts;
    const own = body === undefined ? checks?.withoutBody : checks?.withBody;
    if (own === undefined) return explain(operation, parts);
    // Coerced in place: what is to be explained is what was sent.
    const sent = operation.query.size === 0 ? query : { ...query };
    const data = { query, headers, params: NONE, cookies: undefined, body };
    return own.general(data) && own.body(data)
      ? NO_ISSUES
      : explain(operation, { query: sent, headers, body });
  };
}

/** Parameters that stand for themselves: none is a list or an object, which the validator would have to take apart. */
const hasPlainParameters = ({ query, headers, body }: Operation): boolean =>
  !("discriminator" in (body?.shape.schema ?? NONE)) &&
  [...query.values(), ...headers.values()].every(({ shape }) =>
    PLAIN.has(String(shape.schema.type)),
  );

const PLAIN = new Set(["string", "integer", "number", "boolean"]);
const NONE = {};

/**
 * Compiles the validators of every operation: 5 to 10 ms each, which would otherwise fall to its first callers.
 * @throws Error naming the operation whose schemas do not compile
 */
async function warmUp({ operations }: Contract, validate: Validate): Promise<void> {
  for (const operation of operations)
    for (const body of [
      ...(operation.body ? [{}] : []),
      ...(operation.body?.required ? [] : [undefined]),
    ])
      try {
        await validate(operation, { query: {}, headers: {}, body });
      } catch (error) {
        throw new Error(`${operation.id}: its schemas do not compile.`, { cause: error });
      }
}

const JSON_TYPE = "application/json";
const JSON_CONTENT = { "content-type": JSON_TYPE };

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
      `express-openapi-validator has no ${name}: server/http/contract/validator/validator.ts is for 5.6.2.`,
    );
  return found;
}
