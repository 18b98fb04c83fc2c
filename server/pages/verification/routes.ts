// The pages on which a person proves their age.
import type { Request, Response } from "express";

import { appeal, isAppealReason, mayAppeal } from "../../actions/verification/appeal.js";
import {
  arrivalOf,
  beginFlow,
  finishFlow,
  windowCodeOf,
  stepOf,
} from "../../actions/verification/flow.js";
import { findWhichChild } from "../../actions/guardian/which-child.js";
import { childInMail } from "../../presentation/child-text.js";
import { findChallenge } from "../../store/challenges/queries.js";
import { openVerification } from "../../actions/verification/begin.js";
import { takeOutcome } from "../../actions/verification/outcome.js";
import { chooseRecorded } from "../../actions/verification/record.js";
import type { ServiceContext } from "../../context.js";
import { FLOW_HINTS, type VerificationMethod } from "../../domain/verification/method.js";
import { isOpen } from "../../domain/verification/verification.js";
import { isPersona, outcomeOf } from "../../verification/simulated.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce } from "../shell/nonce.js";
import { isLook, type PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { endPage } from "./end-page.js";
import {
  findVerificationVisit,
  pageOfVerification,
  purposeOf,
  reasonText,
  RETURN_PATH,
  subjectOf,
  useNonce,
  vendorOf,
  verificationPath,
  wayBack,
  type VerificationVisit,
} from "./visit.js";
import {
  codePage,
  leavingPage,
  newTabPage,
  walletPage,
  waysOf,
  waysPage,
  type After,
} from "./ways-page.js";
import { recordedPage, titleOf } from "./recorded-page.js";
import { windowScript } from "./window.js";

/** The seconds after which a page that waits for a provider reloads. */
const LOOK_AGAIN = 5;

/** Returns the path of the page that leaves for a provider. Only the window that chose the provider gets it. */
const leavingPath = (path: string) => `${path}?leaving=1`;

/** Returns the path of the page that leaves for a provider in a new tab. */
const newTabPath = (path: string, { name }: VerificationMethod) =>
  `${path}?begin=${encodeURIComponent(name)}`;

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
  const chosenWay = waysOf(visit).find(({ name }) => name === verification.method)?.recorded;
  if (chosenWay && step?.at === chosenWay.at)
    return sendPage(services, response, {
      ...pageOfVerification(visit),
      title: titleOf(visit, chosenWay),
      body: recordedPage(visit, chosenWay),
    });
  if (step?.at === "code")
    return sendPage(services, response, {
      ...pageOfVerification(visit),
      title: visit.texts.verification.texted.title,
      body: codePage(visit, makeNonce(services, subjectOf(verification), context.now)),
    });
  const arrival = arrivalOf(verification);
  // In a frame the person is in another tab, which has the key.
  if (!asksForWays && arrival !== undefined && !isInFrame(request))
    return redirectTo(response, `${pathTo(services, RETURN_PATH)}?${arrival}`);
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

/** A wallet responds by itself from a phone, so the page stays. */
const leavesPage = ({ kind, recorded, texts }: VerificationMethod): boolean =>
  !recorded && !texts && kind !== "simulated" && kind !== "openid4vp-mdoc";

const AFTER: readonly After[] = ["unavailable", "cancelled", ...FLOW_HINTS];
const afterOf = (request: Request) => AFTER.find((each) => each === request.query["after"]);

function sendEnd(
  services: ServiceContext,
  request: Request,
  response: Response,
  visit: VerificationVisit,
): void {
  const { context, verification } = visit;
  const back = wayBack(visit);
  // In a frame the page sends a message to the product's page; in a whole window it leads to the product's address.
  if (back !== undefined && verification.status === "PASS" && isWholeWindow(request))
    return redirectTo(response, back);
  const nonce = makeNonce(services, subjectOf(verification), context.now);
  const hasError = request.query["appeal"] !== undefined && mayAppeal(context, verification);
  sendPage(services, response, {
    ...pageOfVerification(visit),
    ...endPage(visit, nonce, hasError),
    status: hasError ? 422 : 200,
    hasErrors: hasError,
  });
}

const isWholeWindow = (request: Request): boolean => request.get("Sec-Fetch-Dest") === "document";

/** Shows a page that reloads by itself, because the person is in another tab. */
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

/** Takes what the person chose: a method, a persona in test mode, or an appeal. */
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
    const end = await finishByCode(visit, field(request, "code"));
    if (end !== undefined)
      return redirectTo(response, end === "taken" ? path : `${path}?after=${end}`);
    const named = ways.find(({ name }) => name === field(request, "method"));
    const method = named?.begin && named;
    if (named?.recorded)
      await chooseRecorded(context, verification, { ...named, recorded: named.recorded });
    else if (method && isOpen(verification, context.now)) {
      // The new tab leaves for the provider, so it has to hold the key.
      if (isInFrame(request) && leavesPage(method))
        return redirectTo(response, newTabPath(path, method));
      const windowHash = field(request, "windowHash");
      const { language } = visit.texts;
      const reason = reasonText(visit);
      const text = { telephone: field(request, "telephone"), of: await codeTexts(visit) };
      const asked = { language, reason, windowHash, ...(method.texts && { text }) };
      const step = await beginFlow(context, verification, method, asked);
      if (typeof step === "string") return redirectTo(response, `${path}?after=${step}`);
      if (step.at === "provider") return redirectTo(response, leavingPath(path));
    }
  }
  redirectTo(response, path);
};

/** Takes the code of a text. Returns how it ended; undefined where none was typed, or none is awaited. */
async function finishByCode({ context, verification }: VerificationVisit, code: string) {
  const state = verification.flow?.["state"];
  if (code === "" || state === undefined || stepOf(verification)?.at !== "code") return undefined;
  const end = await finishFlow(context, verification, { state, parameters: { code } });
  return end === "unknown" || end === "elsewhere" ? "taken" : end;
}

/** Returns what writes the text of a code. */
async function codeTexts({ context, verification, texts }: VerificationVisit) {
  const { texted: t } = texts.verification;
  const { name: product } = context.product;
  const { challengeId } = verification;
  const challenge =
    challengeId === null ? undefined : await findChallenge(context.db, context.scope, challengeId);
  if (!challenge) return (code: string) => t.codeOnly({ product, code });
  const child = childInMail(await findWhichChild(context, challenge.kuid), texts);
  return (code: string) => t.code({ product, child, code });
}
