import { setTimeout as sleep } from "node:timers/promises";

import type { Response } from "express";

import { audit } from "../../store/audit/audit.js";
import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import type { ServiceContext } from "../../context.js";
import {
  challengeUrls,
  isLive,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import { passwordHashes, readPassword } from "../../domain/keyring.js";
import { findChallengeByPassword, findLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { pathTo } from "../shell/paths.js";
import { networksOfClient } from "../shell/client.js";
import { requestIdOf } from "../shell/request-id.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import { countEntry, entrantOf, isUnderAttack, type Entry } from "./attempts.js";
import { codePage } from "./code-page.js";
import type { PageHandler } from "../shell/page.js";
import { textsOf } from "../shell/language.js";

const SUBJECT = "code";

/** The delay of each entry while someone may be guessing. */
const SLOWED_BY_MS = 500;

/** The typed text, and the name of its error message. */
type Wrong = Readonly<{ typed: string; error: "missing" | "wrong" }>;

export const showCodeForm: PageHandler = async (services, request, response) => {
  const texts = textsOf(request);
  const draft = (await readDraft(services, request)) as Wrong | undefined;
  const error = draft && texts.code[draft.error];
  sendForm(services, response, texts, { typed: draft?.typed ?? field(request, "code"), error });
};

/** Leads from a one-time password to the page of its challenge. */
export const enterCode: PageHandler = async (services, request, response) => {
  const { keyring, random, store } = services;
  const path = pathTo(services, "/code");
  const now = services.clock.now();
  const typed = field(request, "code");
  const entrant = entrantOf(keyring, networksOfClient(request, services.config));
  const [client = ""] = entrant.clients;
  if (await isUnderAttack(store, now)) await sleep(SLOWED_BY_MS);
  const result = await store.write(async (tx) => {
    if (
      !(await consumeNonce(tx, keyring, { nonce: field(request, "nonce"), subject: SUBJECT, now }))
    )
      return "refused";
    const comeBack = async (error: Wrong["error"]) => ({
      path: await pathToDraft(tx, { random, now }, path, { typed, error }),
    });
    if (typed === "") return comeBack("missing");
    const entry = await countEntry(tx, { ...entrant, now }, () =>
      findByPassword(tx, services, typed, now),
    );
    await auditEntry(tx, services, entry, { client, requestId: requestIdOf(response) });
    if ("lockedUntil" in entry || "siteLockedUntil" in entry) return entry;
    if (!entry.found) tx.afterCommit(() => noteWrongCode(services, entry));
    return entry.found ? { found: entry.found } : comeBack("wrong");
  });
  if (result === "refused") throw new Refusal("startAgain", { startAt: path });
  if ("path" in result) return redirectTo(response, result.path);
  if ("lockedUntil" in result) {
    const seconds = Math.ceil((result.lockedUntil - now) / 1000);
    throw new Refusal("tooManyEntries", {
      startAt: path,
      headers: { "Retry-After": String(seconds) },
    });
  }
  if ("siteLockedUntil" in result) {
    const seconds = Math.ceil((result.siteLockedUntil - now) / 1000);
    throw new Refusal("codesPaused", { headers: { "Retry-After": String(seconds) } });
  }
  redirectTo(
    response,
    new URL(challengeUrls(result.found, keyring, services.publicUrl).url).pathname,
  );
};

/** Counts a wrong entry, and raises the alarm where all clients together have made too many. */
function noteWrongCode(
  { log, observer }: ServiceContext,
  { isAlarming }: { isAlarming?: boolean },
): void {
  observer.onWrongCode();
  if (isAlarming)
    log.error(
      "So many wrong codes were entered at /code that someone may be guessing: each entry is answered more slowly now. Find out where they come from.",
    );
}

/** Records a wrong entry and the lock that follows from it. Entries of a locked client are not even compared. */
async function auditEntry(
  tx: Db,
  services: ServiceContext,
  entry: Entry<Challenge>,
  { client, requestId }: { client: string; requestId: string | null },
): Promise<void> {
  if ("lockedUntil" in entry || "siteLockedUntil" in entry || entry.found) return;
  const wrong = { actor: `client:${client}`, outcome: "refused", requestId } as const;
  await audit(tx, services, { ...wrong, action: "password-entered" });
  if (entry.isLockedNow) await audit(tx, services, { ...wrong, action: "password-locked" });
}

/** Returns the unfinished challenge of this password, or the newest that replaced it, with a link that works. */
async function findByPassword(
  tx: Db,
  { keyring }: ServiceContext,
  typed: string,
  now: number,
): Promise<Challenge | undefined> {
  const found = await findChallengeByPassword(tx, passwordHashes(keyring, readPassword(typed)));
  if (!found || !isLive(found.password, now)) return undefined;
  const challenge = await findLatestChallenge(tx, found.challengeId);
  if (!challenge || !isUnfinished(challenge)) return undefined;
  return renewExpiredSecrets({ db: tx, keyring, now }, challenge);
}

function sendForm(
  services: ServiceContext,
  response: Response,
  texts: Texts,
  { typed, error }: { typed: string; error: string | undefined },
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
