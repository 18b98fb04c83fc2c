import type { Failure, Result } from "./result.js";
import { type ErrorCode, KinwardError } from "./errors.js";
import { send, type SendOptions } from "./send.js";
import type { Settings } from "./settings.js";

/** One request of an operation. */
export interface RequestOptions {
  method: string;
  path: string;
  query: object | undefined;
  body: unknown;
  headers: Headers;
  sendOptions: SendOptions;
}

export type SendRequest = (options: RequestOptions) => Promise<Result<unknown>>;

/** Writes requests and reads responses. */
export function createRequestSender(settings: Settings): SendRequest {
  return async ({ method, path, query, body, headers, sendOptions }) => {
    const own = new Headers(headers);
    if (body !== undefined) own.set("Content-Type", "application/json");
    const { response, text } = await send(
      {
        url: `${settings.baseUrl}${path}${queryString(query)}`,
        method,
        headers: own,
        body: body === undefined ? null : JSON.stringify(body),
      },
      sendOptions,
      settings,
    );
    return resultOf(method, response, text, settings);
  };
}

/** `?name=value&...`, without the parameters that are undefined. */
function queryString(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function resultOf(
  method: string,
  response: Response,
  text: string,
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
  const json = parsed(text);
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
