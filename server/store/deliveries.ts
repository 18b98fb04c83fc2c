// What is to be sent to which endpoint, and how each attempt went.
import type { Db } from "./db.js";
import { statement } from "./statement.js";

const insert = statement<{ eventPosition: number; endpointId: string; dueAt: number }>((sql, p) =>
  sql("webhook_deliveries")
    .insert({
      event_position: p.eventPosition,
      endpoint_id: p.endpointId,
      status: "pending",
      attempts: 0,
      tries: 0,
      due_at: p.dueAt,
    })
    .onConflict(["event_position", "endpoint_id"])
    .ignore(),
);

/** Puts an event in line for an endpoint. One that was there before stays as it is. */
export async function addDelivery(
  tx: Db,
  delivery: { eventPosition: number; endpointId: string; dueAt: number },
): Promise<void> {
  await insert(tx, delivery);
}
