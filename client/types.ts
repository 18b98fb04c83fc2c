import type { components, operations, paths } from "../generated/types.js";
import type { Result } from "./result.js";

/** The name of an operation, as the contract has it. */
export type OperationId = keyof operations;

/**
 * The nouns of the contract.
 *
 * @example
 * const greet = (session: Schemas["Session"]) => session.ageCategory;
 */
export type Schemas = components["schemas"];

/** The paths that have an operation of the method. */
export type PathOf<Method extends "get" | "post"> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** What can be said of one call. */
export interface CallOptions {
  /** Gives the call up: it throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, instead of the client's own. */
  timeoutMs?: number | undefined;
  /** How often to try again, instead of the client's own. */
  retries?: number | undefined;
  /** For a POST: the key that makes a repetition safe. Without it the client makes one up for each call. */
  idempotencyKey?: string | undefined;
  /** More headers, `X-Request-Id` or `traceparent` for example. Credentials are not taken from here. */
  headers?: Readonly<Record<string, string>> | undefined;
}

type Json<T> = T extends { content: { "application/json": infer Value } } ? Value : never;

/** An optional field may be given as `undefined`, and is not sent then. */
type Given<T> = T extends object
  ? { readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }
  : T;

type Query<Op> = Op extends { parameters: { query?: infer Value } }
  ? Given<Exclude<Value, undefined>>
  : never;
type Header<Op> = Op extends { parameters: { header?: infer Value } }
  ? Given<Exclude<Value, undefined>>
  : never;
type Body<Op> = Op extends { requestBody?: infer Value }
  ? Given<Json<Exclude<Value, undefined>>>
  : never;
type Data<Op> = Op extends { responses: { 200: infer Value } } ? Readable<Json<Value>> : never;
type IsConditional<Op> = Op extends { responses: { 304: unknown } } ? true : false;
type IsBodyRequired<Op> = Op extends { requestBody: object } ? true : false;

/**
 * `status` says which member of a union a value is. Before it is known, a field of another member reads as `undefined`:
 * `data.challenge?.url` compiles, and once `status` is `CHALLENGE` the `?` is no longer needed.
 */
type Readable<Value> = [Value] extends [{ status: string }] ? Exclusive<Value> : Value;
type Exclusive<Member, Union = Member> = Member extends unknown
  ? [Missing<Member, Union>] extends [never]
    ? Member
    : Member & { readonly [K in Missing<Member, Union>]?: undefined }
  : never;
type Missing<Member, Union> = Exclude<Union extends unknown ? keyof Union : never, keyof Member>;

/** A field of an object: not there when there is nothing to say, optional when all of it is. */
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

/** What a call by path answers: a conditional read may come back without data. */
type Answer<Op> = Result<IsConditional<Op> extends true ? Data<Op> | undefined : Data<Op>>;

type Input<Op> = [Query<Op>] extends [never] ? Body<Op> : Query<Op>;
type IsInputRequired<Op> = [Query<Op>] extends [never]
  ? IsBodyRequired<Op>
  : HasRequired<Query<Op>>;

type Method<Op> =
  IsInputRequired<Op> extends true
    ? (input: Input<Op>, options?: CallOptions) => Promise<Result<Data<Op>>>
    : (input?: Input<Op>, options?: CallOptions) => Promise<Result<Data<Op>>>;

/** A read that may be conditional: with an `etag` the data may be `undefined`, without one it never is. */
interface ConditionalMethod<Op> {
  (
    input?: Omit<Query<Op>, "etag"> & { readonly etag?: never },
    options?: CallOptions,
  ): Promise<Result<Data<Op>>>;
  (input: Query<Op>, options?: CallOptions): Promise<Result<Data<Op> | undefined>>;
}

/** Every operation of the contract by its name: takes its query or its body. */
export type Operations = {
  readonly [Id in keyof operations]: IsConditional<operations[Id]> extends true
    ? ConditionalMethod<operations[Id]>
    : Method<operations[Id]>;
};

/** A typed client of the service: each operation by its name, and by method and path. */
export interface Client extends Operations {
  /**
   * Reads by path.
   *
   * @example
   * const { data, error } = await client.GET("/session/get", { params: { query: { sessionId } } });
   */
  GET<Path extends PathOf<"get">>(
    path: Path,
    ...init: InitArguments<paths[Path]["get"]>
  ): Promise<Answer<paths[Path]["get"]>>;

  /**
   * Acts by path.
   *
   * @example
   * const { data, error } = await client.POST("/age-gate/check", { body: { jurisdiction: "US-CA", age: 8 } });
   */
  POST<Path extends PathOf<"post">>(
    path: Path,
    ...init: InitArguments<paths[Path]["post"]>
  ): Promise<Answer<paths[Path]["post"]>>;

  /**
   * What a read would answer, without its body: status and headers.
   *
   * @example
   * const { response } = await client.HEAD("/session/get", { params: { query: { sessionId } } });
   */
  HEAD<Path extends PathOf<"get">>(
    path: Path,
    ...init: InitArguments<paths[Path]["get"]>
  ): Promise<Result<undefined>>;
}
