// The events of the contract, typed: one that the contract does not describe does not compile.
import type { ReadonlyDeep } from "../lib/readonly-deep.js";
import { eventTypes } from "../../generated/events.js";
import type { webhooks } from "../../generated/types.js";

export type EventType = keyof webhooks;

type Data<Type extends EventType> =
  webhooks[Type]["post"]["requestBody"]["content"]["application/json"]["data"];

/** What a type adds to `data`, beside the product, the ids and the sequence. */
type EventData<Type extends EventType> = Added<Data<Type>>;
type Added<Of> = Of extends unknown
  ? ReadonlyDeep<
      Omit<Of, "productId" | "sessionId" | "externalId" | "sequence" | (HasKuid<Of> & "kuid")>
    >
  : never;

/** An event of a session has its player; where there is no session, it may name the player by itself. */
type HasKuid<Of> = Of extends { widgetId: string } ? never : "kuid";

interface OfSession {
  readonly sessionId: string;
  readonly kuid: string;
}

/** The session where there always is one, where there may be one, or none. */
type Session<Of> = Of extends { sessionId: string }
  ? { readonly session: OfSession }
  : "sessionId" extends keyof Of
    ? { readonly session?: OfSession }
    : { readonly session?: never };

/**
 * An event to emit. `at` is its own instant in milliseconds, by default now. `kuid`: the player whom it is about where it is
 * of no session, so that an erasure finds it.
 */
export type NewEvent = {
  [Type in EventType]: Session<Data<Type>> & {
    readonly type: Type;
    readonly kuid?: string;
    readonly at?: number;
    readonly data: EventData<Type>;
  };
}[EventType];

/** In the order of the contract. */
export const EVENT_TYPES: readonly EventType[] = eventTypes;

export const isEventType = (name: string): name is EventType =>
  (EVENT_TYPES as readonly string[]).includes(name);
