// What a person does on paper or by telephone: the page that shows how, and the form.
import { codeOf } from "../../actions/verification/record.js";
import { findWhichChild } from "../../actions/guardian/which-child.js";
import type { Context } from "../../context.js";
import { DEFAULT_LANGUAGE } from "../../domain/language.js";
import { inLanguage, NOTICE_ID } from "../../domain/notice.js";
import type { RecordedWay } from "../../domain/verification/method.js";
import { LIFE_MS } from "../../domain/verification/verification.js";
import { guessZone } from "../../domain/zones.js";
import { childInMail } from "../../presentation/child-text.js";
import { html, type Html } from "../../presentation/html.js";
import { documentsAsShown } from "../../presentation/notice-text.js";
import { describePermission } from "../../presentation/permission-text.js";
import { printPages, type PrintedPart } from "../../presentation/printed.js";
import { dateText } from "../../presentation/times.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import { findChallenge } from "../../store/challenges/queries.js";
import type { PageHandler } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { pageHeaders } from "../shell/headers.js";
import { findVerificationVisit, verificationPath, type VerificationVisit } from "./visit.js";

/** Returns a code in two halves, as it is read out. */
const inHalves = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Where a form can be sent, each with its label. */
function waysToSend(
  { context, texts }: VerificationVisit,
  { fax, email }: Extract<RecordedWay, { at: "form" }>,
): readonly (readonly [label: string, to: string])[] {
  const { recorded: t } = texts.verification;
  const { company } = context.product;
  const post = company?.address && `${company.name}, ${company.address}`;
  return (
    [
      [t.post, post],
      [t.fax, fax],
      [t.email, email],
    ] as const
  ).flatMap(([label, to]) => (to === undefined || to === "" ? [] : [[label, to] as const]));
}

/** Shows what to do, and the code by which it is recorded. */
export function recordedPage(visit: VerificationVisit, way: RecordedWay): Html {
  const { context, verification, texts, token } = visit;
  const { recorded: t } = texts.verification;
  const { name, locale = DEFAULT_LANGUAGE } = context.product;
  const zone = guessZone(verification.jurisdiction);
  const until = dateText(verification.begunAt + LIFE_MS, texts, zone);
  const row = (label: string, text: Html | string) =>
    html`<div>
      <dt>${label}</dt>
      <dd><bdi>${text}</bdi></dd>
    </div>`;
  const rows =
    way.at === "form"
      ? waysToSend(visit, way).map(([label, to]) => row(label, to))
      : [
          row(
            t.telephone,
            html`<a href="tel:${way.telephone.replaceAll(" ", "")}">${way.telephone}</a>`,
          ),
          row(t.hours, inLanguage(way.hours, texts.language, locale)),
        ];
  const code = inHalves(codeOf(context, verification) ?? "");
  const path = verificationPath(context, token);
  return html`<h1>${titleOf(visit, way)}</h1>
    <p class="lead">${way.at === "form" ? t.formLead(name) : t.callLead}</p>
    ${
      way.at === "form" &&
      html`<p class="actions">
        <a class="button" href="${path}/form.pdf" target="_blank">${t.open}</a>
      </p>`
    }
    <section class="card">
      <dl>${rows}</dl>
      <p>${t.code}</p>
      <p class="code"><bdi dir="ltr">${code}</bdi></p>
    </section>
    <p>${(way.at === "form" ? t.formUntil : t.callUntil)(until)}</p>
    <p><a href="${path}?ways=1">${texts.verification.chooseAnother}</a></p>`;
}

export const titleOf = (
  { context, texts }: VerificationVisit,
  { at }: Pick<RecordedWay, "at">,
): string => {
  const { recorded: t } = texts.verification;
  return at === "form" ? t.formTitle : t.callTitle(context.product.name);
};

/** Sends the form as PDF. Without a code there is none. */
export const sendForm: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findVerificationVisit(services, request);
  const { context, verification, texts } = visit;
  const { purpose, jurisdiction, criteria } = verification;
  const way = context.verificationMethods
    .list(context, purpose, jurisdiction, criteria)
    .map(({ recorded }) => recorded)
    .find((each) => each?.at === "form");
  const code = codeOf(context, verification);
  if (code === undefined || way?.at !== "form") throw new Refusal("unknownPage");
  const { paper: t } = texts.verification;
  const parts: PrintedPart[] = [
    { as: "title", text: t.title },
    { as: "text", text: texts.shell.labelled({ term: t.product, text: context.product.name }) },
    ...(await aboutDecision(visit)),
    // Pages can be separated in the post, so the code is beside the signature.
    { as: "heading", text: t.code, keepsAll: true },
    { as: "code", text: inHalves(code) },
    { as: "text", text: verification.challengeId === null ? t.adult : t.statement },
    ...[t.name, t.signature, t.date].map((text) => ({ as: "line", text }) as const),
    { as: "heading", text: t.send },
    ...waysToSend(visit, way).map(([term, text]) => ({
      as: "point" as const,
      text: texts.shell.labelled({ term, text }),
    })),
  ];
  const { language, direction } = texts;
  const bytes = await printPages(parts, { title: t.title, language, direction });
  response.set(pageHeaders([])).type("pdf").send(bytes);
};

/** Returns what the decision is about that waits: the child, what was chosen, and what the product collects. */
async function aboutDecision(visit: VerificationVisit): Promise<PrintedPart[]> {
  const { context, verification, texts } = visit;
  const { challengeId } = verification;
  const challenge =
    challengeId === null ? undefined : await findChallenge(context.db, context.scope, challengeId);
  if (!challenge) return [];
  const { paper: t } = texts.verification;
  const { kuid, documents, requestedPermissions } = challenge;
  const child = childInMail(await findWhichChild(context, kuid), texts);
  const decision = await findPendingDecision(context.db, challenge);
  const { enabled = [] } = decision?.choices ?? {};
  const listed = (title: string, names: readonly string[]): PrintedPart[] =>
    names.length === 0
      ? []
      : [
          { as: "heading", text: title },
          ...names.map((name) => ({ as: "point", text: titleIn(context, name, texts) }) as const),
        ];
  const notice = documentsAsShown(documents, texts.language).find(({ id }) => id === NOTICE_ID);
  return [
    { as: "text", text: texts.shell.labelled({ term: t.child, text: child }) },
    ...listed(t.allows, enabled),
    ...listed(
      t.notAllows,
      requestedPermissions.filter((name) => !enabled.includes(name)),
    ),
    ...(notice?.text === undefined
      ? [{ as: "text", text: texts.notice.withdraw } as const]
      : [
          { as: "heading", text: notice.name } as const,
          ...notice.text.split("\n\n").map((text) => ({ as: "text", text }) as const),
        ]),
  ];
}

const titleIn = (context: Context, name: string, texts: VerificationVisit["texts"]): string =>
  describePermission(context, name, texts).title;
