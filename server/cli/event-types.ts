import { didYouMean } from "../lib/suggestion.js";
import { EVENT_TYPES, isEventType, type EventType } from "../webhooks/events.js";
import { CommandError } from "./command-error.js";

/** Reads a list of event types, separated by commas. Throws a CommandError with a suggestion. */
export function readEventTypes(text: string): EventType[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.filter((name) => !isEventType(name));
  if (names.length === 0 || unknown.length > 0) {
    const [first] = unknown;
    const fault = first === undefined ? "name at least one event type." : unknownType(first);
    throw new CommandError(`--events: ${fault}`);
  }
  return names as EventType[];
}

export const unknownType = (name: string): string =>
  `${name} is not an event type${didYouMean(name, EVENT_TYPES)}\nThe types are ${EVENT_TYPES.join(", ")}.`;
