// What the service can tell of, as the contract has it: an event that it does not describe does not compile.
import type { webhooks } from "../../generated/types.js";

export type EventType = keyof webhooks;

type Data<Type extends EventType> =
  webhooks[Type]["post"]["requestBody"]["content"]["application/json"]["data"];
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** What a type adds to `data`, beside the product, the ids and the sequence. */
export type EventData<Type extends EventType> = ReadonlyDeep<
  Omit<Data<Type>, "productId" | "sessionId" | "kuid" | "sequence">
>;

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

/** An event to be told. `at` is its own instant in milliseconds, by default now. */
export type NewEvent = {
  [Type in EventType]: Session<Data<Type>> & {
    readonly type: Type;
    readonly at?: number;
    readonly data: EventData<Type>;
  };
}[EventType];

/** In the order of the contract. */
const known: Readonly<Record<EventType, true>> = {
  "Screentime.BreakReminder": true,
  "Screentime.LimitWarning": true,
  "Screentime.LimitReached": true,
  "Screentime.QuietHoursWarning": true,
  "Screentime.QuietHoursReached": true,
  "Screentime.OverrideRequested": true,
  "Screentime.OverrideResult": true,
  "Challenge.StateChange": true,
  "Session.Revoked": true,
  "Session.ChangePermissions": true,
  "Session.AgeChanged": true,
  Test: true,
};

export const EVENT_TYPES = Object.keys(known) as readonly EventType[];

export const isEventType = (name: string): name is EventType => Object.hasOwn(known, name);
