// The page on which a guardian shows that they are an adult.
import {
  findVerification,
  mayBeginAgain,
  takeOutcome,
} from "../../actions/verification/verify-guardian.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { MAX_ATTEMPTS, isOpen } from "../../domain/verification/verification.js";
import { html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { Verification } from "../../store/verifications.js";
import { methodNamed } from "../../verification/methods.js";
import { PERSONAS } from "../../verification/simulated.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { textsOf } from "../shell/language.js";

interface VerificationVisit {
  token: string;
  context: Context;
  verification: Verification;
  texts: Texts;
}

export const verificationPath = (site: Pick<ServiceContext, "publicUrl">, token: string): string =>
  pathTo(site, `/widgets/verify/${token}`);

const subjectOf = ({ verificationId }: Verification) => `verify ${verificationId}`;

async function findVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<VerificationVisit> {
  const { token } = request.params;
  const verification = await findVerification(services, token);
  if (!verification) throw new Refusal("unknownLink");
  const context = contextFor(services, verification.productId, verification.mode);
  return { token, context, verification, texts: textsOf(request) };
}

export const showVerification: PageHandler<"token"> = async (services, request, response) => {
  const { token, context, verification, texts } = await findVisit(services, request);
  const { verification: t } = texts;
  const page = { texts, isTestMode: context.mode === "test", framedBy: context.product.origins };
  if (!isOpen(verification, context.now)) {
    const isPassed = verification.status === "PASS";
    const title = isPassed ? t.passed : t.failed;
    const next = !isPassed && (await mayBeginAgain(context, verification)) ? t.again : t.noneLeft;
    return sendPage(services, response, {
      ...page,
      title,
      body: html`<h1>${title}</h1>
        <p class="lead">${isPassed ? t.passedText : `${t.failedText} ${next}`}</p>`,
    });
  }
  const nonce = makeNonce(services, subjectOf(verification), context.now);
  sendPage(services, response, {
    ...page,
    title: t.title,
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead(context.product.name)}</p>
      ${verification.attempts > 0 && html`<p role="alert">${t.tryAgain(MAX_ATTEMPTS - verification.attempts)}</p>`}
      <p>${t.simulated}</p>
      <form method="post" action="${verificationPath(context, token)}" class="card">
        <input type="hidden" name="nonce" value="${nonce}" />
        ${PERSONAS.map(
          (persona) =>
            html`<p>
              <button class="button second" name="persona" value="${persona}">
                ${t.personas[persona]}
              </button>
            </p>`,
        )}
      </form>
      <p class="hint">${t.kept}</p>`,
  });
};

export const verify: PageHandler<"token"> = async (services, request, response) => {
  const { token, context, verification } = await findVisit(services, request);
  const method = methodNamed(verification.method);
  const outcome = method?.readOutcome({ persona: field(request, "persona") });
  const nonce = field(request, "nonce");
  const subject = subjectOf(verification);
  const startAt = verificationPath(services, token);
  const isTaken = await context.db.write(async (tx) => {
    if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
      return false;
    if (outcome) await takeOutcome(tx, context, verification, outcome);
    return true;
  });
  if (!isTaken) throw new Refusal("startAgain", { startAt });
  redirectTo(response, startAt);
};
