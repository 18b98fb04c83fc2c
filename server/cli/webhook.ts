import type { Services } from "../services.js";
import type { OperatorAction } from "../domain/ledger/entry.js";
import type { Mode } from "../domain/product.js";
import { countDeliveries } from "../store/events/deliveries.js";
import { findEndpoint, listEndpoints, markDisabled } from "../store/events/endpoints.js";
import type { Endpoint } from "../store/events/table.js";
import type { Db } from "../store/engine/db.js";
import { RefusedAddressError } from "../webhooks/address.js";
import {
  checkEndpointUrl,
  createEndpoint,
  enableEndpoint,
  rotateEndpointSecret,
} from "../webhooks/endpoints.js";
import { liveSecrets } from "../webhooks/secrets.js";
import { readEventTypes } from "./event-types.js";
import { CommandError } from "./command-error.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";
import { auditOperation, recordOperation } from "./record-operation.js";
import { requireProduct } from "./require-product.js";

export interface AddOptions {
  product: number;
  mode: Mode;
  url: string;
  events?: string;
  json?: boolean;
}

export const addWebhook = ({ product, mode, url, events, json }: AddOptions) =>
  withServices(async (services, config) => {
    const { clock, store } = services;
    const wanted = events === undefined ? null : readEventTypes(events);
    requireProduct(services, product);
    await checkEndpointUrl(url, { allowPrivate: config.webhookAllowPrivate }).catch(
      (error: unknown) => {
        if (error instanceof RefusedAddressError)
          throw new CommandError(`--url cannot be used. ${error.message}`);
        throw error;
      },
    );
    const { endpointId, secret } = await store.write(async (tx) => {
      const created = await createEndpoint(
        tx,
        { ...services, now: clock.now() },
        { productId: product, mode, url, events: wanted, source: "command-line" },
      );
      const endpoint = { endpointId: created.endpointId, productId: product, mode };
      await auditShown(tx, services, endpoint);
      await recordEndpoint(tx, services, "endpoint-added", endpoint);
      return created;
    });
    if (json) return printJson({ id: endpointId, url, secret });
    print(`Endpoint ${endpointId} of product ${product}, ${mode} mode.\n\nSecret: ${secret}`);
  });

export const listWebhooks = (options: { product?: number; secrets?: boolean; json?: boolean }) =>
  withServices(async (services) => {
    const { clock, store } = services;
    const counts = await countDeliveries(store);
    const listed = await listEndpoints(store, options.product);
    if (options.secrets)
      await store.write(async (tx) => {
        for (const endpoint of listed) await auditShown(tx, services, endpoint);
      });
    const endpoints = listed.map((endpoint) => ({
      id: endpoint.endpointId,
      productId: endpoint.productId,
      mode: endpoint.mode,
      url: endpoint.url,
      events: endpoint.events,
      source: endpoint.source,
      state: endpoint.disabledAt === null ? "enabled" : "disabled",
      disabledReason: endpoint.disabledReason,
      disabledAt: asInstant(endpoint.disabledAt),
      failingSince: asInstant(endpoint.failingSince),
      createdAt: asInstant(endpoint.createdAt),
      deliveries: counts.get(endpoint.endpointId) ?? { pending: 0, delivered: 0, failed: 0 },
      ...(options.secrets && {
        secrets: liveSecrets(endpoint.secrets, clock.now()).map(({ secret, endsAt }) => ({
          secret,
          endsAt: asInstant(endsAt),
        })),
      }),
    }));
    if (options.json) return printJson(endpoints);
    if (endpoints.length === 0)
      return print("There are no endpoints. `kinward webhook add` creates one.");
    for (const { id, productId, mode, state, disabledReason, url, events, ...rest } of endpoints) {
      const { pending, delivered, failed } = rest.deliveries;
      print(
        [
          `${id}  ${productId}  ${mode}  ${state}${disabledReason === null ? "" : ` (${disabledReason})`}`,
          `  ${url}  ${events === null ? "all events" : events.join(", ")}`,
          `  ${delivered} delivered, ${pending} pending, ${failed} failed`,
          ...(rest.secrets ?? []).map(
            ({ secret, endsAt }) => `  ${secret}${endsAt === null ? "" : ` until ${endsAt}`}`,
          ),
        ].join("\n"),
      );
    }
  });

export const rotateWebhook = (endpointId: string, { json }: { json?: boolean }) =>
  withServices(async (services) => {
    const { clock, store } = services;
    const secret = await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, { endpointId }));
      const rotated = await rotateEndpointSecret(tx, { ...services, now: clock.now() }, endpoint);
      if (rotated === undefined) return undefined;
      await auditShown(tx, services, endpoint);
      await recordEndpoint(tx, services, "endpoint-secret-rotated", endpoint);
      return rotated;
    });
    if (secret === undefined)
      throw new CommandError("The secret has just been rotated by another process. Try again.");
    if (json) return printJson({ id: endpointId, secret });
    print(`Secret: ${secret}\n\nFor 24 hours deliveries are signed with the old secret too.`);
  });

export const disableWebhook = (endpointId: string) =>
  withServices(async (services) => {
    const { clock, store } = services;
    await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, { endpointId }));
      if (!(await markDisabled(tx, endpointId, clock.now(), "operator")))
        throw new CommandError("The endpoint is already disabled.");
      await recordEndpoint(tx, services, "endpoint-disabled", endpoint);
    });
    print("The endpoint is disabled. Its deliveries wait in the queue.");
  });

export const enableWebhook = (endpointId: string) =>
  withServices(async (services) => {
    const { clock, store } = services;
    await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, { endpointId }));
      if (!(await enableEndpoint(tx, endpointId, clock.now())))
        throw new CommandError("The endpoint is already enabled.");
      await recordEndpoint(tx, services, "endpoint-enabled", endpoint);
    });
    print(
      "The endpoint is enabled, and its queued deliveries are being sent. `kinward webhook replay --missing` sends what happened while it was disabled.",
    );
  });

const recordEndpoint = (
  tx: Db,
  services: Services,
  action: OperatorAction,
  { endpointId, productId, mode }: Pick<Endpoint, "endpointId" | "productId" | "mode">,
) =>
  recordOperation(tx, services, {
    action,
    target: endpointId,
    product: requireProduct(services, productId),
    mode,
  });

function auditShown(
  tx: Db,
  services: Services,
  { endpointId, productId, mode }: Pick<Endpoint, "endpointId" | "productId" | "mode">,
): Promise<void> {
  const { organisation } = requireProduct(services, productId);
  const audited = { ...services, tenancy: { organisation, mode } };
  return auditOperation(tx, audited, "secret-shown", `endpoint:${endpointId}`);
}

/** Returns the endpoint. Throws a CommandError where there is none. */
export function known(endpoint: Endpoint | undefined): Endpoint {
  if (!endpoint)
    throw new CommandError(
      "There is no such endpoint. `kinward webhook list` lists the endpoints.",
    );
  return endpoint;
}
