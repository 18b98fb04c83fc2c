import { isLiveKey, type ApiKey } from "../../domain/api-key.js";
import { html, type Html } from "../../presentation/html.js";
import { listApiKeys } from "../../store/products/queries.js";
import { form, reasonField } from "../shell/form.js";
import { time, type Column } from "../shell/list.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

export const NO_KEY = "There is no key yet. Create one for each backend.";

export const readKeys = async ({ services, product, mode }: ProductVisit): Promise<ApiKey[]> =>
  (await listApiKeys(services.store)).filter(
    (one) => one.productId === product.productId && one.mode === mode,
  );

export const keyState = ({ services }: ProductVisit, key: ApiKey): string =>
  isLiveKey(key, services.clock.realNow())
    ? "valid"
    : key.revokedAt === null
      ? "expired"
      : "revoked";

const revocation = (visit: ProductVisit, { keyId }: ApiKey): Html =>
  html`<details>
    <summary>Revoke</summary>
    ${form(
      visit,
      productPath(visit, `/developers/keys/${keyId}/revoke`),
      html`<p>Requests with this key are refused at once.</p>
        ${reasonField(visit)}<button class="button danger">Revoke</button>`,
    )}
  </details>`;

const textOf = (instant: number | null): string =>
  instant === null ? "never" : new Date(instant).toISOString();

export const keyColumns = (visit: ProductVisit): readonly Column<ApiKey>[] => [
  { title: "Key", cell: ({ keyId }) => html`<code>${keyId}</code>`, text: ({ keyId }) => keyId },
  { title: "Name", cell: ({ label }) => label ?? "" },
  { title: "Exports and erases", cell: ({ scope }) => `for the ${scope}` },
  {
    title: "Created",
    cell: ({ createdAt }) => time(createdAt),
    text: ({ createdAt }) => textOf(createdAt),
  },
  { title: "Last used", cell: ({ lastUsedOn }) => lastUsedOn ?? "never" },
  { title: "State", cell: (key) => keyState(visit, key) },
  {
    title: "Ends",
    cell: ({ expiresAt }) => (expiresAt === null ? "never" : time(expiresAt)),
    text: ({ expiresAt }) => textOf(expiresAt),
  },
  ...(mayAct(visit, "keys:change")
    ? [
        {
          title: "Revoke",
          cell: (key: ApiKey) => (keyState(visit, key) === "valid" ? revocation(visit, key) : ""),
          text: () => "",
        },
      ]
    : []),
];
