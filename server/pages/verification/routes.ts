// The pages on which a person shows how old they are.
import type { Request, Response } from "express";

import { appeal, isAppealReason, mayAppeal } from "../../actions/verification/appeal.js";
import { beginFlow, windowCodeOf, stepOf } from "../../actions/verification/flow.js";
import { openVerification } from "../../actions/verification/begin.js";
import { takeOutcome } from "../../actions/verification/outcome.js";
import type { ServiceContext } from "../../context.js";
import type { VerificationMethod } from "../../domain/verification/method.js";
import { isOpen } from "../../domain/verification/verification.js";
import { isPersona, outcomeOf } from "../../verification/simulated.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { endPage } from "./end-page.js";
import {
  findVerificationVisit,
  pageOfVerification,
  purposeOf,
  subjectOf,
  useNonce,
  vendorOf,
  verificationPath,
  wayBack,
  type VerificationVisit,
} from "./visit.js";
import { leavingPage, newTabPage, walletPage, waysOf, waysPage, type After } from "./ways-page.js";
import { windowScript } from "./window.js";

/** How often a page that waits for a provider looks again, in seconds. */
const LOOK_AGAIN = 5;

/** The path of the page from which this window leaves for a provider. It is shown to the window that chose one, and to no other. */
const leavingPath = (path: string) => `${path}?leaving=1`;

/** The path of the page that leaves for a provider in a tab of its own. */
const newTabPath = (path: string, { name }: VerificationMethod) =>
  `${path}?begin=${encodeURIComponent(name)}`;

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
  if (step?.at === "provider" && request.query["leaving"] !== undefined)
    return sendPage(services, response, {
      ...pageOfVerification(visit),
      title: visit.texts.verification.leaving(vendorOf(visit)),
      body: leavingPage(visit, step.url, windowCodeOf(context, verification)),
    });
  const chosen = waysOf(visit).find(
    (way) => leavesPage(way) && way.name === request.query["begin"],
  );
  if (chosen && isInFrame(request)) return sendNewTab(services, response, visit, chosen);
  const nonce = makeNonce(services, subjectOf(verification), context.now);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    title: purposeOf(visit).title,
    body: waysPage(visit, nonce, { after, chosen }),
    script: windowScript.href,
  });
};

/** A wallet does not: it responds by itself, from a phone. */
const leavesPage = ({ kind }: VerificationMethod): boolean =>
  kind !== "simulated" && kind !== "openid4vp-mdoc";

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

/** The page looks again by itself, for the person is in another tab. */
function sendNewTab(
  services: ServiceContext,
  response: Response,
  visit: VerificationVisit,
  method: VerificationMethod,
): void {
  const path = verificationPath(services, visit.token);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    title: visit.texts.verification.leaving(method.vendor),
    body: newTabPage(visit, method, newTabPath(path, method)),
    headers: { Refresh: String(LOOK_AGAIN) },
  });
}

/** Takes what the person chose: a way, who they are in test mode, or an appeal. */
export const verify: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findVerificationVisit(services, request);
  const { context, verification, token } = visit;
  const path = verificationPath(services, token);
  await useNonce(visit, request, { subject: subjectOf(verification), startAt: path });
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
      // The window that leaves is another one, and has to hold the key.
      if (isInFrame(request) && leavesPage(method))
        return redirectTo(response, newTabPath(path, method));
      const windowHash = field(request, "windowHash");
      const { language } = visit.texts;
      const step = await beginFlow(context, verification, method, { language, windowHash });
      if (step === "unavailable") return redirectTo(response, `${path}?after=unavailable`);
      if (step.at === "provider") return redirectTo(response, leavingPath(path));
    }
  }
  redirectTo(response, path);
};
