import { recordOperation } from "../../actions/operator/operation.js";
import { eventTypes } from "../../../generated/events.js";
import { field } from "../../pages/shell/form.js";
import { html } from "../../presentation/html.js";
import { RefusedAddressError } from "../../webhooks/address.js";
import { checkEndpointUrl, createEndpoint } from "../../webhooks/endpoints.js";
import { form, textArea, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { recordAct } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, type ProductVisit } from "../shell/visit.js";
import { developersPath } from "./developers-page.js";

export const showNewEndpoint: Show = (visit, _request, response) => {
  sendConsolePage(visit, response, {
    title: "Add an endpoint",
    body: html`<h1>Add an endpoint</h1>
      <p class="lead">Events of ${visit.product.name}, ${visit.mode} mode, are sent there.</p>
      ${form(
        visit,
        developersPath(visit, "/endpoints/new"),
        html`${textInput(visit, "url", "Address", {
            hint: "Begins with https://",
            attributes: html`type="url" inputmode="url" autocomplete="off" maxlength="2000" required`,
          })}
          ${textArea(visit, "events", "Events", {
            hint: "One in a line, such as Session.Revoked. Empty: all of them.",
            attributes: html`rows="4" spellcheck="false"`,
          })} <button class="button">Add</button>`,
        "card",
      )}`,
  });
};

/** Says what is wrong with an address; undefined where events can be sent there. */
const faultOf = async (url: string, visit: ProductVisit): Promise<string | undefined> => {
  try {
    await checkEndpointUrl(url, { allowPrivate: visit.services.config.webhookAllowPrivate });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedAddressError) return error.message;
    throw error;
  }
};

export const addEndpoint: Submit = async (tx, visit, request) => {
  const { services, product, mode, now } = visit;
  const url = field(request, "url").trim();
  const types = field(request, "events")
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = types.find((type) => !(eventTypes as readonly string[]).includes(type));
  if (unknown !== undefined)
    return {
      errors: { events: `There is no event ${unknown}. There are ${eventTypes.join(", ")}.` },
    };
  const fault = await faultOf(url, visit);
  if (fault !== undefined) return { errors: { url: fault } };
  const { productId } = product;
  const events = types.length > 0 ? types : null;
  const { endpointId, secret } = await createEndpoint(
    tx,
    { ...services, now },
    { productId, mode, url, events, source: "command-line" },
  );
  await recordAct(tx, visit, { action: "secret-shown", target: `endpoint:${endpointId}` });
  await recordOperation(
    tx,
    { ...services, now },
    { action: "endpoint-added", target: endpointId, product, mode },
    authorOf(visit),
  );
  return (response) =>
    sendConsolePage(visit, response, {
      title: "The new endpoint",
      body: html`<h1>The new endpoint</h1>
        <p class="done" role="status">Copy its secret now: this page does not show it again.</p>
        <p><code class="secret">${secret}</code></p>
        <p>Your backend checks the signature of each delivery with it.</p>
        <p>
          <a class="button" href="${developersPath(visit, `/endpoints/${endpointId}`)}">Continue</a>
        </p>`,
    });
};
