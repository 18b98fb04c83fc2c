// Asks for a passkey: as the second step of signing in, and before acts that cannot be undone.
import type { Request, Response } from "express";

import { field } from "../../pages/shell/form.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { pathTo } from "../../pages/shell/paths.js";
import { html, type Html } from "../../presentation/html.js";
import { audit } from "../../store/audit/audit.js";
import {
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  proveOperatorSession,
} from "../../store/operators/queries.js";
import { form, nonceFor } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { takeForm } from "../shell/route-room.js";
import { auditingOf, authorOf, consolePath, type Visit } from "../shell/visit.js";
import { nextIn } from "../sign-in/next.js";
import { passkeyPart, passkeyScript } from "./passkey-part.js";
import { noPasskeys } from "./passkeys-page.js";
import {
  readCredential,
  relyingParty,
  requestOptions,
  verifyUse,
  type RelyingParty,
} from "./webauthn.js";

const pagePath = ({ services }: Visit) => consolePath(services, "/-/passkey");

/** Returns where the page leads to afterwards. */
const after = ({ services }: Visit, request: Request): string =>
  pathTo(services, nextIn(request) ?? "/console");

export async function showProof(visit: Visit, request: Request, response: Response): Promise<void> {
  const { services, operator, browser } = visit;
  const passkeys = await listPasskeys(services.store, { operatorIds: [operator.operatorId] });
  const site = relyingParty(services, request);
  // An operator without a passkey adds one first, which counts as using it.
  if (passkeys.length === 0) return redirectTo(response, consolePath(services, "/-/passkeys"));
  const isRefused = visit.query["error"] === "refused";
  sendConsolePage(visit, response, {
    title: "Use your passkey",
    status: isRefused ? 422 : 200,
    script: passkeyScript.href,
    body: html`<h1>Use your passkey</h1>
      ${isRefused && html`<p class="error" role="alert">This passkey was not accepted. Use one of yours.</p>`}
      <p class="lead">
        ${browser.provenAt === null ? "It proves that it is you." : "This step asks for it again, because it was used more than five minutes ago."}
      </p>
      ${site ? await proof(visit, request, site) : noPasskeys}
      ${browser.provenAt === null && html`<p><a href="${after(visit, request)}">Go on without it</a>: live mode and the team stay read-only.</p>`}
      <p class="hint">
        If you have lost your passkeys, ask an owner to remove you and to invite you again.
      </p>`,
  });
}

async function proof(visit: Visit, request: Request, site: RelyingParty): Promise<Html> {
  const { services, operator } = visit;
  const nonce = nonceFor(visit, pagePath(visit));
  const passkeys = await listPasskeys(services.store, { operatorIds: [operator.operatorId] });
  const options = await requestOptions(site, nonce, passkeys);
  const next = nextIn(request);
  const part = html`${next !== null && html`<input type="hidden" name="next" value="${next}" />`}
  ${passkeyPart("use", options, "Use your passkey")}`;
  return form(visit, pagePath(visit), part, "card", { nonce });
}

/** Notes that a passkey was used in this session. Refuses another operator's passkey, and one that cannot be verified. */
export async function prove(visit: Visit, request: Request, response: Response): Promise<void> {
  const { services, now, operator, browser, requestId } = visit;
  const site = relyingParty(services, request);
  const credential = field(request, "credential");
  const passkeyId = readCredential<{ id: string }>(credential)?.id;
  const passkey =
    passkeyId === undefined ? undefined : await findPasskey(services.store, { passkeyId });
  const counter =
    site && passkey?.operatorId === operator.operatorId
      ? await verifyUse(site, field(request, "nonce"), credential, passkey)
      : undefined;
  const next = nextIn(request);
  const query = next === null ? "" : `&next=${encodeURIComponent(next)}`;
  const result = await takeForm(visit, request, async (tx) => {
    const { audit: actor } = authorOf(visit);
    const outcome = counter === undefined ? "refused" : "success";
    await audit(tx, auditingOf(visit), { actor, action: "passkey-used", outcome, requestId });
    if (!passkey || counter === undefined) return `${pagePath(visit)}?error=refused${query}`;
    await notePasskeyUse(tx, { passkeyId: passkey.passkeyId, counter, lastUsedAt: now });
    await proveOperatorSession(tx, { browserId: browser.browserId, provenAt: now });
    return after(visit, request);
  });
  redirectTo(response, result);
}
