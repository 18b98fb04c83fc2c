import type { Request, Response } from "express";

import { isLiveKey, type ApiKey } from "../../domain/api-key.js";
import { html, type Html } from "../../presentation/html.js";
import { countSomeDeliveries, MOST_COUNTED } from "../../store/events/deliveries.js";
import { listEndpoints } from "../../store/events/endpoints.js";
import { DELIVERY_STATUSES, type Endpoint } from "../../store/events/table.js";
import { listApiKeys } from "../../store/products/queries.js";
import { doneNotice, form, reasonField } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { table, time, type Column } from "../shell/list.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";
import { newestErrors } from "./errors.js";

export const developersPath = (visit: ProductVisit, rest = ""): string =>
  productPath(visit, `/developers${rest}`);

export const stateOf = ({ disabledAt, disabledReason, failingSince }: Endpoint): string =>
  disabledAt === null
    ? failingSince === null
      ? "enabled"
      : "enabled, failing"
    : `disabled (${WHY_DISABLED[disabledReason ?? "operator"]})`;

const WHY_DISABLED = {
  operator: "by an operator",
  gone: "its receiver answered 410",
  failing: "it failed for days",
  removed: "the product file no longer names it",
} as const;

const DONE = {
  revoked: "The key was revoked. Requests with it are refused from now on.",
};

/** Lists the keys and endpoints of a product in a mode. */
export async function showDevelopers(
  visit: ProductVisit,
  _request: Request,
  response: Response,
): Promise<void> {
  const { services, product, mode } = visit;
  const { store } = services;
  const isOwn = (one: { productId: number; mode: string }) =>
    one.productId === product.productId && one.mode === mode;
  const keys = (await listApiKeys(store)).filter(isOwn);
  const endpoints = (await listEndpoints(store, product.productId)).filter(isOwn);
  const counts = new Map<string, string>();
  for (const { endpointId } of endpoints)
    for (const status of DELIVERY_STATUSES) {
      const count = await countSomeDeliveries(store, endpointId, status);
      counts.set(`${endpointId} ${status}`, `${count}${count === MOST_COUNTED ? " or more" : ""}`);
    }
  const mayChange = mayAct(visit, "keys:change");
  const columns: readonly Column<Endpoint>[] = [
    {
      title: "Address",
      cell: ({ endpointId, url }) =>
        html`<a href="${developersPath(visit, `/endpoints/${endpointId}`)}">${url}</a>`,
    },
    { title: "Events", cell: ({ events }) => events?.join(", ") ?? "all" },
    { title: "State", cell: stateOf },
    ...DELIVERY_STATUSES.map((state) => ({
      title: state === "delivered" ? "Delivered" : state === "pending" ? "Waiting" : "Failed",
      isNumber: true,
      cell: ({ endpointId }: Endpoint) => counts.get(`${endpointId} ${state}`) ?? "",
    })),
  ];
  sendConsolePage(visit, response, {
    title: "Developers",
    body: html`${doneNotice(visit, DONE)}
      <h1>Developers</h1>
      <h2>API keys</h2>
      ${table("API keys", keyColumns(visit, mayChange), keys, "There is no key yet. Create one for each backend.")}
      ${
        mayChange &&
        html`<p><a class="button" href="${developersPath(visit, "/keys/new")}">Create a key</a></p>`
      }
      <h2>Endpoints</h2>
      ${table("Endpoints", columns, endpoints, "No address hears of events yet. Add the one of your backend.")}
      ${
        mayChange &&
        html`<p>
          <a class="button" href="${developersPath(visit, "/endpoints/new")}">Add an endpoint</a>
        </p>`
      }
      ${await newestErrors(visit)}`,
  });
}

const keyColumns = (visit: ProductVisit, mayChange: boolean): readonly Column<ApiKey>[] => {
  const realNow = visit.services.clock.realNow();
  const revocation = ({ keyId }: ApiKey): Html =>
    html`<details>
      <summary>Revoke</summary>
      ${form(
        visit,
        developersPath(visit, `/keys/${keyId}/revoke`),
        html`<p>Requests with this key are refused at once.</p>
          ${reasonField(visit)}<button class="button danger">Revoke</button>`,
      )}
    </details>`;
  return [
    { title: "Key", cell: ({ keyId }) => html`<code>${keyId}</code>` },
    { title: "Name", cell: ({ label }) => label ?? "" },
    { title: "Exports and erases", cell: ({ scope }) => `for the ${scope}` },
    { title: "Created", cell: ({ createdAt }) => time(createdAt) },
    { title: "Last used", cell: ({ lastUsedOn }) => lastUsedOn ?? "never" },
    {
      title: "State",
      cell: (key) =>
        isLiveKey(key, realNow) ? "valid" : key.revokedAt === null ? "expired" : "revoked",
    },
    {
      title: "Ends",
      cell: ({ expiresAt }) => (expiresAt === null ? "never" : time(expiresAt)),
    },
    ...(mayChange
      ? [
          {
            title: "Revoke",
            cell: (key: ApiKey) => (isLiveKey(key, realNow) ? revocation(key) : ""),
          },
        ]
      : []),
  ];
};
