import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { NO_PROXY, clientAddressOf, type TrustedProxies } from "../lib/clients/address.js";
import { createClientLimit } from "../lib/clients/limit.js";
import { ServiceError, invalidInput, rateLimited } from "../lib/errors.js";
import { andThen } from "../lib/and-then.js";
import type { Operation } from "./contract/contract.js";
import type { OpenApiDocument } from "./contract/document.js";
import { ContractViolation, enforceContract } from "./contract/enforce.js";
import { mount, serialised, type MountedHandler } from "./contract/mount.js";
import type { Handlers } from "./contract/operations.js";
import { prepareContract } from "./contract/prepare.js";
import type { Ports } from "./ports.js";
import { ClientDisconnected, readBody } from "./request/body.js";
import {
  challengeOf,
  credentialMissing,
  credentialOf,
  credentialRefused,
  type CredentialRejection,
  type Principal,
} from "./request/credentials.js";
import { readInput } from "./request/input.js";
import { createRateLimit } from "./request/rate-limit.js";
import { createRoutes, targetOf, type Target } from "./request/route.js";
import { traceOf, type Trace } from "./response/access-log.js";
import { writeResponse, type StoredResponse } from "./response/stored-response.js";
import type { SecurityHeaders } from "./response/security-headers.js";
import { RETRY_AFTER_SECONDS, failureOf, respondToError } from "./response/failure.js";

/** On test-mode responses: the service's clock, which may be a manual one. Like `Date`, in RFC 3339. */
const CLOCK_HEADER = "Kinward-Clock";

/** Schemas of responses are compiled when the service has started and is likely to be idle. */
const COMPILE_AFTER_MS = 1_000;
/** Between two of them, which take milliseconds each: requests of the first seconds are not to wait for one after another. */
const COMPILE_PAUSE_MS = 20;

export interface ApiOptions<Context, Ahead = unknown> {
  /** The bundle, as parsed JSON. It is not changed. */
  readonly document: OpenApiDocument;
  readonly handlers: Handlers<Context>;
  readonly ports: Ports<Context, Ahead>;
  /**
   * What happens to a response that violates the contract. `throw`: it becomes a 500 that says where, for tests.
   * `log`: it is logged and sent.
   */
  readonly validateResponses: "throw" | "log";
  readonly securityHeaders: SecurityHeaders;
}

/**
 * The contract as one handler, to be asked before the app (see `createHttpServer`). It serves everything under the
 * contract's base path, and leaves the rest.
 *
 * A request goes through: path and method (404, 405), limit of its client (429), credentials (401), rate limit of its key (429), media type (415), size
 * (413), then 400: mode of a test operation, query, body, contract. Then the handler. Everything that is thrown on the
 * way ends in one place and is sent as `{ error, errorMessage }`.
 * @throws Error that lists every gap between the contract and the handlers
 */
export async function createApi<Context, Ahead = unknown>({
  document,
  handlers,
  ports,
  validateResponses,
  securityHeaders,
}: ApiOptions<Context, Ahead>): Promise<RequestHandler> {
  const { contract, validate, responseCheck } = await prepareContract(document, handlers);
  const routes = createRoutes(contract);
  const { findMismatches, compileAll } = responseCheck;
  const enforce = enforceContract(findMismatches, validateResponses, ports.log);
  const rateLimit = createRateLimit((mode) => ports.rateLimitPerSecond(mode), {
    countRequests: ports.countRequests,
    windows: ports.windowsOf?.("key"),
  });
  const trustedProxies = ports.trustedProxies ?? NO_PROXY;
  const mounted = new Map<Operation, MountedHandler<Context>>(
    contract.operations.map((operation) => [operation, mount(handlers, operation.id)]),
  );
  const realm = document.info.title;
  const onCompileError = (error: unknown) =>
    ports.log.error({ err: error }, "responses cannot be checked");
  // A sixth of the time at start, and no response waits for it but the first ones.
  if (validateResponses === "throw") await compileAll();
  else
    setTimeout(
      () => void compileAll(COMPILE_PAUSE_MS).catch(onCompileError),
      COMPILE_AFTER_MS,
    ).unref();

  const authenticate = (
    operation: Operation,
    request: IncomingMessage,
    headers: Headers,
    { requestId }: Trace,
  ): Principal | Promise<Principal> => {
    const credential = credentialOf(operation, request.headers);
    const judge = (verdict: Principal | CredentialRejection | undefined): Principal => {
      if (typeof verdict === "object") return verdict;
      headers["WWW-Authenticate"] = challengeOf(operation, realm);
      if (credential !== undefined && verdict !== undefined) {
        const clientAddress = clientAddressOf(request, trustedProxies);
        ports.onRefused?.(credential, verdict, { requestId, clientAddress });
      }
      throw credential === undefined || verdict === undefined
        ? credentialMissing(operation)
        : credentialRefused(operation, credential, verdict);
    };
    return andThen(credential && ports.authenticate(credential), judge);
  };

  const clientLimitPerSecond = ports.clientLimitPerSecond ?? 0;
  const clientLimit = createClientLimit(clientLimitPerSecond, ports.windowsOf?.("client"));
  const refuseUntil = (waitSeconds: number | undefined): void => {
    if (waitSeconds !== undefined)
      throw rateLimited(
        "Too many requests from this address. Wait as long as Retry-After says.",
        waitSeconds,
      );
  };
  const limitClient = (request: IncomingMessage): Later<void> => {
    if (clientLimitPerSecond === 0) return;
    return andThen(clientLimit(clientAddressOf(request, trustedProxies)), refuseUntil);
  };

  const handle = (exchange: Exchange): Later<StoredResponse> => {
    const limited = limitClient(exchange.request);
    return limited ? limited.then(() => admit(exchange)) : admit(exchange);
  };

  const admit = (exchange: Exchange): Later<StoredResponse> => {
    const { operation, request, search, trace, headers } = exchange;
    return andThen(authenticate(operation, request, headers, trace), (principal) => {
      trace.principal = principal;
      if (principal.mode === "test") headers[CLOCK_HEADER] = clockText(ports.now());
      const ahead = ports.readAhead?.(operation.id, search);
      return andThen(rateLimit(principal, headers, ahead), () =>
        operation.body === undefined
          ? runHandler(exchange, principal, ahead)
          : readBody(request, operation.maxBodyBytes).then((bytes) =>
              runHandler(exchange, principal, ahead, bytes),
            ),
      );
    });
  };

  const runHandler = (
    { operation, request, search, trace, headers }: Exchange,
    principal: Principal,
    ahead: Ahead | undefined,
    bytes?: Buffer,
  ): Later<StoredResponse> => {
    if (operation.testModeOnly && principal.mode === "live")
      throw invalidInput("This operation works in test mode only. Use a test key.");
    const handler = mounted.get(operation) as MountedHandler<Context>;
    const input = readInput(operation, { search, headers: request.headers }, bytes, validate);
    const run = (context: Context): Later<StoredResponse> =>
      andThen(handler(context, input), (made) => {
        enforce(operation, made, headers, trace.requestId);
        return serialised(made);
      });
    const context = ports.contextFor(
      principal,
      new Caller(trace.requestId, request, trustedProxies, ahead),
    );
    const idempotencyKey = operation.takesIdempotencyKey && request.headers["idempotency-key"];
    if (typeof idempotencyKey !== "string" || ports.idempotently === undefined) return run(context);
    const key = { operationId: operation.id, idempotencyKey, bodyDigest: digestOf(bytes) };
    return ports
      .idempotently(context, key, async (locked) => run(locked))
      .then(({ replayed, response }) => {
        if (replayed) headers["Idempotency-Replayed"] = "true";
        return response;
      });
  };

  /** Of an operation's error: what its headers and the contract have to say. */
  const failed = ({ operation, trace, headers }: Exchange, error: unknown): never => {
    const failure = failureOf(error);
    if (!(error instanceof ContractViolation) && !(error instanceof ClientDisconnected)) {
      if (failure.status === 503) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);
      if (error instanceof ServiceError && error.retryAfterSeconds !== undefined)
        headers["Retry-After"] = String(error.retryAfterSeconds);
      enforce(operation, { ...failure, headers: NO_HEADERS }, headers, trace.requestId);
    }
    throw error;
  };

  const respond = (
    request: Request,
    target: Target,
    trace: Trace,
    headers: Headers,
  ): Later<StoredResponse> => {
    const operation = routes.find(request.method, target.path, headers);
    trace.operationId = operation.id;
    trace.pathTemplate = operation.path;
    const exchange: Exchange = { operation, request, search: target.search, trace, headers };
    try {
      const made = handle(exchange);
      return made instanceof Promise
        ? made.catch((error: unknown) => failed(exchange, error))
        : made;
    } catch (error) {
      return failed(exchange, error);
    }
  };

  const serve = (request: Request, response: Response, target: Target): void => {
    const trace = traceOf(request, response, ports);
    const headers: Headers = { "X-Request-Id": trace.requestId, ...securityHeaders };
    const write = (made: StoredResponse): void => {
      try {
        writeResponse(response, made, headers);
      } catch (error) {
        // A header that Node does not write.
        const failure = respondToError(error, trace, ports.log);
        const { requestId } = trace;
        writeResponse(response, failure, { "X-Request-Id": requestId, ...securityHeaders });
      }
    };
    const refuse = (error: unknown): void => {
      if (!(error instanceof ClientDisconnected)) write(respondToError(error, trace, ports.log));
    };
    let made: Later<StoredResponse>;
    try {
      made = respond(request, target, trace, headers);
    } catch (error) {
      return refuse(error);
    }
    if (made instanceof Promise) void made.then(write, refuse);
    else write(made);
  };

  return (request, response, next) => {
    const target = targetOf(request.url);
    if (!routes.covers(target.path)) return next();
    return serve(request, response, target);
  };
}

type Headers = Record<string, string>;

/** A request of an operation, and what is collected for its response. */
interface Exchange {
  readonly operation: Operation;
  readonly request: Request;
  readonly search: string;
  readonly trace: Trace;
  readonly headers: Headers;
}

/** At once where nothing has to be waited for. */
type Later<Value> = Value | Promise<Value>;

const NO_HEADERS: Headers = {};

/** A class, as an object literal with a getter costs a hidden class of its own with every request. */
class Caller<Ahead> {
  readonly requestId: string;
  readonly ahead: Ahead | undefined;
  readonly #request: IncomingMessage;
  readonly #trustedProxies: TrustedProxies;

  constructor(
    requestId: string,
    request: IncomingMessage,
    trustedProxies: TrustedProxies,
    ahead: Ahead | undefined,
  ) {
    this.requestId = requestId;
    this.ahead = ahead;
    this.#request = request;
    this.#trustedProxies = trustedProxies;
  }

  /** Read on demand: few operations ask. */
  get clientAddress(): string {
    return clientAddressOf(this.#request, this.#trustedProxies);
  }
}

let clockNow = NaN;
let clockNowText = "";
/** An instant as RFC 3339; the last one is remembered, as many requests share a millisecond. */
function clockText(instant: number): string {
  if (instant !== clockNow) {
    clockNow = instant;
    clockNowText = new Date(instant).toISOString();
  }
  return clockNowText;
}

const digestOf = (bytes: Buffer | undefined): string =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
