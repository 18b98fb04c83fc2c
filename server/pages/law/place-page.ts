// What the law of a place says on a day, for a kind of service and an age.
import { releaseOf } from "../../policy/release.js";
import { findRow } from "../../policy/law.js";
import { SERVICES, TOPICS, type Policy } from "../../policy/types.js";
import { lawDate } from "../../policy/zones.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import type { Texts } from "../../presentation/texts/index.js";
import { textsOf } from "../shell/language.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { comparison } from "./comparison.js";
import {
  comparedFacts,
  firstSteps,
  PERMISSION_STATES,
  permissionsIn,
  placeFacts,
  type Alike,
  type PlaceFacts,
} from "./facts.js";
import { otherRelease, placePath, searchForm, sendLawPage } from "./frame.js";
import { lawCard, sourceQuote, sparedLaw } from "./law-card.js";
import { codeOf, faultText, OLDEST, readQuery, type ReadQuery } from "./query.js";
import { timeline } from "./timeline.js";
import { english, lawName, placeInSentence, placeWords } from "./words.js";
import { plainDay } from "../../presentation/times.js";

export const showPlace: PageHandler<"place"> = (services, request, response) => {
  const { policy, clock } = services;
  const texts = textsOf(request);
  const { law: t } = texts;
  const world = pathTo(services, "/law");
  const code = codeOf(policy, request.params.place);
  const place = code === undefined ? undefined : policy.jurisdictions.find(code);
  if (!place)
    return sendLawPage(services, response, {
      texts,
      title: t.unknown.title,
      status: 404,
      permalink: world,
      data: [],
      body: html`<h1>${t.unknown.title}</h1>
        <p class="lead">${t.unknown.text}</p>
        ${searchForm(services, texts)}
        <p><a href="${world}">${t.all}</a></p>`,
    });
  const read = readQuery(policy, request.query, lawDate(policy, place, clock.now()));
  const { query, wrong } = read;
  const shown = { ...query, release: undefined };
  const facts = placeFacts(policy, place, query);
  const compared = comparedFacts(policy, place, query);
  const name = placeWords(policy, place.code, texts);
  const isWrong = wrong.length > 0;
  sendLawPage(services, response, {
    texts,
    title: name,
    status: isWrong ? 400 : 200,
    hasErrors: isWrong,
    permalink: placePath(services, place.code, { ...query, release: releaseOf(policy) }),
    data: [["JSON", placePath(services, place.code, shown, ".json")]],
    body: html`<nav><a href="${world}">${t.all}</a></nav>
      <h1>${name}</h1>
      ${otherRelease(services, query, texts)}
      ${!isWrong && html`<p class="lead">${sentence(policy, facts, texts)}</p>`}
      ${questionForm(placePath(services, place.code), read, texts)}
      ${
        !isWrong &&
        html`${compared && comparison(policy, [facts, compared], texts)}
        ${whatCounts(policy, facts, texts)} ${permissions(facts, texts)} ${timeline(facts, texts)}
        ${whatDoesNot(policy, facts, texts)}`
      }`,
  });
};

function sentence(policy: Policy, facts: PlaceFacts, texts: Texts): string {
  const { place, on, age, ages } = facts;
  const { law: t } = texts;
  const steps = firstSteps(facts);
  const named = { place: placeInSentence(policy, place.code, texts), date: plainDay(on, texts) };
  return steps && age !== undefined
    ? t.sentence({ ...named, ...steps, age })
    : t.anyAge({ ...named, consent: ages.consent, majority: ages.majority });
}

function questionForm(path: string, { query, wrong, given }: ReadQuery, texts: Texts): Html {
  const { law: t } = texts;
  const field = (
    name: "on" | "age" | "compare",
    { hint, attributes }: { hint?: string; attributes: Html },
  ) => {
    const isWrong = wrong.includes(name);
    const value = given[name] ?? (name === "on" ? query.on : "");
    const described = [hint !== undefined && `${name}-hint`, isWrong && `${name}-error`].filter(
      Boolean,
    );
    return html`<div class="field${isWrong && " has-error"}">
      <label for="${name}">${t.form[name]}</label>
      ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
      ${isWrong && html`<p class="error" id="${name}-error">${faultText(name, texts)}</p>`}
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        ${attributes}
        ${described.length > 0 && html` aria-describedby="${described.join(" ")}"`}
        ${isWrong && html` aria-invalid="true"`}
      />
    </div>`;
  };
  return html`<form class="card question" method="get" action="${path}">
    <h2>${t.form.title}</h2>
    ${
      wrong.length > 0 &&
      html`<div class="notice" role="alert">
        <h3>${t.form.wrong}</h3>
        ${wrong.map((name) => html`<p>${faultText(name, texts)}</p>`)}
      </div>`
    }
    <div class="fields">
      ${field("on", { attributes: html`type="date" min="1900-01-01" max="2200-12-31"` })}
      ${field("age", { attributes: html`type="number" inputmode="numeric" min="0" max="${OLDEST}"` })}
      <div class="field">
        <label for="service">${t.form.service}</label>
        <select id="service" name="service">
          ${SERVICES.map(
            (service) =>
              html`<option value="${service}" ${service === query.service && html`selected`}>
                ${t.services[service]}
              </option>`,
          )}
        </select>
      </div>
      ${field("compare", { hint: t.form.compareHint, attributes: html`maxlength="10"` })}
    </div>
    <button class="button">${t.form.show}</button>
  </form>`;
}

/** The ages of the place, with the rows that decide them. */
function ageCards(policy: Policy, { place, on, ages }: PlaceFacts, texts: Texts): Html {
  const { law: t } = texts;
  const rows = TOPICS.map((topic) => ({ topic, ...findRow(policy, place.code, topic, on) }));
  return html`<article class="card law">
    <dl class="ages">
      <div>
        <dt>${t.ages.consent}</dt>
        <dd><strong>${ages.consent}</strong></dd>
      </div>
      <div>
        <dt>${t.ages.majority}</dt>
        <dd><strong>${ages.majority}</strong></dd>
      </div>
      ${
        ages.minimum > 0 &&
        html`<div>
          <dt>${t.ages.minimum}</dt>
          <dd><strong>${ages.minimum}</strong></dd>
        </div>`
      }
    </dl>
    <details>
      <summary>${t.more}</summary>
      ${rows.map(
        ({ topic, row, jurisdiction }) =>
          html`<h3>
              ${texts.shell.labelled({
                term: topic === "civil-majority-age" ? t.ages.majority : t.ages.consent,
                text: String(row.value),
              })}
              <small>${english(row.instrument)}</small>
            </h3>
            ${row.sources.map((source) => sourceQuote(source, jurisdiction, texts))}`,
      )}
    </details>
  </article>`;
}

function whatCounts(policy: Policy, facts: PlaceFacts, texts: Texts): Html {
  const { law: t } = texts;
  const counting = facts.laws.filter(({ counts }) => counts);
  const around = { policy, texts, place: facts.place.code };
  return html`<section aria-labelledby="counts">
    <h2 id="counts">${t.counts.title}</h2>
    ${ageCards(policy, facts, texts)}
    ${
      counting.length === 0
        ? html`<p>${t.counts.none}</p>`
        : counting.map((standing) => lawCard(standing, around))
    }
  </section>`;
}

function whatDoesNot(policy: Policy, facts: PlaceFacts, texts: Texts): Html | false {
  const spared = facts.laws.filter(({ counts }) => !counts);
  const around = { policy, texts, place: facts.place.code };
  return (
    spared.length > 0 &&
    html`<section aria-labelledby="spared">
      <h2 id="spared">${texts.law.spared}</h2>
      <ul class="spared">
        ${spared.map((standing) => sparedLaw(standing, around))}
      </ul>
    </section>`
  );
}

function permissions(facts: PlaceFacts, texts: Texts): Html {
  const { permissions: t } = texts.law;
  return html`<section aria-labelledby="permissions">
    <h2 id="permissions">${t.title}</h2>
    ${!facts.decision && html`<p>${t.askAge}</p>`}
    ${PERMISSION_STATES.map((state) => {
      const found = permissionsIn(facts, state);
      return (
        found.length > 0 &&
        html`<h3>${t.states[state]}</h3>
          <ul class="permissions">
            ${found.map((alike) => permissionItem(alike, facts, texts))}
          </ul>`
      );
    })}
  </section>`;
}

function permissionItem(
  { ground, permissions: alike }: Alike,
  { laws }: PlaceFacts,
  texts: Texts,
): Html {
  const { permissions: t } = texts.law;
  const law = laws.find((standing) => standing.law.id === ground.law)?.law;
  const kind = ground.kind === "law" || ground.kind === "age" ? ground.kind : "default";
  const titles = alike.map(({ name, needsVerifiedAge, needsVerifiedGuardian }) => {
    const { title } = texts.permissions[name as keyof Texts["permissions"]];
    if (needsVerifiedGuardian) return `${title} (${t.verifiedGuardian})`;
    return needsVerifiedAge === undefined ? title : `${title} (${t.verified(needsVerifiedAge)})`;
  });
  return html`<li>
    ${listText(titles, texts)}
    <span class="hint"
      >${law ? html`<a href="#${law.id}">${lawName(law, texts)}</a>` : t.grounds[kind]}</span
    >
  </li>`;
}
