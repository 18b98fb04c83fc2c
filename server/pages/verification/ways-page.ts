// The page on which a person chooses how to prove their age.
import { attemptsLeft, methodsLeft } from "../../domain/verification/verification.js";
import type { FlowHint, VerificationMethod } from "../../domain/verification/method.js";
import { html, type Html } from "../../presentation/html.js";
import { moneyText } from "../../presentation/money.js";
import type { Texts } from "../../presentation/texts/index.js";
import { PERSONAS } from "../../verification/simulated.js";
import { pathTo } from "../shell/paths.js";
import { qrCode } from "../shell/qr-code.js";
import { textField } from "../shell/text-field.js";
import { purposeOf, vendorOf, verificationPath, type VerificationVisit } from "./visit.js";

/** Returns the methods that this person can still use, preferred one first. */
export function waysOf({
  context,
  verification,
}: VerificationVisit): readonly VerificationMethod[] {
  const { purpose, jurisdiction, criteria, attempts } = verification;
  const methods = context.verificationMethods.list(context, purpose, jurisdiction, criteria);
  return methodsLeft(methods, attempts);
}

/** The result of the last attempt, for `?after=` in the address. */
export type After = "unavailable" | "cancelled" | FlowHint;

/** The form of the way that has a field, so that Enter in it sends this way and no other. */
const TEXTED = "texted";

/** `chosen` is the only method, chosen in a frame: a script continues with it. */
export function waysPage(
  visit: VerificationVisit,
  nonce: string,
  { after, chosen }: { after?: After | undefined; chosen?: VerificationMethod | undefined },
): Html {
  const { texts, token, context } = visit;
  const { verification: t } = texts;
  const { title, lead, kept } = purposeOf(visit);
  const [preferred, ...others] = chosen ? [chosen] : withOneSimulated(waysOf(visit));
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${notice(visit, after)}
    <form id="${TEXTED}" method="post" action="${verificationPath(context, token)}">
      <input type="hidden" name="nonce" value="${nonce}" />
    </form>
    <form
      method="post"
      action="${verificationPath(context, token)}"
      data-window="${chosen ? "leave-now" : "leave"}"
    >
      <input type="hidden" name="nonce" value="${nonce}" />
      <input type="hidden" name="windowHash" value="" />
      ${preferred ? way(visit, preferred, true) : html`<p>${texts.waiting.verifyUnavailable(context.product.name)}</p>`}
      ${others.length > 0 && html`<h2>${t.otherWays}</h2>`}
      ${others.map((method) => way(visit, method, false))}
    </form>
    <section aria-labelledby="kept">
      <h2 id="kept">${t.keptTitle}</h2>
      <p class="hint">${kept}</p>
    </section>
    <p><a href="${pathTo(context, `/widgets/${token}/qr`)}">${t.otherDevice}</a></p>`;
}

/** Offers the preferred simulated method only, because all of them look alike. */
const withOneSimulated = (ways: readonly VerificationMethod[]): readonly VerificationMethod[] => {
  const first = ways.find(({ kind }) => kind === "simulated");
  return ways.filter((way) => way.kind !== "simulated" || way === first);
};

function notice(visit: VerificationVisit, after: After | undefined) {
  const { verification: t } = visit.texts;
  const { method: name, attempts } = visit.verification;
  const alert = (text: string) => html`<p class="notice" role="alert">${text}</p>`;
  if (after === "unavailable" || after === "cancelled")
    return name !== null && alert(t[after](vendorOf(visit)));
  if (after !== undefined) return alert(t.hints[after]);
  if (name === null || (attempts[name] ?? 0) === 0) return false;
  const left = attemptsLeft(attempts, name);
  return alert(left > 0 ? t.tryAgain(left) : t.tryAnother);
}

/** Describes one method: who verifies and what they learn. */
function way(
  { texts, verification, context }: VerificationVisit,
  method: VerificationMethod,
  isPreferred: boolean,
): Html {
  const { name, kind, vendor, privacyUrl } = method;
  const { verification: t } = texts;
  if (kind === "simulated")
    return html`<section class="card">
      <p>${t.learns.simulated(vendor)}</p>
      <div class="actions">
        ${PERSONAS.map(
          (persona) =>
            html`<button class="button second" name="persona" value="${persona}">
              ${t.personas[persona]}
            </button>`,
        )}
      </div>
    </section>`;
  const left = attemptsLeft(verification.attempts, name);
  const hasTried = (verification.attempts[name] ?? 0) > 0;
  return html`<section class="card">
    <p>${learnsText(method, texts, context.product.name)}</p>
    ${
      privacyUrl !== undefined &&
      html`<p>
        <a href="${privacyUrl}" target="_blank" rel="noopener noreferrer">${t.privacy(vendor)}</a>
      </p>`
    }
    ${hasTried && html`<p class="hint">${t.attemptsLeft(left)}</p>`}
    ${method.texts && telephoneField(texts)}
    <p class="actions">
      <button
        class="button${!isPreferred && " second"}"
        name="method"
        value="${name}"
        ${method.texts && html`form="${TEXTED}"`}
      >
        ${goOnText(method, texts, context.product.name)}
      </button>
    </p>
  </section>`;
}

function goOnText(
  { recorded, vendor, texts: isTexting }: VerificationMethod,
  texts: Texts,
  product: string,
): string {
  const { recorded: t, goOn, texted } = texts.verification;
  if (isTexting) return texted.get;
  if (!recorded) return goOn(vendor);
  return recorded.at === "form" ? t.form : t.call(product);
}

/** Returns what a method asks of the person, and what it learns of them. */
function learnsText(
  { kind, vendor, charge }: VerificationMethod,
  texts: Texts,
  product: string,
): string {
  const { learns, texted } = texts.verification;
  if (kind === "sms-plus") return texted.learn;
  if (kind === "signed-form" || kind === "call") return learns[kind](product);
  if (kind !== "card") return learns[kind](vendor);
  const amount = charge ? moneyText(charge.minor, charge.currency, texts) : "";
  return learns.card({ vendor, amount });
}

const telephoneField = ({ verification: { texted: t } }: Texts): Html =>
  textField({
    id: "telephone",
    label: t.tel,
    hint: t.telHint,
    value: "",
    error: undefined,
    isRequired: false,
    attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="30" dir="ltr"
    form="${TEXTED}"`,
  });

/** Asks for the code of a text. */
export function codePage(visit: VerificationVisit, nonce: string): Html {
  const { context, token, texts } = visit;
  const { texted: t } = texts.verification;
  return html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    <form method="post" action="${verificationPath(context, token)}" class="card" novalidate>
      <input type="hidden" name="nonce" value="${nonce}" />
      ${textField({
        id: "code",
        label: t.label,
        hint: t.hint,
        value: "",
        error: undefined,
        attributes: html`class="code" inputmode="numeric" autocomplete="one-time-code"
        maxlength="20"`,
      })}
      <button class="button">${texts.code.submit}</button>
    </form>
    ${another(visit)}`;
}

/** Leads to a wallet: by a link on its phone, by a code on any other device. */
export function walletPage(visit: VerificationVisit, link: string): Html {
  const { texts } = visit;
  const { verification: t } = texts;
  return html`<h1>${t.wallet}</h1>
    <p class="lead">${t.walletText}</p>
    <p class="actions"><a class="button" href="${link}">${t.walletOpen}</a></p>
    <div class="wallet">${qrCode(link, t.walletCode)}</div>
    <p role="status">${t.walletWaiting}</p>
    ${another(visit)}`;
}

/** Leads to a provider's page. In a window without a key it shows a code, which the person types when they come back. */
export function leavingPage(visit: VerificationVisit, url: string, code: string | undefined): Html {
  const { verification: t } = visit.texts;
  const vendor = vendorOf(visit);
  return html`<h1>${t.leaving(vendor)}</h1>
    <p class="lead">${purposeOf(visit).lead}</p>
    <p>${t.leavingText(vendor)}</p>
    ${
      code !== undefined &&
      html`<section class="card">
        <p>${t.leavingCode(vendor)}</p>
        <p class="code">${code}</p>
      </section>`
    }
    ${goTo(visit, vendor, html`href="${url}"`)} ${another(visit)}`;
}

/** Is shown in a frame meanwhile. Few providers can be framed, and the tab that leaves has to hold the key. */
export function newTabPage(visit: VerificationVisit, { vendor }: VerificationMethod, url: string) {
  const { verification: t } = visit.texts;
  return html`<h1>${t.leaving(vendor)}</h1>
    <p class="lead">${t.leavingNewTab(vendor)}</p>
    ${goTo(visit, vendor, html`href="${url}" target="_blank"`)} ${another(visit)}`;
}

const goTo = ({ texts }: VerificationVisit, vendor: string, target: Html): Html =>
  html`<p class="actions">
    <a class="button" ${target} rel="noreferrer">${texts.verification.goTo(vendor)}</a>
  </p>`;

/** The page that a provider leads back to. A script sends its form at once, unless a code has to be typed. */
export function returnPage(visit: VerificationVisit, nonce: string, asksForCode: boolean): Html {
  const { verification: t, code } = visit.texts;
  return html`<h1>${t.returning}</h1>
    ${!asksForCode && html`<p class="lead">${t.returningText}</p>`}
    <form method="post" ${!asksForCode && html`data-window="return"`}>
      <input type="hidden" name="nonce" value="${nonce}" />
      ${
        asksForCode
          ? textField({
              id: "windowKey",
              label: code.label,
              hint: t.returningCode,
              value: "",
              error: undefined,
              attributes: html`class="code" inputmode="numeric" autocomplete="off" maxlength="20"`,
            })
          : html`<input type="hidden" name="windowKey" value="" />`
      }
      <button class="button">${code.submit}</button>
    </form>`;
}

const another = ({ context, token, texts }: VerificationVisit): Html =>
  html`<p>
    <a href="${verificationPath(context, token)}?ways=1">${texts.verification.chooseAnother}</a>
  </p>`;
