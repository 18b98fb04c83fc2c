import type { operations } from "../../../generated/types.js";
import type { OrInvalid } from "../../lib/invalid-event.js";
import type { ReadonlyDeep } from "../../lib/readonly-deep.js";

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Responses<Id extends OperationId> = operations[Id]["responses"];
type Group<T, Name extends string> = T extends { [K in Name]?: infer Value }
  ? [Exclude<Value, undefined>] extends [never]
    ? unknown
    : Exclude<Value, undefined>
  : unknown;

/** Events of a batch are validated one by one: events that violate their schema are marked. */
type Marked<T> = T extends { events: (infer Event)[] }
  ? Omit<T, "events"> & { readonly events: readonly OrInvalid<Event>[] }
  : T;

type RequestBody<T> = T extends { requestBody: { content: { "application/json": infer Value } } }
  ? { readonly body: Marked<Value> }
  : T extends { requestBody?: infer Optional }
    ? [Exclude<Optional, undefined>] extends [never]
      ? unknown
      : Optional extends { content: { "application/json": infer Value } }
        ? { readonly body?: Value }
        : unknown
    : unknown;

/**
 * What an operation is given, checked against the contract.
 * `query` and `headers` hold the declared parameters, under the names and in the case that the contract writes them
 * (`input.headers["If-None-Match"]`); `body` is there only where the operation takes one, and optional where it may be
 * left out.
 */
export type Input<Id extends OperationId> = {
  readonly query: Readonly<Group<Parameters<Id>, "query">>;
  readonly headers: Readonly<Group<Parameters<Id>, "header">>;
} & RequestBody<operations[Id]>;

/** The statuses that a handler may return. Errors are thrown as `ServiceError`, never returned. */
type Status<Id extends OperationId> = {
  [S in keyof Responses<Id>]: S extends number
    ? `${S}` extends `2${string}` | `3${string}`
      ? S
      : never
    : never;
}[keyof Responses<Id>];

type Json<T> = T extends { content: { "application/json": infer Value } } ? Value : undefined;
type Keys<U> = U extends unknown ? keyof U : never;
type Field<U, K extends PropertyKey> = U extends { [P in K]?: infer V } ? V : never;
/** The members of a union exclude each other's fields: half a Session and half a Challenge is neither. */
type Strict<U, All = U> = U extends object
  ? U & { readonly [K in Exclude<Keys<All>, keyof U>]?: never }
  : U;

/** The body of a response. Arrays and objects may be read-only. */
type Body<Id extends OperationId, S extends Status<Id>> = Strict<
  ReadonlyDeep<Json<Responses<Id>[S]>>
>;

type Surplus<Got, Want, At extends string> = Got extends readonly (infer Item)[]
  ? Surplus<Item, Extract<Want, readonly unknown[]>[number], `${At}[]`>
  : Got extends object
    ? string extends Keys<Want>
      ? never
      : {
          [K in keyof Got & string]: K extends Keys<Want>
            ? Surplus<Got[K], Field<Want, K>, `${At}.${K}`>
            : `${At}.${K}`;
        }[keyof Got & string]
    : never;

/** `Got`, unless it holds a field that `Want` does not name: then a type that says which one. */
type Exact<Got, Want, At extends string> = Got &
  ([Surplus<Got, Want, At>] extends [never]
    ? Got
    : { "not in the contract": Surplus<Got, Want, At> });

/** Headers that the API adds itself. */
type ApiHeader =
  | "X-Request-Id"
  | "RateLimit"
  | "RateLimit-Policy"
  | "Kinward-Clock"
  | "Retry-After"
  | "WWW-Authenticate"
  | "Idempotency-Replayed";

type DeclaredHeaders<T> = T extends { headers: infer H }
  ? { readonly [K in keyof H as string extends K ? never : K extends ApiHeader ? never : K]: H[K] }
  : unknown;

/** The headers that the contract declares for a response, without the headers of the API. All of them are required. */
type ResponseHeaders<Id extends OperationId, S extends Status<Id>> = DeclaredHeaders<
  Responses<Id>[S]
>;

type HeaderArguments<H, Want> = [keyof Want] extends [never]
  ? []
  : [headers: Exact<H, Want, "headers">];

/**
 * Makes an operation's response; nothing else does. Taking it as an argument, and not checking what a handler returns,
 * closes what TypeScript's excess property check leaves open: variables, `map()`, spreads.
 */
export type Reply<Id extends OperationId> = <
  S extends Status<Id>,
  B extends Body<Id, S>,
  H extends ResponseHeaders<Id, S>,
>(
  status: S,
  body: Exact<B, Body<Id, S>, "body">,
  ...headers: HeaderArguments<H, ResponseHeaders<Id, S>>
) => OperationResponse<Id>;

declare const made: unique symbol;

/** A response of the operation `Id`, made by its `reply`. */
export interface OperationResponse<Id extends OperationId> {
  readonly [made]: Id;
}

/** One operation: reads its input, decides, writes once, replies. Throws `ServiceError` to refuse. */
export type Handler<Id extends OperationId, Context> = (
  context: Context,
  input: Input<Id>,
  reply: Reply<Id>,
) => Promise<OperationResponse<Id>>;

/** Every operation of the contract with its handler. */
export type Handlers<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };
