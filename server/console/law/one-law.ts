import { dateIn } from "../../lib/dates.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { field } from "../../pages/shell/form.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { judgementOf, standingsOffered, type DutyStanding } from "../../policy/laws.js";
import type { LawFile, Source } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import { decideLaw } from "../../products/decide-law.js";
import { orFault } from "../product/read-text.js";
import { doneNotice, form, reasonField, selectInput, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { facts, table } from "../shell/list.js";
import { keepReason } from "../shell/record-act.js";
import type { Result, Show, Submit } from "../shell/room.js";
import { authorOf, mayAct, type ProductVisit } from "../shell/visit.js";
import { dutyText } from "./laws.js";
import { lawPath, placeName } from "./law-page.js";

type OfLaw = PageRequest<"law">;

function requireLaw({ context }: ProductVisit, { params }: OfLaw): LawFile {
  const { laws } = context.policy;
  const found = Object.hasOwn(laws, params.law) ? laws[params.law] : undefined;
  if (!found) throw new Refusal("unknownPage");
  return found;
}

const DONE = { decided: "The decision counts from now on. What it changes is announced." };

/** Shows a law: whether it counts for the product, what it demands, and where that was read. */
export const showOneLaw: Show<"law"> = (visit, request, response) => {
  const law = requireLaw(visit, request);
  const { context, product, now } = visit;
  const { policy } = context;
  const today = dateIn("UTC", now);
  const standing = standingsOffered(policy, product, today).find(
    (one) => one.standing.law === law,
  )?.standing;
  const { services, review, sources, status, penalty } = law;
  sendConsolePage(visit, response, {
    title: law.name,
    body: html`${doneNotice(visit, DONE)}
      <h1>${law.name}</h1>
      <p>
        <strong
          >${
            standing === undefined
              ? "It reaches no place where the product is offered."
              : standing.counts
                ? "It counts for the product."
                : standing.isUndecided
                  ? "It does not count yet: you have to decide whether it applies."
                  : `It does not count for the product. ${standing.why?.text ?? ""}`
          }</strong
        >
      </p>
      ${facts([
        ["Instrument", law.instrument],
        ["Place", placeName(visit, law.place)],
        ["Authority", law.authority],
        ["Binds", services.applies.map((one) => (one === "any" ? "any service" : one)).join(", ")],
        ["Does not bind", services.exempt.join("; ")],
        ["Note", services.note],
        ["Penalty", penalty?.text],
      ])}
      ${decision(visit, law)}
      <h2>Duties</h2>
      ${duties(law, standing?.duties ?? law.duties.map((duty) => ({ duty, counts: false })))}
      <h2>States</h2>
      ${table(
        "States",
        [
          { title: "From", cell: ({ from }) => from },
          { title: "Until", cell: ({ to }) => to ?? "" },
          { title: "State", cell: ({ state }) => state.replace("-", " ") },
          {
            title: "About",
            cell: ({ scope, court, case: of, note }) =>
              [scope, court, of, note].filter(Boolean).join(". "),
          },
        ],
        status,
        "It has not been announced.",
      )}
      <h2>Sources</h2>
      <p>
        Their confidence is ${law.confidence}. The next review is on ${review.next}. These are legal
        values with their sources, not legal advice.
      </p>
      ${review.open.length > 0 && html`<p>Open questions: ${review.open.join("; ")}</p>`}
      ${sources.map(sourceBox)}`,
  });
};

const permissionsOf = ({ duty }: DutyStanding): string =>
  "permissions" in duty ? (duty.permissions ?? []).join(", ") : "";

const duties = (law: LawFile, all: readonly DutyStanding[]): Html =>
  table<DutyStanding>(
    "Duties",
    [
      { title: "Duty", cell: dutyText },
      {
        title: "Counts",
        cell: ({ counts, why }) =>
          counts
            ? html`<strong>yes</strong>`
            : why?.word === "undecided"
              ? "once you decide that the law applies"
              : (why?.text ?? "no"),
      },
      {
        title: "What it says",
        cell: (standing) => {
          const { duty } = standing;
          const text = [duty.text, ...("what" in duty ? [`${duty.when}: ${duty.what}`] : [])];
          return html`${text.filter(Boolean).join(" ")}
          ${permissionsOf(standing) !== "" && html`<br /><small>${permissionsOf(standing)}</small>`}`;
        },
      },
      {
        title: "Read in",
        cell: ({ duty }) =>
          law.sources.find(({ key }) => key === duty.source)?.kind.replace("-", " ") ?? "",
      },
    ],
    all,
    "It has no duty.",
  );

const sourceBox = ({ kind, url, quote, quoteEn, retrieved, link, note }: Source): Html =>
  html`<figure class="source">
    ${quote !== undefined && html`<blockquote>${quote}</blockquote>`}
    ${quoteEn !== undefined && html`<blockquote>${quoteEn}</blockquote>`}
    <figcaption>
      ${kind.replace("-", " ")}${typeof url === "string" && link !== false && html`, <a href="${url}" rel="noopener noreferrer external">${new URL(url).host}</a>`}${retrieved && `, read ${retrieved}`}${note !== undefined && `. ${note}`}
    </figcaption>
  </figure>`;

const APPLIES = [
  ["", "not decided"],
  ["yes", "it applies"],
  ["no", "it does not apply"],
] as const;

/** Says what only the product can judge, what it has decided, and why, with a form for operators who may decide. */
function decision(visit: ProductVisit, law: LawFile): Html | false {
  const judgement = judgementOf(law);
  if (judgement === undefined) return false;
  const { product } = visit;
  const made = product.law?.decided?.find(({ id }) => id === law.id);
  const path = lawPath(visit, `/laws/${law.id}`);
  return html`<h2>Decision</h2>
    <p>Only you can judge this: ${judgement}</p>
    ${
      made
        ? html`<p>
            You decided that it ${made.applies ? "applies" : "does not apply"}, because:
            ${made.because}
          </p>`
        : html`<p>You have not decided.</p>`
    }
    ${
      mayAct(visit, "law:decide") &&
      form(
        visit,
        `${path}/decide`,
        html`<input type="hidden" name="before" value="${product.version}" />
          ${selectInput(visit, "applies", "Decision", APPLIES, {
            value: made === undefined ? "" : made.applies ? "yes" : "no",
          })}
          ${textInput(visit, "because", "Because", {
            value: made?.because ?? "",
            hint: "It stands in the product file, and is shown wherever the law is.",
            attributes: html`maxlength="300" autocomplete="off"`,
          })}
          ${reasonField(visit)}
          <button class="button">Keep the decision</button>`,
        "card",
      )
    }`;
}

/** Keeps in the file of the mode whether a law applies, and why. */
export const decide: Submit<"law"> = async (tx, visit, request) => {
  const law = requireLaw(visit, request);
  const { services, mode, now, product } = visit;
  const [applies, because] = [field(request, "applies"), field(request, "because")];
  if (judgementOf(law) === undefined) throw new Refusal("unknownPage");
  if (applies !== "" && because === "") return { errors: { because: "Say why." } };
  if (field(request, "before") !== product.version)
    return { errors: { act: "The product was changed meanwhile. Look at it again." } };
  const decision = applies === "" ? undefined : { applies: applies === "yes", because };
  return orFault<Result, Result>(
    async () => {
      const deps = { ...services, now };
      await decideLaw(tx, deps, { product, mode, id: law.id, decision }, authorOf(visit));
      const target = `product:${product.productId}` as const;
      await keepReason(tx, visit, { action: "product-applied", target });
      return lawPath(visit, `/laws/${law.id}?done=decided`);
    },
    (fault) => ({ errors: { act: fault } }),
  );
};
