import { dateIn } from "../../lib/dates.js";
import { html } from "../../presentation/html.js";
import { noticeNeeds } from "../../products/notice-gaps.js";
import type { Show } from "../shell/room.js";
import { filterOf, sendList } from "../shell/list.js";
import { linkToLaw, placeName } from "./law-page.js";

/** Lists what laws ask of the notice to guardians, what the product file says of it, and what is missing. */
export const showNotice: Show = (visit, _request, response) => {
  const { context, product, now } = visit;
  const { policy } = context;
  const code = filterOf(visit, "place").toUpperCase();
  const place = code === "" ? undefined : policy.jurisdictions.find(code);
  const isUnknown = code !== "" && !place;
  const where = place ? { ...product, places: [place.code] } : product;
  const all = isUnknown ? [] : noticeNeeds(policy, where, dateIn("UTC", now));
  const wanted = filterOf(visit, "lacking");
  const rows = all.filter(
    ({ lacking }) => wanted === "" || lacking.length > 0 === (wanted === "yes"),
  );
  const complete = all.filter(({ lacking }) => lacking.length === 0).length;
  sendList(visit, response, {
    title: "Notice to guardians",
    name: "notice",
    rows,
    columns: [
      { title: "Place", cell: ({ law }) => placeName(visit, law.place) },
      { title: "Law", cell: ({ law }) => linkToLaw(visit, law), text: ({ law }) => law.name },
      { title: "Paragraph", cell: ({ at }) => at },
      { title: "Says", cell: ({ there }) => there.join(", ") },
      {
        title: "Lacks",
        cell: ({ lacking }) => html`<strong>${lacking.join(", ")}</strong>`,
        text: ({ lacking }) => lacking.join(", "),
      },
    ],
    keyOf: ({ law, at }) => `${law.id} ${at}`,
    lead: html`<p class="lead">
        ${place ? placeName(visit, place.code) : "Where the product is offered"}: the notice says
        all that ${complete} of ${all.length} paragraphs of law ask for. What is missing are keys of
        the product file.
      </p>
      ${isUnknown && html`<p class="error" role="alert">No country or region has this code.</p>`}`,
    filters: [
      { name: "place", label: "Place, such as US-CA" },
      {
        name: "lacking",
        label: "Something is missing",
        options: [
          ["yes", "yes"],
          ["no", "no"],
        ],
      },
    ],
    empty: isUnknown ? "Correct the place." : "No law asks for parts of the notice here.",
  });
};
