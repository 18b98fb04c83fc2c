import { html } from "../../presentation/html.js";
import { listResponses } from "../../store/events/deliveries.js";
import type { Endpoint } from "../../store/events/table.js";
import type { Show } from "../shell/room.js";
import { sendConsolePage } from "../shell/layout.js";
import { listEnd, sendCsv, table, wantsCsv, type Column } from "../shell/list.js";
import { developersPath } from "./developers-page.js";
import { requireDelivery } from "./endpoint.js";

type Attempt = Awaited<ReturnType<typeof listResponses>>[number];

const NO_RESPONSE: Readonly<Record<string, string>> = {
  timeout: "No response came in time.",
  refused: "The connection was refused.",
  error: "The connection failed.",
};

const COLUMNS: readonly Column<Attempt>[] = [
  { title: "Attempt", cell: ({ attempt }) => attempt, isNumber: true },
  { title: "At (UTC)", time: ({ attemptedAt }) => attemptedAt },
  { title: "Took (ms)", cell: ({ durationMs }) => durationMs, isNumber: true },
  { title: "Status", cell: ({ status }) => status },
  {
    title: "Response",
    cell: ({ status, response }) =>
      response === null
        ? html`<span class="hint">${NO_RESPONSE[status] ?? "Its body was empty."}</span>`
        : html`<pre>${response}</pre>`,
    text: ({ response }) => response ?? "",
  },
];

/** Shows what was sent of an event, and how each attempt ended. */
export const showDelivery: Show<"endpointId" | "eventId"> = async (visit, request, response) => {
  const { store } = visit.services;
  const { endpoint, event } = await requireDelivery(store, visit, request);
  const { endpointId } = endpoint;
  const attempts = await listResponses(store, { eventRowId: event.id, endpointId });
  if (wantsCsv(visit)) return sendCsv(response, "attempts", COLUMNS, attempts);
  sendConsolePage(visit, response, {
    title: event.type,
    body: html`<p>
        <a href="${developersPath(visit, `/endpoints/${endpointId}`)}">All deliveries</a>
      </p>
      <h1>${event.type}</h1>
      <h2>Request</h2>
      <p class="hint">Each attempt has a time and a signature of its own.</p>
      <pre>${requestText(endpoint, event)}</pre>
      <h2>Attempts</h2>
      ${table("Attempts", COLUMNS, attempts, "Nothing was sent yet.")}
      ${attempts.length > 0 && listEnd(visit)}`,
  });
};

const requestText = (
  { url }: Endpoint,
  { eventId, body }: Readonly<{ eventId: string; body: string }>,
): string =>
  `POST ${url}\ncontent-type: application/json\nwebhook-id: ${eventId}\nwebhook-timestamp: …\nwebhook-signature: …\n\n${body}`;
