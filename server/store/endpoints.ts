// Where products are told what happens.
import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { statement } from "./engine/statement.js";

/** Why nothing is sent to an endpoint: an operator said so; it answered 410; nothing got through for days; it left the product file. */
export type DisabledReason = "operator" | "gone" | "failing" | "removed";

/** `events`: the types it wants, or null for all. `secrets` are sealed. Instants in milliseconds, on the service's clock. */
export type Endpoint = Readonly<{
  endpointId: string;
  productId: number;
  mode: Mode;
  url: string;
  events: readonly string[] | null;
  secrets: string;
  source: "product-file" | "command-line";
  createdAt: number;
  failingSince: number | null;
  disabledAt: number | null;
  disabledReason: DisabledReason | null;
}>;

type Row = Omit<Endpoint, "events"> & { events: string | null };
type ScopeParams = { productId: number; mode: string };

const columns = {
  endpointId: "endpoint_id",
  productId: "product_id",
  mode: "mode",
  url: "url",
  events: "events",
  secrets: "secrets",
  source: "source",
  createdAt: "created_at",
  failingSince: "failing_since",
  disabledAt: "disabled_at",
  disabledReason: "disabled_reason",
};

const listening = statement<ScopeParams, { endpointId: string; events: string | null }>((sql, p) =>
  sql("webhook_endpoints")
    .select({ endpointId: "endpoint_id", events: "events" })
    .where({ product_id: p.productId, mode: p.mode })
    .whereNull("disabled_at"),
);

const byId = statement<{ endpointId: string }, Row>((sql, p) =>
  sql("webhook_endpoints").select(columns).where({ endpoint_id: p.endpointId }),
);

const ofProduct = statement<{ productId: number }, Row>((sql, p) =>
  sql("webhook_endpoints")
    .select(columns)
    .where({ product_id: p.productId })
    .orderBy(["mode", "created_at", "endpoint_id"]),
);

const everywhere = statement<Record<never, never>, Row>((sql) =>
  sql("webhook_endpoints")
    .select(columns)
    .orderBy(["product_id", "mode", "created_at", "endpoint_id"]),
);

const insert = statement<{ [Name in keyof Row]: Row[Name] }>((sql, p) =>
  sql("webhook_endpoints").insert({
    endpoint_id: p.endpointId,
    product_id: p.productId,
    mode: p.mode,
    url: p.url,
    events: p.events,
    secrets: p.secrets,
    source: p.source,
    created_at: p.createdAt,
    failing_since: p.failingSince,
    disabled_at: p.disabledAt,
    disabled_reason: p.disabledReason,
  }),
);

const setSecrets = statement<{ endpointId: string; before: string; secrets: string }>((sql, p) =>
  sql("webhook_endpoints")
    .update({ secrets: p.secrets })
    .where({ endpoint_id: p.endpointId, secrets: p.before }),
);

const setEvents = statement<{ endpointId: string; events: string | null }>((sql, p) =>
  sql("webhook_endpoints").update({ events: p.events }).where({ endpoint_id: p.endpointId }),
);

const disable = statement<{ endpointId: string; at: number; reason: string }>((sql, p) =>
  sql("webhook_endpoints")
    .update({ disabled_at: p.at, disabled_reason: p.reason })
    .where({ endpoint_id: p.endpointId })
    .whereNull("disabled_at"),
);

const enable = statement<{ endpointId: string }>((sql, p) =>
  sql("webhook_endpoints")
    .update({ disabled_at: null, disabled_reason: null, failing_since: null })
    .where({ endpoint_id: p.endpointId })
    .whereNotNull("disabled_at"),
);

const noteFailure = statement<{ endpointId: string; at: number }, { failingSince: number }>(
  (sql, p) =>
    sql("webhook_endpoints")
      .update({ failing_since: sql.raw("coalesce(failing_since, ?)", [p.at as never]) })
      .where({ endpoint_id: p.endpointId })
      .returning(sql.raw("failing_since as ??", ["failingSince"]) as never),
);

const noteSuccess = statement<{ endpointId: string }>((sql, p) =>
  sql("webhook_endpoints")
    .update({ failing_since: null })
    .where({ endpoint_id: p.endpointId })
    .whereNotNull("failing_since"),
);

const asEndpoint = (row: Row): Endpoint => ({ ...row, events: readEvents(row.events) });
const readEvents = (events: string | null): string[] | null =>
  events === null ? null : (JSON.parse(events) as string[]);
const writeEvents = (events: readonly string[] | null): string | null =>
  events === null ? null : JSON.stringify(events);

export const wants = ({ events }: Pick<Endpoint, "events">, type: string): boolean =>
  events === null || events.includes(type);

/** The ids of the enabled endpoints of a product and mode that want events of a type. */
export async function listEndpointsFor(
  db: Db,
  { productId, mode }: Scope,
  type: string,
): Promise<string[]> {
  const all = await listening(db, { productId, mode });
  return all
    .filter(({ events }) => wants({ events: readEvents(events) }, type))
    .map(({ endpointId }) => endpointId);
}

export async function findEndpoint(db: Db, endpointId: string): Promise<Endpoint | undefined> {
  const row = await byId.first(db, { endpointId });
  return row && asEndpoint(row);
}

/** Those of one product, or all; also those that are disabled. */
export const listEndpoints = async (db: Db, productId?: number): Promise<Endpoint[]> =>
  (productId === undefined ? await everywhere(db) : await ofProduct(db, { productId })).map(
    asEndpoint,
  );

export async function addEndpoint(tx: Db, endpoint: Endpoint): Promise<void> {
  await insert(tx, { ...endpoint, events: writeEvents(endpoint.events) });
}

/** Answers whether the secrets were still those that were read. */
export const changeSecrets = async (
  tx: Db,
  { endpointId, secrets: before }: Endpoint,
  secrets: string,
): Promise<boolean> => (await setSecrets.changed(tx, { endpointId, before, secrets })) > 0;

export async function changeEvents(
  tx: Db,
  endpointId: string,
  events: readonly string[] | null,
): Promise<void> {
  await setEvents(tx, { endpointId, events: writeEvents(events) });
}

/** Answers whether it was enabled. What stands in line for it waits. */
export const markDisabled = async (
  tx: Db,
  endpointId: string,
  at: number,
  reason: DisabledReason,
): Promise<boolean> => (await disable.changed(tx, { endpointId, at, reason })) > 0;

/** Answers whether it was disabled. */
export const markEnabled = async (tx: Db, endpointId: string): Promise<boolean> =>
  (await enable.changed(tx, { endpointId })) > 0;

/** Nothing got through. Answers since when that is so; undefined where the endpoint is gone. */
export const noteEndpointFailure = async (
  tx: Db,
  endpointId: string,
  at: number,
): Promise<number | undefined> => (await noteFailure.first(tx, { endpointId, at }))?.failingSince;

export async function noteEndpointSuccess(tx: Db, endpointId: string): Promise<void> {
  await noteSuccess(tx, { endpointId });
}
