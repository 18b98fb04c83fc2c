import type { webhooks } from "../generated/types.js";

/** The type of an event. */
export type KinwardEventType = keyof webhooks;

/**
 * The body of a webhook of one type.
 *
 * @example
 * const minutes = ({ data }: KinwardEventOf<"Screentime.LimitReached">) => data.state.timeUsedTodayMinutes;
 */
export type KinwardEventOf<Type extends KinwardEventType> =
  webhooks[Type]["post"]["requestBody"]["content"]["application/json"];

/**
 * The body of a webhook. `type` says which fields `data` has. A newer service may send types that are not listed here: ignore them.
 *
 * @example
 * switch (event.type) {
 *   case "Session.Revoked":
 *     return signOut(event.data.sessionId);
 *   case "Screentime.LimitReached":
 *     return pause(event.data.sessionId, event.data.state.dayResetsAt);
 * }
 */
export type KinwardEvent = { [Type in KinwardEventType]: KinwardEventOf<Type> }[KinwardEventType];
