import { recordOperation } from "../../actions/operator/operation.js";
import type { OperatorAction } from "../../domain/ledger/entry.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html, type Html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import {
  deliveryStates,
  listAttempts,
  listDeliveries,
  listDeliveriesOf,
  type Attempt,
  type ListedDelivery,
} from "../../store/events/deliveries.js";
import { findEndpoint, markDisabled } from "../../store/events/endpoints.js";
import { findEvent } from "../../store/events/queries.js";
import type { DeliveryStatus, Endpoint } from "../../store/events/table.js";
import { emit } from "../../webhooks/emit.js";
import { enableEndpoint, rotateEndpointSecret } from "../../webhooks/endpoints.js";
import { queueAgain, replayRange } from "../../webhooks/replay.js";
import { sampleOf } from "../../webhooks/sample.js";
import type { Job } from "../../store/jobs/table.js";
import { begin, jobPart, followsJob, readJob } from "../jobs/job-part.js";
import { doneNotice, form } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import {
  facts,
  filterForm,
  filterOf,
  listEnd,
  PAGE_ROWS,
  positionIn,
  sendCsv,
  table,
  time,
  wantsCsv,
  type Column,
} from "../shell/list.js";
import { recordAct } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, mayAct, type ProductVisit } from "../shell/visit.js";
import { developersPath } from "./developers-page.js";
import { stateOf } from "./endpoints-part.js";

type OfEndpoint = PageRequest<"endpointId">;

/** Returns the endpoint in the path. Those of other products and modes do not exist. */
async function requireEndpoint(
  db: Db,
  visit: ProductVisit,
  request: OfEndpoint,
): Promise<Endpoint> {
  const found = await findEndpoint(db, { endpointId: request.params.endpointId });
  if (found?.productId !== visit.product.productId || found.mode !== visit.mode)
    throw new Refusal("unknownPage");
  return found;
}

/** Returns an event in the path, and the endpoint that it is on its way to. */
export async function requireDelivery(
  db: Db,
  visit: ProductVisit,
  request: PageRequest<"endpointId" | "eventId">,
) {
  const endpoint = await requireEndpoint(db, visit, request);
  const event = await findEvent(db, { eventId: request.params.eventId });
  const states = await deliveryStates(db, endpoint.endpointId, event ? [event.id] : []);
  if (!event || !states.has(event.id)) throw new Refusal("unknownPage");
  return { endpoint, event };
}

const DONE = {
  disabled: "Nothing is sent there from now on. What happens meanwhile waits in the queue.",
  enabled: "What waited in the queue is being sent. Send what was missed while it was disabled.",
  test: "A Test event is on its way.",
  again: "The event was added to the queue again.",
};

const STATES: readonly (readonly [DeliveryStatus, string])[] = [
  ["pending", "waiting"],
  ["delivered", "delivered"],
  ["failed", "failed"],
];

type Row = ListedDelivery & Readonly<{ attempts: readonly Attempt[] }>;

/** Shows an endpoint and its deliveries, the newest first. */
export const showEndpoint: Show<"endpointId"> = async (visit, request, response) => {
  const { store } = visit.services;
  const endpoint = await requireEndpoint(store, visit, request);
  const { endpointId, url, events, createdAt, source } = endpoint;
  const wanted = STATES.map(([state]) => state).filter((one) => one === filterOf(visit, "state"));
  const before = positionIn<number>(visit) ?? Number.MAX_SAFE_INTEGER;
  const eventId = filterOf(visit, "event");
  const found =
    eventId === ""
      ? await listDeliveries(store, {
          endpointId,
          before,
          ...(wanted.length > 0 && { statuses: wanted }),
        })
      : await listDeliveriesOf(store, { endpointId, eventId });
  const page = found.slice(0, PAGE_ROWS);
  const attempts = await listAttempts(
    store,
    page.map(({ eventRowId }) => eventRowId),
  );
  const rows = page.map((delivery): Row => {
    const all = attempts.get(delivery.eventRowId) ?? [];
    return { ...delivery, attempts: all.filter((one) => one.endpointId === endpointId) };
  });
  const replay = await readJob(store, visit, replayOf(endpoint));
  const mayChange = mayAct(visit, "keys:change");
  const columns = columnsOf(visit, endpoint, mayChange);
  if (wantsCsv(visit)) return sendCsv(response, "deliveries", columns, rows);
  sendConsolePage(visit, response, {
    title: "Endpoint",
    ...followsJob,
    body: html`${doneNotice(visit, DONE)}
      <h1>${url}</h1>
      ${facts([
        ["State", stateOf(endpoint)],
        ["Events", events?.join(", ") ?? "all"],
        ["Added", time(createdAt)],
        ["Comes from", source === "product-file" ? "the product file" : "an operator"],
      ])}
      ${mayChange && acts(visit, endpoint)} ${replay && replayPart(visit, replay)}
      <h2>Deliveries</h2>
      ${filterForm(visit, [
        { name: "event", label: "Event id" },
        { name: "state", label: "State", options: STATES },
      ])}
      ${table("Deliveries", columns, rows, "Nothing was sent yet. Send a test event.")}
      ${rows.length > 0 && listEnd(visit, found.length > PAGE_ROWS ? page.at(-1)?.id : undefined)}`,
  });
};

const replayPart = (visit: ProductVisit, job: Job): Html =>
  html`<h2>Sending what is missing</h2>
    ${jobPart(visit, job, {
      doing: "Events added to the queue",
      result: (result) =>
        html`<p>${(result as { count: number }).count} events were added to the queue.</p>`,
      again: false,
    })}`;

const acts = (visit: ProductVisit, { endpointId, disabledAt }: Endpoint): Html => {
  const button = (act: string, words: string, kind = "second") =>
    form(
      visit,
      developersPath(visit, `/endpoints/${endpointId}/${act}`),
      html`<button class="button ${kind}">${words}</button>`,
    );
  return html`<div class="actions">
    ${disabledAt === null && button("test", "Send a test event")}
    ${disabledAt === null && button("replay", "Send what is missing")}
    ${button("rotate", "New secret")}
    ${disabledAt === null ? button("disable", "Disable", "danger") : button("enable", "Enable")}
  </div>`;
};

const columnsOf = (
  visit: ProductVisit,
  { endpointId, disabledAt }: Endpoint,
  mayChange: boolean,
): readonly Column<Row>[] => [
  {
    title: "Event",
    cell: ({ type, eventId }) =>
      html`<a href="${developersPath(visit, `/endpoints/${endpointId}/deliveries/${eventId}`)}"
          >${type}</a
        ><br /><code>${eventId}</code>`,
    text: ({ eventId }) => eventId,
  },
  { title: "Happened", time: ({ createdAt }) => createdAt },
  {
    title: "State",
    cell: ({ status }) => STATES.find(([state]) => state === status)?.[1] ?? status,
  },
  {
    title: "Attempts",
    cell: ({ attempts }) =>
      html`${attempts.map((one) => html`<div>${time(one.attemptedAt)} ${one.status}</div>`)}`,
    text: ({ attempts }) => attempts.map(({ status }) => status).join(" "),
  },
  { title: "Next", time: ({ dueAt }) => dueAt },
  ...(mayChange && disabledAt === null
    ? [
        {
          title: "Again",
          cell: ({ eventId, status }: Row) =>
            status === "pending"
              ? ""
              : form(
                  visit,
                  developersPath(visit, `/endpoints/${endpointId}/replay/${eventId}`),
                  html`<button class="button second">Send again</button>`,
                ),
          text: () => "",
        },
      ]
    : []),
];

const record = (tx: Db, visit: ProductVisit, action: OperatorAction, endpointId: string) =>
  recordOperation(
    tx,
    { ...visit.services, now: visit.now },
    { action, target: endpointId, product: visit.product, mode: visit.mode },
    authorOf(visit),
  );

const pathOf = (visit: ProductVisit, { endpointId }: Endpoint, done: string): string =>
  developersPath(visit, `/endpoints/${endpointId}?done=${done}`);

export const rotate: Submit<"endpointId"> = async (tx, visit, request) => {
  const { services, now } = visit;
  const endpoint = await requireEndpoint(tx, visit, request);
  const { endpointId } = endpoint;
  const secret = await rotateEndpointSecret(tx, { ...services, now }, endpoint);
  // Someone else was faster, and saw the new one.
  if (secret === undefined) return developersPath(visit, `/endpoints/${endpointId}`);
  await recordAct(tx, visit, { action: "secret-shown", target: `endpoint:${endpointId}` });
  await record(tx, visit, "endpoint-secret-rotated", endpointId);
  return (response) =>
    sendConsolePage(visit, response, {
      title: "The new secret",
      body: html`<h1>The new secret</h1>
        <p class="done" role="status">Copy it now: this page does not show it again.</p>
        <p><code class="secret">${secret}</code></p>
        <p>For 24 hours deliveries are signed with the old secret too.</p>
        <p>
          <a class="button" href="${developersPath(visit, `/endpoints/${endpointId}`)}">Continue</a>
        </p>`,
    });
};

export const disable: Submit<"endpointId"> = async (tx, visit, request) => {
  const endpoint = await requireEndpoint(tx, visit, request);
  const { endpointId } = endpoint;
  if (await markDisabled(tx, endpointId, visit.now, "operator"))
    await record(tx, visit, "endpoint-disabled", endpointId);
  return pathOf(visit, endpoint, "disabled");
};

export const enable: Submit<"endpointId"> = async (tx, visit, request) => {
  const endpoint = await requireEndpoint(tx, visit, request);
  const { endpointId } = endpoint;
  if (await enableEndpoint(tx, endpointId, visit.now))
    await record(tx, visit, "endpoint-enabled", endpointId);
  return pathOf(visit, endpoint, "enabled");
};

export const sendTest: Submit<"endpointId"> = async (tx, visit, request) => {
  const endpoint = await requireEndpoint(tx, visit, request);
  const { services, now, product, mode } = visit;
  const { productId } = product;
  const context = { scope: { productId, mode }, random: services.random, now };
  await emit(tx, context, sampleOf("Test", { now, message: undefined }));
  return pathOf(visit, endpoint, "test");
};

const replayOf = ({ endpointId }: Endpoint) =>
  ({ kind: "event-replay", subject: endpointId }) as const;

/** Begins to queue what has not arrived since the endpoint was added. */
export const replayMissing: Submit<"endpointId"> = async (tx, visit, request) => {
  const endpoint = await requireEndpoint(tx, visit, request);
  if (endpoint.disabledAt !== null) throw new Refusal("unknownPage");
  const { services, now: until } = visit;
  return begin(tx, visit, {
    ...replayOf(endpoint),
    page: developersPath(visit, `/endpoints/${endpoint.endpointId}`),
    work: async (onProgress) => ({
      count: await replayRange(services, endpoint, {
        since: endpoint.createdAt,
        until,
        isMissing: true,
        onProgress,
      }),
    }),
  });
};

export const replayOne: Submit<"endpointId" | "eventId"> = async (tx, visit, request) => {
  const { endpoint, event } = await requireDelivery(tx, visit, request);
  if (endpoint.disabledAt !== null) throw new Refusal("unknownPage");
  await queueAgain(tx, endpoint, [event.id], visit.now);
  return pathOf(visit, endpoint, "again");
};
