import { decide, type PermissionDecision } from "../../policy/decide.js";
import type { Ground, Jurisdiction, Policy } from "../../policy/types.js";
import { lawDate } from "../../policy/zones.js";
import { html } from "../../presentation/html.js";
import type { Show } from "../shell/room.js";
import {
  filterForm,
  filterOf,
  listEnd,
  sendCsv,
  table,
  wantsCsv,
  type Column,
} from "../shell/list.js";
import { sendConsolePage } from "../shell/layout.js";
import type { ProductVisit } from "../shell/visit.js";

const OLDEST = 25;
const FALLBACK = "US-CA";

type Band = { from: number; to: number; decided: readonly PermissionDecision[] };

/** Returns the ages that a place treats alike, each range with what its players may do. No age is proven. */
function bandsOf({ context, product }: ProductVisit, jurisdiction: Jurisdiction): readonly Band[] {
  const { policy, now } = context;
  const on = lawDate(policy, jurisdiction, now);
  const bands: Band[] = [];
  for (let age = 0; age <= OLDEST; age += 1) {
    const { permissions } = product;
    const decided = decide(policy, {
      jurisdiction,
      on,
      profile: product,
      age,
      permissions,
    }).permissions;
    const last = bands.at(-1);
    if (last && JSON.stringify(last.decided) === JSON.stringify(decided)) last.to = age;
    else bands.push({ from: age, to: age, decided });
  }
  return bands;
}

const WHO = { PLAYER: "player", GUARDIAN: "guardian", PROHIBITED: "prohibited" } as const;

const GROUNDS = {
  law: "the law's age of consent",
  product: "the product's own rule",
  default: "caution: no law says so",
  guardian: "a guardian's choice",
  age: "old enough",
} as const;

/** Returns why a permission is as it is: the name of a law, or a rule. */
export const groundText = ({ law, kind }: Ground, { laws }: Policy): string =>
  law === undefined ? GROUNDS[kind] : (laws[law]?.name ?? law);

/** Shows by age what players of a place may do, and by what ground. */
export const showPermissions: Show = (visit, _request, response) => {
  const { product, context } = visit;
  const { policy } = context;
  const fallback = product.places?.[0] ?? FALLBACK;
  const wanted = filterOf(visit, "place") || fallback;
  const place = policy.jurisdictions.find(wanted.toUpperCase());
  const bands = place ? bandsOf(visit, place) : [];
  const textOf = ({ managedBy, initiallyEnabled, needsVerifiedAge, ground }: PermissionDecision) =>
    [
      WHO[managedBy] + (managedBy === "PLAYER" ? (initiallyEnabled ? ", on" : ", off") : ""),
      ...(needsVerifiedAge === undefined ? [] : [`verified age ${needsVerifiedAge}`]),
      groundText(ground, policy),
    ].join("; ");
  const columns: readonly Column<number>[] = [
    { title: "Permission", cell: (at) => product.permissions[at]?.name ?? "" },
    ...bands.map(({ from, to, decided }) => ({
      title: to === OLDEST ? `${from} and older` : from === to ? String(from) : `${from} to ${to}`,
      cell: (at: number) => {
        const one = decided[at];
        return one ? textOf(one) : "";
      },
    })),
  ];
  const rows = [...product.permissions.keys()];
  if (wantsCsv(visit))
    return sendCsv(response, `permissions-${place?.code ?? "none"}`, columns, rows);
  sendConsolePage(visit, response, {
    title: "Permissions by age",
    body: html`<h1>Permissions by age</h1>
      <p class="lead">
        Who decides each permission in ${place?.name ?? "a place"} by the age that a player says,
        and by what ground, in ${visit.mode} mode.
      </p>
      ${filterForm(visit, [{ name: "place", label: "Place, such as US-CA", fallback }])}
      ${
        place
          ? html`${table("Permissions by age", columns, rows, "The product has no permissions.")}
            ${listEnd(visit)}`
          : html`<p class="error" role="alert">No country or region has this code.</p>`
      }`,
  });
};
