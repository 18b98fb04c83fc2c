import { KinwardConnectionError } from "./errors.js";
import { pauseAfterMs, pauseMs } from "./retry.js";
import type { Settings } from "./settings.js";

export interface Sending {
  /** Method and path, for the texts of errors: never the query, it holds ids. */
  name: string;
  /** Whether a request that may have arrived can be sent again. */
  isRepeatable: boolean;
  timeoutMs: number;
  retries: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a request until there is an answer that counts. 429 and 503 are tried again; a lost request only where it is
 * repeatable. Throws `KinwardConnectionError` when no answer came, and the signal's reason when the caller gave up.
 */
export async function send(
  request: Request,
  sending: Sending,
  settings: Settings,
): Promise<Response> {
  const body = request.body === null ? null : await request.text();
  let wasLost = false;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt > sending.retries;
    const outcome = await attemptOnce(request, body, sending, settings);
    if ("response" in outcome) {
      const { response } = outcome;
      if (isLast || !isWorthRepeating(response.status, wasLost)) return response;
      const pause = pauseAfterMs(response, attempt, settings);
      if (pause === undefined) return response;
      await settings.sleep(pause, sending.signal);
    } else {
      if (isLast || !sending.isRepeatable) throw lost(outcome, attempt, sending, settings);
      wasLost = true;
      await settings.sleep(pauseMs(attempt, settings), sending.signal);
    }
    sending.signal?.throwIfAborted();
  }
}

/**
 * A conflict after a lost attempt may only mean that the service is still busy with that attempt, under the same
 * idempotency key.
 */
const isWorthRepeating = (status: number, wasLost: boolean) =>
  status === 429 || status === 503 || (status === 409 && wasLost);

type Outcome = { response: Response } | { reason: "network" | "timeout"; cause: unknown };

/** A timer set for longer goes off at once. */
const longestTimerMs = 2 ** 31 - 1;

/** One attempt, its body included: an answer that stops half-way is lost as well. */
async function attemptOnce(
  request: Request,
  body: string | null,
  { timeoutMs, signal }: Sending,
  { fetch }: Settings,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", giveUp, { once: true });
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      controller.abort();
    },
    Math.min(timeoutMs, longestTimerMs),
  );
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body,
      // Credentials go to the service alone, wherever an answer points to.
      redirect: "manual",
      signal: controller.signal,
    });
    return { response: await complete(response) };
  } catch (cause) {
    signal?.throwIfAborted();
    return { reason: isLate ? "timeout" : "network", cause };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** The answer with its whole body at hand. */
async function complete(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

function lost(
  { reason, cause }: { reason: "network" | "timeout"; cause: unknown },
  attempts: number,
  { name, timeoutMs }: Sending,
  { secrets }: Settings,
): KinwardConnectionError {
  const what = reason === "timeout" ? `no answer within ${timeoutMs} ms` : "no connection";
  const often = attempts === 1 ? "in one attempt" : `in ${attempts} attempts`;
  return new KinwardConnectionError(`${name}: ${what}, ${often}.`, {
    reason,
    attempts,
    cause: secrets.redactCause(cause),
  });
}
