// Posts webhooks to their receivers, over connections that are kept open.
import type * as Undici from "undici";

import type { Clock } from "../lib/clock.js";
import {
  guardedLookup,
  readEndpointUrl,
  RefusedAddressError,
  type AddressRule,
  type Resolve,
} from "./address.js";
import { readRetryAfter } from "./retries.js";

/** The limit for one endpoint: each request in flight has a connection of its own. */
export const MAX_CONCURRENT_REQUESTS = 64;

/** Real time from the start of an attempt to the end of its response. */
const TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
/** The most bytes of a response body that are read. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** The most bytes of a response body that are kept. */
const KEPT_RESPONSE_BYTES = 1024;
/** How long requests in flight may take after the service stops. */
const GRACE_MS = 3_000;
/** The most endpoints whose connections are kept. The least recently used are closed first. */
const MAX_ROUTES = 256;

const [OK, REDIRECTS] = [200, 300];

export interface SendResult {
  /** The HTTP status, or `timeout`, `refused` (by the address rule or by the host), `error`. */
  status: string;
  /** The pause that the receiver asked for, at most a day. */
  retryAfterMs?: number | undefined;
  /** How the body of the response begins; absent where it is empty. */
  body?: string;
}

export const isDelivered = ({ status }: SendResult): boolean =>
  Number(status) >= OK && Number(status) < REDIRECTS;

interface WebhookRequest {
  endpointId: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Posts once and never follows a redirect. Undefined where the service stopped before a response came. */
  post(request: WebhookRequest): Promise<SendResult | undefined>;
  readonly isStopped: boolean;
  /** Lets requests in flight end for a moment, and sends no more. */
  stop(): Promise<void>;
}

export interface SenderOptions extends AddressRule {
  clock: Clock;
  timeoutMs?: number;
  graceMs?: number;
  resolve?: Resolve;
}

/** The connections to an endpoint whose address was checked. */
interface Route {
  text: string;
  path: string;
  pool: Undici.Pool;
}

/** Closes connections after the requests in flight. */
const release = ({ pool }: Route): void => void pool.close();

/** Imported when the first webhook is sent. */
let undici: typeof Undici | undefined;

export function makeSender(options: SenderOptions): WebhookSender {
  const { clock, timeoutMs = TIMEOUT_MS, graceMs = GRACE_MS } = options;
  const lookup = guardedLookup(options, options.resolve);
  const routes = new Map<string, Route>();
  const inFlight = new Set<Attempt>();
  let idle = () => {};
  let isStopped = false;

  /** Each endpoint has its own connections, so that an endpoint that hangs does not delay another at the same address. */
  const routeTo = ({ Pool }: typeof Undici, { endpointId, url: text }: WebhookRequest): Route => {
    const known = routes.get(endpointId);
    if (known?.text === text) {
      routes.delete(endpointId);
      routes.set(endpointId, known);
      return known;
    }
    const { origin, pathname, search } = readEndpointUrl(text, options);
    const pool = new Pool(origin, {
      connections: MAX_CONCURRENT_REQUESTS,
      pipelining: 1,
      // An attempt has a time limit of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { lookup, timeout: CONNECT_MS },
    });
    const route = { text, path: pathname + search, pool };
    routes.set(endpointId, route);
    if (known) release(known);
    if (routes.size > MAX_ROUTES) {
      const [oldest] = routes as unknown as [[string, Route]];
      routes.delete(oldest[0]);
      release(oldest[1]);
    }
    return route;
  };

  return {
    get isStopped() {
      return isStopped;
    },

    async post(request) {
      undici ??= await import("undici");
      if (isStopped) return undefined;
      const attempt = new Attempt(clock, timeoutMs);
      inFlight.add(attempt);
      try {
        const { path, pool } = routeTo(undici, request);
        const { headers, body } = request;
        pool.dispatch({ path, method: "POST", headers, body }, attempt);
        return await attempt.outcome;
      } catch (error) {
        if (error instanceof RefusedAddressError) return { status: "refused" };
        throw error;
      } finally {
        attempt.abandon();
        inFlight.delete(attempt);
        if (inFlight.size === 0) idle();
      }
    },

    async stop() {
      isStopped = true;
      if (inFlight.size > 0) {
        const timer = setTimeout(() => inFlight.forEach((attempt) => attempt.abandon()), graceMs);
        await new Promise<void>((resolve) => (idle = resolve));
        clearTimeout(timer);
      }
      await Promise.all([...routes.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

/**
 * Sends one request and reads its result. The status decides. The body is read to its end only to keep the connection; its
 * beginning is stored.
 */
class Attempt implements Undici.Dispatcher.DispatchHandler {
  readonly outcome: Promise<SendResult | undefined>;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  #settle!: (outcome: SendResult | undefined) => void;
  #controller: Undici.Dispatcher.DispatchController | undefined;
  #response: SendResult | undefined;
  #isOver = false;
  #read = 0;
  readonly #kept = new TextDecoder();

  constructor(clock: Clock, timeoutMs: number) {
    this.#clock = clock;
    this.outcome = new Promise((resolve) => (this.#settle = resolve));
    this.#timer = setTimeout(() => this.#end(this.#response ?? { status: "timeout" }), timeoutMs);
  }

  /** Ends the attempt without a result. */
  abandon(): void {
    this.#end(this.#response);
  }

  #end(outcome: SendResult | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#settle(outcome);
    this.#controller?.abort(new Error("The attempt is over"));
  }

  onRequestStart(controller: Undici.Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(new Error("The attempt is over"));
  }

  onResponseStart(
    _controller: Undici.Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // 1xx is not the final response.
    if (status < OK) return;
    const retryAfter = headers["retry-after"];
    const text = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
    this.#response = {
      status: String(status),
      retryAfterMs: readRetryAfter(text, this.#clock.realNow()),
    };
  }

  onResponseData(_controller: Undici.Dispatcher.DispatchController, chunk: Buffer): void {
    const left = KEPT_RESPONSE_BYTES - this.#read;
    // A character that is cut in two stays in the decoder.
    if (left > 0 && this.#response)
      this.#response.body =
        (this.#response.body ?? "") + this.#kept.decode(chunk.subarray(0, left), { stream: true });
    this.#read += chunk.length;
    if (this.#read > MAX_RESPONSE_BYTES) this.#end(this.#response);
  }

  onResponseEnd(): void {
    this.#controller = undefined;
    this.#end(this.#response);
  }

  onResponseError(_controller: Undici.Dispatcher.DispatchController, error: Error): void {
    this.#controller = undefined;
    this.#end(this.#response ?? { status: statusOf(error) });
  }
}

const REFUSED = new Set(["ERR_ADDRESS_REFUSED", "ECONNREFUSED"]);
const TIMED_OUT = new Set(["UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT"]);

/** A host with several addresses has an error for each. */
function statusOf(error: Error): string {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const isAny = (codes: ReadonlySet<string>) =>
    errors.some((each) => codes.has((each as { code?: string }).code ?? ""));
  return isAny(REFUSED) ? "refused" : isAny(TIMED_OUT) ? "timeout" : "error";
}
