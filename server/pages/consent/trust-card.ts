// Says what a guardian needs to know first: who asks, for whom, for what, under which law, and what a "no" does.
import { isInvite } from "../../domain/challenge/challenge.js";
import { purposeIn } from "../../domain/product-text.js";
import { secondEmailDelay } from "../../domain/guardian/assurance.js";
import { requiredAssurance } from "../../domain/guardian/required-assurance.js";
import { groundOf } from "../../domain/session/ground.js";
import { fill } from "../../presentation/fill.js";
import { groundSays, lawNameOf } from "../../presentation/ground-text.js";
import { html, type Html } from "../../presentation/html.js";
import { describeChild } from "./child.js";
import { deadlineText } from "./deadline.js";
import type { ProductForm } from "./consent-form.js";
import { linkOf, type ConsentVisit } from "./visit.js";

/** Says what a guardian has to prove before a decision counts; undefined if their word is enough, or if a mail has proven it. */
function proofAsked(
  { context, texts, mailed }: ConsentVisit,
  challenge: ProductForm["challenge"],
): string | undefined {
  const { trust: t, language } = texts;
  const { assurance, law } = requiredAssurance(challenge, context);
  if (assurance === "verified")
    return law
      ? t.proofAdultByLaw(law.names?.[language] ?? law.name)
      : t.proofAdult(context.product.name);
  if (challenge.awaiting === "guardian-second-confirmation") return undefined;
  if (assurance === "confirmed-plus")
    return t.proofTwice({
      product: context.product.name,
      duration: texts.times.hours(secondEmailDelay(context.product)),
    });
  return assurance === "confirmed" && !mailed ? t.proofAddress : undefined;
}

export function trustCard(
  visit: ConsentVisit,
  { challenge, view }: Pick<ProductForm, "challenge"> & Partial<Pick<ProductForm, "view">>,
): Html {
  const { child, context, texts } = visit;
  const { trust: t } = texts;
  const { company } = context.product;
  // A notice has the link itself.
  const policyUrl = challenge.documents.some(({ notice }) => notice)
    ? undefined
    : company?.privacyUrl;
  const purpose = purposeIn(context.product, texts.language);
  const who = describeChild(context, challenge, texts);
  const ground = groundOf(challenge, context);
  const law = lawNameOf(ground, context.policy.laws, texts);
  const proof = proofAsked(visit, challenge);
  const link = (url: string, label: string) =>
    html`<a href="${url}" target="_blank" rel="noopener noreferrer"
      >${label} <span class="unseen">${texts.shell.newTab(new URL(url).host)}</span></a
    >`;
  return html`<section class="card facts" aria-label="${labelOf(visit)}">
    <dl>
      <div>
        <dt>${t.who}</dt>
        <dd>${askerOf(visit)}</dd>
      </div>
      <div>
        <dt>${t.child}</dt>
        <dd>
          <strong><bdi>${child}</bdi></strong
          ><br />${who}
        </dd>
      </div>
      ${
        purpose !== undefined &&
        html`<div>
          <dt>${t.purpose}</dt>
          <dd dir="auto">${purpose}</dd>
        </div>`
      }
      ${
        !isInvite(challenge) &&
        html`<div>
          <dt>${t.why}</dt>
          <dd>
            ${groundSays(ground, texts)} ${law !== undefined && html`<small>${t.law(law)}</small>`}
            ${ground.kind !== "law" && html`<small>${t.noLaw(context.product.name)}</small>`}
          </dd>
        </div>`
      }
      ${
        proof !== undefined &&
        html`<div>
          <dt>${t.proof}</dt>
          <dd>${proof}</dd>
        </div>`
      }
      <div>
        <dt>${t.no}</dt>
        <dd>${ifDeclined(visit, isOnHold({ view }))}</dd>
      </div>
      ${
        (company?.contactUrl !== undefined || policyUrl !== undefined) &&
        html`<div>
          <dt>${t.questions}</dt>
          <dd class="ways">
            ${company?.contactUrl !== undefined && link(company.contactUrl, t.contact(company.name))}
            ${policyUrl !== undefined && link(policyUrl, texts.notice.policy(context.product.name))}
          </dd>
        </div>`
      }
    </dl>
  </section>`;
}

function askerOf({ context: { product }, texts: { trust: t } }: ConsentVisit): Html {
  const { company } = product;
  const strong = (name: string) => html`<bdi dir="auto"><strong>${name}</strong></bdi>`;
  if (!company) return strong(product.name);
  const names = { product: strong(product.name), company: strong(company.name) };
  return company.address === undefined
    ? fill(t.asker, names)
    : fill(t.askerAt, { ...names, address: html`<bdi>${company.address}</bdi>` });
}

/** Returns whether permissions are off because documents were not accepted in time. */
export const isOnHold = ({ view }: Partial<Pick<ProductForm, "view">>): boolean =>
  view?.session.status === "HOLD";

function ifDeclined(visit: ConsentVisit, isHeld: boolean): string {
  const { challenge, context, texts } = visit;
  const { trust: t } = texts;
  const { name } = context.product;
  if (isHeld) return t.noOnHold(name);
  const deadline = deadlineText(visit);
  if (deadline !== undefined) return t.noUntilDeadline({ product: name, when: deadline });
  if (challenge.type === "CHALLENGE_UPDATE_JURISDICTION") return t.noMoved(name);
  return challenge.sessionId === null ? t.noAtFirst(name) : t.noLater(name);
}

/** On a page about several products each card names its product. */
const labelOf = ({ context, texts, token }: ConsentVisit): string =>
  linkOf(token) === token ? texts.trust.label : texts.trust.labelOf(context.product.name);
