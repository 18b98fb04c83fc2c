import { html } from "../../presentation/html.js";
import { countSomeDeliveries, MOST_COUNTED } from "../../store/events/deliveries.js";
import { listEndpoints } from "../../store/events/endpoints.js";
import { DELIVERY_STATUSES, type DeliveryStatus, type Endpoint } from "../../store/events/table.js";
import type { Column } from "../shell/list.js";
import { productPath, type ProductVisit } from "../shell/visit.js";

export const NO_ENDPOINT = "No address hears of events yet. Add the one of your backend.";

const WHY_DISABLED = {
  operator: "by an operator",
  gone: "its receiver answered 410",
  failing: "it failed for days",
  removed: "the product file no longer names it",
} as const;

export const stateOf = ({ disabledAt, disabledReason, failingSince }: Endpoint): string =>
  disabledAt === null
    ? failingSince === null
      ? "enabled"
      : "enabled, failing"
    : `disabled (${WHY_DISABLED[disabledReason ?? "operator"]})`;

type Row = Endpoint & Readonly<{ counts: Readonly<Record<DeliveryStatus, string>> }>;

/** Returns the endpoints of a product in a mode, with how many deliveries each has in each state. */
export async function readEndpoints({ services, product, mode }: ProductVisit): Promise<Row[]> {
  const { store } = services;
  const rows: Row[] = [];
  for (const endpoint of await listEndpoints(store, product.productId)) {
    if (endpoint.mode !== mode) continue;
    const counts = { pending: "", delivered: "", failed: "" };
    for (const status of DELIVERY_STATUSES) {
      const count = await countSomeDeliveries(store, endpoint.endpointId, status);
      counts[status] = `${count}${count === MOST_COUNTED ? " or more" : ""}`;
    }
    rows.push({ ...endpoint, counts });
  }
  return rows;
}

const TITLES = { pending: "Waiting", delivered: "Delivered", failed: "Failed" } as const;

export const endpointColumns = (visit: ProductVisit): readonly Column<Row>[] => [
  {
    title: "Address",
    cell: ({ endpointId, url }) =>
      html`<a href="${productPath(visit, `/developers/endpoints/${endpointId}`)}">${url}</a>`,
    text: ({ url }) => url,
  },
  { title: "Events", cell: ({ events }) => events?.join(", ") ?? "all" },
  { title: "State", cell: stateOf },
  ...DELIVERY_STATUSES.map((status) => ({
    title: TITLES[status],
    isNumber: true,
    cell: ({ counts }: Row) => counts[status],
  })),
];
