// Receives the responses of providers and wallets.
import type { Request } from "express";

import { windowCodeOf, finishFlow } from "../../actions/verification/flow.js";
import { findVerificationOfFlow, tokenOf } from "../../actions/verification/links.js";
import { contextFor, type ServiceContext } from "../../context.js";
import { isUndecided } from "../../domain/verification/verification.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import {
  pageOfVerification,
  isOfPlayer,
  subjectOf,
  textsOfVerification,
  useNonce,
  verificationPath,
  type VerificationVisit,
} from "./visit.js";
import { returnPage } from "./ways-page.js";
import { windowScript } from "./window.js";

/**
 * Shows the page that a provider sends the person back to. It does nothing yet: its form tells whether this is the window that
 * left.
 */
export const showReturn: PageHandler = async (services, request, response) => {
  const { visit } = await findReturn(services, request);
  const { context, verification, texts } = visit;
  const asksForCode = windowCodeOf(context, verification) !== undefined;
  sendPage(services, response, {
    ...pageOfVerification(visit),
    title: texts.verification.returning,
    body: returnPage(visit, makeNonce(services, returnOf(visit), context.now), asksForCode),
    ...(!asksForCode && { script: windowScript.href }),
  });
};

/** Takes a provider's result from the window that left for it. */
export const takeReturn: PageHandler = async (services, request, response) => {
  const { visit, state, parameters } = await findReturn(services, request);
  const { context, verification, token } = visit;
  const path = verificationPath(services, token);
  const query = new URLSearchParams({ state, ...parameters }).toString();
  const again = `${pathTo(services, request.path)}?${query}`;
  await useNonce(visit, request, { subject: returnOf(visit), startAt: again });
  const typed = field(request, "windowKey");
  const isCode = windowCodeOf(context, verification) !== undefined;
  const windowKey = isCode ? typed.replace(/\D/g, "") : typed;
  const end = await finishFlow(context, verification, { state, parameters, windowKey });
  if (end === "elsewhere")
    throw new Refusal(isCode ? "wrongFlowCode" : "otherWindow", {
      startAt: isCode ? again : path,
      locale: verification.locale,
      framedBy: context.product.origins,
      isForPlayer: isOfPlayer(verification),
    });
  if (end === "taken" || end === "unknown") return redirectTo(response, path);
  redirectTo(response, `${path}?after=${end === "fault" ? "unavailable" : end}`);
};

const returnOf = ({ verification }: VerificationVisit) => `${subjectOf(verification)} return`;

/** Returns the person who comes back, and their result. Refuses a state that is unknown or was used. */
async function findReturn(services: ServiceContext, request: Request) {
  const { state = "", refused, ...parameters } = textsIn(request.query);
  void refused;
  const verification = await findVerificationOfFlow(services, state);
  if (!verification) throw new Refusal("unknownLink");
  const context = contextFor(services, verification.productId, verification.mode);
  const token = tokenOf(services.keyring, verification);
  const texts = textsOfVerification(request, verification);
  return { visit: { token, context, verification, texts }, state, parameters };
}

/** Takes what a wallet posts and responds with JSON, because no person sees it. The page in the browser reloads by itself. */
export const takeWalletAnswer: PageHandler<"state"> = async (services, request, response) => {
  const { state } = request.params;
  const verification = await findVerificationOfFlow(services, state);
  if (!verification || !isUndecided(verification)) throw new Refusal("unknownLink");
  const context = contextFor(services, verification.productId, verification.mode);
  const parameters = textsIn((request.body ?? {}) as Record<string, unknown>);
  const end = await finishFlow(context, verification, { state, parameters });
  response.set("Cache-Control", "no-store");
  if (end === "taken") response.json({});
  else if (end === "fault") response.status(503).json({ error: "temporarily_unavailable" });
  else response.status(400).json({ error: "invalid_request" });
};

/** Returns the parameters that have a single value. */
const textsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
