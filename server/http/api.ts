import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { ServiceError, invalidInput } from "./response/status.js";
import { writeAnswer, type StoredAnswer } from "./response/answer.js";
import { ClientDisconnected, parseJson, readBody } from "./request/body.js";
import { readContract, type Contract, type Operation } from "./contract/contract.js";
import {
  challengeOf,
  credentialMissing,
  credentialOf,
  credentialRefused,
  type Credential,
  type CredentialFault,
  type Principal,
} from "./request/credentials.js";
import type { OpenApiDocument } from "./contract/document.js";
import { RETRY_AFTER_SECONDS, failureOf } from "./response/failure.js";
import { faultAt, mergeFaults, refusalOf } from "./request/faults.js";
import { inspectBody } from "./request/inspection.js";
import { mount, serialised, type HandlerAnswer, type MountedHandler } from "./contract/mount.js";
import type { Handlers } from "./contract/operations.js";
import { readQuery } from "./request/query.js";
import { createRateLimit, type CountRequests } from "./request/rate-limit.js";
import {
  createResponseCheck,
  type Mismatch,
  type ResponseCheck,
} from "./contract/response-check.js";
import { createRoutes, targetOf, type Target } from "./request/route.js";
import { traceOf, type RequestObserver, type Trace } from "./response/access-log.js";
import { createValidator, type Validate } from "./contract/validator/validator.js";

/** Everything of the domain and the store that the seam needs. */
export interface Ports<Context> extends RequestObserver {
  /** Whom a credential stands for, or why it is refused. Decides by its own clock whether it has expired. */
  authenticate(
    credential: Credential,
  ): Principal | CredentialFault | Promise<Principal | CredentialFault>;
  /** What a handler is given. `clientAddress` comes from `X-Forwarded-For` only where the app trusts its proxy. */
  contextFor(
    principal: Principal,
    request: { readonly requestId: string; readonly clientAddress: string },
  ): Context;
  /**
   * Runs `handle` once for a key of this product, mode and operation: keeps a 2xx answer in the transaction of the
   * handler's writes, and returns it from then on. What `handle` throws is thrown on, and nothing is kept.
   * Without this port `Idempotency-Key` is checked and otherwise ignored.
   * @throws ServiceError `CONFLICT` if the key was used with another `bodyDigest`, or is in use
   */
  idempotently?(
    context: Context,
    key: IdempotencyKey,
    handle: (context: Context) => Promise<StoredAnswer>,
  ): Promise<{ readonly answer: StoredAnswer; readonly replayed: boolean }>;
  /** Requests a second for each key; 0 for no limit. Read once, at start. */
  rateLimitPerSecond(mode: Principal["mode"]): number;
  /** Counts a key's requests in all processes; without it each process counts its own. */
  countRequests?: CountRequests;
  /** The instant of the service's clock, in milliseconds. Test-mode responses carry it. */
  now(): number;
}

/** On test-mode responses: the service's clock, which may be a manual one. Like `Date`, in RFC 3339. */
const CLOCK_HEADER = "Kinward-Clock";

/** What an answer may look like is compiled when the service has started and is likely to be idle. */
const COMPILE_AFTER_MS = 1_000;

export interface IdempotencyKey {
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** SHA-256 in hexadecimal of the body's bytes as they came. */
  readonly bodyDigest: string;
}

export interface ApiOptions<Context> {
  /** The bundle, as parsed JSON. It is not changed. */
  readonly document: OpenApiDocument;
  readonly handlers: Handlers<Context>;
  readonly ports: Ports<Context>;
  /**
   * What happens to a response that violates the contract. `throw`: it becomes a 500 that says where, for tests.
   * `log`: it is logged and sent.
   */
  readonly validateResponses: "throw" | "log";
}

interface Prepared {
  readonly handlers: object;
  readonly contract: Contract;
  readonly validating: Promise<Validate>;
  readonly responseCheck: ResponseCheck;
}
const prepared = new WeakMap<OpenApiDocument, Prepared>();

/** Compiled once, however many services of a process answer the same contract. */
function prepare(document: OpenApiDocument, handlers: object): Prepared {
  const earlier = prepared.get(document);
  if (earlier?.handlers === handlers) return earlier;
  const contract = readContract(document, handlers);
  const made = {
    handlers,
    contract,
    validating: createValidator(contract),
    responseCheck: createResponseCheck(contract),
  };
  prepared.set(document, made);
  return made;
}

/**
 * The contract as one handler, to be asked before the app (see `createHttpServer`). It answers everything under the
 * contract's base path, and leaves the rest.
 *
 * A request goes through: path and method (404, 405), credentials (401), rate limit (429), media type (415), size
 * (413), then 400: mode of a test operation, query, body, contract. Then the handler. Everything that is thrown on the
 * way ends in one place and is answered as `{ error, errorMessage }`.
 * @throws Error that lists every gap between the contract and the handlers
 */
export async function createApi<Context>({
  document,
  handlers,
  ports,
  validateResponses,
}: ApiOptions<Context>): Promise<RequestHandler> {
  const { contract, validating, responseCheck } = prepare(document, handlers);
  const routes = createRoutes(contract);
  const validate = await validating;
  const { findMismatches, compileAll } = responseCheck;
  const rateLimit = createRateLimit((mode) => ports.rateLimitPerSecond(mode), ports.countRequests);
  const mounted = new Map<Operation, MountedHandler<Context>>(
    contract.operations.map((operation) => [operation, mount(handlers, operation.id)]),
  );
  const realm = document.info.title;
  const onCompileError = (error: unknown) =>
    ports.log.error({ err: error }, "responses cannot be checked");
  // A sixth of the time at start, and no answer waits for it but the first ones.
  if (validateResponses === "throw") await compileAll();
  else setTimeout(() => void compileAll().catch(onCompileError), COMPILE_AFTER_MS).unref();

  const check = (
    operation: Operation,
    made: HandlerAnswer,
    seamHeaders: Headers,
    trace: Trace,
  ): void => {
    const mismatches = findMismatches(operation, made, seamHeaders);
    if (mismatches.length === 0) return;
    if (validateResponses === "throw")
      throw new ContractViolation(operation.id, made.status, mismatches);
    const { requestId } = trace;
    ports.log.error(
      { requestId, operationId: operation.id, status: made.status, mismatches },
      "response violates the contract",
    );
  };

  const authenticate = async (
    operation: Operation,
    request: IncomingMessage,
    headers: Headers,
  ): Promise<Principal> => {
    const credential = credentialOf(operation, request.headers);
    const verdict = credential && (await ports.authenticate(credential));
    if (typeof verdict === "object") return verdict;
    headers["WWW-Authenticate"] = challengeOf(operation, realm);
    throw credential === undefined || verdict === undefined
      ? credentialMissing(operation)
      : credentialRefused(operation, credential, verdict);
  };

  const read = async (
    operation: Operation,
    search: string,
    request: IncomingMessage,
    bytes: Buffer | undefined,
  ): Promise<Input> => {
    const { values: query, faults: queryFaults } = readQuery(search, operation.query);
    const headers: Record<string, unknown> = {};
    for (const name of operation.headers.keys())
      if (request.headers[name] !== undefined) headers[name] = request.headers[name];
    let found = queryFaults;
    let body: unknown;
    if (operation.body?.required === true && bytes === undefined)
      throw refusalOf([...found, faultAt("body", "is required")]);
    if (operation.body !== undefined && bytes !== undefined) {
      const parsed = parseJson(bytes);
      if ("fault" in parsed) throw refusalOf([...found, faultAt("body", parsed.fault)]);
      body = parsed.value;
      const { faults, mayBeValidated } = inspectBody(body, operation.body.shape);
      found = mergeFaults(found, faults);
      if (!mayBeValidated) throw refusalOf(found);
    }
    found = mergeFaults(found, await validate(operation, { query, headers, body }));
    if (found.length > 0) throw refusalOf(found);
    const named: Record<string, unknown> = {};
    for (const [key, { name }] of operation.headers)
      if (headers[key] !== undefined) named[name] = headers[key];
    return body === undefined ? { query, headers: named } : { query, headers: named, body };
  };

  const answer = async (
    request: Request,
    trace: Trace,
    target: Target,
    headers: Headers,
  ): Promise<StoredAnswer> => {
    const operation = routes.find(request.method, target.path, headers);
    trace.operationId = operation.id;
    trace.pathTemplate = operation.path;
    try {
      const principal = await authenticate(operation, request, headers);
      trace.principal = principal;
      if (principal.mode === "test") headers[CLOCK_HEADER] = new Date(ports.now()).toISOString();
      await rateLimit(principal, headers);
      const bytes = operation.body && (await readBody(request, operation.maxBodyBytes));
      if (operation.testModeOnly && principal.mode === "live")
        throw invalidInput("This operation works in test mode only. Use a test key.");
      const input = await read(operation, target.search, request, bytes);
      const handle = async (context: Context): Promise<StoredAnswer> => {
        const made = await (mounted.get(operation) as MountedHandler<Context>)(context, input);
        check(operation, made, headers, trace);
        return serialised(made);
      };
      const context = ports.contextFor(principal, new Caller(trace.requestId, request));
      const idempotencyKey = operation.takesIdempotencyKey && request.headers["idempotency-key"];
      if (typeof idempotencyKey !== "string" || ports.idempotently === undefined)
        return await handle(context);
      const key = { operationId: operation.id, idempotencyKey, bodyDigest: digestOf(bytes) };
      const kept = await ports.idempotently(context, key, handle);
      if (kept.replayed) headers["Idempotency-Replayed"] = "true";
      return kept.answer;
    } catch (error) {
      const failure = failureOf(error);
      if (!(error instanceof ContractViolation) && !(error instanceof ClientDisconnected)) {
        if (failure.status === 503) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);
        check(operation, { ...failure, headers: NO_HEADERS }, headers, trace);
      }
      throw error;
    }
  };

  const fail = (error: unknown, trace: Trace): StoredAnswer => {
    const { status, body } = failureOf(error);
    const { requestId, operationId } = trace;
    trace.errorCode = body.error;
    // A refusal without a cause is a state of the service that its operator chose, such as no mail server.
    if (error instanceof ServiceError && status === 503 && error.cause === undefined)
      ports.log.warn({ requestId, operationId, reason: error.message }, "request refused");
    else if (status >= 500)
      ports.log.error({ requestId, operationId, err: causeOf(error) }, "request failed");
    // A violation is thrown in tests only, where its message is the one thing to know.
    const shown =
      error instanceof ContractViolation ? { ...body, errorMessage: error.message } : body;
    return { status, headers: {}, body: JSON.stringify(shown) };
  };

  const serve = async (request: Request, response: Response, target: Target): Promise<void> => {
    const trace = traceOf(request, response, ports);
    const headers: Headers = { "X-Request-Id": trace.requestId };
    let made: StoredAnswer;
    try {
      made = await answer(request, trace, target, headers);
    } catch (error) {
      if (error instanceof ClientDisconnected) return;
      made = fail(error, trace);
    }
    try {
      writeAnswer(response, made, headers);
    } catch (error) {
      // A header that Node does not write.
      writeAnswer(response, fail(error, trace), { "X-Request-Id": trace.requestId });
    }
  };

  return (request, response, next) => {
    const target = targetOf(request.url);
    if (!routes.covers(target.path)) return next();
    return serve(request, response, target);
  };
}

type Headers = Record<string, string>;

const NO_HEADERS: Headers = {};

interface Input {
  readonly query: object;
  readonly headers: object;
  readonly body?: unknown;
}

/** A class, as an object literal with a getter costs a hidden class of its own with every request. */
class Caller {
  readonly requestId: string;
  readonly #request: Request;

  constructor(requestId: string, request: Request) {
    this.requestId = requestId;
    this.#request = request;
  }

  /** Read on demand: few operations ask, and Express parses headers for it. */
  get clientAddress(): string {
    return this.#request.ip ?? "";
  }
}

/** A response that violates the contract, where `validateResponses` is `throw`. */
class ContractViolation extends Error {
  override readonly name = "ContractViolation";

  constructor(operationId: string, status: number, mismatches: readonly Mismatch[]) {
    const list = mismatches.map(({ at, fault }) => `${at} ${fault}`).join("; ");
    super(`${operationId} ${status} violates the contract: ${list}.`);
  }
}

const digestOf = (bytes: Buffer | undefined): string =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");

const causeOf = (error: unknown): unknown =>
  error instanceof ServiceError ? (error.cause ?? error) : error;
