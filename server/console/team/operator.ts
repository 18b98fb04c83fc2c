import {
  changeRole as saveNewRole,
  endSessionOf,
  inviteOperator,
  isLastOwner,
  removeOperator,
} from "../../actions/operator/team.js";
import { isSignedIn } from "../../domain/browser-session.js";
import { readRole } from "../../domain/operator/roles.js";
import { field } from "../../pages/shell/form.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html, type Html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { findOperator, listOperatorSessions, listPasskeys } from "../../store/operators/queries.js";
import type { Operator, OperatorSession } from "../../store/operators/table.js";
import { sendConfirmation } from "../shell/confirm.js";
import { doneNotice, form, selectInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { facts, table, time } from "../shell/list.js";
import { keepReason } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, mayAct, organisationPath, type Visit } from "../shell/visit.js";
import { ROLE_OPTIONS } from "./roles.js";
import { operatorPath } from "./team-page.js";

type OfOperator = PageRequest<"operatorId">;

/** Returns the operator in the path. Those of other organisations do not exist. */
async function requireOperator(db: Db, visit: Visit, request: OfOperator): Promise<Operator> {
  const found = await findOperator(db, request.params);
  if (found?.organisation !== visit.organisation || found.removedAt !== null)
    throw new Refusal("unknownPage");
  return found;
}

const DONE = {
  role: "The role was changed, and all sessions of this operator ended.",
  ended: "The session ended.",
  invited: "A new invitation is on its way. The link before it does not work any more.",
};

/** Shows an operator: role, passkeys and sessions. */
export const showOperator: Show<"operatorId", Visit> = async (visit, request, response) => {
  const { store } = visit.services;
  const operator = await requireOperator(store, visit, request);
  const operatorIds = [operator.operatorId];
  const passkeys = await listPasskeys(store, { operatorIds });
  const sessions = (await listOperatorSessions(store, { operatorIds })).filter((session) =>
    isSignedIn(session, visit.now),
  );
  const isChangeable = mayAct(visit, "team:change");
  sendConsolePage(visit, response, {
    title: operator.address,
    body: html`${doneNotice(visit, DONE)}
      <h1>${operator.address}</h1>
      ${facts([
        ["Role", operator.role],
        ["Invited", time(operator.createdAt)],
        ["Joined", operator.joinedAt === null ? "not yet" : time(operator.joinedAt)],
        ["Passkeys", passkeys.length],
      ])}
      ${isChangeable && changes(visit, operator)}
      <h2>Sessions</h2>
      ${sessionTable(visit, operator, sessions, isChangeable)}`,
  });
};

const changes = (visit: Visit, operator: Operator): Html => {
  const path = (rest: string) => operatorPath(visit, operator.operatorId, rest);
  return html`<h2>Change</h2>
    ${form(
      visit,
      path("/role"),
      html`${selectInput(visit, "role", "Role", ROLE_OPTIONS, {
          value: operator.role,
          hint: "Another role ends all sessions of this operator.",
        })} <button class="button second">Change the role</button>`,
      "card",
    )}
    <div class="actions">
      ${operator.joinedAt === null && form(visit, path("/invite"), html`<button class="button second">Invite again</button>`)}
      <a class="button danger" href="${path("/remove")}">Remove</a>
    </div>`;
};

const sessionTable = (
  visit: Visit,
  { operatorId }: Operator,
  sessions: readonly OperatorSession[],
  isChangeable: boolean,
): Html =>
  table(
    "Sessions",
    [
      {
        title: "Device",
        cell: ({ device, browserId }) =>
          html`${device || "unknown"}${browserId === visit.browser.browserId && html` <span class="tag">this one</span>`}`,
      },
      { title: "Signed in", time: ({ beganAt }) => beganAt },
      { title: "Last seen", time: ({ lastSeenAt }) => lastSeenAt },
      { title: "Passkey used", time: ({ provenAt }) => provenAt, none: "no" },
      isChangeable && {
        title: "End",
        cell: ({ browserId }) =>
          form(
            visit,
            operatorPath(visit, operatorId, `/sessions/${browserId}/end`),
            html`<button class="button second">End</button>`,
          ),
      },
    ],
    sessions,
    "Not signed in anywhere.",
  );

export const changeRole: Submit<"operatorId", Visit> = async (tx, visit, request) => {
  const { services, now } = visit;
  const operator = await requireOperator(tx, visit, request);
  const role = readRole(field(request, "role"));
  const page = operatorPath(visit, operator.operatorId);
  if (!role) return { errors: { role: "Choose a role." }, page };
  if (role !== "owner" && (await isLastOwner(tx, operator)))
    return {
      errors: { role: "The last owner stays one. Make another operator an owner first." },
      page,
    };
  await saveNewRole(tx, { ...services, now }, operator, role, authorOf(visit));
  return `${page}?done=role`;
};

export const endSession: Submit<"operatorId" | "browserId", Visit> = async (tx, visit, request) => {
  const { services, now } = visit;
  const { operatorId, organisation } = await requireOperator(tx, visit, request);
  const session = { operatorId, organisation, browserId: request.params.browserId };
  if (!(await endSessionOf(tx, { ...services, now }, session, authorOf(visit))))
    throw new Refusal("unknownPage");
  return operatorPath(visit, operatorId, "?done=ended");
};

export const inviteAgain: Submit<"operatorId", Visit> = async (tx, visit, request) => {
  const { services, now } = visit;
  const { operatorId, organisation, address, role } = await requireOperator(tx, visit, request);
  const invitation = { organisation, email: address, role };
  await inviteOperator(tx, { ...services, now }, invitation, authorOf(visit));
  return operatorPath(visit, operatorId, "?done=invited");
};

export const showRemoval: Show<"operatorId", Visit> = async (visit, request, response) => {
  const { operatorId, address } = await requireOperator(visit.services.store, visit, request);
  sendConfirmation(visit, response, {
    title: `Remove ${address}?`,
    effect:
      "Their sessions end and their passkeys are deleted. What they did stays in the audit log.",
    button: "Remove",
    isDangerous: true,
    back: operatorPath(visit, operatorId),
    backText: "Keep",
  });
};

export const remove: Submit<"operatorId", Visit> = async (tx, visit, request) => {
  const { services, now } = visit;
  const operator = await requireOperator(tx, visit, request);
  if (await isLastOwner(tx, operator))
    return { errors: { act: "The last owner stays. Make another operator an owner first." } };
  await removeOperator(tx, { ...services, now }, operator, authorOf(visit));
  const target = `operator:${operator.operatorId}` as const;
  await keepReason(tx, visit, { action: "operator-removed", target });
  return organisationPath(visit, "/team?done=removed");
};
