import type { components } from "../../../generated/types.js";
import type { Attempt } from "../../store/deliveries.js";
import type { StoredEvent } from "../../store/events.js";

type ListedEvent = components["schemas"]["ListedEvent"];
type DeliveryAttempt = components["schemas"]["DeliveryAttempt"];

/** As it was sent: `type`, `timestamp` and `data` are those of the webhook's body. */
export const renderEvent = (
  { eventId, body }: StoredEvent,
  attempts: readonly Attempt[],
): ListedEvent =>
  ({
    id: eventId,
    ...(JSON.parse(body) as object),
    deliveries: attempts.map(renderAttempt),
  }) as ListedEvent;

const renderAttempt = ({ endpointId, attempt, attemptedAt, status }: Attempt): DeliveryAttempt => ({
  endpointId,
  attempt,
  at: new Date(attemptedAt).toISOString(),
  status: /^\d+$/.test(status) ? Number(status) : (status as "timeout" | "refused" | "error"),
});
