import type { KinwardError } from "./errors.js";

/** A successful call. `data` is `undefined` after a conditional read of something unchanged (304). */
export interface Success<Data> {
  data: Data;
  error: undefined;
  /** Status and headers of the response. Its body has already been read. */
  response: Response;
  requestId: string | undefined;
}

/** The service returned an error. */
export interface Failure {
  data: undefined;
  error: KinwardError;
  response: Response;
  requestId: string | undefined;
}

/** What every call returns. Error responses are values; a call throws only if there was no response. */
export type Result<Data> = Success<Data> | Failure;

/**
 * Returns the data of a result, or throws its `KinwardError`. Takes a result or a promise of one.
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
