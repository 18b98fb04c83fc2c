import { dateIn, isRealDate, type LocalDate } from "../../lib/dates.js";
import {
  lawsAt,
  standingsOffered,
  type DutyStanding,
  type LawStanding,
} from "../../policy/laws.js";
import { lawDate } from "../../policy/zones.js";
import { LAW_STATES, type Jurisdiction } from "../../policy/types.js";
import { pathTo } from "../../pages/shell/paths.js";
import { html } from "../../presentation/html.js";
import type { Show } from "../shell/room.js";
import { filterOf, sendList, type Column } from "../shell/list.js";
import type { ProductVisit } from "../shell/visit.js";
import { linkToLaw, placeName } from "./law-page.js";

const STATES = LAW_STATES.map((state) => [state, state.replace("-", " ")] as const);
const COUNTS = [["yes", "yes"] as const, ["no", "no"] as const];

type Asked = Readonly<{
  place?: Jurisdiction;
  on: LocalDate;
  age?: number;
  /** Why a filter cannot be read. */
  fault?: string;
}>;

/** Reads the place, day and service of the filters. */
function askedIn(visit: ProductVisit): Asked {
  const { policy } = visit.context;
  const [code, on, age] = ["place", "on", "age"].map((name) => filterOf(visit, name));
  const place = code === "" ? undefined : policy.jurisdictions.find((code ?? "").toUpperCase());
  const fault =
    code !== "" && !place
      ? "No country or region has this code."
      : on !== "" && !isRealDate(on ?? "")
        ? "Enter a day such as 2027-01-31."
        : age !== "" && !/^\d{1,2}$/.test(age ?? "")
          ? "Enter an age in whole years."
          : undefined;
  const today = place ? lawDate(policy, place, visit.now) : dateIn("UTC", visit.now);
  return {
    ...(place && { place }),
    on: on !== undefined && isRealDate(on) ? on : today,
    ...(age !== undefined && age !== "" && fault === undefined && { age: Number(age) }),
    ...(fault !== undefined && { fault }),
  };
}

function standingsOf({ context, product }: ProductVisit, { place, on, age, fault }: Asked) {
  const { policy } = context;
  if (fault !== undefined) return [];
  if (!place) return standingsOffered(policy, product, on, age).map(({ standing }) => standing);
  const ofAge = age === undefined ? {} : { age };
  return lawsAt(policy, { jurisdiction: place, on, profile: product, ...ofAge });
}

/** Returns what a duty is about and at which ages: "consent, below 13". */
export const dutyText = ({ duty, from, below }: DutyStanding): string =>
  [
    duty.type.replaceAll("-", " "),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(below === undefined ? [] : [`below ${below}`]),
  ].join(", ");

const stateText = ({ state }: LawStanding): string => state?.replace("-", " ") ?? "not announced";

/** Lists the laws that reach the product, whether they count for it and why not. */
export const showLaws: Show = (visit, _request, response) => {
  const { services } = visit;
  const asked = askedIn(visit);
  const { place, on, age, fault } = asked;
  const words = filterOf(visit, "words").toLowerCase();
  const [state, counts] = [filterOf(visit, "state"), filterOf(visit, "counts")];
  const rows = standingsOf(visit, asked).filter(
    (standing) =>
      (state === "" || standing.state === state) &&
      (counts === "" || standing.counts === (counts === "yes")) &&
      `${standing.law.id} ${standing.law.name} ${standing.law.instrument}`
        .toLowerCase()
        .includes(words),
  );
  rows.sort((one, other) => Number(other.counts) - Number(one.counts));
  const demandsOf = ({ duties }: LawStanding): string =>
    [...new Set(duties.filter((duty) => duty.counts).map(dutyText))].join("; ");
  const columns: readonly Column<LawStanding>[] = [
    {
      title: "Law",
      cell: ({ law }) => html`${linkToLaw(visit, law)}<br /><small>${law.id}</small>`,
      text: ({ law }) => `${law.name} (${law.id})`,
    },
    { title: "Place", cell: ({ law }) => placeName(visit, law.place) },
    {
      title: "State",
      cell: (standing) =>
        html`${stateText(standing)}${standing.since !== undefined && html` since <time>${standing.since}</time>`}`,
      text: (standing) => `${stateText(standing)} ${standing.since ?? ""}`.trim(),
    },
    {
      title: "Counts",
      cell: (standing) =>
        standing.counts
          ? html`<strong>yes</strong> <small>${demandsOf(standing)}</small>`
          : html`no. <small>${standing.why?.text}</small>`,
      text: (standing) =>
        standing.counts ? `yes: ${demandsOf(standing)}` : `no. ${standing.why?.text ?? ""}`,
    },
  ];
  sendList(visit, response, {
    title: "Laws that reach the product",
    name: "laws",
    columns,
    rows,
    keyOf: ({ law }) => law.id,
    lead: html`<p class="lead">
        As of ${on},
        ${place ? html`in ${placeName(visit, place.code)}` : "where the product is offered"}${age !== undefined && html`, for a player of ${age}`}.
        ${rows.filter((one) => one.counts).length} of ${rows.length} count.
      </p>
      ${
        place &&
        services.config.hasLawPages &&
        html`<p>
          <a href="${pathTo(services, `/law/${place.code}?on=${on}`)}"
            >The page of ${placeName(visit, place.code)} for everyone</a
          >
        </p>`
      }
      ${fault !== undefined && html`<p class="error" role="alert">${fault}</p>`}`,
    filters: [
      { name: "words", label: "Words" },
      { name: "place", label: "Place, such as US-CA" },
      { name: "age", label: "Age" },
      { name: "on", label: "Day (YYYY-MM-DD)" },
      { name: "state", label: "State", options: STATES },
      { name: "counts", label: "Counts", options: COUNTS },
    ],
    empty: fault === undefined ? "No law matches." : "Correct what is wrong above.",
  });
};
