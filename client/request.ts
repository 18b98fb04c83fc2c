import createOpenapiClient from "openapi-fetch";
import type { Failure, Result } from "./result.js";
import { type ErrorCode, KinwardError } from "./errors.js";
import { send, type SendOptions } from "./send.js";
import type { Settings } from "./settings.js";

/** One request of an operation. */
interface RequestOptions {
  method: string;
  path: string;
  query: object | undefined;
  body: unknown;
  headers: Headers;
  sendOptions: SendOptions;
}

type SendRequest = (options: RequestOptions) => Promise<Result<unknown>>;

/** Every path and method, untyped: the types of calls are in types.ts. */
type AnyPaths = Record<string, { get: AnyOperation; post: AnyOperation; head: AnyOperation }>;
interface AnyOperation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": string } } };
}

/**
 * Writes requests and reads responses. The only module that imports openapi-fetch, which gets no more releases: to
 * replace it, replace this.
 */
export function createRequestSender(settings: Settings): SendRequest {
  const client = createOpenapiClient<AnyPaths>({ baseUrl: settings.baseUrl });
  return async ({ method, path, query, body, headers, sendOptions }) => {
    const { data, error, response } = await client.request(
      method.toLowerCase() as "get" | "post" | "head",
      path,
      {
        params: { query: { ...query } },
        ...(body === undefined ? {} : { body }),
        headers,
        parseAs: "text",
        fetch: (request) => send(request, sendOptions, settings),
      },
    );
    return resultOf(method, response, data ?? error, settings);
  };
}

function resultOf(
  method: string,
  response: Response,
  content: unknown,
  { secrets }: Settings,
): Result<unknown> {
  const { status, ok } = response;
  const requestId = response.headers.get("X-Request-Id") ?? undefined;
  const succeed = (data: unknown) => ({ data, error: undefined, response, requestId });
  const fail = (code: ErrorCode, message: string): Failure => {
    const error = new KinwardError(secrets.redact(message), { code, status, requestId });
    return { data: undefined, error, response, requestId };
  };
  const isBodiless = method === "HEAD" || status === 304;
  if (isBodiless && (ok || status === 304)) return succeed(undefined);
  if (isBodiless) return fail(codeOfStatus[status] ?? "UNEXPECTED_RESPONSE", `${status}.`);
  // openapi-fetch has parsed the body of an error, if it is JSON.
  const json = typeof content === "string" ? parsed(content) : content;
  if (ok && json !== undefined) return succeed(json);
  if (!ok && isErrorBody(json)) return fail(json.error, json.errorMessage);
  return fail("UNEXPECTED_RESPONSE", `The response (${status}) did not come from the service.`);
}

/** The code of an error that has no body. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: "INVALID_INPUT",
  401: "UNAUTHORIZED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  429: "RATE_LIMITED",
  500: "INTERNAL_ERROR",
  501: "NOT_CONFIGURED",
  503: "UNAVAILABLE",
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isErrorBody = (body: unknown): body is { error: ErrorCode; errorMessage: string } =>
  typeof body === "object" &&
  body !== null &&
  "error" in body &&
  "errorMessage" in body &&
  typeof body.error === "string" &&
  typeof body.errorMessage === "string";
