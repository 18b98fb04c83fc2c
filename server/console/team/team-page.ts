import { isSignedIn } from "../../domain/browser-session.js";
import { html } from "../../presentation/html.js";
import {
  listOperators,
  listOperatorSessions,
  listPasskeys,
} from "../../store/operators/queries.js";
import type { Operator } from "../../store/operators/table.js";
import type { Show } from "../shell/room.js";
import { doneNotice } from "../shell/form.js";
import { filterOf, sendList, time, type Column } from "../shell/list.js";
import { mayAct, organisationPath, type Visit } from "../shell/visit.js";
import { ROLE_OPTIONS } from "./roles.js";

export const operatorPath = (visit: Visit, operatorId: string, rest = ""): string =>
  organisationPath(visit, `/team/operators/${operatorId}${rest}`);

type Row = Operator & Readonly<{ lastSeenAt: number | undefined; passkeys: number }>;

const DONE = {
  invited: "The invitation is on its way. Its link works once, for 24 hours.",
  removed: "The operator was removed and is signed out everywhere.",
};

export const showTeam: Show<never, Visit> = async (visit, _request, response) => {
  const { store } = visit.services;
  const operators = await listOperators(store, visit);
  const operatorIds = operators.map(({ operatorId }) => operatorId);
  const sessions = await listOperatorSessions(store, { operatorIds });
  const passkeys = await listPasskeys(store, { operatorIds });
  const [role, text] = [filterOf(visit, "role"), filterOf(visit, "search").toLowerCase()];
  const rows = operators
    .filter((one) => (role === "" || one.role === role) && one.address.toLowerCase().includes(text))
    .map((one): Row => ({
      ...one,
      lastSeenAt: sessions.find(
        (session) => session.operatorId === one.operatorId && isSignedIn(session, visit.now),
      )?.lastSeenAt,
      passkeys: passkeys.filter(({ operatorId }) => operatorId === one.operatorId).length,
    }));
  sendList(visit, response, {
    title: "Team",
    name: "team",
    columns: columnsOf(visit),
    rows,
    keyOf: ({ operatorId }) => operatorId,
    filters: [
      { name: "search", label: "Address" },
      { name: "role", label: "Role", options: ROLE_OPTIONS.map(([one]) => [one, one] as const) },
    ],
    empty: "No operator matches.",
    lead: html`${doneNotice(visit, DONE)}
      <p class="lead">Who can use the console of ${visit.organisation}.</p>
      ${mayAct(visit, "team:change") && html`<p><a class="button" href="${organisationPath(visit, "/team/invite")}">Invite a person</a></p>`}`,
  });
};

const columnsOf = (visit: Visit): Column<Row>[] => [
  {
    title: "Address",
    cell: ({ address, operatorId }) =>
      html`<a href="${operatorPath(visit, operatorId)}">${address}</a
        >${operatorId === visit.operator.operatorId && html` <span class="tag">you</span>`}`,
    text: ({ address }) => address,
  },
  { title: "Role", cell: ({ role }) => role },
  {
    title: "Joined",
    cell: ({ joinedAt }) =>
      joinedAt === null ? html`<span class="tag">invited</span>` : time(joinedAt),
    text: ({ joinedAt }) => (joinedAt === null ? "" : new Date(joinedAt).toISOString()),
  },
  { title: "Passkeys", cell: ({ passkeys }) => passkeys, isNumber: true },
  { title: "Signed in, last seen", time: ({ lastSeenAt }) => lastSeenAt },
];
