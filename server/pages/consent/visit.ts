import { findLinkByToken } from "../../actions/guardian/mailed-link.js";
import { noteFirstLanguage, noteLanguage } from "../../actions/guardian/language.js";
import { guardiansOfPlayer, isOnFile } from "../../actions/guardian/guardians-on-file.js";
import { findWhichChild } from "../../actions/guardian/which-child.js";
import { unnamedChild } from "../../presentation/child-text.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { membersOf, type BulkMember } from "../../actions/challenge/bulk.js";
import {
  isAboutAge,
  isLive,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import { isAddress } from "../../lib/email-address.js";
import { maskAddress } from "../../domain/guardian/email.js";
import { isToken, lookupHash } from "../../domain/keyring.js";
import { html, type Html } from "../../presentation/html.js";
import { findChallengeByLink, findLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/guardians/table.js";
import type { WidgetMessage } from "../shell/frame.js";
import type { PageRequest } from "../shell/page.js";
import { makeNonce } from "../shell/nonce.js";
import { consentPath } from "../shell/paths.js";
import { Refusal, type RefusalOptions, type RefusalReason } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import { chosenLanguage, textsOf } from "../shell/language.js";

/** A visitor who opened one of the links of a challenge. */
export interface ConsentVisit {
  token: string;
  context: Context;
  challenge: Challenge;
  texts: Texts;
  /** What the page calls the child: a nickname for their guardians alone. */
  child: string;
  /** The nickname, where the page may show it. */
  nickname: string | undefined;
  /** Set where the visitor opened a mail, and so reads its address. A handed link proves nothing. */
  mailed: MailedLink | undefined;
  /** Whether the page is about all products that were asked together. */
  isTogether: boolean;
  /** The origins that may frame the page, registered by the product of the link. */
  framedBy: readonly string[];
}

/** Returns the visit at the page of one product of several. */
export const visitOfMember = (visit: ConsentVisit, { context, challenge }: BulkMember) => ({
  ...visit,
  token: `${visit.token}/products/${context.product.productId}`,
  context,
  challenge,
  isTogether: false,
});

/** Says which child in which product a page is about. */
export const whichChild = ({ child, context, texts }: ConsentVisit): Html =>
  html`<p dir="auto">${texts.family.childIn({ product: context.product.name, child })}</p>`;

/** Returns the challenges that a page covers: one, or all that were asked together. */
export const membersOfPage = async (
  db: Db,
  { context, challenge, isTogether }: ConsentVisit,
): Promise<readonly BulkMember[]> =>
  isTogether ? membersOf(db, context, challenge) : [{ context, challenge }];

export const unfinishedOf = (members: readonly BulkMember[]): readonly BulkMember[] =>
  members.filter(({ challenge }) => isUnfinished(challenge));

/**
 * Returns the visit at the challenge that the page has reached: the visitor's own while it is unfinished, else the first
 * unfinished one.
 */
export function currentOf(visit: ConsentVisit, members: readonly BulkMember[]): ConsentVisit {
  const open = unfinishedOf(members);
  const own = open.find(({ challenge }) => challenge.challengeId === visit.challenge.challengeId);
  return { ...visit, ...(own ?? open[0]) };
}

/** Returns the token of the visitor's link, also on the page of one product of several. */
export const linkOf = (token: string): string => token.split("/")[0] ?? token;

/** Returns the path of the page: the question, or the step for which its decision waits. */
export const pathOf = ({ context, token }: ConsentVisit): string => consentPath(context, token);

/** Returns the path of the page that shows the result. */
export const donePath = (visit: ConsentVisit): string => `${pathOf(visit)}/done`;

/** A mail may be read by others, so the nickname stands there only where guardians allow it in mails. */
async function childFor(
  context: Context,
  { kuid }: Challenge,
  mailed: MailedLink | undefined,
  texts: Texts,
): Promise<Pick<ConsentVisit, "child" | "nickname">> {
  const child = await findWhichChild(context, kuid);
  const mayRead =
    mailed !== undefined &&
    child.nickname?.isInMails === true &&
    isOnFile(await guardiansOfPlayer(context.db, context, kuid), mailed.address);
  const nickname = mayRead ? child.nickname?.name : undefined;
  return { child: nickname ?? unnamedChild(child, texts), nickname };
}

/** Returns the visit for the link in the path. Refuses a link that is unknown. */
export async function lookUpVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ConsentVisit> {
  const { token } = request.params;
  if (!isToken(token)) throw new Refusal("unknownLink");
  const handed = await findChallengeByLink(
    services.store,
    lookupHash(services.keyring, "link", token),
  );
  const mailed = handed ? undefined : await findLinkByToken(services, token);
  const challenge =
    handed ?? (mailed && (await findLatestChallenge(services.store, mailed.challengeId)));
  if (!challenge) throw new Refusal("unknownLink");
  const context = contextFor(services, challenge.productId, challenge.mode);
  const texts = textsOf(request, challenge.locale);
  const isTogether = challenge.bulkId !== null;
  const framedBy = context.product.origins;
  const named = await childFor(context, challenge, mailed, texts);
  const visit = { token, context, challenge, texts, ...named, mailed, isTogether, framedBy };
  if (mailed && chosenLanguage(request) !== undefined) await noteReader(context.db, visit);
  const { productId } = request.params as Readonly<Record<string, string | undefined>>;
  if (productId === undefined) return visit;
  const member = (isTogether ? await membersOf(context.db, context, challenge) : []).find(
    (each) => String(each.challenge.productId) === productId,
  );
  if (!member) throw new Refusal("unknownPage");
  return visitOfMember(visit, member);
}

/**
 * Saves the visitor's language for later mails: for the reader of a mail, else for the address that they `typed` as their own.
 */
export async function noteReader(
  db: Db,
  { context, texts: { language }, mailed }: Pick<ConsentVisit, "context" | "texts" | "mailed">,
  typed = "",
): Promise<void> {
  if (mailed)
    await noteLanguage(db, { mode: context.mode, addressHash: mailed.addressHash }, language);
  else if (isAddress(typed)) await noteFirstLanguage(db, context, typed, language);
}

/** Returns a refusal of the visit, in the language of its challenge and in the frame of its link's product. */
export const refusedVisit = (
  { challenge, framedBy }: ConsentVisit,
  reason: RefusalReason,
  options: Omit<RefusalOptions, "locale" | "framedBy"> = {},
): Refusal => new Refusal(reason, { ...options, locale: challenge.locale, framedBy });

/** Returns the visit of a link that works. Refuses a replaced link, and an expired one with the way to a new one. */
export async function findConsentVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ConsentVisit> {
  const visit = await lookUpVisit(services, request);
  const { context, challenge, mailed } = visit;
  if (mailed && mailed.replacedAt !== null && !(await mayReadResult(context, challenge, mailed)))
    throw refusedVisit(visit, "replacedLink");
  if (isLive(mailed ?? challenge.link, context.now)) return visit;
  if (!canBeMailedAgain(visit)) throw refusedVisit(visit, "expiredLink");
  throw refusedVisit(visit, "oldLink", { offer: sendAgainForm(services, visit) });
}

type ExpiredVisit = ConsentVisit & { mailed: MailedLink };

/**
 * Returns whether another mail may replace the expired link of this visit. Excludes replaced links, whose address was a
 * mistake, and links that approve a decision, which has expired too.
 */
export const canBeMailedAgain = (visit: ConsentVisit): visit is ExpiredVisit => {
  const { context, challenge, mailed } = visit;
  return (
    mailed !== undefined &&
    !isLive(mailed, context.now) &&
    mailed.replacedAt === null &&
    mailed.purpose !== "approval" &&
    isUnfinished(challenge) &&
    !isAboutAge(challenge) &&
    context.maySendMail(context.mode)
  );
};

export const sendAgainSubject = (mailed: MailedLink | undefined) => `send again ${mailed?.linkId}`;
export const sendAgainPath = ({ context, token }: ConsentVisit) =>
  `${consentPath(context, linkOf(token))}/again`;

/** Shows the address masked, because anyone may hold an old link. */
const sendAgainForm = (services: ServiceContext, visit: ExpiredVisit): Html => {
  const { sendAgain: t } = visit.texts;
  const nonce = makeNonce(services, sendAgainSubject(visit.mailed), visit.context.now);
  return html`<form method="post" action="${sendAgainPath(visit)}" class="actions">
    <input type="hidden" name="nonce" value="${nonce}" />
    <p>${t.offer(maskAddress(visit.mailed.address))}</p>
    <button class="button">${t.submit}</button>
  </form>`;
};

/** A replaced link shows the decision to a guardian, but nothing to a reader of a mistyped address. */
async function mayReadResult(
  context: Context,
  { kuid, decidedAt }: Challenge,
  { address }: MailedLink,
): Promise<boolean> {
  return (
    decidedAt !== null && isOnFile(await guardiansOfPlayer(context.db, context, kuid), address)
  );
}

export const pageOf = ({
  context,
  texts,
  framedBy = context.product.origins,
}: Pick<ConsentVisit, "context" | "texts"> & Partial<Pick<ConsentVisit, "framedBy">>) => ({
  texts,
  isTestMode: context.mode === "test",
  product: context.product,
  framedBy,
});

/** Returns the messages to the page that frames a challenge. An undecided challenge was opened. */
export function stateMessages({ challengeId, status, failureReason }: Challenge): WidgetMessage[] {
  const isDecided = status === "PASS" || status === "FAIL";
  return [
    {
      type: "Challenge.StateChange",
      data: {
        challengeId,
        status: isDecided ? status : "IN_PROGRESS",
        ...(failureReason !== null && { failureReason }),
      },
    },
  ];
}
