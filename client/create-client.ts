import { operationTable } from "../generated/operations.js";
import type { components } from "../generated/types.js";
import { createCredentialProvider } from "./credentials.js";
import { requester } from "./request.js";
import type { Result } from "./result.js";
import { atLeast, type ClientOptions, settingsOf } from "./settings.js";
import type { CallOptions, Client, OperationId } from "./types.js";

/**
 * Makes a client of one product. Every operation is a method under its name in the contract and answers
 * `{ data, error, response, requestId }`; `client.GET` and `client.POST` do the same by path.
 *
 * It sends the credentials that each operation takes, gives up an attempt after `timeoutMs`, and tries again on 429, on
 * 503 and, where repeating is safe, when the connection is lost. Every POST that may be repeated gets an
 * `Idempotency-Key`.
 *
 * @example
 * const client = createClient({ baseUrl: "https://kinward.example", apiKey });
 * const { data, error } = await client.checkAge({ jurisdiction: "US-CA", age: 8 });
 * if (error) throw error;
 * if (data.status === "CHALLENGE") showGuardianStep(data.challenge);
 *
 * @example
 * // A conditional read: `data` is undefined where nothing has changed since `known`.
 * const { data = known, error } = await client.getSession({ sessionId, etag: known.etag });
 *
 * @throws TypeError where an option is wrong; the text never repeats a credential.
 */
export function createClient(options: ClientOptions): Client {
  const settings = settingsOf(options);
  const ask = requester(settings);
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
    const sending = {
      name: `${verb} ${path}`,
      isRepeatable: operation.method === "GET" || takesIdempotencyKey,
      timeoutMs: atLeast(1, "timeoutMs", input.timeoutMs ?? settings.timeoutMs),
      retries: atLeast(0, "retries", input.retries ?? settings.retries),
      signal: input.signal,
    };
    const attempt = (credentials: Record<string, string>) => {
      for (const name of ["X-Api-Key", "Authorization"]) headers.delete(name);
      for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
      return ask({ method: verb, path, query: input.query, body: input.body, headers, sending });
    };

    const credentials = await credentialProvider.headersFor(operation);
    if (credentials.error) return credentials;
    const result = await attempt(credentials.headers);
    if (result.error?.status !== 401 || !credentialProvider.forget(credentials.headers))
      return result;
    const renewed = await credentialProvider.headersFor(operation);
    return renewed.error ? renewed : attempt(renewed.headers);
  };

  const byName = operations.map(([id, operation]) => [
    id,
    async (given?: object, callOptions?: CallOptions) =>
      call(operation, {
        ...callOptions,
        ...(operation.method === "GET" ? { query: given } : { body: given }),
      }),
  ]);

  const byPath =
    (method: Operation["method"], verb: string = method) =>
    async (path: string, { params, ...init }: PathInit = {}) =>
      call(operationAt(method, path), { ...init, ...params }, verb);

  return {
    ...Object.fromEntries(byName),
    GET: byPath("GET"),
    POST: byPath("POST"),
    HEAD: byPath("GET", "HEAD"),
  } as Client;
}

type AccessToken = components["schemas"]["AccessToken"];
type Operation = (typeof operationTable)[OperationId];

/** A call without its types, which types.ts has checked by now. */
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
  if (found === undefined) throw new TypeError(`${method} ${path} is not in the contract.`);
  return found[1];
}
