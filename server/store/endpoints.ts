// Where products are told what happens.
import type { Db } from "./db.js";
import type { Scope } from "./sessions.js";
import { statement } from "./statement.js";

/** An endpoint that is told about an event. `events`: a JSON list of types, or null for all. */
type Listening = Readonly<{ endpointId: string; events: string | null }>;

type ScopeParams = { productId: number; mode: string };

const listening = statement<ScopeParams, Listening>((sql, p) =>
  sql("webhook_endpoints")
    .select({ endpointId: "endpoint_id", events: "events" })
    .where({ product_id: p.productId, mode: p.mode })
    .whereNull("disabled_at"),
);

/** The endpoints of a product and mode that want events of a type. */
export async function listEndpointsFor(
  db: Db,
  { productId, mode }: Scope,
  type: string,
): Promise<string[]> {
  const all = await listening(db, { productId, mode });
  return all.filter(({ events }) => wants(events, type)).map(({ endpointId }) => endpointId);
}

const wants = (events: string | null, type: string): boolean =>
  events === null || (JSON.parse(events) as string[]).includes(type);
