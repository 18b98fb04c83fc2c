// The events of the contract, typed: an event that the contract does not describe does not compile.
import type { ReadonlyDeep } from "../lib/readonly-deep.js";
import { eventTypes } from "../../generated/events.js";
import type { webhooks } from "../../generated/types.js";

export type EventType = keyof webhooks;

type Data<Type extends EventType> =
  webhooks[Type]["post"]["requestBody"]["content"]["application/json"]["data"];

/** The fields of `data` that a type adds to the product, the ids and the sequence. */
type EventData<Type extends EventType> = Added<Data<Type>>;
type Added<Of> = Of extends unknown
  ? ReadonlyDeep<
      Omit<Of, "productId" | "sessionId" | "externalId" | "sequence" | (HasKuid<Of> & "kuid")>
    >
  : never;

/** An event of a session names its player; an event without a session may name one. */
type HasKuid<Of> = Of extends { widgetId: string } ? never : "kuid";

interface OfSession {
  readonly sessionId: string;
  readonly kuid: string;
}

/** Whether events of a type always, sometimes or never have a session. */
type Session<Of> = Of extends { sessionId: string }
  ? { readonly session: OfSession }
  : "sessionId" extends keyof Of
    ? { readonly session?: OfSession }
    : { readonly session?: never };

/**
 * An event to emit. `at` is its own instant in milliseconds, by default now. `kuid` is the player of an event without a session,
 * so that an erasure finds it.
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
