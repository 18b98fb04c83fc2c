// The link in an email. Opening it signs no one in, because programs that scan email open links too: a button does.
import type { Request } from "express";

import { openOperatorLink, type OpenLink } from "../../actions/operator/link.js";
import { beginByLink } from "../../actions/operator/session.js";
import type { ServiceContext } from "../../context.js";
import { MAX_BROWSER_SESSION_MS } from "../../domain/browser-session.js";
import { deviceOf } from "../../domain/guardian/device.js";
import { field } from "../../pages/shell/form.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { consumeNonce, makeNonce } from "../../pages/shell/nonce.js";
import type { PageHandler, PageRequest } from "../../pages/shell/page.js";
import { pathTo } from "../../pages/shell/paths.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { requestIdOf } from "../../pages/shell/request-id.js";
import { html } from "../../presentation/html.js";
import { listPasskeys } from "../../store/operators/queries.js";
import { audit } from "../../store/audit/audit.js";
import { sessionCookie } from "../shell/cookie.js";
import { sendPlainPage } from "../shell/layout.js";
import { actorOf, consolePath } from "../shell/visit.js";
import { ownPath } from "./next.js";

const subjectOf = ({ link }: OpenLink) => `console link ${link.linkId}`;

async function requireLink(
  services: ServiceContext,
  { params: { token } }: PageRequest<"token">,
): Promise<OpenLink> {
  const found = await openOperatorLink(services, token);
  if (!found) throw new Refusal("endedSignIn", { startAt: consolePath(services, "/-/sign-in") });
  return found;
}

export const showLink: PageHandler<"token"> = async (services, request, response) => {
  const found = await requireLink(services, request);
  const { link, operators } = found;
  const isInvitation = link.purpose === "invitation";
  const title = isInvitation ? "Join the console" : "Sign in";
  sendPlainPage(services, response, {
    title,
    body: html`<h1>${title}</h1>
      ${operators.length > 1 && html`<p class="lead">Choose an organisation.</p>`}
      <form method="post" action="${pathTo(services, request.path)}" class="card">
        <input
          type="hidden"
          name="nonce"
          value="${makeNonce(services, subjectOf(found), services.clock.now())}"
        />
        ${operators.map(
          ({ operatorId, organisation, role }) =>
            html`<p>
              <button class="button" name="operator" value="${operatorId}">
                ${isInvitation ? "Join" : "Sign in to"} ${organisation} as ${role}
              </button>
            </p>`,
        )}
      </form>
      <p class="hint">
        You stay signed in for 12 hours at most, and for 30 minutes while you do nothing.
      </p>`,
  });
};

/** Signs in, and leads to the page that the link was asked for. Ends the session that this browser had. */
export const useLink: PageHandler<"token"> = async (services, request, response) => {
  const found = await requireLink(services, request);
  const now = services.clock.now();
  const operator = chosen(found, request);
  const result = await services.store.write(async (tx) => {
    const nonce = field(request, "nonce");
    const subject = subjectOf(found);
    if (!operator || !(await consumeNonce(tx, services.keyring, { nonce, subject, now })))
      return "stale";
    const token = await beginByLink(tx, { ...services, now }, found.link, {
      operator,
      before: sessionCookie.read(request, services),
      device: deviceOf(request.get("User-Agent") ?? ""),
    });
    await audit(
      tx,
      { ...services, tenancy: { organisation: operator.organisation, mode: null } },
      {
        actor: actorOf(operator),
        action: "operator-signed-in",
        outcome: token === undefined ? "refused" : "success",
        requestId: requestIdOf(response),
      },
    );
    const [passkey] = await listPasskeys(tx, { operatorIds: [operator.operatorId] });
    return { token, next: afterSignIn(services, found.link.returnTo, passkey !== undefined) };
  });
  if (result === "stale")
    throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
  if (result.token === undefined)
    throw new Refusal("endedSignIn", { startAt: consolePath(services, "/-/sign-in") });
  response.append("Set-Cookie", sessionCookie.put(services, result.token, MAX_BROWSER_SESSION_MS));
  redirectTo(response, result.next);
};

/** Returns where a sign-in leads. An operator with a passkey uses it as the second step. */
export function afterSignIn(
  services: Pick<ServiceContext, "publicUrl">,
  returnTo: string | null,
  hasPasskey: boolean,
): string {
  const next = ownPath(returnTo) ?? "/console";
  return hasPasskey
    ? consolePath(services, `/-/passkey?next=${encodeURIComponent(next)}`)
    : pathTo(services, next);
}

/** The operator of the button that was pressed; of a link for one, that one. */
const chosen = ({ operators }: OpenLink, request: Request) =>
  operators.length === 1
    ? operators[0]
    : operators.find(({ operatorId }) => operatorId === field(request, "operator"));
