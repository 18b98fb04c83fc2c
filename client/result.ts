import type { KinwardError } from "./errors.js";

/** The service did what was asked. `data` is `undefined` for an unchanged conditional read (304). */
export interface Success<Data> {
  data: Data;
  error: undefined;
  /** Status and headers of the answer. Its body has been read. */
  response: Response;
  requestId: string | undefined;
}

/** The service answered with an error. */
export interface Failure {
  data: undefined;
  error: KinwardError;
  response: Response;
  requestId: string | undefined;
}

/** What every call comes to. Failures over HTTP are values; a call throws only when no answer came. */
export type Result<Data> = Success<Data> | Failure;

/**
 * The data of a result; throws its `KinwardError` where there is one. Takes a result or the promise of one.
 *
 * @example
 * const session = await unwrap(client.getSession({ sessionId }));
 *
 * @example
 * const result = await client.getSession({ sessionId });
 * const session = unwrap(result);
 */
export function unwrap<Data>(result: Promise<Result<Data>>): Promise<Data>;
export function unwrap<Data>(result: Result<Data>): Data;
export function unwrap<Data>(result: Result<Data> | Promise<Result<Data>>): Data | Promise<Data> {
  return "then" in result ? result.then(dataOf) : dataOf(result);
}

function dataOf<Data>(result: Result<Data>): Data {
  if (result.error) throw result.error;
  return result.data;
}
