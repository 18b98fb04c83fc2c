import { KinwardConnectionError } from "./errors.js";
import { pauseAfterMs, pauseMs } from "./retry.js";
import type { Settings } from "./settings.js";

export interface SendOptions {
  /** Method and path, for error messages. Never the query, which holds ids. */
  name: string;
  /** Whether a request that may have arrived can be sent again. */
  isRepeatable: boolean;
  timeoutMs: number;
  retries: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a request until a response is final. Retries 429 and 503, and a lost request only if it is repeatable.
 *
 * @throws KinwardConnectionError if no attempt got a response
 * @throws the signal's reason if the caller aborted
 */
export async function send(
  request: Request,
  options: SendOptions,
  settings: Settings,
): Promise<Response> {
  const body = request.body === null ? null : await request.text();
  let wasLost = false;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt > options.retries;
    const outcome = await attemptOnce(request, body, options, settings);
    if ("response" in outcome) {
      const { response } = outcome;
      if (isLast || !isWorthRepeating(response.status, wasLost)) return response;
      const pause = pauseAfterMs(response, attempt, settings);
      if (pause === undefined) return response;
      await settings.sleep(pause, options.signal);
    } else {
      if (isLast || !options.isRepeatable)
        throw connectionError(outcome, attempt, options, settings);
      wasLost = true;
      await settings.sleep(pauseMs(attempt, settings), options.signal);
    }
    options.signal?.throwIfAborted();
  }
}

/**
 * A conflict after a lost attempt may only mean that the service is still busy with that attempt, under the same
 * idempotency key.
 */
const isWorthRepeating = (status: number, wasLost: boolean) =>
  status === 429 || status === 503 || (status === 409 && wasLost);

type Outcome = { response: Response } | Loss;

interface Loss {
  reason: "network" | "timeout";
  cause: unknown;
}

/** A timer set for longer fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** One attempt, including the body: a response that stops half-way is lost as well. */
async function attemptOnce(
  { url, method, headers }: Request,
  body: string | null,
  { timeoutMs, signal }: SendOptions,
  { fetch }: Settings,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      controller.abort();
    },
    Math.min(timeoutMs, longestTimerMs),
  );
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      // Credentials go to the service alone, wherever a response redirects.
      redirect: "manual",
      signal: controller.signal,
    });
    return { response: await complete(response) };
  } catch (cause) {
    signal?.throwIfAborted();
    return { reason: isLate ? "timeout" : "network", cause };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** Returns the response with its whole body read. */
async function complete(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

function connectionError(
  { reason, cause }: Loss,
  attempts: number,
  { name, timeoutMs }: SendOptions,
  { secrets }: Settings,
): KinwardConnectionError {
  const what = reason === "timeout" ? `no response within ${timeoutMs} ms` : "no connection";
  const count = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return new KinwardConnectionError(`${name}: ${what} (${count}).`, {
    reason,
    attempts,
    cause: secrets.redactCause(cause),
  });
}
