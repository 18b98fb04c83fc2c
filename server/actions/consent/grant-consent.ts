import type { Language } from "../../domain/language.js";
import { saveShownDocuments } from "../../store/challenges/queries.js";
import type { Context } from "../../context.js";
import { isAboutDocuments, isInvite, type Challenge } from "../../domain/challenge/challenge.js";
import { isPastDeadline } from "../../domain/challenge/material-change.js";
import type { Reached } from "../../domain/counters.js";
import { applyChoice, type ConsentChoices } from "../../domain/consent/choices.js";
import { reachedBy, type Assurance } from "../../domain/guardian/assurance.js";
import type { AllowanceValues } from "../../domain/session/allowances.js";
import type { Actor, ProofOfGuardian } from "../../domain/ledger/entry.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import { conflict } from "../../lib/errors.js";
import { documentsAsShown } from "../../presentation/notice-text.js";
import type { Db } from "../../store/engine/db.js";
import type { Channel } from "../../store/guardians/table.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { mailFormerGuardians } from "../guardian/former-guardians.js";
import { lockGuardianLinks, putOnFile } from "../guardian/guardians-on-file.js";
import { settleAddress } from "../guardian/settle-address.js";
import { recordAll } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { acceptDocuments } from "../notices/hold.js";
import { endNeedlessApproval } from "../session/ask-approval.js";
import { beginSession } from "../session/begin-session.js";
import { changeSettings } from "../session/change-settings.js";
import { acceptInvite } from "./accept-invite.js";
import { decisionEntry, type DecisionSource } from "./record-decision.js";

interface Consent {
  /** The offered permissions that the guardian switched on. Undefined: the switches as first shown. */
  enabled?: readonly string[];
  /** What the guardian chose for the product's allowances. Those that are missing stay as they were. */
  allowances?: AllowanceValues;
  email?: string | undefined;
  /** What is known of the guardian, and how they came. */
  assurance: Assurance;
  channel: Channel;
  /** Whether they may allow permissions that a law reserves for verified guardians. */
  isVerified?: boolean;
  /** How a verified guardian has shown to be an adult. */
  proof?: ProofOfGuardian | undefined;
  attestsAdulthood: boolean;
  by: DecisionSource;
  /** The language of the page on which the guardian decided. */
  language?: Language | undefined;
}

/**
 * Grants a guardian's consent: creates or changes the session, puts the guardian on file, writes the ledger, mails receipts.
 * Returns the session. Throws CONFLICT where the challenge has already been decided.
 */
export async function grantConsent(
  tx: Db,
  context: Context,
  choices: ConsentChoices,
  consent: Consent,
): Promise<Session> {
  const { challenge, view } = choices;
  if (isPastDeadline(challenge, context.now))
    throw conflict("The deadline of this challenge has passed.");
  if (isInvite(challenge) && view) {
    await acceptInvite(tx, context, { challenge, session: view.session }, consent);
    return view.session;
  }
  const { enabled: wanted, allowances: answered, email, assurance, channel } = consent;
  const { attestsAdulthood, by, language, proof } = consent;
  const { settings, offered, enabled, waiting } = applyChoice(choices, wanted, consent.isVerified);
  const guardian = email === undefined ? undefined : await settleAddress(tx, context, email);
  const allowances = { ...view?.session.allowances, ...answered };
  const sessionId = view?.session.sessionId ?? context.random.uuid("session");
  const { kuid } = view?.session ?? challenge;
  const reached = by === "guardian-page" ? reachedBy(assurance) : undefined;
  const [session, locked] = await Promise.all([
    pass(tx, context, choices, { sessionId, settings, allowances }, reached),
    email === undefined ? [] : lockGuardianLinks(tx, context, kuid),
  ]);
  if (challenge.documents.some(({ translations, notice }) => notice || (language && translations)))
    await saveShownDocuments(tx, {
      challengeId: challenge.challengeId,
      documents: documentsAsShown(challenge.documents, language),
    });
  await mailFormerGuardians(tx, context, { kuid, email });
  const onFile =
    email === undefined
      ? undefined
      : await putOnFile(tx, context, {
          sessionId,
          kuid,
          whereabouts: session,
          email,
          locked,
          assurance,
          channel,
          consentedAt: context.now,
        });
  const actor: Actor =
    by === "guardian-page" ? { by, ...(guardian !== undefined && { guardian }) } : { by };
  const decision = decisionEntry(context, challenge, {
    kind: "consent",
    by,
    sessionId,
    attestsAdulthood,
    ...(language && { language }),
    assurance,
    channel,
    offered,
    enabled,
    ...(waiting.length > 0 && { waiting }),
    ...(answered !== undefined && { allowances: answered }),
    ...(guardian !== undefined && { guardian }),
    ...(proof && { proof }),
  });
  const joined =
    onFile?.isNew === true && guardian !== undefined
      ? ([{ kind: "guardian-joined", kuid, guardian, assurance, channel, ...actor }] as const)
      : [];
  const [ledger] = await recordAll(tx, context, [decision, ...joined]);
  await sendReceipts(tx, context, {
    subject: session,
    by: actor,
    details: isAboutDocuments(challenge)
      ? { kind: "notices" }
      : {
          kind: "consent",
          isUpgrade: challenge.sessionId !== null,
          allowed: enabled,
          notAllowed: offered.filter((name) => ![...enabled, ...waiting].includes(name)),
          ...(waiting.length > 0 && { waiting }),
          allowances: answered ?? {},
        },
    challenge,
    to: onFile?.guardians,
    ledger,
  });
  return session;
}

/** Passes the challenge, and begins or changes its session. */
async function pass(
  tx: Db,
  context: Context,
  { challenge, view }: ConsentChoices,
  { sessionId, ...change }: Pick<Session, "sessionId" | "settings" | "allowances">,
  reached: Reached | undefined,
): Promise<Session> {
  const passed = { status: "PASS", sessionId } as const;
  const passing = changeChallengeStatus(tx, context, challenge, passed, { reached });
  if (!view) {
    // A new session has no earlier events whose order could suffer, so neither write waits for the other.
    const beginning = beginConsentedSession(tx, context, challenge, { sessionId, ...change });
    const [session] = await Promise.all([beginning, passing]);
    return session;
  }
  await passing;
  return changeConsentedSession(tx, context, challenge, view, change);
}

/**
 * Accepts the documents before the settings change, because the guardian does not choose what the end of a `HOLD` switches on.
 */
async function changeConsentedSession(
  tx: Db,
  context: Context,
  challenge: Challenge,
  view: SessionView,
  change: Pick<Session, "settings" | "allowances">,
): Promise<Session> {
  const session = await acceptDocuments(tx, context, view.session, challenge);
  if (isAboutDocuments(challenge)) return session;
  const consentedAt = context.now;
  const before = viewSession(session, context);
  const after = await changeSettings(tx, context, before, { ...change, consentedAt }, "guardian");
  await endNeedlessApproval(tx, context, after.session);
  return after.session;
}

const beginConsentedSession = (
  tx: Db,
  context: Context,
  { kuid, jurisdiction, evidence }: Challenge,
  { sessionId, settings, allowances }: Pick<Session, "sessionId" | "settings" | "allowances">,
): Promise<Session> =>
  beginSession(tx, context, {
    sessionId,
    productId: context.product.productId,
    mode: context.mode,
    kuid,
    jurisdiction,
    evidence,
    settings,
    allowances,
    consentedAt: context.now,
    createdAt: context.now,
  });
