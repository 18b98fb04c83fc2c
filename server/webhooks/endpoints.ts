// What operators and product files do with endpoints.
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import type { ServiceContext } from "../context.js";
import type { Mode, ProductConfig } from "../domain/product.js";
import { notify } from "../store/engine/changes.js";
import type { Db } from "../store/engine/db.js";
import {
  addEndpoint,
  changeEvents,
  changeSecrets,
  listEndpoints,
  markDisabled,
  markEnabled,
  type Endpoint,
} from "../store/endpoints.js";
import { armWakeupBy } from "../store/wakeups.js";
import {
  isPublicAddress,
  readEndpointUrl,
  RefusedAddressError,
  type AddressRule,
} from "./address.js";
import { newSecret, openSecrets, rotated, sealSecrets } from "./secrets.js";

type Making = Pick<ServiceContext, "random" | "keyring"> & { now: number };
type NewEndpoint = Pick<Endpoint, "productId" | "mode" | "url" | "events" | "source">;

/** Makes an endpoint with a secret of its own, which this answers. */
export async function createEndpoint(
  tx: Db,
  making: Making,
  endpoint: NewEndpoint,
): Promise<{ endpointId: string; secret: string }> {
  const endpointId = making.random.uuid();
  const secret = newSecret(making.random);
  await addEndpoint(tx, {
    ...endpoint,
    endpointId,
    secrets: sealSecrets(making, endpointId, [secret]),
    createdAt: making.now,
    failingSince: null,
    disabledAt: null,
    disabledReason: null,
  });
  return { endpointId, secret: secret.secret };
}

/** Gives an endpoint another secret; the one before signs beside it for a day. Undefined where it has just changed. */
export async function rotateSecret(
  tx: Db,
  making: Making,
  endpoint: Endpoint,
): Promise<string | undefined> {
  const { endpointId } = endpoint;
  const next = newSecret(making.random);
  const before = openSecrets(making.keyring, endpointId, endpoint.secrets);
  const secrets = sealSecrets(making, endpointId, rotated(before, next, making.now));
  return (await changeSecrets(tx, endpoint, secrets)) ? next.secret : undefined;
}

/** Answers whether it was disabled. What stood in line when it was is sent now, or when it is due. */
export async function enableEndpoint(tx: Db, endpointId: string, now: number): Promise<boolean> {
  if (!(await markEnabled(tx, endpointId))) return false;
  await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt: now });
  return true;
}

/** The secret of an endpoint that was just created, to be shown once. */
export type NewSecret = Readonly<{ url: string; mode: Mode; secret: string }>;

const MODES: readonly Mode[] = ["test", "live"];

/**
 * Makes a product's endpoints those of its file: one for each address and mode. What left the file is disabled; what
 * comes back to it goes on with its secret. What an operator or a receiver disabled stays so.
 */
export async function applyEndpoints(
  tx: Db,
  making: Making,
  { productId, webhooks }: Pick<ProductConfig, "productId" | "webhooks">,
): Promise<NewSecret[]> {
  const created: NewSecret[] = [];
  const before = (await listEndpoints(tx, productId)).filter(
    ({ source }) => source === "product-file",
  );
  const wanted = webhooks.flatMap(({ url, events = null, mode }) =>
    (mode === undefined ? MODES : [mode]).map((each) => ({ url, events, mode: each })),
  );
  const isSame = (a: { url: string; mode: Mode }, b: { url: string; mode: Mode }) =>
    a.url === b.url && a.mode === b.mode;

  for (const entry of wanted) {
    const known = before.find((endpoint) => isSame(endpoint, entry));
    if (!known) {
      const endpoint = { ...entry, productId, source: "product-file" } as const;
      const { secret } = await createEndpoint(tx, making, endpoint);
      created.push({ url: entry.url, mode: entry.mode, secret });
      continue;
    }
    await changeEvents(tx, known.endpointId, entry.events);
    if (known.disabledReason === "removed") await enableEndpoint(tx, known.endpointId, making.now);
  }
  for (const endpoint of before) {
    if (!wanted.some((entry) => isSame(entry, endpoint)))
      await markDisabled(tx, endpoint.endpointId, making.now, "removed");
  }
  await notify(tx);
  return created;
}

/**
 * Throws a RefusedAddressError where webhooks may not go, as far as can be told now: a name that leads to a private
 * address is refused, one that nobody knows yet is not.
 */
export async function checkEndpointUrl(text: string, rule: AddressRule): Promise<void> {
  const url = readEndpointUrl(text, rule);
  const isName = isIP(url.hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  if (isName && !rule.allowPrivate) {
    const addresses = await lookup(url.hostname, { all: true }).catch(() => []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      throw new RefusedAddressError("Its host's address is not a public one.");
  }
}
