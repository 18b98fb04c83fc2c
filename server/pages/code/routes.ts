import type { Response } from "express";

import { audit } from "../../actions/audit/audit.js";
import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import type { ServiceContext } from "../../context.js";
import {
  challengeUrls,
  isLive,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import { lookupHash, passwordHashes, readPassword } from "../../domain/keyring.js";
import { findChallengeByPassword } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { purgeNonces } from "../../store/used-nonces.js";
import { purgeWrongPasswords } from "../../store/wrong-passwords.js";
import { pathTo } from "../shell/paths.js";
import { clientOf } from "../shell/client.js";
import { requestIdOf } from "../shell/request-id.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";
import { countEntry, WINDOW_MS, type Entry } from "./attempts.js";
import { codePage } from "./code-page.js";
import type { PageHandler } from "../shell/page.js";

const SUBJECT = "code";

export const showCodeForm: PageHandler = (services, request, response) => {
  sendForm(services, response, textsFor(null, request.get("Accept-Language")), { typed: "" });
};

/** Leads from a one-time password to the page of its challenge. */
export const enterCode: PageHandler = async (services, request, response) => {
  const { keyring, store } = services;
  const now = services.clock.now();
  const typed = field(request, "code");
  const client = lookupHash(keyring, "client", clientOf(request, services.config));
  const result = await store.write(async (tx) => {
    if (
      !(await consumeNonce(tx, keyring, { nonce: field(request, "nonce"), subject: SUBJECT, now }))
    )
      return "refused";
    await purgeNonces(tx, now);
    await purgeWrongPasswords(tx, now - 2 * WINDOW_MS);
    if (typed === "") return "empty";
    const entry = await countEntry(tx, { client, now }, () =>
      findByPassword(tx, services, typed, now),
    );
    await auditEntry(tx, services, entry, { client, requestId: requestIdOf(response) });
    return entry;
  });
  if (result === "refused") throw new Refusal("startAgain", { startAt: pathTo(services, "/code") });
  const texts = textsFor(null, request.get("Accept-Language"));
  if (result === "empty")
    return sendForm(services, response, texts, { typed, error: texts.code.missing });
  if ("lockedUntil" in result) {
    const seconds = Math.ceil((result.lockedUntil - now) / 1000);
    throw new Refusal("tooManyEntries", {
      startAt: pathTo(services, "/code"),
      headers: { "Retry-After": String(seconds) },
    });
  }
  if (!result.found) return sendForm(services, response, texts, { typed, error: texts.code.wrong });
  redirectTo(
    response,
    new URL(challengeUrls(result.found, keyring, services.publicUrl).url).pathname,
  );
};

/** Records a wrong entry and the lock that it leads to. Entries of a client that is locked are not even compared. */
async function auditEntry(
  tx: Db,
  services: ServiceContext,
  entry: Entry<Challenge>,
  { client, requestId }: { client: string; requestId: string | null },
): Promise<void> {
  if ("lockedUntil" in entry || entry.found) return;
  const wrong = { actor: `client:${client}`, outcome: "refused", requestId } as const;
  await audit(tx, services, { ...wrong, action: "password-entered" });
  if (entry.isLockedNow) await audit(tx, services, { ...wrong, action: "password-locked" });
}

/** The unfinished challenge whose newest password this is, with a link that works. */
async function findByPassword(
  tx: Db,
  { keyring }: ServiceContext,
  typed: string,
  now: number,
): Promise<Challenge | undefined> {
  const challenge = await findChallengeByPassword(tx, passwordHashes(keyring, readPassword(typed)));
  if (!challenge || !isUnfinished(challenge) || !isLive(challenge.password, now)) return undefined;
  return withLiveSecrets({ db: tx, keyring, now }, challenge);
}

function sendForm(
  services: ServiceContext,
  response: Response,
  texts: Texts,
  { typed, error }: { typed: string; error?: string },
) {
  const nonce = makeNonce(services, SUBJECT, services.clock.now());
  sendPage(services, response, {
    texts,
    title: texts.code.title,
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    body: codePage(texts, { action: pathTo(services, "/code"), nonce, typed, error }),
  });
}
