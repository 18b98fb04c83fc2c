// The page on which a person chooses how to show their age.
import { attemptsLeft, methodsLeft } from "../../domain/verification/verification.js";
import type { VerificationMethod } from "../../domain/verification/method.js";
import { html, type Html } from "../../presentation/html.js";
import { PERSONAS } from "../../verification/simulated.js";
import { pathTo } from "../shell/paths.js";
import { qrCode } from "../shell/qr-code.js";
import { purposeOf, verificationPath, type VerificationVisit } from "./visit.js";

/** The methods that this person can still use, the preferred one first. */
export function waysOf({
  context,
  verification,
}: VerificationVisit): readonly VerificationMethod[] {
  const { purpose, jurisdiction, attempts } = verification;
  return methodsLeft(context.verificationMethods.list(context, purpose, jurisdiction), attempts);
}

/** What became of the last attempt, for `?after=` in the address. */
export type After = "unavailable" | "cancelled";

export function waysPage(visit: VerificationVisit, nonce: string, after: After | undefined): Html {
  const { texts, token, context } = visit;
  const { verification: t } = texts;
  const { title, lead, kept } = purposeOf(visit);
  const [preferred, ...others] = withOneSimulated(waysOf(visit));
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${notice(visit, after)}
    <form method="post" action="${verificationPath(context, token)}">
      <input type="hidden" name="nonce" value="${nonce}" />
      ${preferred && way(visit, preferred, true)}
      ${others.length > 0 && html`<h2>${t.otherWays}</h2>`}
      ${others.map((method) => way(visit, method, false))}
    </form>
    <section aria-labelledby="kept">
      <h2 id="kept">${t.keptTitle}</h2>
      <p class="hint">${kept}</p>
    </section>
    <p><a href="${pathTo(context, `/widgets/${token}/qr`)}">${t.otherDevice}</a></p>`;
}

/** All that are simulated look alike: the preferred one is offered until it can no longer be tried. */
const withOneSimulated = (ways: readonly VerificationMethod[]): readonly VerificationMethod[] => {
  const first = ways.find(({ kind }) => kind === "simulated");
  return ways.filter((way) => way.kind !== "simulated" || way === first);
};

function notice({ verification, texts, context }: VerificationVisit, after: After | undefined) {
  const { verification: t } = texts;
  const { method: name, attempts } = verification;
  if (name === null) return false;
  const vendor = context.verificationMethods.find(context, name)?.vendor ?? name;
  if (after !== undefined) return html`<p class="notice" role="alert">${t[after](vendor)}</p>`;
  if ((attempts[name] ?? 0) === 0) return false;
  const left = attemptsLeft(attempts, name);
  return html`<p class="notice" role="alert">${left > 0 ? t.tryAgain(left) : t.tryAnother}</p>`;
}

/** One way, with who verifies and what they learn. */
function way(
  { texts, verification }: VerificationVisit,
  { name, kind, vendor, privacyUrl }: VerificationMethod,
  isPreferred: boolean,
): Html {
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
    <p>${t.learns[kind](vendor)}</p>
    ${
      privacyUrl !== undefined &&
      html`<p>
        <a href="${privacyUrl}" target="_blank" rel="noopener noreferrer">${t.privacy(vendor)}</a>
      </p>`
    }
    ${hasTried && html`<p class="hint">${t.attemptsLeft(left)}</p>`}
    <p class="actions">
      <button class="button${!isPreferred && " second"}" name="method" value="${name}">
        ${t.goOn(vendor)}
      </button>
    </p>
  </section>`;
}

/** The way on to a wallet: a link on the phone that has it, a code for any other device. */
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

/** The way on to a provider's page. In a frame it opens in a tab of its own: few providers let themselves be framed. */
export function leavingPage(
  visit: VerificationVisit,
  vendor: string,
  url: string,
  isInFrame: boolean,
): Html {
  const { verification: t } = visit.texts;
  return html`<h1>${t.leaving(vendor)}</h1>
    <p class="lead">${isInFrame ? t.leavingNewTab(vendor) : t.leavingText(vendor)}</p>
    <p class="actions">
      <a class="button" href="${url}" ${isInFrame && html`target="_blank"`} rel="noreferrer"
        >${t.goTo(vendor)}</a
      >
    </p>
    ${another(visit)}`;
}

const another = ({ context, token, texts }: VerificationVisit): Html =>
  html`<p>
    <a href="${verificationPath(context, token)}?ways=1">${texts.verification.chooseAnother}</a>
  </p>`;
