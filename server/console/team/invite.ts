import { inviteOperator } from "../../actions/operator/team.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import { readRole } from "../../domain/operator/roles.js";
import { field } from "../../pages/shell/form.js";
import { html } from "../../presentation/html.js";
import { form, selectInput, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, organisationPath, type Visit } from "../shell/visit.js";
import { ROLE_OPTIONS } from "./roles.js";

export const showInvite: Show<never, Visit> = (visit, _request, response) => {
  sendConsolePage(visit, response, {
    title: "Invite a person",
    body: html`<h1>Invite a person</h1>
      ${form(
        visit,
        organisationPath(visit, "/team/invite"),
        html`${textInput(visit, "email", "Email address", {
            hint: "They get a link that works once, for 24 hours.",
            attributes: html`type="email" autocomplete="off" maxlength="254" required`,
          })}
          ${selectInput(visit, "role", "Role", ROLE_OPTIONS, { value: "viewer" })}
          <button class="button">Invite</button>`,
        "card",
      )}`,
  });
};

export const invite: Submit<never, Visit> = async (tx, visit, request) => {
  const { services, now, organisation } = visit;
  const email = tidyAddress(field(request, "email"));
  const role = readRole(field(request, "role"));
  if (!isAddress(email))
    return { errors: { email: "Enter an email address, such as kim@studio.example." } };
  if (!role) return { errors: { role: "Choose a role." } };
  const invited = await inviteOperator(
    tx,
    { ...services, now },
    { organisation, email, role },
    authorOf(visit),
  );
  return invited
    ? organisationPath(visit, "/team?done=invited")
    : { errors: { email: "This person is an operator already." } };
};
