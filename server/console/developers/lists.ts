// The keys and endpoints of a product, each as a list with filters, pages and CSV.
import type { Show } from "../shell/room.js";
import { filterOf, sendList } from "../shell/list.js";
import { endpointColumns, NO_ENDPOINT, readEndpoints, stateOf } from "./endpoints-part.js";
import { keyColumns, keyState, NO_KEY, readKeys } from "./keys-part.js";

const STATES_OF_KEYS = ["valid", "expired", "revoked"] as const;
const STATES_OF_ENDPOINTS = ["enabled", "disabled"] as const;

const optionsOf = (states: readonly string[]) => states.map((state) => [state, state] as const);

/** Lists the keys of a product in a mode. */
export const listKeys: Show = async (visit, _request, response) => {
  const keys = await readKeys(visit);
  const [search, state] = [filterOf(visit, "search").toLowerCase(), filterOf(visit, "state")];
  sendList(visit, response, {
    title: "API keys",
    name: "api-keys",
    columns: keyColumns(visit),
    rows: keys.filter(
      (key) =>
        `${key.keyId} ${key.label?.toLowerCase() ?? ""}`.includes(search) &&
        (state === "" || keyState(visit, key) === state),
    ),
    keyOf: ({ keyId }) => keyId,
    filters: [
      { name: "search", label: "Id or name" },
      { name: "state", label: "State", options: optionsOf(STATES_OF_KEYS) },
    ],
    empty: keys.length === 0 ? NO_KEY : "Nothing matches.",
  });
};

/** Lists the endpoints of a product in a mode. */
export const listEndpointsOf: Show = async (visit, _request, response) => {
  const endpoints = await readEndpoints(visit);
  const [search, state] = [filterOf(visit, "search").toLowerCase(), filterOf(visit, "state")];
  sendList(visit, response, {
    title: "Endpoints",
    name: "endpoints",
    columns: endpointColumns(visit),
    rows: endpoints.filter(
      (endpoint) =>
        endpoint.url.toLowerCase().includes(search) &&
        (state === "" || stateOf(endpoint).startsWith(state)),
    ),
    keyOf: ({ endpointId }) => endpointId,
    filters: [
      { name: "search", label: "Address" },
      { name: "state", label: "State", options: optionsOf(STATES_OF_ENDPOINTS) },
    ],
    empty: endpoints.length === 0 ? NO_ENDPOINT : "Nothing matches.",
  });
};
