import { isLiveKey, type ApiKey } from "../../domain/api-key.js";
import { html } from "../../presentation/html.js";
import { listApiKeys } from "../../store/products/queries.js";
import { type Column } from "../shell/list.js";
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

export const keyColumns = (visit: ProductVisit): readonly Column<ApiKey>[] => [
  { title: "Key", code: ({ keyId }) => keyId },
  { title: "Name", cell: ({ label }) => label ?? "" },
  { title: "Exports and erases", cell: ({ scope }) => `for the ${scope}` },
  { title: "Created", time: ({ createdAt }) => createdAt, none: "never" },
  { title: "Last used", cell: ({ lastUsedOn }) => lastUsedOn ?? "never" },
  { title: "State", cell: (key) => keyState(visit, key) },
  { title: "Ends", time: ({ expiresAt }) => expiresAt, none: "never" },
  ...(mayAct(visit, "keys:change")
    ? [
        {
          title: "Revoke",
          cell: (key: ApiKey) =>
            keyState(visit, key) === "valid"
              ? html`<a href="${productPath(visit, `/developers/keys/${key.keyId}/revoke`)}"
                  >Revoke</a
                >`
              : "",
          text: () => "",
        },
      ]
    : []),
];
