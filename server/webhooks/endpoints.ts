// What operators and product files do with endpoints.
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import type { ServiceContext } from "../context.js";
import type { AuditAction } from "../domain/audit.js";
import type { Mode, ProductConfig } from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import {
  addEndpoint,
  changeEvents,
  changeSecrets,
  listEndpoints,
  markDisabled,
  markEnabled,
} from "../store/events/endpoints.js";
import type { Endpoint } from "../store/events/table.js";
import { armWakeupBy } from "../store/wakeups/arm.js";
import {
  HOW_TO_ALLOW,
  isAllowed,
  readEndpointUrl,
  RefusedAddressError,
  type AddressRule,
} from "./address.js";
import { newSecret, rotated } from "./secrets.js";

type EndpointDeps = Pick<ServiceContext, "random"> & { now: number };
type NewEndpoint = Pick<Endpoint, "productId" | "mode" | "url" | "events" | "source">;

/** Creates an endpoint with a secret of its own. */
export async function createEndpoint(
  tx: Db,
  deps: EndpointDeps,
  endpoint: NewEndpoint,
): Promise<{ endpointId: string; secret: string }> {
  const endpointId = deps.random.uuid();
  const secret = newSecret(deps.random);
  await addEndpoint(tx, {
    ...endpoint,
    endpointId,
    secrets: [secret],
    createdAt: deps.now,
    failingSince: null,
    disabledAt: null,
    disabledReason: null,
  });
  return { endpointId, secret: secret.secret };
}

/** Gives an endpoint a new secret; the old one signs beside it for a day. Undefined where it has just changed. */
export async function rotateEndpointSecret(
  tx: Db,
  deps: EndpointDeps,
  endpoint: Endpoint,
): Promise<string | undefined> {
  const next = newSecret(deps.random);
  const secrets = rotated(endpoint.secrets, next, deps.now);
  return (await changeSecrets(tx, endpoint, secrets)) ? next.secret : undefined;
}

/** Enables an endpoint, and makes its queued deliveries run now, or when they are due. Returns whether it was disabled. */
export async function enableEndpoint(tx: Db, endpointId: string, now: number): Promise<boolean> {
  if (!(await markEnabled(tx, endpointId))) return false;
  await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt: now });
  return true;
}

/** What a product file changed of an endpoint. */
export type EndpointChange = Readonly<{
  endpointId: string;
  action: Extract<AuditAction, "endpoint-changed" | "endpoint-disabled" | "endpoint-enabled">;
}>;

/** The secret of an endpoint that was just created, to be shown once. */
export type NewSecret = Readonly<{ endpointId: string; url: string; mode: Mode; secret: string }>;

/**
 * Changes a product's endpoints in these modes to the endpoints of its file: one for each address and mode. An endpoint that was
 * removed from the file is disabled; if it comes back, it keeps its secret. An endpoint that an operator or a receiver disabled
 * stays disabled.
 */
export async function applyEndpoints(
  tx: Db,
  deps: EndpointDeps,
  { productId, webhooks }: Pick<ProductConfig, "productId" | "webhooks">,
  modes: readonly Mode[],
): Promise<{ newSecrets: NewSecret[]; endpointChanges: EndpointChange[] }> {
  const created: NewSecret[] = [];
  const endpointChanges: EndpointChange[] = [];
  const before = (await listEndpoints(tx, productId)).filter(
    ({ source, mode }) => source === "product-file" && modes.includes(mode),
  );
  const wanted = webhooks.flatMap(({ url, events = null, mode }) =>
    modes
      .filter((each) => mode === undefined || mode === each)
      .map((each) => ({ url, events, mode: each })),
  );
  const isSame = (a: { url: string; mode: Mode }, b: { url: string; mode: Mode }) =>
    a.url === b.url && a.mode === b.mode;

  for (const entry of wanted) {
    const known = before.find((endpoint) => isSame(endpoint, entry));
    if (!known) {
      const endpoint = { ...entry, productId, source: "product-file" } as const;
      const { endpointId, secret } = await createEndpoint(tx, deps, endpoint);
      created.push({ endpointId, url: entry.url, mode: entry.mode, secret });
      continue;
    }
    const { endpointId } = known;
    if (String(known.events) !== String(entry.events)) {
      await changeEvents(tx, { endpointId, events: entry.events });
      endpointChanges.push({ endpointId, action: "endpoint-changed" });
    }
    if (known.disabledReason === "removed" && (await enableEndpoint(tx, endpointId, deps.now)))
      endpointChanges.push({ endpointId, action: "endpoint-enabled" });
  }
  for (const endpoint of before) {
    const { endpointId } = endpoint;
    if (wanted.some((entry) => isSame(entry, endpoint))) continue;
    if (await markDisabled(tx, endpointId, deps.now, "removed"))
      endpointChanges.push({ endpointId, action: "endpoint-disabled" });
  }
  await tx.notify();
  return { newSecrets: created, endpointChanges };
}

/**
 * Throws a RefusedAddressError for an address that webhooks may not be sent to, as far as DNS says now: a name that resolves to a
 * private address is refused, one that does not resolve yet is not.
 */
export async function checkEndpointUrl(text: string, rule: AddressRule): Promise<void> {
  const url = readEndpointUrl(text, rule);
  const isName = isIP(url.hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  if (!isName) return;
  const addresses = await lookup(url.hostname, { all: true }).catch(() => []);
  if (!addresses.every(({ address }) => isAllowed(address, rule)))
    throw new RefusedAddressError(
      `Its host's address is not allowed.${rule.allowPrivate ? "" : ` ${HOW_TO_ALLOW}`}`,
    );
}
