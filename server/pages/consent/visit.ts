import { findLinkByToken } from "../../actions/guardian/mailed-link.js";
import { noteFirstLanguage, noteLanguage } from "../../actions/guardian/language.js";
import { guardiansOfPlayer, isOnFile } from "../../actions/guardian/guardians-on-file.js";
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
import { Refusal } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import { chosenLanguage, textsOf } from "../shell/language.js";

/** A visitor who came by one of the links of a challenge. */
export interface ConsentVisit {
  token: string;
  context: Context;
  challenge: Challenge;
  texts: Texts;
  /** Present where they came by a mail: they read its address. The other kind of link proves nothing. */
  mailed: MailedLink | undefined;
  /** Whether the page is about all products that were asked for together, and not about one of them. */
  isTogether: boolean;
  /** Who may frame the page: the product whose link it is. */
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

/** The challenges that a visitor's page covers: one, or all that were asked for together. */
export const membersOfPage = async (
  db: Db,
  { context, challenge, isTogether }: ConsentVisit,
): Promise<readonly BulkMember[]> =>
  isTogether ? membersOf(db, context, challenge) : [{ context, challenge }];

export const unfinishedOf = (members: readonly BulkMember[]): readonly BulkMember[] =>
  members.filter(({ challenge }) => isUnfinished(challenge));

/** The visitor at the challenge that their page is at: their own while it is unfinished, else the first that is. */
export function currentOf(visit: ConsentVisit, members: readonly BulkMember[]): ConsentVisit {
  const open = unfinishedOf(members);
  const own = open.find(({ challenge }) => challenge.challengeId === visit.challenge.challengeId);
  return { ...visit, ...(own ?? open[0]) };
}

/** The token of the link by which a visitor came, also to the page of one product of several. */
export const linkOf = (token: string): string => token.split("/")[0] ?? token;

/** The challenge that the link in the path leads to. Refuses a link that is unknown. */
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
  const visit = { token, context, challenge, texts, mailed, isTogether, framedBy };
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
 * Keeps in which language the visitor reads, for mails to come: of the reader of a mail, else of the address that was
 * `typed` as their own.
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

/** Returns the visit of a link that works. Refuses one that has expired, with the way to a new one, or was replaced. */
export async function findConsentVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ConsentVisit> {
  const visit = await lookUpVisit(services, request);
  const { context, challenge, mailed } = visit;
  const { locale } = challenge;
  const framedBy = context.product.origins;
  if (mailed && mailed.replacedAt !== null && !(await mayReadResult(context, challenge, mailed)))
    throw new Refusal("replacedLink", { locale, framedBy });
  if (isLive(mailed ?? challenge.link, context.now)) return visit;
  if (!canBeMailedAgain(visit)) throw new Refusal("expiredLink", { locale, framedBy });
  throw new Refusal("oldLink", { locale, framedBy, offer: sendAgainForm(services, visit) });
}

type ExpiredVisit = ConsentVisit & { mailed: MailedLink };

/**
 * Whether the link of this visit has expired and another may be sent: not in place of one that was replaced, for then its
 * address was a mistake, nor of one that approved a decision, whose time is over too.
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

/** The holder of an old link may be anyone: they see the address masked. */
const sendAgainForm = (services: ServiceContext, visit: ExpiredVisit): Html => {
  const { sendAgain: t } = visit.texts;
  const nonce = makeNonce(services, sendAgainSubject(visit.mailed), visit.context.now);
  return html`<form method="post" action="${sendAgainPath(visit)}" class="actions">
    <input type="hidden" name="nonce" value="${nonce}" />
    <p>${t.offer(maskAddress(visit.mailed.address))}</p>
    <button class="button">${t.submit}</button>
  </form>`;
};

/** A replaced link shows how a challenge was decided to a guardian, and to a reader of a mistyped address nothing. */
async function mayReadResult(
  context: Context,
  { kuid, decidedAt }: Challenge,
  { address }: MailedLink,
): Promise<boolean> {
  return (
    decidedAt !== null && isOnFile(await guardiansOfPlayer(context.db, context, kuid), address)
  );
}

/** What all pages of a visit have in common. */
export const pageOf = ({
  context,
  texts,
  framedBy = context.product.origins,
}: Pick<ConsentVisit, "context" | "texts"> & Partial<Pick<ConsentVisit, "framedBy">>) => ({
  texts,
  isTestMode: context.mode === "test",
  framedBy,
});

/** What the page of a challenge tells the one that frames it. It was opened, if it was not yet decided. */
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
