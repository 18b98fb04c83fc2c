import { createHash } from "node:crypto";

import { spanOf, traced, type Span } from "../../lib/tracing.js";
import { PreparedBody } from "../contract/prepared-body.js";
import type { Exchange, HandlerResponse, MountedHandler } from "../exchange.js";
import type { StoredResponse } from "../ports.js";

const reply = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HandlerResponse => ({ status, body, headers });

/** Only here are the types of handlers given up, because the operation is known at run time only. */
export function mount(handlers: object, operationId: string): MountedHandler {
  // oxlint-disable-next-line typescript/no-explicit-any -- the comment before this says why
  type AnyHandler = (...all: any[]) => Promise<HandlerResponse | undefined>;
  const handler = (handlers as Record<string, AnyHandler>)[operationId];
  if (handler === undefined) throw new Error(`${operationId}: has no handler.`);
  return async (context, input) => {
    const response = await handler(context, input, reply);
    if (response === undefined) throw new Error(`${operationId} returned nothing.`);
    return response;
  };
}

/** Runs the handler, in a span of its own where it may write: a read is all that its request does. */
export async function handle(exchange: Exchange): Promise<void> {
  const { api, operation, request, response } = exchange;
  const { tracing } = api.ports;
  const span = spanOf(response);
  if (tracing === undefined || span === undefined || request.method === "GET")
    return runHandler(exchange, span);
  return traced(tracing, operation.id, { parent: span }, (own) => runHandler(exchange, own));
}

/** Runs the handler once for each `Idempotency-Key`, and serialises its response. */
async function runHandler(exchange: Exchange, span: Span | undefined): Promise<void> {
  const { api, operation, handler, request, record, input } = exchange;
  const { ports } = api;
  const run = async (context: unknown): Promise<StoredResponse> => {
    exchange.handlerResponse = await handler(context, input);
    return serialised(exchange.handlerResponse);
  };
  const context = ports.contextFor(exchange.principal, { requestId: record.requestId, span });
  const idempotencyKey = operation.takesIdempotencyKey && request.headers["idempotency-key"];
  if (typeof idempotencyKey !== "string") {
    exchange.storedResponse = await run(context);
    return;
  }
  const key = { operationId: operation.id, idempotencyKey, bodyHash: hashOf(exchange.bytes) };
  const { response, replayed } = await ports.idempotently(context, key, run);
  if (replayed) record.headers["Idempotency-Replayed"] = "true";
  exchange.storedResponse = response;
}

const serialised = ({ status, headers, body }: HandlerResponse): StoredResponse => ({
  status,
  headers,
  body:
    body === undefined
      ? undefined
      : body instanceof PreparedBody
        ? body.json
        : JSON.stringify(body),
});

const hashOf = (bytes: Buffer | undefined): string =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
