// The passkeys of the operator who is signed in.
import type { Request, Response } from "express";

import { deviceOf } from "../../domain/guardian/device.js";
import { field } from "../../pages/shell/form.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { html, type Html } from "../../presentation/html.js";
import { audit } from "../../store/audit/audit.js";
import {
  addPasskey,
  deletePasskey,
  findPasskey,
  listPasskeys,
  proveOperatorSession,
} from "../../store/operators/queries.js";
import type { Passkey } from "../../store/operators/table.js";
import { isFreshlyProven, pathToProof } from "../shell/ask-again.js";
import { doneNotice, form, nonceFor } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { table } from "../shell/list.js";
import { takeForm } from "../shell/route-room.js";
import { auditingOf, authorOf, consolePath, type Visit } from "../shell/visit.js";
import { passkeyPart, passkeyScript } from "./passkey-part.js";
import { creationOptions, relyingParty, verifyCreation } from "./webauthn.js";

const DONE = {
  added: "The passkey was added.",
  removed: "The passkey was removed.",
};

const pagePath = ({ services }: Visit) => consolePath(services, "/-/passkeys");

/** Returns whether a passkey may be added or removed. An operator who has one uses it first. */
const mayChange = (visit: Visit, passkeys: readonly Passkey[]): boolean =>
  passkeys.length === 0 || isFreshlyProven(visit);

export async function showPasskeys(
  visit: Visit,
  request: Request,
  response: Response,
): Promise<void> {
  const { services, operator } = visit;
  const passkeys = await listPasskeys(services.store, { operatorIds: [operator.operatorId] });
  const isOpen = mayChange(visit, passkeys);
  sendConsolePage(visit, response, {
    title: "Your passkeys",
    script: passkeyScript.href,
    body: html`${doneNotice(visit, DONE)}
      ${visit.query["error"] === "refused" && html`<p class="notice" role="alert">The passkey could not be verified. Nothing was changed.</p>`}
      <h1>Your passkeys</h1>
      <p class="lead">
        A passkey proves that it is you: by your fingerprint, your face or a PIN. Without one, live
        mode and the team are read-only.
      </p>
      ${table(
        "Passkeys",
        [
          { title: "Made on", cell: ({ device }) => device || "an unknown device" },
          { title: "Added", time: ({ createdAt }) => createdAt },
          { title: "Last used", time: ({ lastUsedAt }) => lastUsedAt },
          isOpen && {
            title: "Remove",
            cell: ({ passkeyId }) =>
              form(
                visit,
                consolePath(services, "/-/passkeys/remove"),
                html`<input type="hidden" name="passkey" value="${passkeyId}" />
                  <button class="button danger">Remove</button>`,
              ),
          },
        ],
        passkeys,
        "You have no passkey yet.",
      )}
      <h2>Add a passkey</h2>
      ${isOpen ? await addition(visit, request, passkeys) : html`<p><a class="button" href="${pathToProof(visit, pagePath(visit))}">Use a passkey to add or remove one</a></p>`}`,
  });
}

async function addition(
  visit: Visit,
  request: Request,
  passkeys: readonly Passkey[],
): Promise<Html> {
  const site = relyingParty(visit.services, request);
  if (!site) return noPasskeys;
  const nonce = nonceFor(visit, pagePath(visit));
  const options = await creationOptions(site, nonce, visit.operator, passkeys);
  const part = passkeyPart("create", options, "Add a passkey");
  return form(visit, pagePath(visit), part, "card", { nonce });
}

/** Says why no passkey can be made at this address. */
export const noPasskeys = html`<div class="notice">
  <p>
    Browsers make passkeys on https alone, or at <code>http://localhost</code>, and never for the
    number of an address. Open the console there.
  </p>
</div>`;

/** Adds a passkey. The new passkey also counts as used. */
export async function add(visit: Visit, request: Request, response: Response): Promise<void> {
  const { services, now, operator, browser, requestId } = visit;
  const site = relyingParty(services, request);
  const made =
    site && (await verifyCreation(site, field(request, "nonce"), field(request, "credential")));
  const result = await takeForm(visit, request, async (tx) => {
    const { operatorId } = operator;
    const passkeys = await listPasskeys(tx, { operatorIds: [operatorId] });
    if (!mayChange(visit, passkeys)) return pathToProof(visit, pagePath(visit));
    const isNew = made !== undefined && !(await findPasskey(tx, made));
    const { audit: actor } = authorOf(visit);
    const outcome = isNew ? "success" : "refused";
    await audit(tx, auditingOf(visit), { actor, action: "passkey-added", outcome, requestId });
    if (!isNew) return `${pagePath(visit)}?error=refused`;
    await addPasskey(tx, {
      ...made,
      operatorId,
      createdAt: now,
      lastUsedAt: now,
      device: deviceOf(request.get("User-Agent") ?? ""),
    });
    await proveOperatorSession(tx, { browserId: browser.browserId, provenAt: now });
    return `${pagePath(visit)}?done=added`;
  });
  redirectTo(response, result);
}

export async function removePasskey(
  visit: Visit,
  request: Request,
  response: Response,
): Promise<void> {
  const { operator, requestId } = visit;
  const result = await takeForm(visit, request, async (tx) => {
    if (!isFreshlyProven(visit)) return pathToProof(visit, pagePath(visit));
    const passkey = { passkeyId: field(request, "passkey"), operatorId: operator.operatorId };
    const isRemoved = (await deletePasskey.changed(tx, passkey)) > 0;
    const { audit: actor } = authorOf(visit);
    const outcome = isRemoved ? "success" : "refused";
    await audit(tx, auditingOf(visit), { actor, action: "passkey-removed", outcome, requestId });
    return isRemoved ? `${pagePath(visit)}?done=removed` : pagePath(visit);
  });
  redirectTo(response, result);
}
