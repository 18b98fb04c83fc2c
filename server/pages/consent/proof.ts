// What stays off until a verified guardian allows it: said before the decision, and offered after it.
import { beginGuardianProof, canProve } from "../../actions/verification/prove-guardian.js";
import { isOffUntilVerified, isWished } from "../../domain/session/settings.js";
import { viewSession, type SessionView } from "../../domain/session/session.js";
import { isOnFile } from "../../actions/guardian/guardians-on-file.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import { field } from "../shell/form.js";
import { redirectTo } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { consentPath } from "../shell/paths.js";
import { verificationPath } from "../verification/visit.js";
import type { ConsentForm, ProductForm } from "./consent-form.js";
import { describePermission } from "./permissions.js";
import { donePath, findConsentVisit, refusedVisit, type ConsentVisit } from "./visit.js";

type States = SessionView["states"];

/** Returns the permissions of a form that stay off whatever this visitor chooses. */
export const reservedIn = (
  { isProven }: Pick<ConsentForm, "isProven">,
  { switches, states }: Pick<ProductForm, "switches" | "states">,
): States =>
  isProven
    ? []
    : states.filter(
        (state) => isOffUntilVerified(state) && switches.some(({ name }) => name === state.name),
      );

/** Returns a sentence for each law: what stays off, and that the law asks for it. */
export function reservedByLaw(
  { policy, product }: Pick<Context, "policy" | "product">,
  reserved: States,
  texts: Texts,
): string[] {
  const ids = [...new Set(reserved.map((state) => state.needsVerifiedGuardian?.law ?? ""))];
  return ids.map((id) => {
    const law = policy.laws[id];
    const names = reserved
      .filter((state) => state.needsVerifiedGuardian?.law === id)
      .map(({ name }) => describePermission({ product }, name, texts).title);
    return texts.proof.reserved({
      law: law?.names?.[texts.language] ?? law?.name ?? id,
      permissions: listText(names, texts),
    });
  });
}

/** Says before the decision what stays off, why, and how it can be on. */
export function proofNote(
  { context, texts, mailed, challenge }: ConsentVisit,
  form: Pick<ConsentForm, "isProven">,
  product: ProductForm,
): Html | false {
  const reserved = reservedIn(form, product);
  if (reserved.length === 0) return false;
  const { proof: t } = texts;
  const how = !canProve(context, challenge)
    ? t.unavailable(context.product.name)
    : mailed
      ? t.afterDecision
      : t.afterConfirmation;
  return html`<div class="notice">
    ${reservedByLaw(context, reserved, texts).map((line) => html`<p>${line}</p>`)}
    <p>${how}</p>
  </div>`;
}

/** Returns whether this visitor can go on from the decision to the proof: the reader of a mail can. */
export const mayProveNext = (
  { mailed }: Pick<ConsentVisit, "mailed">,
  form: Pick<ConsentForm, "isProven">,
  product: ProductForm,
): boolean =>
  mailed !== undefined &&
  reservedIn(form, product).length > 0 &&
  canProve(product.context, product.challenge);

const proofSubject = ({ challenge }: ConsentVisit) => `prove ${challenge.challengeId}`;

/** Returns the session of a passed challenge where the visitor is the reader of a mail to one of its guardians. */
async function findOwnSession(
  db: Db,
  { context, challenge, mailed }: ConsentVisit,
): Promise<SessionView | undefined> {
  const { sessionId, status } = challenge;
  if (!mailed || status !== "PASS" || sessionId === null) return undefined;
  const guardians = await listGuardiansOfSession(db, { sessionId });
  const session = await findSession(db, { ...context.scope, sessionId });
  return session && isOnFile(guardians, mailed.address) ? viewSession(session, context) : undefined;
}

/** Says after the decision what stays off, with the button that leads to the proof. */
export async function proofOffer(visit: ConsentVisit): Promise<Html | false> {
  const { context, texts, token, challenge } = visit;
  const view = await findOwnSession(context.db, visit);
  const waiting = view?.states.filter((state) => isWished(view.settings, state)) ?? [];
  if (!view || waiting.length === 0) return false;
  const { proof: t } = texts;
  const nonce = makeNonce(context, proofSubject(visit), context.now);
  const id = `proof-${context.product.productId}`;
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${t.title}</h2>
    ${reservedByLaw(context, waiting, texts).map((line) => html`<p>${line}</p>`)}
    ${
      canProve(context, challenge)
        ? html`<form method="post" action="${consentPath(context, token)}/prove" class="actions">
            <input type="hidden" name="nonce" value="${nonce}" />
            <button class="button">${t.show}</button>
          </form>`
        : html`<p>${t.unavailable(context.product.name)}</p>`
    }
  </section>`;
}

/** Returns the path of the verification of a visitor who has decided; undefined where none is left to do or to try. */
export async function beginProof(tx: Db, visit: ConsentVisit): Promise<string | undefined> {
  const { context, mailed, texts } = visit;
  const view = await findOwnSession(tx, visit);
  if (!view || !mailed) return undefined;
  const { addressHash } = mailed;
  const proof = { session: view.session, addressHash, locale: texts.language };
  const token = await beginGuardianProof(tx, context, proof);
  return token === undefined ? undefined : verificationPath(context, token);
}

/** Leads from the result to the verification. */
export const prove: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const { context } = visit;
  const done = donePath(visit);
  const path = await context.db.write(async (tx) => {
    const nonce = field(request, "nonce");
    const subject = proofSubject(visit);
    if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
      throw refusedVisit(visit, "startAgain", { startAt: done });
    return beginProof(tx, visit);
  });
  redirectTo(response, path ?? done);
};
