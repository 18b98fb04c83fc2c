// The hosted pages: forms that work without scripts. A GET decides nothing; a POST carries a nonce.
import type { Router } from "express";

import type { ServiceContext } from "../context.js";
import type { ClientLimit } from "../lib/clients/limit.js";
import { askByEmail, showAskByEmail } from "./age-gate/ask-by-email.js";
import { answerAgeGate, showAgeGate } from "./age-gate/routes.js";
import { leadOn, showQrCode, showShort, showShortQrCode } from "./age-gate/short-link.js";
import { enterCode, showCodeForm } from "./code/routes.js";
import { decide, showConsent, showDocument, showResult } from "./consent/routes.js";
import { prove } from "./consent/proof.js";
import { takeLate } from "./consent/decide-late.js";
import { sendAgain, showSentAgain } from "./consent/send-again.js";
import { showAgeCheck, withdrawAgeCheck } from "./family/age-checks.js";
import { askToConfirm, showConfirmation } from "./family/confirm.js";
import { showGuardians } from "./family/guardians/guardians-page.js";
import { invite, showInvite } from "./family/guardians/invite.js";
import { acceptInvitation, showInvitation } from "./family/guardians/join.js";
import { leave, showLeaving } from "./family/guardians/leave.js";
import { remove, showRemoval } from "./family/guardians/remove.js";
import { showInvitationAgain, takeBackInvitation } from "./family/guardians/take-back.js";
import { showFamily } from "./family/home.js";
import { answerByLink, showOverride } from "./family/override/link.js";
import { answerRequest, showRequest } from "./family/override/requests.js";
import { changeSchedule, showSchedule } from "./family/schedule/routes.js";
import { showDigestStop, stopDigest } from "./digest/stop.js";
import { submitDigestChoice } from "./family/child/digest.js";
import {
  showActivity,
  showChild,
  showPermissions,
  showPlay,
  showRecords,
} from "./family/child/child-page.js";
import { changeChoice } from "./family/child/choose.js";
import { showAgreedDocument } from "./family/child/document.js";
import { changeName, showName } from "./family/child/name.js";
import { askForLink, showLink, showSent, signOut, useLink } from "./family/sign-in.js";
import { eraseChild, sendData, showData, showErasure } from "./family/child-data.js";
import { showWithdrawal, withdraw } from "./family/withdraw.js";
import { showHome } from "./home.js";
import { hasLawPages } from "./law/has-law-pages.js";
import { showPlace } from "./law/place-page.js";
import { showWorld } from "./law/world-page.js";
import { hasMailbox, showMailbox } from "./mailbox/routes.js";
import {
  decideNow,
  sendEvidence,
  showReceipt,
  showReceiptDocument,
  showUndo,
  undo,
} from "./receipt/routes.js";
import { showWithdrawalOf, withdrawByReceipt } from "./receipt/withdraw.js";
import { brandPaths, sendColours, sendLogo } from "./shell/brand.js";
import { frameScript } from "./shell/frame.js";
import { page } from "./shell/page.js";
import { renderRefusals } from "./shell/refusal-page.js";
import { routePages } from "./shell/route-pages.js";
import { sendForm } from "./verification/recorded-page.js";
import { showReturn, takeReturn, takeWalletAnswer } from "./verification/return.js";
import { showVerification, verify } from "./verification/routes.js";
import { windowScript } from "./verification/window.js";
import { lawStyle, style } from "./shell/style.js";

/** Every page. A new one is one entry here, from which its methods, form and refusals follow. */
export const PAGES = [
  page({ path: "/", show: showHome }),
  page({ path: style.path, show: style.send, isUnlimited: true }),
  page({ path: frameScript.path, show: frameScript.send, isUnlimited: true }),
  page({ path: windowScript.path, show: windowScript.send, isUnlimited: true }),
  page({ path: brandPaths.logo, show: sendLogo, isUnlimited: true }),
  page({ path: brandPaths.style, show: sendColours, isUnlimited: true }),
  page({ path: "/code", show: showCodeForm, submit: enterCode }),

  page({ path: "/widgets/consent/:token/documents/:id", show: showDocument }),
  page({ path: "/widgets/consent/:token/done", show: showResult }),
  page({ path: "/widgets/consent/:token/products/:productId/documents/:id", show: showDocument }),
  page({ path: "/widgets/consent/:token/products/:productId/done", show: showResult }),
  page({
    path: "/widgets/consent/:token/products/:productId",
    show: showConsent,
    submit: decide,
  }),
  page({ path: "/widgets/consent/:token/products/:productId/prove", submit: prove }),
  page({ path: "/widgets/consent/:token/late", submit: takeLate }),
  page({ path: "/widgets/consent/:token/prove", submit: prove }),
  page({ path: "/widgets/consent/:token/again", show: showSentAgain, submit: sendAgain }),
  page({ path: "/widgets/receipt/:token/documents/:id", show: showReceiptDocument }),
  page({ path: "/widgets/receipt/:token/evidence.json", show: sendEvidence }),
  page({ path: "/widgets/receipt/:token/decide", submit: decideNow }),
  page({ path: "/widgets/receipt/:token/undo", show: showUndo, submit: undo }),
  page({
    path: "/widgets/receipt/:token/withdraw",
    show: showWithdrawalOf,
    submit: withdrawByReceipt,
  }),
  page({ path: "/widgets/receipt/:token", show: showReceipt }),
  page({ path: "/widgets/verify/return", show: showReturn, submit: takeReturn }),
  page({ path: "/widgets/verify/answer/:state", submit: takeWalletAnswer }),
  page({ path: "/widgets/verify/:token/form.pdf", show: sendForm }),
  page({ path: "/widgets/verify/:token", show: showVerification, submit: verify }),
  page({ path: "/widgets/age/:token/email", show: showAskByEmail, submit: askByEmail }),
  page({ path: "/widgets/age/:token", show: showAgeGate, submit: answerAgeGate }),
  page({ path: "/widgets/consent/:token", show: showConsent, submit: decide }),
  page({ path: "/w/:short/qr", show: showShortQrCode }),
  page({ path: "/w/:short", show: leadOn }),
  page({ path: "/widgets/:token/qr", show: showQrCode }),
  page({ path: "/widgets/:token", show: showShort, submit: decide }),

  page({ path: "/family", show: showFamily, submit: askForLink }),
  page({ path: "/family/sent", show: showSent }),
  page({ path: "/family/sign-in/:token", show: showLink, submit: useLink }),
  page({ path: "/family/confirm", show: showConfirmation, submit: askToConfirm }),
  page({ path: "/family/sign-out", submit: signOut }),
  page({ path: "/family/override/:token", show: showOverride, submit: answerByLink }),
  page({ path: "/family/sessions/:sessionId", show: showChild }),
  page({
    path: "/family/sessions/:sessionId/permissions",
    show: showPermissions,
    submit: changeChoice,
  }),
  page({ path: "/family/sessions/:sessionId/play", show: showPlay }),
  page({ path: "/family/sessions/:sessionId/activity", show: showActivity }),
  page({ path: "/family/sessions/:sessionId/records", show: showRecords }),
  page({ path: "/family/sessions/:sessionId/name", show: showName, submit: changeName }),
  page({
    path: "/family/sessions/:sessionId/documents/:challengeId/:id",
    show: showAgreedDocument,
  }),
  page({
    path: "/family/sessions/:sessionId/schedule",
    show: showSchedule,
    submit: changeSchedule,
  }),
  page({
    path: "/family/sessions/:sessionId/overrides/:overrideId",
    show: showRequest,
    submit: answerRequest,
  }),
  page({ path: "/family/digest/:token", show: showDigestStop, submit: stopDigest }),
  page({ path: "/family/sessions/:sessionId/summary", submit: submitDigestChoice }),
  page({ path: "/family/join/:token", show: showInvitation, submit: acceptInvitation }),
  page({ path: "/family/sessions/:sessionId/guardians", show: showGuardians }),
  page({
    path: "/family/sessions/:sessionId/guardians/invite",
    show: showInvite,
    submit: invite,
  }),
  page({ path: "/family/sessions/:sessionId/guardians/leave", show: showLeaving, submit: leave }),
  page({
    path: "/family/sessions/:sessionId/guardians/invitations/:invitationId",
    show: showInvitationAgain,
    submit: takeBackInvitation,
  }),
  page({
    path: "/family/sessions/:sessionId/guardians/:guardianId/remove",
    show: showRemoval,
    submit: remove,
  }),
  page({
    path: "/family/sessions/:sessionId/age-checks/:verificationId",
    show: showAgeCheck,
    submit: withdrawAgeCheck,
  }),
  page({ path: "/family/sessions/:sessionId/withdraw", show: showWithdrawal, submit: withdraw }),
  page({ path: "/family/sessions/:sessionId/data", show: showData }),
  page({ path: "/family/sessions/:sessionId/data/file", show: sendData }),
  page({ path: "/family/sessions/:sessionId/erase", show: showErasure, submit: eraseChild }),

  page({ path: "/law", show: showWorld, isServed: hasLawPages }),
  page({ path: lawStyle.path, show: lawStyle.send, isServed: hasLawPages, isUnlimited: true }),
  page({ path: "/law/:place", show: showPlace, isServed: hasLawPages }),

  page({ path: "/mailbox", show: showMailbox, isServed: hasMailbox, isUnlimited: true }),
];

/** Serves the paths of the pages and no others. */
export const createPages = (services: ServiceContext, limit: ClientLimit): Router =>
  routePages(services, PAGES, { limit, refusals: renderRefusals(services), hasLanguages: true });
