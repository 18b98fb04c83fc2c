// What a guardian decides about a child in one product: each permission and allowance with the button that changes it.
import {
  isDecidable,
  isOffUntilVerified,
  isPlayersOwn,
  isWished,
} from "../../../domain/session/settings.js";
import { allowanceInForce } from "../../../domain/session/allowances.js";
import { allowancesOf } from "../../../domain/session/session.js";
import { html, type Html } from "../../../presentation/html.js";
import { listText } from "../../../presentation/lists.js";
import { allowanceInput, allowanceTitle } from "../../allowances/allowance-input.js";
import { isProvenAdult } from "../../../actions/guardian/shown-adulthood.js";
import { canProve } from "../../../actions/verification/prove-guardian.js";
import { describePermission, groupPermissions } from "../../consent/permissions.js";
import { reservedByLaw } from "../../consent/proof.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";

export type TypedAllowance = Readonly<{ name: string; typed: string }>;

/** The forms of a child's page share a nonce, because the page is loaded again after each. */
export const choiceSubject = ({ guarded }: FamilyRoute): string => `choices ${guarded.sessionId}`;

/** Returns the element id of a permission or an allowance. */
export const permissionId = (name: string): string => `permission-${name}`;
export const allowanceId = (name: string): string => `allowance-${name}`;

type State = FamilyRoute["view"]["states"][number];

/** Lists every permission by group, and who decides about it. */
export async function permissionsCard(route: FamilyRoute, nonce: string): Promise<Html> {
  const { family, context, view } = route;
  const { texts } = family;
  const { family: t } = texts;
  const mine = view.chosen.filter(isDecidable);
  const { addressHash } = family.browserSession;
  const isProven = await isProvenAdult(context.db, context, addressHash);
  const reserved = isProven ? [] : mine.filter(isOffUntilVerified);
  return html`<section class="card" aria-labelledby="permissions">
    <h2 id="permissions" class="unseen">${t.permissions}</h2>
    ${reservedByLaw(context, reserved, texts).map((line) => html`<p class="hint">${line}</p>`)}
    ${reserved.length > 0 && !canProve(context, view.session) && html`<p>${texts.proof.unavailable(context.product.name)}</p>`}
    ${
      mine.length === 0
        ? html`<p>${t.nothingToDecide}</p>`
        : html`<form method="post" action="${sessionPath(route, "/permissions")}">
            <button disabled hidden></button>
            <input type="hidden" name="nonce" value="${nonce}" />
            ${groupPermissions(context, mine, texts).map(
              ({ group, items }) =>
                html`<h3 class="group">
                    ${group === "own" ? texts.consent.ownPermissions(context.product.name) : texts.permissionGroups[group]}
                  </h3>
                  <ul class="choices">
                    ${items.map((item) => permissionRow(route, item, reserved.includes(item)))}
                  </ul>`,
            )}
          </form>`
    }
    ${others(route)}
  </section>`;
}

/** `isReserved` means that the guardian has to show first that they are an adult. */
function permissionRow(
  { context, view, family: { texts } }: FamilyRoute,
  state: State,
  isReserved: boolean,
): Html {
  const { name, enabled } = state;
  const { child: t, proof } = texts;
  const { title, about } = describePermission(context, name, texts);
  const isWaiting = isReserved && isWished(view.settings, state);
  const button = (act: "allow" | "deny", label: string) =>
    html`<button class="button small" name="${act}" value="${name}">
      ${label}<span class="unseen">: ${title}</span>
    </button>`;
  return html`<li id="${permissionId(name)}">
    <div>
      <strong dir="auto">${title}</strong>
      <span class="state${enabled && " is-on"}">${enabled ? t.isAllowed : t.isNotAllowed}</span>
    </div>
    ${isWaiting && canProve(context, view.session) && button("allow", proof.show)}
    ${isWaiting || enabled ? button("deny", t.deny) : button("allow", t.allow)}
    ${(about !== undefined || isReserved) && html`<small>${about} ${isReserved && proof.staysOff}</small>`}
  </li>`;
}

/** Lists what a guardian can't decide: what the child decides, and what is not available. */
function others({ family: { texts }, context, view }: FamilyRoute): Html | false {
  const { family: t } = texts;
  const titles = (wanted: (state: State) => boolean) =>
    listText(
      view.states.filter(wanted).map(({ name }) => describePermission(context, name, texts).title),
      texts,
    );
  const own = titles(isPlayersOwn);
  const barred = titles(
    ({ managedBy, needsVerifiedAge }) =>
      managedBy === "PROHIBITED" || needsVerifiedAge !== undefined,
  );
  const entry = (name: string, list: string) =>
    list !== "" &&
    html`<div>
      <dt>${name}</dt>
      <dd dir="auto">${list}</dd>
    </div>`;
  return (
    own + barred !== "" &&
    html`<details>
      <summary>${texts.consent.aboutOthers}</summary>
      <dl class="others">${entry(t.own, own)} ${entry(t.barred, barred)}</dl>
    </details>`
  );
}

/** Lists every question of the product with its answer, each in a form of its own. */
export function allowancesCard(
  route: FamilyRoute,
  nonce: string,
  answer: (TypedAllowance & { isWrong: boolean }) | undefined,
): Html | false {
  const { family, context, view } = route;
  const { texts } = family;
  const { allowances } = context.product;
  if (allowances.length === 0) return false;
  const answers = allowancesOf(view);
  return html`<details class="card folded" ${answer && html`open`}>
    <summary><h2>${texts.allowances.title}</h2></summary>
    ${allowances.map((allowance) => {
      const { name } = allowance;
      const own = answer?.name === name ? answer : undefined;
      const typed = own?.typed ?? String(allowanceInForce(allowance, answers));
      const isWrong = own?.isWrong === true;
      return html`<form
        method="post"
        action="${sessionPath(route, "/permissions")}"
        class="one-field"
        novalidate
      >
        <input type="hidden" name="nonce" value="${nonce}" />
        <input type="hidden" name="allowance" value="${name}" />
        ${allowanceInput(context.product, allowance, { id: allowanceId(name), typed, isWrong }, texts)}
        <button class="button small">
          ${texts.child.save}<span class="unseen"
            >: ${allowanceTitle(context.product, name, texts)}</span
          >
        </button>
      </form>`;
    })}
  </details>`;
}
