// The page of one child in one product: pending requests, play, and everything that their guardian decides.
import type { Response } from "express";

import { html, type Html } from "../../../presentation/html.js";
import type { Texts } from "../../../presentation/texts/index.js";
import { field } from "../../shell/form.js";
import { sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import {
  findFamilyRoute,
  findRouteOfMinor,
  routeHeader,
  sessionPath,
  type FamilyRoute,
} from "../family-route.js";
import { waitingCard } from "../override/requests.js";
import { keptNotice, restoreForm } from "../kept-form.js";
import { screentimeCard } from "../screentime-card.js";
import { familyNonce, forFamily, pageOf } from "../signed-in.js";
import { allowanceError } from "../../allowances/allowance-input.js";
import {
  allowanceId,
  allowancesCard,
  choiceSubject,
  permissionsCard,
  type TypedAllowance,
} from "./choices-card.js";
import { askedCard, heldCard } from "./asked-card.js";
import { ageCheckCard } from "../age-checks.js";
import { dataCard } from "../child-data.js";
import { consentCard } from "./consent-card.js";
import { undoNotice } from "./undo.js";
import { activityCard, spendingCard } from "./overview-cards.js";
import { digestCard } from "./digest.js";
import { weekCard } from "./week-card.js";

/** The pages of a child: the overview, and what it leads to. */
type Part = "overview" | "permissions" | "play" | "activity" | "records";

const partPage = (part: Part): PageHandler<"sessionId"> =>
  forFamily(async (family, request, response) => {
    const done = request.query["done"];
    const route =
      part === "overview"
        ? await findFamilyRoute(family, request)
        : await findRouteOfMinor(family, request);
    const kept = await restoreForm(family, request);
    const name = field(request, "allowance");
    await sendChildPage(response, route, part, {
      ...(typeof done === "string" && { done }),
      ...(kept && name !== "" && { answer: { name, typed: field(request, allowanceId(name)) } }),
      kept,
    });
  });

export const showChild = partPage("overview");
export const showPermissions = partPage("permissions");
export const showPlay = partPage("play");
export const showActivity = partPage("activity");
export const showRecords = partPage("records");

/**
 * Sends the page. `done` is what a previous page has just done. `answer` is one that is not saved, because of an error if
 * `kept` says so.
 */
async function sendChildPage(
  response: Response,
  route: FamilyRoute,
  part: Part,
  {
    done,
    answer,
    kept,
  }: { done?: string; answer?: TypedAllowance; kept: { isRejected: boolean } | undefined },
): Promise<void> {
  const { family, context, child } = route;
  const wrong = kept?.isRejected ? answer : undefined;
  const { name } = context.product;
  const nonce = familyNonce(family, choiceSubject(route));
  const undo =
    !child.isAdult &&
    (await undoNotice(route, { nonce, isNew: done === "changed" || done === "schedule" }));
  const notice = doneText(done, family.texts, undo !== false);
  sendPage(family.services, response, {
    ...pageOf(family),
    title: family.texts.family.childIn({ product: name, child: child.title }),
    status: wrong ? 422 : 200,
    hasErrors: wrong !== undefined,
    body: html`${wrong && wrongAnswer(route, wrong)} ${answer && keptNotice(family.texts, kept)}
    ${notice !== undefined && html`<p class="done" role="status">${notice}</p>`} ${undo}
    ${part === "overview" ? await overview(route, nonce) : routeHeader(route, titleOfPart(part, family.texts), { isDeep: true })}
    ${part === "permissions" && html`${await permissionsCard(route, nonce)} ${allowancesCard(route, nonce, answer && { ...answer, isWrong: wrong !== undefined })}`}
    ${part === "play" && html`${await screentimeCard(route)} ${await weekCard(route)}`}
    ${part === "activity" && html`${await spendingCard(route)} ${await activityCard(route)} ${await digestCard(route, nonce)}`}
    ${part === "records" && html`${await ageCheckCard(route)} ${await consentCard(route)} ${dataCard(route)}`}`,
  });
}

const titleOfPart = (part: Exclude<Part, "overview">, { family, child }: Texts): string =>
  part === "permissions" ? family.permissions : child.parts[part];

/** Shows what waits, today, and the ways to everything else. */
async function overview(route: FamilyRoute, nonce: string): Promise<Html> {
  const { family, context, child } = route;
  const { texts } = family;
  const way = (path: string, label: string) =>
    html`<li>
      <a class="row" href="${sessionPath(route, path)}"><strong>${label}</strong></a>
    </li>`;
  return html`${routeHeader(route, context.product.name, { isDeep: false })}
    <p class="ways"><a href="${sessionPath(route, "/name")}">${texts.child.nameIt}</a></p>
    ${await waitingCard(route)}
    ${!child.isAdult && (heldCard(route, nonce) || (await askedCard(route)))}
    ${await screentimeCard(route)}
    ${
      child.isAdult
        ? grownUp(route)
        : html`<nav class="card" aria-label="${texts.child.more}">
            <ul class="rows">
              ${way("/permissions", texts.family.permissions)}
              ${way("/play", texts.child.parts.play)}
              ${way("/activity", texts.child.parts.activity)}
              ${way("/guardians", texts.guardians.title)}
              ${way("/records", texts.child.parts.records)}
            </ul>
          </nav>`
    }`;
}

function doneText(
  done: string | undefined,
  { schedule, override, child, digest, verification }: Texts,
  hasUndo: boolean,
): string | undefined {
  // The notice that offers to undo a change also describes it.
  if (done === "schedule") return hasUndo ? undefined : schedule.saved;
  const texts = { ...override.done, ...child.done, ...digest.done, ...verification.proof.done };
  return Object.entries(texts).find(([name]) => name === done)?.[1];
}

function wrongAnswer({ context, family: { texts } }: FamilyRoute, { name }: TypedAllowance): Html {
  const allowance = context.product.allowances.find((one) => one.name === name);
  return html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <h2>${texts.consent.errorsTitle}</h2>
    <ul>
      <li>
        <a href="#${allowanceId(name)}"
          >${allowance && allowanceError(context.product, allowance, texts)}</a
        >
      </li>
    </ul>
  </div>`;
}

/** Replaces the page of an adult, whose choices a guardian may neither see nor change. */
function grownUp({ family }: FamilyRoute): Html {
  const { family: t } = family.texts;
  return html`<section class="card"><p>${t.isAdultText}</p></section>`;
}
