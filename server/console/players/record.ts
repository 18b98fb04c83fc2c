// An operator records what a guardian signed or said. The code is on the form, or the caller reads it out.
import type { Response } from "express";

import {
  findByCode,
  recordedMethods,
  recordResult,
  type RecordedResult,
} from "../../actions/verification/record.js";
import { contextFor, type Context } from "../../context.js";
import { openCursor, sealCursor } from "../../domain/cursor.js";
import { isOpen } from "../../domain/verification/verification.js";
import { isRealDate } from "../../lib/dates.js";
import { ServiceError } from "../../lib/errors.js";
import { field } from "../../pages/shell/form.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html, type Html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { findVerificationInAnyProduct } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { doneNotice, form, reasonField, selectInput, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { facts, time } from "../shell/list.js";
import { recordAct } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, productPath, type ProductVisit } from "../shell/visit.js";
import { playerPath } from "./find.js";

const recordPath = (visit: ProductVisit, rest = ""): string =>
  productPath(visit, `/players/record${rest}`);

/** The address names the verification by a sealed text, so that only an operator who has typed its code can open the page. */
const purposeOf = ({ organisation, mode }: ProductVisit) =>
  `console record ${organisation} ${mode}`;

const DONE = {
  passed: "It was recorded. The guardian has shown to be an adult.",
  failed: "It was recorded as a call that did not show an adult. Nothing was decided.",
};

type Found = Readonly<{ verification: Verification; context: Context }>;

/** Returns the context of a verification's product; undefined for those of other organisations and modes. */
function asOwn(visit: ProductVisit, verification: Verification | undefined): Found | undefined {
  const { services, organisation, mode, now, requestId } = visit;
  if (verification?.mode !== mode) return undefined;
  const { productId } = verification;
  if (services.catalogue.product(productId, mode)?.organisation !== organisation) return undefined;
  return { verification, context: contextFor(services, productId, mode, { now, requestId }) };
}

async function requireSealed(db: Db, visit: ProductVisit, sealed: string): Promise<Found> {
  const { keyring } = visit.services;
  const verificationId = openCursor<string>(keyring, purposeOf(visit), sealed);
  const found =
    verificationId === undefined
      ? undefined
      : asOwn(visit, await findVerificationInAnyProduct(db, { verificationId }));
  if (!found) throw new Refusal("unknownPage", { startAt: recordPath(visit) });
  return found;
}

const TITLE = "Record a form or a call";

function send(visit: ProductVisit, response: Response, body: Html): void {
  sendConsolePage(visit, response, {
    title: TITLE,
    body: html`${doneNotice(visit, DONE)}
      <h1>${TITLE}</h1>
      ${body}`,
  });
}

export const showCode: Show = (visit, _request, response) =>
  send(visit, response, askForCode(visit));

/** Shows what a code is about, and asks what to record. */
export const showRecord: Show<"of"> = async (visit, request, response) => {
  const found = await requireSealed(visit.services.store, visit, request.params.of);
  send(visit, response, whatToRecord(visit, found));
};

const askForCode = (visit: ProductVisit): Html =>
  html`<p class="lead">
      A guardian who signs a form or calls has a code. It is on the form, and the caller reads it
      out.
    </p>
    ${form(
      visit,
      recordPath(visit),
      html`${textInput(visit, "code", "Code", {
          hint: "Ten characters, such as 0ABCD-1EFGH.",
          attributes: html`autocomplete="off" spellcheck="false" maxlength="30" required`,
        })} <button class="button">Continue</button>`,
      "card",
    )}`;

/** Leads to what a code is about. */
export const findCode: Submit = async (tx, visit, request) => {
  const { services } = visit;
  const found = asOwn(visit, await findByCode(tx, services, field(request, "code")).catch(asNone));
  if (!found)
    return {
      errors: { code: "There is no such code. Compare it with the form, or ask the caller." },
    };
  const { verificationId } = found.verification;
  const sealed = sealCursor(services.keyring, purposeOf(visit), verificationId);
  return recordPath(visit, `/${sealed}`);
};

function asNone(error: unknown): undefined {
  if (!(error instanceof ServiceError && error.code === "NOT_FOUND")) throw error;
}

/** What can be recorded, by the way that the guardian takes. */
const RESULTS = {
  "form-passed": { at: "form", result: "passed", words: "The signed form has arrived" },
  "call-passed": { at: "call", result: "passed", words: "The caller is an adult who consents" },
  "call-failed": { at: "call", result: "failed", words: "The caller did not show to be an adult" },
} as const satisfies Readonly<
  Record<string, Pick<RecordedResult, "at" | "result"> & Readonly<{ words: string }>>
>;

const isResult = (text: string): text is keyof typeof RESULTS => Object.hasOwn(RESULTS, text);

function whatToRecord(visit: ProductVisit, { verification, context }: Found): Html {
  const { kuid, begunAt } = verification;
  const ways = new Set(recordedMethods(context, verification).map(({ recorded }) => recorded.at));
  const options = Object.entries(RESULTS).filter(([, { at }]) => ways.has(at));
  const isLate = !isOpen(verification, visit.now);
  const player =
    kuid !== null && html`<a href="${playerPath(visit, kuid)}"><code>${kuid}</code></a>`;
  return html`${facts([
      ["Product", context.product.name],
      ["Player", player || "not known"],
      ["Place", verification.jurisdiction],
      ["Asked for", time(begunAt)],
    ])}
    ${
      isLate || options.length === 0
        ? html`<div class="empty">
            ${
              isLate
                ? "This code was used, or is too old: a guardian has 14 days."
                : "The product does not offer this way any more, or all its attempts were used."
            }
          </div>`
        : form(
            visit,
            visit.path,
            html`${selectInput(
                visit,
                "result",
                "What to record",
                options.map(([value, { words }]) => [value, words] as const),
              )}
              ${
                ways.has("form") &&
                textInput(visit, "received", "Received on", {
                  hint: "The day on which the form arrived, such as 2026-01-31. Leave it empty for a call.",
                  attributes: html`autocomplete="off" maxlength="10"`,
                })
              }
              ${reasonField(visit)}
              <p class="hint">It is recorded with your name in the ledger, and cannot be undone.</p>
              <button class="button">Record it</button>`,
            "card",
          )
    }
    <p><a href="${recordPath(visit)}">Another code</a></p>`;
}

/** Records what came of a form or a call. */
export const record: Submit<"of"> = async (tx, visit, request) => {
  const { verification, context } = await requireSealed(tx, visit, request.params.of);
  const [name, received] = [field(request, "result"), field(request, "received")];
  if (!isResult(name)) return { errors: { result: "Choose what to record." } };
  const { at, result } = RESULTS[name];
  if (at === "form" && !isRealDate(received))
    return { errors: { received: "Enter a day such as 2026-01-31." } };
  const { operator } = authorOf(visit).ledger;
  await recordResult(tx, { ...context, db: tx }, verification, {
    at,
    result,
    operator,
    ...(at === "form" && { received }),
  });
  const { verificationId, kuid } = verification;
  const target = `verification:${verificationId}` as const;
  await recordAct(tx, visit, { action: "verification-recorded", target, kuid });
  return recordPath(visit, `?done=${result}`);
};
