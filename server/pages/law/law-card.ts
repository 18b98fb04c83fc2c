// A law on a page: what it demands, who enforces it, and its own words with where they were read.
import { judgementOf, type DutyStanding, type LawStanding, type Why } from "../../policy/laws.js";
import type { Duty, LawFile, Policy, Source } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import {
  ageWords,
  demandOf,
  english,
  languageOfQuote,
  lawName,
  limitsOf,
  placeInSentence,
  serviceWords,
} from "./words.js";
import { plainDay } from "../../presentation/times.js";

interface Around {
  policy: Policy;
  texts: Texts;
  /** The place of the page. */
  place: string;
}

/** A source's host, as the text of its link. */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** Quotes a source in its own language, with a link where it is to be linked. */
export function sourceQuote(source: Source, place: string, texts: Texts): Html {
  const { law: t } = texts;
  const { kind, url, quote, quoteEn, retrieved, link } = source;
  const name = t.kinds[kind];
  const read = retrieved
    ? t.read({ kind: name, day: plainDay(retrieved, texts) })
    : kind === "recalled"
      ? name
      : t.unread(name);
  const isLinked = typeof url === "string" && link !== false;
  return html`<figure class="quote">
    ${quote !== undefined && html`<blockquote lang="${languageOfQuote(source, place)}" dir="auto">${quote}</blockquote>`}
    ${quoteEn !== undefined && html`<blockquote class="translated" lang="en" dir="ltr">${quoteEn}</blockquote>`}
    <figcaption>
      ${isLinked && html`<a href="${url}" rel="noopener external">${hostOf(url)}</a> · `}${read}
    </figcaption>
  </figure>`;
}

const keyed = ({ sources }: LawFile, key: string): Source | undefined =>
  sources.find((source) => source.key === key);

/** Why a law or a duty of it does not count, in the reader's language. */
function whyWords({ word, text }: Why, law: LawFile, texts: Texts, duty?: Duty): Html {
  const { why } = texts.law;
  const services = duty?.services ?? law.services.applies;
  if (word === "services") return html`${why.services(serviceWords(services, texts))}`;
  if (word === "undecided")
    return html`${why.undecided} <span class="hint">${english(judgementOf(law) ?? "")}</span>`;
  return Object.hasOwn(why, word)
    ? html`${why[word as Exclude<keyof typeof why, "services">]}`
    : english(text);
}

function dutyItem({ duty, from, below }: DutyStanding, law: LawFile, { texts }: Around): Html {
  const { law: t } = texts;
  const ages = ageWords(
    { ...(from !== undefined && { from }), ...(below !== undefined && { below }) },
    texts,
  );
  const limits = limitsOf(duty, texts);
  const source = keyed(law, duty.source);
  return html`<li>
    <h4>${t.duties[duty.type]} <small>${ages}</small></h4>
    ${limits.length > 0 && html`<p>${limits.join(" · ")}</p>`}
    ${demandOf(duty) !== "" && html`<p class="hint">${english(demandOf(duty))}</p>`}
    ${
      source &&
      html`<details>
        <summary>${t.more}</summary>
        ${sourceQuote(source, law.place, texts)}
      </details>`
    }
  </li>`;
}

/** The duties of a law that do not count, and why. */
function otherDuties({ law, duties }: LawStanding, { texts }: Around): Html | false {
  const { law: t } = texts;
  const others = duties.filter(({ counts }) => !counts);
  return (
    others.length > 0 &&
    html`<details>
      <summary>${t.spared} (${others.length})</summary>
      <ul class="duties">
        ${others.map(
          ({ duty, why }) =>
            html`<li>
              <h4>${t.duties[duty.type]}</h4>
              ${demandOf(duty) !== "" && html`<p class="hint">${english(demandOf(duty))}</p>`}
              ${why && html`<p>${whyWords(why, law, texts, duty)}</p>`}
            </li>`,
        )}
      </ul>
    </details>`
  );
}

const term = (name: string, text: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`;

/** Returns the state of a law on the day, and since when. */
const stateTag = ({ state, since }: LawStanding, texts: Texts): Html | false =>
  state !== undefined &&
  since !== undefined &&
  html`<span class="tag ${state}">${texts.law.states[state]}</span>
    <span class="hint">${texts.law.since(plainDay(since, texts))}</span>`;

/** Says from which place a law is inherited. */
const inheritedFrom = ({ law }: LawStanding, { policy, place, texts }: Around): Html | false =>
  law.place !== place &&
  html`<span class="hint">· ${texts.law.lawOf(placeInSentence(policy, law.place, texts))}</span>`;

/** Shows a law that counts, with the duties that count. */
export function lawCard(standing: LawStanding, around: Around): Html {
  const { law, duties } = standing;
  const { texts } = around;
  const { labels, confidences } = texts.law;
  const penalty = law.penalty?.text;
  return html`<article class="card law" id="${law.id}">
    <h3>${lawName(law, texts)}</h3>
    <p>${stateTag(standing, texts)} ${inheritedFrom(standing, around)}</p>
    <ul class="duties">
      ${duties.filter(({ counts }) => counts).map((duty) => dutyItem(duty, law, around))}
    </ul>
    ${otherDuties(standing, around)}
    <dl>
      ${term(labels.instrument, english(law.instrument))}
      ${term(labels.authority, english(law.authority))}
      ${penalty !== undefined && term(labels.penalty, english(penalty))}
      ${term(labels.confidence, confidences[law.confidence])}
      ${term("Id", html`<code>${law.id}</code>`)}
    </dl>
  </article>`;
}

/** Shows a law that does not count, in a few lines. */
export function sparedLaw(standing: LawStanding, around: Around): Html {
  const { law, why } = standing;
  const { texts } = around;
  const status = law.status.find(({ from }) => from === standing.since);
  const source = keyed(law, status?.source ?? "");
  return html`<li id="${law.id}">
    <h3>${lawName(law, texts)}</h3>
    <p>${stateTag(standing, texts)} ${inheritedFrom(standing, around)}</p>
    ${why && html`<p>${whyWords(why, law, texts)}</p>`}
    ${
      source &&
      html`<details>
        <summary>${texts.law.more}</summary>
        ${sourceQuote(source, law.place, texts)}
      </details>`
    }
  </li>`;
}
