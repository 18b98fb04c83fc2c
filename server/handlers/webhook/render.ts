import type { components } from "../../../generated/types.js";
import type { Attempt } from "../../store/events/deliveries.js";
import type { StoredEvent } from "../../store/events/queries.js";

type ListedEvent = components["schemas"]["ListedEvent"];
type DeliveryAttempt = components["schemas"]["DeliveryAttempt"];

/** Returns the webhook's body as it was sent, with the event's id, its instants and the attempts to deliver it. */
export const renderEvent = (
  { eventId, occurredAt, createdAt, body }: StoredEvent,
  attempts: readonly Attempt[],
): ListedEvent =>
  ({
    id: eventId,
    occurredAt: new Date(occurredAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    ...(JSON.parse(body) as object),
    deliveries: attempts.map(renderAttempt),
  }) as ListedEvent;

const renderAttempt = ({ endpointId, attempt, attemptedAt, status }: Attempt): DeliveryAttempt => ({
  endpointId,
  attempt,
  at: new Date(attemptedAt).toISOString(),
  status: /^\d+$/.test(status) ? Number(status) : (status as "timeout" | "refused" | "error"),
});
