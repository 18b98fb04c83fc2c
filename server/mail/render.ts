import { readDigest } from "../actions/digest/read-digest.js";
import { unsubscribePath } from "../actions/digest/subscription.js";
import { languageOfReader } from "../actions/guardian/language.js";
import { linkForMail } from "../actions/guardian/mailed-link.js";
import { isLiveSignIn, signInUrl } from "../actions/guardian/sign-in-link.js";
import { evidenceAt } from "../actions/ledger/prove.js";
import { readReceipt } from "../actions/receipts/read-receipt.js";
import { findWithdrawable } from "../actions/receipts/withdrawable.js";
import { receiptPath } from "../actions/receipts/receipt-link.js";
import { findWhichChild } from "../actions/guardian/which-child.js";
import { childInMail } from "../presentation/child-text.js";
import { allowanceTitle } from "../presentation/allowance-text.js";
import { lawTitle } from "../presentation/law-text.js";
import { spentLines } from "../presentation/money.js";
import { describePermission } from "../presentation/permission-text.js";
import { contextFor, type Context, type ServiceContext } from "../context.js";
import { isInvite, isUnfinished, isWhole, type Challenge } from "../domain/challenge/challenge.js";
import { deadlineOf } from "../domain/challenge/material-change.js";
import { invitationUrl } from "../domain/guardian/invitation.js";
import { DEFAULT_LANGUAGE } from "../domain/language.js";
import { mayAnswer, overrideUrl } from "../domain/override/override.js";
import { mayRepudiate, type Decision } from "../domain/receipts/decision.js";
import { ofAddress } from "../presentation/notice-text.js";
import { withBareLinks } from "../presentation/isolate.js";
import { inLanguageOf } from "./mail-layout.js";
import { textsFor, type Texts } from "../presentation/texts/index.js";
import { listText } from "../presentation/lists.js";
import { localMomentText } from "../presentation/times.js";
import { guessZone, zoneOf } from "../domain/zones.js";
import { findChallenge } from "../store/challenges/queries.js";
import { findPendingDecision } from "../store/challenges/pending-decisions.js";
import { findDigestSubscriptionById, NO_PRODUCT } from "../store/mail/queries.js";
import { findInvitation } from "../store/guardians/invitations.js";
import type { MailedLink } from "../store/guardians/table.js";
import { findSignIn } from "../store/guardians/sign-ins.js";
import { operatorLinkUrl, operatorsOfLink } from "../actions/operator/link.js";
import { findOperatorLink } from "../store/operators/queries.js";
import { operatorInvitation, operatorSignIn } from "./operator-link.js";
import type { Mail } from "../store/mail/table.js";
import { findOverrideLinkHash, requireOverride } from "../store/overrides/queries.js";
import { findSession, findSessionInAnyProduct } from "../store/sessions/queries.js";
import { activityDigest } from "./activity-digest.js";
import { ageChanged } from "./age-changed.js";
import {
  consentConfirmation,
  secondConfirmation,
  consentRequest,
  formerApproval,
  guardianApproval,
  moveRequest,
  parentInvite,
  parentInviteConfirmation,
  upgradeRequest,
} from "./consent-request.js";
import { guardianInvitation } from "./guardian-invitation.js";
import type { MailContent } from "../domain/mail-content.js";
import { deadlineReminder, noticeRequest } from "./notice-request.js";
import { overrideRequest } from "./override-request.js";
import { childExported } from "./child-exported.js";
import { formerGuardian } from "./former-guardian.js";
import { guardiansOfPlayer } from "../actions/guardian/guardians-on-file.js";
import { childErased } from "./child-erased.js";
import { notMyChild } from "./not-my-child.js";
import { spendingLimit } from "./spending-limit.js";
import { collectedReceipts, receipt } from "./receipt.js";
import { confirmIdentity, signIn } from "./sign-in.js";

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers that this mail alone has. */
  headers?: Readonly<Record<string, string>>;
  /** False where the request has been decided meanwhile, or the address is no longer a guardian's. */
  isWanted: boolean;
}

/** What a template is written with. */
type ContentOf<Template> = Extract<MailContent, { template: Template }>;

type Written = Omit<RenderedMail, "to" | "html"> & Readonly<{ html: (accent?: string) => string }>;

/** Replaces a mail that can't be read, or whose subject can't be read or was deleted. */
const NOTHING: Written = { subject: "", text: "", html: () => "", isWanted: false };

const LINK_MAILS = {
  "consent-request": consentRequest,
  "consent-confirmation": consentConfirmation,
  "second-confirmation": secondConfirmation,
  "guardian-approval": guardianApproval,
  "deadline-reminder": deadlineReminder,
} as const;

const INVITE_MAILS: Partial<typeof LINK_MAILS> = {
  "consent-request": parentInvite,
  "consent-confirmation": parentInviteConfirmation,
};

/** Returns the template of a link. A request to accept documents has its own template, with the deadline. */
function linkMailOf(template: keyof typeof LINK_MAILS, challenge: Challenge, isOfFormer: boolean) {
  if (template === "consent-request" && challenge.materialChange) return noticeRequest;
  if (template === "guardian-approval" && isOfFormer) return formerApproval;
  if (template === "consent-request" && challenge.type === "CHALLENGE_UPDATE_JURISDICTION")
    return moveRequest;
  if (template === "consent-request" && isForMore(challenge)) return upgradeRequest;
  return (isInvite(challenge) ? INVITE_MAILS[template] : undefined) ?? LINK_MAILS[template];
}

/** Returns the text about the reader's address in the notice of a request. */
const noticeLines = ({ documents }: Pick<Challenge, "documents">, texts: Texts) =>
  documents.flatMap(({ notice }) => (notice ? ofAddress(notice, texts) : []));

/** Returns whether a guardian is asked for more than the first consent. */
const isForMore = (challenge: Challenge): boolean =>
  !isWhole(challenge) && challenge.requestedPermissions.length > 0;

/** Returns whether the challenge of a link still waits for the link's step. */
function isWantedLink({ awaiting, status }: Challenge, link: MailedLink | undefined): boolean {
  if (!link || link.replacedAt !== null) return false;
  if (link.purpose === "confirmation") return awaiting === "guardian-confirmation";
  if (link.purpose === "second-confirmation") return awaiting === "guardian-second-confirmation";
  if (link.purpose === "approval") return awaiting === "guardian-approval";
  return isUnfinished({ status });
}

/** Renders a mail as it would be sent now, with the link that works at present. */
export async function renderMail(services: ServiceContext, mail: Mail): Promise<RenderedMail> {
  const { html, ...written } = await write(services, mail, mail.content);
  const accent = services.catalogue.product(mail.productId, mail.mode)?.brand?.accent;
  return { to: mail.content.to, ...written, html: html(accent) };
}

/**
 * Returns the checkpoint of the ledger that has a decision, so that every mailbox is a witness of it. The proof itself is behind
 * the link of the receipt. Undefined where the decision has no entry or the entry was erased.
 */
async function checkpointText(
  services: ServiceContext,
  { organisation, mode, ledgerIndex: index }: Decision,
): Promise<string | undefined> {
  const evidence =
    index === null ? undefined : await evidenceAt(services, { organisation, mode, index });
  return evidence?.checkpoint.trimEnd();
}

/** Returns the zone of a session's family, or of a place where there is no session yet. */
async function findZone(
  { db, scope }: Context,
  { sessionId, jurisdiction }: Readonly<{ sessionId: string | null; jurisdiction?: string }>,
): Promise<string> {
  const session = sessionId === null ? undefined : await findSession(db, { ...scope, sessionId });
  if (session) return zoneOf(session);
  return jurisdiction === undefined ? "UTC" : guessZone(jurisdiction);
}

/** Returns the nickname of a child, where guardians allow it in mails, and what the reader calls the child there. */
async function childForMail(context: Context, kuid: string, texts: Texts) {
  const child = await findWhichChild(context, kuid);
  const { nickname } = child;
  return {
    child: nickname?.isInMails ? nickname.name : undefined,
    about: childInMail(child, texts),
  };
}

const childIfKnown = async (context: Context, kuid: string | null | undefined, texts: Texts) =>
  kuid == null ? { child: undefined, about: undefined } : await childForMail(context, kuid, texts);

/**
 * Returns texts in the language of the sign-in page for mails that sign someone in, and in the reader's last language for
 * others.
 */
async function textsForMail(services: ServiceContext, mail: Mail): Promise<Texts> {
  const { content, mode, productId } = mail;
  const isAskedFor = content.template === "sign-in" || content.template === "confirm-identity";
  const used = isAskedFor ? undefined : await languageOfReader(services, mode, content.to);
  const product =
    productId === NO_PRODUCT ? undefined : services.catalogue.product(productId, mode);
  return textsFor([used, content.locale, product?.locale ?? DEFAULT_LANGUAGE]);
}

/** Operators get theirs in English, in which the console is. */
async function writeToOperator(
  services: ServiceContext,
  { linkId }: Readonly<{ linkId: string }>,
): Promise<Written> {
  const link = await findOperatorLink(services.store, { linkId });
  if (!link) return NOTHING;
  const [operator] = await operatorsOfLink(services.store, link);
  const url = operatorLinkUrl(services, link);
  const texts = textsFor([DEFAULT_LANGUAGE]);
  const written =
    link.purpose === "invitation" && operator
      ? operatorInvitation(texts, { url, ...operator })
      : operatorSignIn(texts, { url });
  return { ...written, isWanted: operator !== undefined && link.expiresAt > services.clock.now() };
}

/** Writes a mail whose link leads to a challenge. */
async function writeLinkMail(
  services: ServiceContext,
  mail: Mail,
  content: ContentOf<keyof typeof LINK_MAILS>,
  texts: Texts,
): Promise<Written> {
  const context = contextFor(services, mail.productId, mail.mode);
  const challenge = await findChallenge(context.db, context.scope, content.challengeId);
  if (!challenge) return NOTHING;
  const found = await linkForMail(services, content.linkId);
  const deadline = deadlineOf(challenge);
  const zone = await findZone(context, challenge);
  const local = (at: number) => localMomentText(at, zone, texts);
  const isOfFormer = (await guardiansOfPlayer(context.db, context, challenge.kuid)).length === 0;
  const decision =
    content.template === "second-confirmation"
      ? await findPendingDecision(context.db, { challengeId: challenge.challengeId })
      : undefined;
  const written = linkMailOf(
    content.template,
    challenge,
    isOfFormer,
  )(texts, {
    product: context.product.name,
    child: (await childForMail(context, challenge.kuid, texts)).about,
    asked: challenge.requestedPermissions.map(
      (name) => describePermission(context, name, texts).title,
    ),
    allowed: decision?.choices.enabled.map(
      (name) => describePermission(context, name, texts).title,
    ),
    url: found?.url ?? services.publicUrl,
    worksUntil: local(decision?.expiresAt ?? found?.link.expiresAt ?? context.now),
    ...(content.template === "consent-request" && { ofAddress: noticeLines(challenge, texts) }),
    deadline: Number.isFinite(deadline) ? local(deadline) : undefined,
  });
  return { ...written, isWanted: isWantedLink(challenge, found?.link) };
}

async function writeReceipt(
  services: ServiceContext,
  { receiptId, others = [], isCut = false }: ContentOf<"receipt">,
  texts: Texts,
): Promise<Written> {
  const { keyring, publicUrl } = services;
  const read = await Promise.all([receiptId, ...others].map((id) => readReceipt(services, id)));
  const views = read.filter((one) => one !== undefined);
  const [view] = views;
  if (!view) return NOTHING;
  const { about: child } = await childForMail(view.context, view.decision.kuid, texts);
  if (views.length > 1) {
    const listed = views.map((one) => ({
      view: one,
      url: publicUrl + receiptPath({ keyring }, one.receipt),
    }));
    const written = collectedReceipts(texts, listed, {
      child,
      familyUrl: `${publicUrl}/family`,
      isCut,
      checkpoint: await checkpointText(services, (views.at(-1) ?? view).decision),
    });
    return { ...written, isWanted: true };
  }
  const written = receipt(texts, view, {
    child,
    url: publicUrl + receiptPath({ keyring }, view.receipt),
    familyUrl: `${publicUrl}/family`,
    mayRepudiate: mayRepudiate(view.decision, view.context.now),
    mayWithdraw: (await findWithdrawable(view)) !== undefined,
    checkpoint: await checkpointText(services, view.decision),
  });
  return { ...written, isWanted: true };
}

async function writeDigest(
  services: ServiceContext,
  mail: Mail,
  content: ContentOf<"activity-digest">,
  texts: Texts,
): Promise<Written> {
  const { publicUrl } = services;
  const context = contextFor(services, mail.productId, mail.mode);
  const { sessionIds, subscriptionId, since, until, instants } = content;
  const subscription = await findDigestSubscriptionById(services.store, { subscriptionId });
  const found = await Promise.all(
    sessionIds.map((id) => findSessionInAnyProduct(services.store, { sessionId: id })),
  );
  const sessions = found.filter((session) => session !== undefined);
  const [first] = sessions;
  const stopUrl = publicUrl + unsubscribePath(subscription ?? { token: "" });
  const written = activityDigest(texts, {
    product: context.product.name,
    products: await Promise.all(
      sessions.map(async (session) => ({
        of: services.catalogue.product(session.productId, mail.mode) ?? context.product,
        digest: await readDigest(context, session, { since, until, instants }),
      })),
    ),
    ...(await childIfKnown(context, first?.kuid, texts)),
    since,
    until,
    stopUrl,
    url: `${publicUrl}/family`,
  });
  return {
    ...written,
    headers: {
      "List-Unsubscribe": `<${stopUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    isWanted: first !== undefined && subscription?.unsubscribedAt === null,
  };
}

async function write(services: ServiceContext, mail: Mail, content: MailContent): Promise<Written> {
  const { keyring, publicUrl } = services;
  const familyUrl = `${publicUrl}/family`;
  const texts = await textsForMail(services, mail);
  switch (content.template) {
    case "consent-request":
    case "deadline-reminder":
    case "consent-confirmation":
    case "second-confirmation":
    case "guardian-approval":
      return writeLinkMail(services, mail, content, texts);
    case "age-changed": {
      const context = contextFor(services, mail.productId, mail.mode);
      const { kuid, available = [] } = content;
      return {
        ...ageChanged(texts, {
          product: context.product.name,
          url: familyUrl,
          ...(await childIfKnown(context, kuid, texts)),
          available: available.map((name) => describePermission(context, name, texts).title),
        }),
        isWanted: true,
      };
    }
    case "receipt":
      return writeReceipt(services, content, texts);
    case "activity-digest":
      return writeDigest(services, mail, content, texts);
    case "spending-limit": {
      const context = contextFor(services, mail.productId, mail.mode);
      const { allowance, law, ...limit } = content;
      const written = spendingLimit(texts, {
        product: context.product.name,
        ...(await childIfKnown(context, mail.kuid, texts)),
        limit: [
          law === null
            ? allowanceTitle(context.product, allowance, texts)
            : lawTitle(context.policy.laws[law], law, texts),
          spentLines(limit, texts),
        ],
        isByLaw: law !== null,
        url: familyUrl,
      });
      return { ...written, isWanted: true };
    }
    case "text-code":
      return { subject: "", text: content.text, html: () => "", isWanted: true };
    case "text-withdraw": {
      const context = contextFor(services, mail.productId, mail.mode);
      const { receiptId } = content;
      const found = receiptId === undefined ? undefined : await readReceipt(services, receiptId);
      const path = found ? `${receiptPath({ keyring }, found.receipt)}/withdraw` : "/family";
      const { texted: t } = texts.verification;
      const text = {
        product: context.product.name,
        url: inLanguageOf(publicUrl + path, texts.language),
      };
      const written = { subject: "", html: () => "", isWanted: true };
      if (mail.kuid === null) return { ...written, text: withBareLinks(t.shown(text)) };
      const { about: child } = await childForMail(context, mail.kuid, texts);
      return { ...written, text: withBareLinks(t.decided({ ...text, child })) };
    }
    case "former-guardian": {
      const { product } = contextFor(services, mail.productId, mail.mode);
      return { ...formerGuardian(texts, { product, url: familyUrl }), isWanted: true };
    }
    case "child-exported": {
      const { name: product } = contextFor(services, mail.productId, mail.mode).product;
      const exportedAt = localMomentText(content.exportedAt, content.zone, texts);
      return {
        ...childExported(texts, { product, exportedAt, url: familyUrl }),
        isWanted: true,
      };
    }
    case "child-erased": {
      const { name } = contextFor(services, mail.productId, mail.mode).product;
      const names = content.productIds.map(
        (id) => services.catalogue.product(id, mail.mode)?.name ?? name,
      );
      return {
        ...childErased(texts, {
          product: name,
          products: listText(names, texts),
          guardian: content.by,
          erasedAt: localMomentText(content.erasedAt, content.zone, texts),
          url: familyUrl,
        }),
        isWanted: true,
      };
    }
    case "not-my-child": {
      const { name } = contextFor(services, mail.productId, mail.mode).product;
      return {
        ...notMyChild(texts, { product: name, url: familyUrl }),
        isWanted: true,
      };
    }
    case "guardian-invitation": {
      const context = contextFor(services, mail.productId, mail.mode);
      const { product, now } = context;
      const found = await findInvitation(services.store, { invitationId: content.invitationId });
      const zone = await findZone(context, { sessionId: found?.sessionId ?? null });
      const written = guardianInvitation(texts, {
        product: product.name,
        url: found ? invitationUrl({ keyring, publicUrl }, found) : familyUrl,
        worksUntil: localMomentText(found?.expiresAt ?? now, zone, texts),
      });
      return { ...written, isWanted: found?.endedAt === null && now < found.expiresAt };
    }
    case "override-request": {
      const context = contextFor(services, mail.productId, mail.mode);
      const { product, scope, now } = context;
      const { overrideId } = content;
      const override = await requireOverride(services.store, scope, overrideId);
      const written = overrideRequest(texts, {
        product: product.name,
        ...(await childForMail(context, override.kuid, texts)),
        type: override.type,
        minutes: override.requestedMinutes,
        url: overrideUrl(
          { keyring, publicUrl },
          overrideId,
          await findOverrideLinkHash(services.store, overrideId),
        ),
      });
      return { ...written, isWanted: mayAnswer(override, now) };
    }
    case "operator-sign-in":
    case "operator-invitation":
      return writeToOperator(services, content);
    case "unreadable":
      return NOTHING;
    case "sign-in":
    case "confirm-identity": {
      const found = await findSignIn(services.store, { signInId: content.signInId });
      const written = (content.template === "sign-in" ? signIn : confirmIdentity)(texts, {
        url: found ? signInUrl({ keyring, publicUrl }, found) : familyUrl,
        isTestMode: mail.mode === "test",
      });
      return { ...written, isWanted: found !== undefined && (await isLiveSignIn(services, found)) };
    }
  }
}
