import { endKey, issueKey } from "../../actions/key/keys.js";
import { KEY_SCOPES, type ApiKey } from "../../domain/api-key.js";
import { DAY_MS } from "../../lib/dates.js";
import { field } from "../../pages/shell/form.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { sendConfirmation } from "../shell/confirm.js";
import { form, reasonField, selectInput, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { keepReason } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, type ProductVisit } from "../shell/visit.js";
import { developersPath } from "./developers-page.js";

const MOST_DAYS = 36_500;
const LABEL = /^\P{Cc}{0,100}$/u;

const SCOPES = [
  ["product", "product: what this product stores of a player"],
  ["organisation", "organisation: what all products of the organisation store"],
] as const;

export const showNewKey: Show = (visit, _request, response) => {
  sendConsolePage(visit, response, {
    title: "Create a key",
    body: html`<h1>Create a key</h1>
      <p class="lead">For ${visit.product.name}, ${visit.mode} mode. It is shown once.</p>
      ${form(
        visit,
        developersPath(visit, "/keys/new"),
        html`${textInput(visit, "label", "Name", {
            hint: "What you call it, such as the backend that uses it. May stay empty.",
            attributes: html`maxlength="100" autocomplete="off"`,
          })}
          ${selectInput(visit, "scope", "Exports and erases", SCOPES, { value: "product" })}
          ${textInput(visit, "days", "Days until it ends", {
            hint: "May stay empty: then it does not end.",
            attributes: html`inputmode="numeric" maxlength="5" autocomplete="off"`,
          })}
          ${reasonField(visit)}<button class="button">Create</button>`,
        "card",
      )}`,
  });
};

export const createKey: Submit = async (tx, visit, request) => {
  const { services, product, mode, now } = visit;
  const label = field(request, "label").trim();
  const days = field(request, "days").trim();
  const scope = KEY_SCOPES.find((one) => one === field(request, "scope"));
  if (!LABEL.test(label)) return { errors: { label: "Use 100 characters at most, in one line." } };
  if (!scope) return { errors: { scope: "Choose what the key exports and erases." } };
  if (days !== "" && !(/^\d{1,5}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS))
    return { errors: { days: `Enter a number from 1 to ${MOST_DAYS}, or nothing.` } };
  const expiresAt = days === "" ? null : services.clock.realNow() + Number(days) * DAY_MS;
  const { keyId, apiKey } = await issueKey(
    tx,
    { ...services, now },
    product,
    { mode, scope, label: label || null, expiresAt },
    authorOf(visit),
  );
  await keepReason(tx, visit, { action: "key-created", target: `key:${keyId}` });
  return (response) =>
    sendConsolePage(visit, response, {
      title: "The new key",
      body: html`<h1>The new key</h1>
        <p class="done" role="status">Copy it now: it cannot be shown again.</p>
        <p><code class="secret">${apiKey}</code></p>
        <p>
          Keep it where your backend reads its secrets. A backend with it acts for ${product.name}
          in ${mode} mode.
        </p>
        <p><a class="button" href="${developersPath(visit)}">Continue</a></p>`,
    });
};

type OfKey = PageRequest<"keyId">;

/** Returns the key in the path, if it is one of the product in this mode. */
function requireKey({ services, product, mode }: ProductVisit, { params }: OfKey): ApiKey {
  const key = services.catalogue.key(params.keyId);
  if (key?.productId !== product.productId || key.mode !== mode) throw new Refusal("unknownPage");
  return key;
}

export const showKeyRevocation: Show<"keyId"> = (visit, request, response) => {
  const { keyId, label } = requireKey(visit, request);
  sendConfirmation(visit, response, {
    title: `Revoke the key ${label ?? keyId}?`,
    effect: "Requests with this key are refused at once. It cannot be undone.",
    button: "Revoke",
    isDangerous: true,
    back: developersPath(visit, "/keys"),
    backText: "Back to the keys",
  });
};

export const revoke: Submit<"keyId"> = async (tx, visit, request) => {
  const { services, now } = visit;
  const key = requireKey(visit, request);
  const { keyId } = key;
  const by = authorOf(visit);
  if (await endKey(tx, { ...services, now }, visit.product, key, by))
    await keepReason(tx, visit, { action: "key-revoked", target: `key:${keyId}` });
  return developersPath(visit, "?done=revoked");
};
