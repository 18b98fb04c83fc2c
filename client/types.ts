import type { components, operations, paths } from "../generated/types.js";
import type { Result } from "./result.js";

/** The name of an operation. */
export type OperationId = keyof operations;

/**
 * The schemas of the contract.
 *
 * @example
 * const greet = (session: Schemas["Session"]) => session.ageCategory;
 */
export type Schemas = components["schemas"];

/** The paths with an operation of this method. */
type PathOf<Method extends "get" | "post"> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** The options of one call. */
export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The timeout of one attempt, in milliseconds. Overrides the client's. */
  timeoutMs?: number | undefined;
  /** How many times to retry. Overrides the client's. */
  retries?: number | undefined;
  /** For a POST: the key that makes a retry safe. By default, a new one for each call. */
  idempotencyKey?: string | undefined;
  /** More headers, such as `X-Request-Id` or `traceparent`. Credentials in here are ignored. */
  headers?: Readonly<Record<string, string>> | undefined;
}

type Json<T> = T extends { content: { "application/json": infer Value } } ? Value : never;

/** An optional field can be `undefined`; it is then not sent. */
type Optional<T> = T extends object
  ? { readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }
  : T;

type Query<Op> = Op extends { parameters: { query?: infer Value } }
  ? Optional<Exclude<Value, undefined>>
  : never;
type Header<Op> = Op extends { parameters: { header?: infer Value } }
  ? Optional<Exclude<Value, undefined>>
  : never;
type Body<Op> = Op extends { requestBody?: infer Value }
  ? Optional<Json<Exclude<Value, undefined>>>
  : never;
type Data<Op> = Op extends { responses: { 200: infer Value } } ? Json<Value> : never;
type IsConditional<Op> = Op extends { responses: { 304: unknown } } ? true : false;
type IsBodyRequired<Op> = Op extends { requestBody: object } ? true : false;

/** A field of an object: absent if it has no type, optional if nothing in it is required. */
type Field<Name extends string, Value, IsRequired> = [Value] extends [never]
  ? object
  : IsRequired extends true
    ? { readonly [K in Name]: Value }
    : { readonly [K in Name]?: Value | undefined };
type HasRequired<T> = [T] extends [never] ? false : object extends T ? false : true;

type Params<Op> = Field<"query", Query<Op>, HasRequired<Query<Op>>> &
  Field<"header", Header<Op>, false>;
type Init<Op> = CallOptions &
  Field<"params", Params<Op>, HasRequired<Params<Op>>> &
  Field<"body", Body<Op>, IsBodyRequired<Op>>;
type InitArguments<Op> = HasRequired<Init<Op>> extends true ? [init: Init<Op>] : [init?: Init<Op>];

/** What a call by path returns: a conditional read may have no data. */
type PathResult<Op> = Result<IsConditional<Op> extends true ? Data<Op> | undefined : Data<Op>>;

type Input<Op> = [Query<Op>] extends [never] ? Body<Op> : Query<Op>;
type IsInputRequired<Op> = [Query<Op>] extends [never]
  ? IsBodyRequired<Op>
  : HasRequired<Query<Op>>;

type Method<Op> =
  IsInputRequired<Op> extends true
    ? (input: Input<Op>, options?: CallOptions) => Promise<Result<Data<Op>>>
    : (input?: Input<Op>, options?: CallOptions) => Promise<Result<Data<Op>>>;

/** A read that can be conditional: only with an `etag` may the data be `undefined`. */
interface ConditionalMethod<Op> {
  (
    input?: Omit<Query<Op>, "etag"> & { readonly etag?: never },
    options?: CallOptions,
  ): Promise<Result<Data<Op>>>;
  (input: Query<Op>, options?: CallOptions): Promise<Result<Data<Op> | undefined>>;
}

/** Every operation by its name. It takes its query or its body. */
export type Operations = {
  readonly [Id in keyof operations]: IsConditional<operations[Id]> extends true
    ? ConditionalMethod<operations[Id]>
    : Method<operations[Id]>;
};

/** A typed client of the service: every operation by name, and by method and path. */
export interface Client extends Operations {
  /**
   * Iterates over the events stored after `after`, oldest first, and ends with the last one. Without `after`, it begins with
   * `since`, or with the oldest event that is kept. `limit` is the number of events in a page. Throws a `KinwardError` if a
   * page cannot be read.
   *
   * @example
   * for await (const event of client.iterateWebhookEvents({ after, since })) {
   *   await handle(event);
   *   await save({ after: event.id, since: event.createdAt });
   * }
   */
  iterateWebhookEvents(
    query?: Omit<Query<operations["listWebhookEvents"]>, "cursor" | "order">,
    options?: CallOptions,
  ): AsyncGenerator<Schemas["ListedEvent"], void, undefined>;

  /**
   * Calls a GET operation by path.
   *
   * @example
   * const { data, error } = await client.GET("/session/get", { params: { query: { sessionId } } });
   */
  GET<Path extends PathOf<"get">>(
    path: Path,
    ...init: InitArguments<paths[Path]["get"]>
  ): Promise<PathResult<paths[Path]["get"]>>;

  /**
   * Calls a POST operation by path.
   *
   * @example
   * const { data, error } = await client.POST("/age-gate/check", { body: { jurisdiction: "US-CA", age: 8 } });
   */
  POST<Path extends PathOf<"post">>(
    path: Path,
    ...init: InitArguments<paths[Path]["post"]>
  ): Promise<PathResult<paths[Path]["post"]>>;

  /**
   * Gets the status and headers of a GET operation, without the body.
   *
   * @example
   * const { response } = await client.HEAD("/session/get", { params: { query: { sessionId } } });
   */
  HEAD<Path extends PathOf<"get">>(
    path: Path,
    ...init: InitArguments<paths[Path]["get"]>
  ): Promise<Result<undefined>>;
}
