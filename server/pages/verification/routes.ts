// The pages on which a person shows how old they are.
import type { Request, Response } from "express";

import { appeal, isAppealReason, mayAppeal } from "../../actions/verification/appeal.js";
import { beginFlow, finishFlow, stepOf } from "../../actions/verification/flow.js";
import { findVerificationOfFlow, tokenOf } from "../../actions/verification/links.js";
import { openVerification } from "../../actions/verification/open.js";
import { takeOutcome } from "../../actions/verification/outcome.js";
import { contextFor, type ServiceContext } from "../../context.js";
import { isOpen, isUndecided } from "../../domain/verification/verification.js";
import { isPersona, outcomeOf } from "../../verification/simulated.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { endPage } from "./end-page.js";
import {
  findVerificationVisit,
  pageOfVerification,
  purposeOf,
  subjectOf,
  verificationPath,
  wayBack,
  type VerificationVisit,
} from "./visit.js";
import { leavingPage, walletPage, waysOf, waysPage, type After } from "./ways-page.js";

/** How often a page that waits for a provider looks again, in seconds. */
const LOOK_AGAIN = 5;

/** Neither HEAD nor a browser that fetches ahead is a person who opened the page. */
const isLook = (request: Request): boolean =>
  request.method === "GET" &&
  !/prefetch|prerender/.test(request.get("Sec-Purpose") ?? request.get("Purpose") ?? "");

const isInFrame = (request: Request): boolean => request.get("Sec-Fetch-Dest") === "iframe";

export const showVerification: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findVerificationVisit(services, request);
  const { context, verification } = visit;
  if (!isOpen(verification, context.now)) return sendEnd(services, request, response, visit);
  if (isLook(request)) await openVerification(context, verification);
  const after = afterOf(request);
  const asksForWays = after !== undefined || request.query["ways"] !== undefined;
  const step = asksForWays ? undefined : stepOf(verification);
  if (step?.at === "wallet")
    return sendPage(services, response, {
      ...pageOfVerification(visit),
      title: visit.texts.verification.wallet,
      body: walletPage(visit, step.link),
      headers: { Refresh: String(LOOK_AGAIN) },
    });
  if (step?.at === "provider") return sendLeaving(services, response, visit, step.url);
  const nonce = makeNonce(services, subjectOf(verification), context.now);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    title: purposeOf(visit).title,
    body: waysPage(visit, nonce, after),
  });
};

const AFTER: readonly After[] = ["unavailable", "cancelled"];
const afterOf = (request: Request) => AFTER.find((each) => each === request.query["after"]);

function sendEnd(
  services: ServiceContext,
  request: Request,
  response: Response,
  visit: VerificationVisit,
): void {
  const { context, verification } = visit;
  const back = wayBack(visit);
  // In a frame the product's page learns of it by itself; where it is the whole window, it ends where the product wants.
  if (back !== undefined && verification.status === "PASS" && isWholeWindow(request))
    return redirectTo(response, back);
  const nonce = makeNonce(services, subjectOf(verification), context.now);
  const hasError = request.query["appeal"] !== undefined && mayAppeal(verification, context.now);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    ...endPage(visit, nonce, hasError),
    status: hasError ? 422 : 200,
    hasErrors: hasError,
  });
}

const isWholeWindow = (request: Request): boolean => request.get("Sec-Fetch-Dest") === "document";

/** In a frame the page looks again by itself, for the person is in another tab. */
function sendLeaving(
  services: ServiceContext,
  response: Response,
  visit: VerificationVisit,
  url: string,
): void {
  const { context, verification, texts } = visit;
  const vendor =
    context.verificationMethods.find(context, verification.method ?? "")?.vendor ??
    verification.method ??
    "";
  const framed = isInFrame(response.req);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    title: texts.verification.leaving(vendor),
    body: leavingPage(visit, vendor, url, framed),
    ...(framed && { headers: { Refresh: String(LOOK_AGAIN) } }),
  });
}

/** Takes what the person chose: a way, who they are in test mode, or an appeal. */
export const verify: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findVerificationVisit(services, request);
  const { context, verification, token } = visit;
  const path = verificationPath(services, token);
  await useNonce(visit, request, path);
  const persona = field(request, "persona");
  const reason = field(request, "appeal");
  const ways = waysOf(visit);
  const acted = ways.find(({ kind }) => kind === "simulated");
  if (field(request, "do") === "appeal") {
    if (!isAppealReason(reason)) return redirectTo(response, `${path}?appeal=1`);
    await context.db.write((tx) => appeal(tx, context, verification, reason));
  } else if (isPersona(persona) && acted) {
    const attempt = { method: acted, outcome: outcomeOf(persona) };
    await context.db.write((tx) => takeOutcome(tx, context, verification, attempt));
  } else {
    const method = ways.find((way) => way.begin && way.name === field(request, "method"));
    if (method && isOpen(verification, context.now)) {
      const step = await beginFlow(context, verification, method, visit.texts.language);
      if (step === "unavailable") return redirectTo(response, `${path}?after=unavailable`);
    }
  }
  redirectTo(response, path);
};

async function useNonce(
  { context, verification }: VerificationVisit,
  request: Request,
  startAt: string,
): Promise<void> {
  const nonce = field(request, "nonce");
  const subject = subjectOf(verification);
  const isUsed = await context.db.write((tx) =>
    consumeNonce(tx, context.keyring, { nonce, subject, now: context.now }),
  );
  if (!isUsed)
    throw new Refusal("startAgain", {
      startAt,
      locale: verification.locale,
      framedBy: context.product.origins,
    });
}

/** Where a provider sends the person back to. The state in the address works once, as a nonce does. */
export const returnFromProvider: PageHandler = async (services, request, response) => {
  const { state = "", ...parameters } = textsIn(request.query);
  const verification = await findVerificationOfFlow(services, state);
  if (!verification) throw new Refusal("unknownLink");
  const path = verificationPath(services, tokenOf(services.keyring, verification));
  if (!isLook(request)) return redirectTo(response, path);
  const context = contextFor(services, verification.productId, verification.mode);
  const end = await finishFlow(context, verification, state, parameters);
  if (end === "taken" || end === "unknown") return redirectTo(response, path);
  redirectTo(response, `${path}?after=${end === "fault" ? "unavailable" : end}`);
};

/** What a wallet posts. The answer is JSON, for no person sees it: the page in the browser looks by itself. */
export const takeWalletAnswer: PageHandler<"state"> = async (services, request, response) => {
  const { state } = request.params;
  const verification = await findVerificationOfFlow(services, state);
  if (!verification || !isUndecided(verification)) throw new Refusal("unknownLink");
  const context = contextFor(services, verification.productId, verification.mode);
  const parameters = textsIn((request.body ?? {}) as Record<string, unknown>);
  const end = await finishFlow(context, verification, state, parameters);
  response.set("Cache-Control", "no-store");
  if (end === "taken") response.json({});
  else if (end === "fault") response.status(503).json({ error: "temporarily_unavailable" });
  else response.status(400).json({ error: "invalid_request" });
};

/** The parameters that stand once. */
const textsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
