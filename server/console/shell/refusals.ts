import type { ErrorRequestHandler } from "express";

import type { ServiceContext } from "../../context.js";
import { logFailure, refusalOf } from "../../pages/shell/refusal-page.js";
import { Refusal, type RefusalReason } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { sendPlainPage } from "./layout.js";
import { consolePath } from "./visit.js";

/** The operator may not do this: because of their role, or because no passkey was used in this session. */
export class Denied extends Error {
  override readonly name = "Denied";
  readonly why: "role" | "passkey";

  constructor(why: "role" | "passkey") {
    super(`denied: ${why}`);
    this.why = why;
  }
}

type Words = readonly [title: string, text: string];

const UNKNOWN: Words = [
  "There is no such page",
  "It may have been deleted, or it belongs to another organisation or mode.",
];
const FAILED: Words = ["Something went wrong", "It was logged. Try again in a moment."];

const WORDS: Partial<Record<RefusalReason, Words>> = {
  unknownPage: UNKNOWN,
  unknownMethod: ["This page takes no forms", "Go back and start again."],
  endedSignIn: [
    "This link does not work any more",
    "It was used, or its time is over. Ask for another one.",
  ],
  tooManySignIns: ["Too many links were asked for", "Wait a few minutes, then ask again."],
  tooManyRequests: ["Too many requests", "Wait a moment, then try again."],
  startAgain: [
    "This form is out of date",
    "It was sent before, is too old, or came from another page. Nothing was changed. Open the page again.",
  ],
  tooLarge: ["The form is too large", "Nothing was changed."],
  unreadable: ["The form could not be read", "Nothing was changed."],
  unavailable: ["The service is busy", "Nothing was changed. Try again in a moment."],
};

const DENIED: Readonly<Record<Denied["why"], Words>> = {
  role: ["Your role does not include this", "Ask an owner of your organisation."],
  passkey: [
    "Use a passkey first",
    "Live mode and the team are read-only until a passkey was used in this session.",
  ],
};

/** Renders every error as a page of the console. */
export const renderConsoleRefusals =
  (services: ServiceContext): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    if (error instanceof Denied) {
      const [title, text] = DENIED[error.why];
      const passkeys = consolePath(services, "/-/passkeys");
      return sendPlainPage(services, response, {
        title,
        status: 403,
        body: html`<h1>${title}</h1>
          <p class="lead">${text}</p>
          ${error.why === "passkey" && html`<p><a class="button" href="${passkeys}">Your passkeys</a></p>`}`,
      });
    }
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.status >= 500) logFailure(services, response, error);
    if (response.headersSent) return void response.destroy();
    const [title, text] = WORDS[refusal.reason] ?? FAILED;
    return sendPlainPage(services, response, {
      title,
      status: refusal.status,
      headers: refusal.headers,
      body: html`<h1>${title}</h1>
        <p class="lead">${text}</p>
        <p>
          <a class="button second" href="${refusal.startAt ?? consolePath(services)}"
            >${refusal.startAt === undefined ? "To the console" : "Start again"}</a
          >
        </p>`,
    });
  };
