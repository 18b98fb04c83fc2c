import { contextFor, type ServiceContext } from "../../context.js";
import { isUnfinished } from "../../domain/challenge/challenge.js";
import { findChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { completeMail } from "../../store/mail/queries.js";
import type { Mail } from "../../store/mail/table.js";
import { emit } from "../../webhooks/emit.js";
import { countMail, type MailFailure } from "./count-mail.js";

type GivenUp = Readonly<{ reason: MailFailure; attempts: number; lastError: string }>;

/** Gives an email up, and lets the product know where its challenge still waits for it. */
export async function giveUpMail(
  tx: Db,
  services: ServiceContext,
  mail: Mail,
  { reason, attempts, lastError }: GivenUp,
): Promise<void> {
  const { mailId, productId, mode, content } = mail;
  const { clock, observer } = services;
  await completeMail(tx, { mailId, status: "failed", attempts, sentAt: mail.sentAt, lastError });
  countMail(tx, mail, { now: clock.now(), observer }, reason);
  if (!("challengeId" in content)) return;
  const context = contextFor(services, productId, mode);
  const challenge = await findChallenge(tx, context.scope, content.challengeId);
  if (!challenge || !isUnfinished(challenge)) return;
  const { challengeId, sessionId, kuid } = challenge;
  await emit(tx, context, {
    type: "Challenge.EmailFailed",
    ...(sessionId !== null && { session: { sessionId, kuid } }),
    kuid,
    data: { challengeId, reason },
  });
}
