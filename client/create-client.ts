import { operationTable } from "../generated/operations.js";
import type { components } from "../generated/types.js";
import { createCredentialProvider } from "./credentials.js";
import { iterateEvents } from "./iterate-events.js";
import { createRequestSender } from "./request.js";
import type { Result } from "./result.js";
import { atLeast, type ClientOptions, settingsOf } from "./settings.js";
import type { CallOptions, Client, OperationId, Operations } from "./types.js";

/**
 * Creates a client for one product. Every operation is a method that returns `{ data, error, response, requestId }`;
 * `client.GET` and `client.POST` do the same by path.
 *
 * The client sends the credentials that an operation takes. It retries after 429 and 503 and, if repeating is safe, after
 * a lost connection or a timeout. Every POST that takes an `Idempotency-Key` gets one.
 *
 * @example
 * const client = createClient({ baseUrl: "https://kinward.example", apiKey });
 * const { data, error } = await client.checkAge({ jurisdiction: "US-CA", age: 8 });
 * if (error) throw error;
 * if (data.status === "CHALLENGE") showGuardianStep(data.challenge);
 *
 * @example
 * // A conditional read: `data` is undefined if nothing has changed since `known`.
 * const { data = known, error } = await client.getSession({ sessionId, etag: known.etag });
 *
 * @throws TypeError if an option is invalid. The message never contains a credential.
 */
export function createClient(options: ClientOptions): Client {
  const settings = settingsOf(options);
  const sendRequest = createRequestSender(settings);
  const credentialProvider = createCredentialProvider(
    settings,
    () => call(operationTable.issueAccessToken, {}) as Promise<Result<AccessToken>>,
  );

  const call = async (operation: Operation, input: Input, verb: string = operation.method) => {
    const { path, takesIdempotencyKey } = operation;
    const headers = new Headers(input.headers);
    for (const [name, value] of Object.entries(input.header ?? {}))
      if (value !== undefined) headers.set(name, value);
    if (takesIdempotencyKey && !headers.has("Idempotency-Key"))
      headers.set("Idempotency-Key", input.idempotencyKey ?? crypto.randomUUID());
    const sendOptions = {
      name: `${verb} ${path}`,
      isRepeatable: operation.method === "GET" || takesIdempotencyKey,
      timeoutMs: atLeast(1, "timeoutMs", input.timeoutMs ?? settings.timeoutMs),
      retries: atLeast(0, "retries", input.retries ?? settings.retries),
      signal: input.signal,
    };
    const attempt = (credentials: Record<string, string>) => {
      for (const name of ["X-Api-Key", "Authorization"]) headers.delete(name);
      for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
      const { query, body } = input;
      return sendRequest({ method: verb, path, query, body, headers, sendOptions });
    };

    const credentials = await credentialProvider.headersFor(operation);
    if (credentials.error) return credentials;
    const result = await attempt(credentials.headers);
    if (result.error?.status !== 401 || !credentialProvider.discard(credentials.headers))
      return result;
    const renewed = await credentialProvider.headersFor(operation);
    return renewed.error ? renewed : attempt(renewed.headers);
  };

  const byName = operations.map(([id, operation]) => [
    id,
    async (input?: object, callOptions?: CallOptions) =>
      call(operation, {
        ...callOptions,
        ...(operation.method === "GET" ? { query: input } : { body: input }),
      }),
  ]);

  const byPath =
    (method: Operation["method"], verb: string = method) =>
    async (path: string, { params, ...init }: PathInit = {}) =>
      call(operationAt(method, path), { ...init, ...params }, verb);

  const named = Object.fromEntries(byName) as unknown as Operations;
  return {
    ...named,
    iterateWebhookEvents: iterateEvents(named.listWebhookEvents),
    GET: byPath("GET"),
    POST: byPath("POST"),
    HEAD: byPath("GET", "HEAD"),
  } as Client;
}

type AccessToken = components["schemas"]["AccessToken"];
type Operation = (typeof operationTable)[OperationId];

/** A call without its types, which types.ts has already checked. */
interface Input extends CallOptions {
  query?: object | undefined;
  header?: Record<string, string | undefined> | undefined;
  body?: unknown;
}

interface PathInit extends CallOptions {
  params?: { query?: object; header?: Record<string, string | undefined> } | undefined;
  body?: unknown;
}

const operations: readonly [string, Operation][] = Object.entries(operationTable);

function operationAt(method: Operation["method"], path: string): Operation {
  const found = operations.find(([, each]) => each.method === method && each.path === path);
  if (found === undefined) throw new TypeError(`${method} ${path} is not an operation.`);
  return found[1];
}
