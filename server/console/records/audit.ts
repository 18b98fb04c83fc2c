import type { Response } from "express";

import {
  AUDIT_ACTION_NAMES,
  meaningOf,
  type AuditAction,
  type AuditActor,
} from "../../domain/audit.js";
import { DAY_MS, isRealDate } from "../../lib/dates.js";
import { html } from "../../presentation/html.js";
import { searchAuditLog, type AuditSearch, type FoundEntry } from "../../store/audit/search.js";
import { listReasonsOfRequests } from "../../store/operators/queries.js";
import type { OperatorReason } from "../../store/operators/table.js";
import type { Show } from "../shell/room.js";
import { filterOf, PAGE_ROWS, positionIn, sendList, wantsCsv, type Column } from "../shell/list.js";
import { namesOfOperators } from "../shell/operator-names.js";
import { actorOf, mayAct, productPath, type ProductVisit } from "../shell/visit.js";

/** The most entries of a CSV file. */
const MOST_IN_CSV = 10_000;

/** Acts on people's data. */
const ABOUT_DATA: readonly AuditAction[] = [
  "player-exported",
  "player-erased",
  "data-purged",
  "test-data-wiped",
];

const actionIn = (visit: ProductVisit): AuditAction | undefined =>
  AUDIT_ACTION_NAMES.find((name) => name === filterOf(visit, "action"));

/** Returns the start of a day (milliseconds); undefined for any other text. */
const dayIn = (visit: ProductVisit, name: string): number | undefined => {
  const text = filterOf(visit, name);
  return isRealDate(text) ? Date.parse(text) : undefined;
};

/** Returns what the address asks for. An operator is named in it by an id, never by an email address. */
function searchIn(visit: ProductVisit, actions: readonly AuditAction[] | undefined): AuditSearch {
  const action = actionIn(visit);
  const [since, until] = [dayIn(visit, "since"), dayIn(visit, "until")];
  const actor = filterOf(visit, "who");
  return {
    ...(action && (actions?.includes(action) ?? true)
      ? { actions: [action] }
      : actions && { actions }),
    ...(actor !== "" && { actor: actor as AuditActor }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until: until + DAY_MS - 1 }),
  };
}

async function send(
  visit: ProductVisit,
  response: Response,
  {
    title,
    name,
    lead,
    actions,
  }: Readonly<{ title: string; name: string; lead: string; actions?: readonly AuditAction[] }>,
): Promise<void> {
  const { store } = visit.services;
  const limit = wantsCsv(visit) ? MOST_IN_CSV : PAGE_ROWS;
  const found = await searchAuditLog(store, visit.context.tenancy, searchIn(visit, actions), {
    before: positionIn<number>(visit) ?? Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const { operators, names } = await namesOfOperators(
    store,
    visit,
    rows.flatMap(({ actor, target }) => [actor, target?.replace(/^operator:/, "console:") ?? ""]),
  );
  const reasons = await listReasonsOfRequests(store, {
    organisation: visit.organisation,
    requestIds: rows.flatMap(({ requestId }) => requestId ?? []),
  });
  sendList(visit, response, {
    title,
    name,
    columns: columnsOf(visit, names, reasons),
    rows,
    ...(found.length > rows.length && { next: rows.at(-1)?.id }),
    filters: [
      {
        name: "action",
        label: "Action",
        options: (actions ?? AUDIT_ACTION_NAMES).map((one) => [one, one] as const),
      },
      {
        name: "who",
        label: "Operator",
        options: operators.map((one) => [actorOf(one), one.address]),
      },
      { name: "since", label: "From (YYYY-MM-DD)" },
      { name: "until", label: "To (YYYY-MM-DD)" },
    ],
    empty: "Nothing matches.",
    lead: html`<p class="lead">${lead}</p>`,
  });
}

/** Returns the actor. A guardian or a client is a hash, which is not shown. */
const whoOf = (actor: string, known: ReadonlyMap<string, string>): string => {
  const [kind = ""] = actor.split(":");
  return ["guardian", "client", "erased"].includes(kind) ? kind : (known.get(actor) ?? actor);
};

/** Returns what was acted on. An operator has their address, as in the other columns. */
const targetOf = (target: string | null, known: ReadonlyMap<string, string>): string => {
  const [kind = "", name = ""] = (target ?? "").split(":");
  if (kind === "operator") return known.get(`console:${name}`) ?? target ?? "";
  return ["guardian", "address", "erased"].includes(kind) ? kind : (target ?? "");
};

const reasonOf = ({ requestId, action }: FoundEntry, reasons: readonly OperatorReason[]) =>
  requestId === null
    ? undefined
    : reasons.find((one) => one.requestId === requestId && one.action === action);

/** Reasons are about people: only operators who see players read them. */
const whyOf = (visit: ProductVisit, reasons: readonly OperatorReason[]): Column<FoundEntry> => ({
  title: "Why",
  cell: (entry) => {
    const { reason, kuid } = reasonOf(entry, reasons) ?? {};
    return html`${reason}
    ${kuid && html`<a href="${productPath(visit, `/players/${kuid}`)}">the player</a>`}`;
  },
  text: (entry) => reasonOf(entry, reasons)?.reason ?? "",
});

const columnsOf = (
  visit: ProductVisit,
  known: ReadonlyMap<string, string>,
  reasons: readonly OperatorReason[],
): Column<FoundEntry>[] => [
  { title: "At (UTC)", time: ({ occurredAt }) => occurredAt },
  { title: "Who", cell: ({ actor }) => whoOf(actor, known) },
  {
    title: "What",
    cell: ({ action }) =>
      html`<div class="meaning">${meaningOf(action)} <small>${action}</small></div>`,
    text: ({ action }) => action,
  },
  { title: "To what", cell: ({ target }) => targetOf(target, known) },
  ...(mayAct(visit, "players:see") ? [whyOf(visit, reasons)] : []),
  { title: "Outcome", cell: ({ outcome }) => outcome },
  { title: "Mode", cell: ({ mode }) => mode ?? "both" },
  { title: "Request", cell: ({ requestId }) => requestId ?? "" },
];

export const showAudit: Show = (visit, _request, response) =>
  send(visit, response, {
    title: "Audit log",
    name: "audit-log",
    lead: "Who did what, newest first. Entries are kept for 400 days, and none can be changed. Guardians have no name here.",
  });

export const showDataActs: Show = (visit, _request, response) =>
  send(visit, response, {
    title: "Exports and erasures",
    name: "exports-and-erasures",
    lead: "What was read and deleted of people, and what was deleted because it was kept long enough.",
    actions: ABOUT_DATA,
  });
