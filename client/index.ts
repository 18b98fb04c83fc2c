export { createClient } from "./create-client.js";
export { KinwardConnectionError, KinwardError } from "./errors.js";
export type { ErrorCode } from "./errors.js";
export type { KinwardEvent, KinwardEventOf, KinwardEventType } from "./events.js";
export { unwrap } from "./result.js";
export type { Failure, Result, Success } from "./result.js";
export type { ClientOptions, Credentials, Fetch, Sleep } from "./settings.js";
export type { CallOptions, Client, OperationId, Operations, Schemas } from "./types.js";
export type { components, operations, paths, webhooks } from "../generated/types.js";
