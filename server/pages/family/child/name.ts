// The nickname that guardians give a child.
import type { Request, Response } from "express";

import { deleteNickname, findNickname, saveNickname } from "../../../store/players/queries.js";
import { COLOURS, readNickname, type Colour } from "../../../domain/guardian/nickname.js";
import { html } from "../../../presentation/html.js";
import { field } from "../../shell/form.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { textField } from "../../shell/text-field.js";
import { switchField } from "../../shell/switch-field.js";
import { colourDot } from "../children.js";
import { findFamilyRoute, routeHeader, sessionPath, type FamilyRoute } from "../family-route.js";
import { keptNotice, restoreForm, showAgain } from "../kept-form.js";
import { consumeFamilyNonce, familyNonce, forFamily, pageOf } from "../signed-in.js";
import { pageForm } from "../../shell/language-menu.js";

const subjectOf = ({ guarded }: FamilyRoute) => `name ${guarded.sessionId}`;

interface Draft {
  name: string;
  colour: Colour;
  isInMails: boolean;
}

export const showName: PageHandler<"sessionId"> = forFamily(async (family, request, response) => {
  const route = await findFamilyRoute(family, request);
  const { context, guarded } = route;
  const kept = await restoreForm(family, request);
  const nickname = await findNickname(context.db, context.tenancy, guarded.kuid);
  const saved = nickname ?? { name: "", colour: COLOURS[0], isInMails: false };
  sendForm(response, route, kept ? draftIn(request) : saved, kept);
});

const draftIn = (request: Request): Draft => ({
  name: field(request, "name"),
  colour: COLOURS.find((colour) => colour === field(request, "colour")) ?? COLOURS[0],
  isInMails: field(request, "mails") === "yes",
});

/** Saves the nickname, or removes it where the field is empty. */
export const changeName: PageHandler<"sessionId"> = forFamily(async (family, request, response) => {
  const route = await findFamilyRoute(family, request);
  const { context, guarded } = route;
  const typed = draftIn(request);
  const name = readNickname(typed.name);
  const isWrong = name === undefined && typed.name !== "";
  await family.services.store.write(async (tx) => {
    const startAt = `/family/sessions/${guarded.sessionId}/name`;
    await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
    if (isWrong) return;
    const child = { ...context.tenancy, kuid: guarded.kuid };
    if (name === undefined) await deleteNickname(tx, child);
    else await saveNickname(tx, { ...child, nickname: { ...typed, name }, changedAt: context.now });
  });
  if (isWrong) return showAgain(family, request, response);
  redirectTo(response, `${sessionPath(route)}?done=${name === undefined ? "unnamed" : "named"}`);
});

function sendForm(
  response: Response,
  route: FamilyRoute,
  draft: Draft,
  kept?: { isRejected: boolean },
): void {
  const { family } = route;
  const { child: t } = family.texts;
  const error = kept?.isRejected ? family.texts.consent.nameWrong : undefined;
  sendPage(family.services, response, {
    ...pageOf(family),
    title: t.nameTitle,
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    body: html`${keptNotice(family.texts, kept)}
      ${routeHeader(route, t.nameTitle, { isDeep: true })}
      <p>${t.nameLead}</p>
      <form
        ${pageForm}
        method="post"
        action="${sessionPath(route, "/name")}"
        class="card"
        novalidate
      >
        <input type="hidden" name="nonce" value="${familyNonce(family, subjectOf(route))}" />
        ${textField({
          id: "name",
          label: t.name,
          hint: t.nameHint,
          value: draft.name,
          error,
          attributes: html`autocomplete="off" maxlength="80" dir="auto"`,
          isRequired: false,
        })}
        <fieldset>
          <legend>${t.colour}</legend>
          <div class="colours">
            ${COLOURS.map(
              (colour) =>
                html`<label class="check"
                  ><input
                    type="radio"
                    name="colour"
                    value="${colour}"
                    ${colour === draft.colour && html` checked`}
                  /><span>${colourDot(colour)}${t.colours[colour]}</span></label
                >`,
            )}
          </div>
        </fieldset>
        ${switchField({
          name: "mails",
          label: t.inMails,
          hint: t.inMailsHint,
          isOn: draft.isInMails,
        })}
        <p class="actions">
          <button class="button">${t.save}</button>
          <a class="button second" href="${sessionPath(route)}">${t.cancel}</a>
        </p>
      </form>`,
  });
}
