import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { deleteServiceValue, readServiceValue, writeServiceValue } from "../service/queries.js";
import type { Scope } from "../sessions/queries.js";
import { type DisabledReason, type Endpoint, type Secret, webhookEndpoints } from "./table.js";

type Id = { endpointId: string };

const enabled = query((sql, p: Slots<Scope>) =>
  webhookEndpoints
    .select(sql, "endpointId", "events")
    .where(webhookEndpoints.values(p, "productId", "mode"))
    .whereNull("disabled_at"),
);

export const findEndpoint = query((sql, p: Slots<Id>) =>
  webhookEndpoints.select(sql).where(webhookEndpoints.values(p, "endpointId")),
).first;

const ofProduct = query((sql, p: Slots<{ productId: number }>) =>
  webhookEndpoints
    .select(sql)
    .where(webhookEndpoints.values(p, "productId"))
    .orderBy(["mode", "created_at", "endpoint_id"]),
);

const all = query((sql) =>
  webhookEndpoints.select(sql).orderBy(["product_id", "mode", "created_at", "endpoint_id"]),
);

export const addEndpoint = query((sql, p: Slots<Endpoint>) => webhookEndpoints.insert(sql, p));

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

export const changeEvents = query((sql, p: Slots<Id & Pick<Endpoint, "events">>) =>
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
      .update(sql, { failing_since: sql.raw("coalesce(failing_since, ?)", [p.at]) })
      .where(webhookEndpoints.values(p, "endpointId")),
    "failingSince",
  ),
);

export const noteEndpointSuccess = query((sql, p: Slots<Id>) =>
  webhookEndpoints
    .update(sql, { failing_since: null })
    .where(webhookEndpoints.values(p, "endpointId"))
    .whereNotNull("failing_since"),
);

export const wants = ({ events }: Pick<Endpoint, "events">, type: string): boolean =>
  events === null || events.includes(type);

/** Returns the ids of the enabled endpoints of a product and mode that want events of a type. */
export async function listEndpointsFor(
  db: Db,
  { productId, mode }: Scope,
  type: string,
): Promise<string[]> {
  const endpoints = await enabled(db, { productId, mode });
  return endpoints.filter((endpoint) => wants(endpoint, type)).map(({ endpointId }) => endpointId);
}

/** Returns the endpoints of one product or of all, disabled ones included. */
export const listEndpoints = (db: Db, productId?: number): Promise<Endpoint[]> =>
  productId === undefined ? all(db) : ofProduct(db, { productId });

/** Replaces an endpoint's secrets. Returns false where they changed since it was read. */
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

/** Disables an endpoint, whose deliveries then wait in the queue. Returns whether it was enabled. */
export const markDisabled = async (
  tx: Db,
  endpointId: string,
  disabledAt: number,
  disabledReason: DisabledReason,
): Promise<boolean> => (await disable.changed(tx, { endpointId, disabledAt, disabledReason })) > 0;

/** Enables an endpoint. Returns whether it was disabled. */
export const markEnabled = async (tx: Db, endpointId: string): Promise<boolean> =>
  (await enable.changed(tx, { endpointId })) > 0;

/** Records that a delivery failed. Returns since when all of them have; undefined where the endpoint was deleted. */
export const noteEndpointFailure = async (
  tx: Db,
  endpointId: string,
  at: number,
): Promise<number | undefined> =>
  (await noteFailure.first(tx, { endpointId, at }))?.failingSince ?? undefined;

// The running `kinward webhook listen` commands, so that `kinward webhook trigger` can say what they did with its event.

const NAME = "webhook-listeners";

/** Instants are in milliseconds of real time. */
interface WebhookListener {
  readonly forwardTo: string;
  readonly products: readonly number[];
  /** Null means all types. */
  readonly types: readonly string[] | null;
  readonly seenAt: number;
  /** The last event that it forwarded, and the result. */
  readonly last: { readonly eventId: string; readonly status: string } | null;
}

type Listeners = Readonly<Record<string, WebhookListener>>;

/** A listener that did not report for this long has ended. */
const MISSING_MS = 30_000;

/** How often a listener reports that it runs. */
export const LISTENER_PULSE_MS = 10_000;

const read = async (db: Db): Promise<Listeners> =>
  JSON.parse((await readServiceValue(db, NAME)) ?? "{}") as Listeners;

const running = (listeners: Listeners, now: number): Listeners =>
  Object.fromEntries(
    Object.entries(listeners).filter(([, { seenAt }]) => seenAt > now - MISSING_MS),
  );

/** Returns the listeners that are running. */
export const readListeners = async (db: Db, now: number): Promise<WebhookListener[]> =>
  Object.values(running(await read(db), now));

/** Stores the state of a listener; `undefined` records that it has ended. */
export async function noteListener(
  tx: Db,
  id: string,
  listener: WebhookListener | undefined,
  now: number,
): Promise<void> {
  const listeners = new Map(Object.entries(running(await read(tx), now)));
  if (listener === undefined) listeners.delete(id);
  else listeners.set(id, listener);
  if (listeners.size === 0) await deleteServiceValue(tx, NAME);
  else await writeServiceValue(tx, NAME, JSON.stringify(Object.fromEntries(listeners)));
}
