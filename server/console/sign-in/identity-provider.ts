// Signing in by the organisation's identity provider. A sealed cookie remembers the flow until the person comes back.
import type { Request, Response } from "express";

import { makeOperatorLink } from "../../actions/operator/link.js";
import { beginOperatorSession } from "../../actions/operator/session.js";
import { operatorsOf, readVouched } from "../../actions/operator/vouched.js";
import type { ServiceContext } from "../../context.js";
import { MAX_BROWSER_SESSION_MS } from "../../domain/browser-session.js";
import { deviceOf } from "../../domain/guardian/device.js";
import { addressHash, decrypt, encrypt, isSameText } from "../../domain/keyring.js";
import { ProviderError } from "../../domain/verification/method.js";
import { MINUTE_MS } from "../../lib/dates.js";
import { ownCookie } from "../../pages/shell/cookie.js";
import { redirectTo } from "../../pages/shell/layout.js";
import type { PageHandler } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { requestIdOf } from "../../pages/shell/request-id.js";
import { html, type Html } from "../../presentation/html.js";
import { audit } from "../../store/audit/audit.js";
import { listPasskeys, markJoined } from "../../store/operators/queries.js";
import type { OpenIdFlow, OpenIdProvider } from "../../verification/openid-flow.js";
import { sessionCookie } from "../shell/cookie.js";
import { sendPlainPage } from "../shell/layout.js";
import { actorOf, consolePath } from "../shell/visit.js";
import { afterSignIn } from "./link.js";
import { nextIn } from "./next.js";

const flowCookie = ownCookie("kinward-console-flow");
/** How long a person may take at the provider. */
const FLOW_MS = 10 * MINUTE_MS;
const CONTEXT = "console identity provider";

type Flow = OpenIdFlow & Readonly<{ next: string | null; expiresAt: number }>;

const seal = ({ keyring, random }: ServiceContext, flow: Flow): string =>
  encrypt(keyring, JSON.stringify(flow), CONTEXT, random.bytes(12));

/** Returns the flow that this browser began; undefined where it has expired, or there is none. */
function flowIn(services: ServiceContext, request: Request): Flow | undefined {
  const sealed = flowCookie.read(request, services);
  if (sealed === undefined) return undefined;
  try {
    const flow = JSON.parse(decrypt(services.keyring, sealed, CONTEXT)) as Flow;
    return services.clock.now() < flow.expiresAt ? flow : undefined;
  } catch {
    return undefined;
  }
}

/** The address to which the provider sends people back, on the public address. */
const returnUrl = ({ publicUrl }: ServiceContext): string => `${publicUrl}/console/-/oidc/return`;

function requireProvider({ identityProvider }: ServiceContext): OpenIdProvider {
  if (!identityProvider) throw new Refusal("unknownPage");
  return identityProvider;
}

export const hasProvider = ({ identityProvider }: ServiceContext): boolean =>
  identityProvider !== undefined;

/** Returns the button that leads to the provider; false where none is configured. */
export const providerButton = (services: ServiceContext, next: string | null): Html | false =>
  services.identityProvider !== undefined &&
  html`<p>
    <a
      class="button second"
      href="${services.publicUrl}/console/-/oidc${next !== null && `?next=${encodeURIComponent(next)}`}"
      >Sign in by your organisation</a
    >
  </p>`;

/** Sends the person to the provider. */
export const leadToProvider: PageHandler = async (services, request, response) => {
  const { random } = services;
  try {
    const { url, flow } = await requireProvider(services).begin({
      state: random.bytes(16).toString("base64url"),
      nonce: random.bytes(16).toString("base64url"),
      returnUrl: returnUrl(services),
    });
    const expiresAt = services.clock.now() + FLOW_MS;
    const sealed = seal(services, { ...flow, next: nextIn(request), expiresAt });
    response.append("Set-Cookie", flowCookie.put(services, sealed, FLOW_MS));
    redirectTo(response, url);
  } catch (error) {
    sendFailure(services, response, error);
  }
};

/** Returns the parameters with which the provider sent the person back. */
const parametersIn = ({ query }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );

/** Signs in the person whom the provider vouches for. What does not belong to a flow of this browser does nothing. */
export const takeReturnOfProvider: PageHandler = async (services, request, response) => {
  const provider = requireProvider(services);
  const flow = flowIn(services, request);
  const parameters = parametersIn(request);
  response.append("Set-Cookie", flowCookie.clear(services));
  if (!flow || !isSameText(parameters["state"] ?? "", flow.state))
    throw new Refusal("startAgain", { startAt: consolePath(services, "/-/sign-in") });
  if (parameters["error"] !== undefined)
    return sendFailure(services, response, new ProviderError("refused", "the provider said no"));
  try {
    const claims = await provider.finish(flow, { parameters, returnUrl: returnUrl(services) });
    await signIn(services, request, response, { claims, next: flow.next });
  } catch (error) {
    sendFailure(services, response, error);
  }
};

type Vouching = Readonly<{ claims: Readonly<Record<string, unknown>>; next: string | null }>;

async function signIn(
  services: ServiceContext,
  request: Request,
  response: Response,
  { claims, next }: Vouching,
): Promise<void> {
  const { config, keyring, store } = services;
  const now = services.clock.now();
  const vouched = config.consoleOidc && readVouched(claims, config.consoleOidc);
  const requestId = requestIdOf(response);
  const result = await store.write(async (tx) => {
    const deps = { ...services, now };
    const by = { audit: "service:identity-provider", requestId } as const;
    const operators = vouched ? await operatorsOf(tx, deps, vouched, by) : [];
    const [operator] = operators;
    await audit(tx, services, {
      actor: operator && operators.length === 1 ? actorOf(operator) : by.audit,
      action: "operator-signed-in",
      target: vouched ? `address:${addressHash(keyring, vouched.email)}` : null,
      outcome: operator ? "success" : "refused",
      requestId,
    });
    if (!operator) return undefined;
    if (operators.length > 1) {
      // One of them is chosen on the page of a link, as by email.
      for (const { operatorId } of operators) await markJoined(tx, { operatorId, joinedAt: now });
      const { mailHash } = operator;
      const { url } = await makeOperatorLink(tx, deps, {
        purpose: "sign-in",
        operatorId: null,
        mailHash,
        clientHash: null,
        returnTo: next,
        expiresAt: now + FLOW_MS,
      });
      return { next: new URL(url).pathname };
    }
    const device = deviceOf(request.get("User-Agent") ?? "");
    const before = sessionCookie.read(request, services);
    const token = await beginOperatorSession(tx, deps, { operator, before, device });
    const passkeys = await listPasskeys(tx, { operatorIds: [operator.operatorId] });
    return { token, next: afterSignIn(services, next, passkeys.length > 0) };
  });
  if (!result) return sendStranger(services, response);
  if ("token" in result)
    response.append(
      "Set-Cookie",
      sessionCookie.put(services, result.token, MAX_BROWSER_SESSION_MS),
    );
  redirectTo(response, result.next);
}

/** The page says nothing about who is an operator: it is equal for every address. */
const sendStranger = (services: ServiceContext, response: Response): void =>
  sendPlainPage(services, response, {
    title: "You are not an operator",
    status: 403,
    body: html`<h1>You are not an operator</h1>
      <p class="lead">
        Your identity provider knows you, and no organisation of this service does. Ask an owner to
        invite you.
      </p>
      <p>
        <a class="button second" href="${consolePath(services, "/-/sign-in")}"
          >Sign in in another way</a
        >
      </p>`,
  });

const FAILURES = {
  unavailable: {
    title: "Your identity provider does not answer",
    text: "Try again in a moment, or sign in by a link.",
    status: 503,
  },
  refused: {
    title: "The sign-in did not work",
    text: "What your identity provider sent was not accepted. Nothing was changed.",
    status: 403,
  },
} as const;

/** Says that the provider is down or was not believed. Anything else is an error of the service. */
function sendFailure(services: ServiceContext, response: Response, error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
  const { failure, detail, cause } = error;
  const { title, text, status } = FAILURES[failure];
  services.log.warn({ failure, detail, err: cause }, "an operator could not sign in");
  sendPlainPage(services, response, {
    title,
    status,
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="button" href="${consolePath(services, "/-/sign-in")}">Start again</a></p>`,
  });
}
