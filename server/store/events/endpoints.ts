// The endpoints that webhooks are sent to.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Scope } from "../sessions/sessions.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, nullable, query, sealed, table, text } from "../engine/table.js";

/** What signs. `endsAt` in milliseconds on the service's clock; null for the one that stays. */
export type Secret = Readonly<{ secret: string; endsAt: number | null }>;

/** Why nothing is sent to an endpoint: an operator said so; it answered 410; nothing got through for days; it left the product file. */
export type DisabledReason = "operator" | "gone" | "failing" | "removed";

/** `events`: the types it wants, or null for all. `secrets`: newest first. Instants in milliseconds, on the service's clock. */
export type Endpoint = Readonly<{
  endpointId: string;
  productId: number;
  mode: Mode;
  url: string;
  events: readonly string[] | null;
  secrets: readonly Secret[];
  source: "product-file" | "command-line";
  createdAt: number;
  failingSince: number | null;
  disabledAt: number | null;
  disabledReason: DisabledReason | null;
}>;

export const webhookEndpoints = table(
  "webhook_endpoints",
  {
    endpointId: text("endpoint_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    url: text("url"),
    events: nullable(json<readonly string[]>("events")),
    secrets: sealed(json<readonly Secret[]>("secrets"), ["endpointId"]),
    source: text<Endpoint["source"]>("source"),
    createdAt: integer("created_at"),
    failingSince: nullable(integer("failing_since")),
    disabledAt: nullable(integer("disabled_at")),
    disabledReason: nullable(text<DisabledReason>("disabled_reason")),
  },
  {
    holds: "An address to which a product wants its events sent",
    why: "webhooks",
    kept: { phrase: "with the product" },
    columns: {
      endpointId: "id of the endpoint",
      url: "address it is sent to",
      events: "types of event that are sent",
      secrets: "signing secrets, encrypted",
      source: "product file or command line",
      failingSince: "since when it fails",
      disabledAt: "when it was disabled",
      disabledReason: "why it was disabled",
    },
  },
);

type Id = { endpointId: string };

const enabled = query((sql, p: Slots<Scope>) =>
  webhookEndpoints
    .select(sql, "endpointId", "events")
    .where(webhookEndpoints.values(p, "productId", "mode"))
    .whereNull("disabled_at"),
);

const byId = query((sql, p: Slots<Id>) =>
  webhookEndpoints.select(sql).where(webhookEndpoints.values(p, "endpointId")),
);

const ofProduct = query((sql, p: Slots<{ productId: number }>) =>
  webhookEndpoints
    .select(sql)
    .where(webhookEndpoints.values(p, "productId"))
    .orderBy(["mode", "created_at", "endpoint_id"]),
);

const all = query((sql) =>
  webhookEndpoints.select(sql).orderBy(["product_id", "mode", "created_at", "endpoint_id"]),
);

const insert = query((sql, p: Slots<Endpoint>) => webhookEndpoints.insert(sql, p));

const secretsLocked = query((sql, p: Slots<Id>) =>
  webhookEndpoints
    .select(sql, "secrets")
    .where(webhookEndpoints.values(p, "endpointId"))
    .forUpdate(),
);

const setSecrets = query((sql, p: Slots<Id & Pick<Endpoint, "secrets">>) =>
  webhookEndpoints
    .update(sql, webhookEndpoints.values(p, "secrets"))
    .where(webhookEndpoints.values(p, "endpointId")),
);

const setEvents = query((sql, p: Slots<Id & Pick<Endpoint, "events">>) =>
  webhookEndpoints
    .update(sql, webhookEndpoints.values(p, "events"))
    .where(webhookEndpoints.values(p, "endpointId")),
);

type Disabling = Id & { disabledAt: number; disabledReason: DisabledReason };
const disable = query((sql, p: Slots<Disabling>) =>
  webhookEndpoints
    .update(sql, webhookEndpoints.values(p, "disabledAt", "disabledReason"))
    .where(webhookEndpoints.values(p, "endpointId"))
    .whereNull("disabled_at"),
);

const enable = query((sql, p: Slots<Id>) =>
  webhookEndpoints
    .update(sql, { disabled_at: null, disabled_reason: null, failing_since: null })
    .where(webhookEndpoints.values(p, "endpointId"))
    .whereNotNull("disabled_at"),
);

const noteFailure = query((sql, p: Slots<Id & { at: number }>) =>
  webhookEndpoints.returning(
    sql,
    webhookEndpoints
      .update(sql, { failing_since: sql.raw("coalesce(failing_since, ?)", [p.at as never]) })
      .where(webhookEndpoints.values(p, "endpointId")),
    "failingSince",
  ),
);

const noteSuccess = query((sql, p: Slots<Id>) =>
  webhookEndpoints
    .update(sql, { failing_since: null })
    .where(webhookEndpoints.values(p, "endpointId"))
    .whereNotNull("failing_since"),
);

export const wants = ({ events }: Pick<Endpoint, "events">, type: string): boolean =>
  events === null || events.includes(type);

/** The ids of the enabled endpoints of a product and mode that want events of a type. */
export async function listEndpointsFor(
  db: Db,
  { productId, mode }: Scope,
  type: string,
): Promise<string[]> {
  const endpoints = await enabled(db, { productId, mode });
  return endpoints.filter((endpoint) => wants(endpoint, type)).map(({ endpointId }) => endpointId);
}

export const findEndpoint = (db: Db, endpointId: string): Promise<Endpoint | undefined> =>
  byId.first(db, { endpointId });

/** Those of one product, or all; disabled ones as well. */
export const listEndpoints = (db: Db, productId?: number): Promise<Endpoint[]> =>
  productId === undefined ? all(db) : ofProduct(db, { productId });

export async function addEndpoint(tx: Db, endpoint: Endpoint): Promise<void> {
  await insert(tx, endpoint);
}

/** Returns whether the secrets were still those of the endpoint handed in. */
export async function changeSecrets(
  tx: Db,
  { endpointId, secrets: before }: Endpoint,
  secrets: readonly Secret[],
): Promise<boolean> {
  const current = await secretsLocked.first(tx, { endpointId });
  if (JSON.stringify(current?.secrets) !== JSON.stringify(before)) return false;
  await setSecrets(tx, { endpointId, secrets });
  return true;
}

export async function changeEvents(
  tx: Db,
  endpointId: string,
  events: readonly string[] | null,
): Promise<void> {
  await setEvents(tx, { endpointId, events });
}

/** Returns whether it was enabled. Its deliveries wait in the queue. */
export const markDisabled = async (
  tx: Db,
  endpointId: string,
  disabledAt: number,
  disabledReason: DisabledReason,
): Promise<boolean> => (await disable.changed(tx, { endpointId, disabledAt, disabledReason })) > 0;

/** Returns whether it was disabled. */
export const markEnabled = async (tx: Db, endpointId: string): Promise<boolean> =>
  (await enable.changed(tx, { endpointId })) > 0;

/** Nothing got through. Returns since when that is so; undefined where the endpoint was deleted. */
export const noteEndpointFailure = async (
  tx: Db,
  endpointId: string,
  at: number,
): Promise<number | undefined> =>
  (await noteFailure.first(tx, { endpointId, at }))?.failingSince ?? undefined;

export async function noteEndpointSuccess(tx: Db, endpointId: string): Promise<void> {
  await noteSuccess(tx, { endpointId });
}
