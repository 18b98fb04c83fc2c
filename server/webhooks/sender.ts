// The way to the receivers of webhooks: one POST at a time is tried, over connections that are kept.
import type * as Undici from "undici";

import type { Clock } from "../clock.js";
import {
  guardedLookup,
  readEndpointUrl,
  RefusedAddressError,
  type AddressRule,
  type Resolve,
} from "./address.js";
import { readRetryAfter } from "./schedule.js";

/** Connections to one endpoint at most, and so requests that are under way to it. */
export const AT_ONCE = 64;

/** Real time from the beginning of an attempt to the end of its answer. */
const TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
/** Of an answer's body no more is read. Nothing of it is kept. */
const LONGEST_ANSWER = 64 * 1024;
/** What is under way when the service stops may end within this. */
const GRACE_MS = 3_000;
/** Endpoints whose connections are kept; of more, those that were used last. */
const MOST_ROUTES = 256;

const [OK, REDIRECTS] = [200, 300];

export interface SendResult {
  /** The HTTP status, or `timeout`, `refused` (by the address rule, or nobody listens there), `error`. */
  status: string;
  /** What the receiver asked for, a day at most. */
  retryAfterMs?: number | undefined;
}

export const isDelivered = ({ status }: SendResult): boolean =>
  Number(status) >= OK && Number(status) < REDIRECTS;

export interface WebhookRequest {
  endpointId: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Posts once and never follows a redirect. Undefined where the service stopped before it had an answer. */
  post(request: WebhookRequest): Promise<SendResult | undefined>;
  readonly isStopped: boolean;
  /** Lets what is under way end, for a moment, and begins nothing more. */
  stop(): Promise<void>;
}

export interface SenderOptions extends AddressRule {
  clock: Clock;
  timeoutMs?: number;
  graceMs?: number;
  resolve?: Resolve;
}

/** The way to an endpoint, whose address was looked at. */
interface Route {
  text: string;
  path: string;
  pool: Undici.Pool;
}

/** What is under way there ends first. */
const release = ({ pool }: Route): void => void pool.close();

/** Read when the first webhook is sent. */
let undici: typeof Undici | undefined;

export function makeSender(options: SenderOptions): WebhookSender {
  const { clock, timeoutMs = TIMEOUT_MS, graceMs = GRACE_MS } = options;
  const lookup = guardedLookup(options, options.resolve);
  const routes = new Map<string, Route>();
  const inFlight = new Set<Attempt>();
  let idle = () => {};
  let isStopped = false;

  /** Each endpoint has its own connections: one that hangs holds nothing of another at the same address. */
  const routeTo = ({ Pool }: typeof Undici, { endpointId, url: text }: WebhookRequest): Route => {
    const known = routes.get(endpointId);
    if (known?.text === text) {
      routes.delete(endpointId);
      routes.set(endpointId, known);
      return known;
    }
    const { origin, pathname, search } = readEndpointUrl(text, options);
    const pool = new Pool(origin, {
      connections: AT_ONCE,
      pipelining: 1,
      // An attempt has its own time, whatever the answer is doing.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { lookup, timeout: CONNECT_MS },
    });
    const route = { text, path: pathname + search, pool };
    routes.set(endpointId, route);
    if (known) release(known);
    if (routes.size > MOST_ROUTES) {
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

/** One request and what came of it. The status decides; the rest of the answer is read only to keep the connection. */
class Attempt implements Undici.Dispatcher.DispatchHandler {
  readonly outcome: Promise<SendResult | undefined>;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  #settle!: (outcome: SendResult | undefined) => void;
  #controller: Undici.Dispatcher.DispatchController | undefined;
  #answer: SendResult | undefined;
  #isOver = false;
  #read = 0;

  constructor(clock: Clock, timeoutMs: number) {
    this.#clock = clock;
    this.outcome = new Promise((resolve) => (this.#settle = resolve));
    this.#timer = setTimeout(() => this.#end(this.#answer ?? { status: "timeout" }), timeoutMs);
  }

  /** Ends it without a result. */
  abandon(): void {
    this.#end(this.#answer);
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
    // 100 to 199 announce the answer, they are none.
    if (status < OK) return;
    const retryAfter = headers["retry-after"];
    const text = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
    this.#answer = {
      status: String(status),
      retryAfterMs: readRetryAfter(text, this.#clock.realNow()),
    };
  }

  onResponseData(_controller: Undici.Dispatcher.DispatchController, chunk: Buffer): void {
    this.#read += chunk.length;
    if (this.#read > LONGEST_ANSWER) this.#end(this.#answer);
  }

  onResponseEnd(): void {
    this.#controller = undefined;
    this.#end(this.#answer);
  }

  onResponseError(_controller: Undici.Dispatcher.DispatchController, error: Error): void {
    this.#controller = undefined;
    this.#end(this.#answer ?? { status: statusOf(error) });
  }
}

const REFUSED = new Set(["ERR_ADDRESS_REFUSED", "ECONNREFUSED"]);
const TIMED_OUT = new Set(["UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT"]);

/** Of several addresses that were tried, each has its own error. */
function statusOf(error: Error): string {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const isAny = (codes: ReadonlySet<string>) =>
    errors.some((each) => codes.has((each as { code?: string }).code ?? ""));
  return isAny(REFUSED) ? "refused" : isAny(TIMED_OUT) ? "timeout" : "error";
}
