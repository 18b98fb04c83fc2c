import { beginSession } from "../../actions/session/begin-session.js";
import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import { mintChallenge } from "../../actions/challenge/mint-challenge.js";
import { readAge } from "../../actions/age/read-age.js";
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { renderSession, viewSession, type Session } from "../../domain/session/session.js";
import { initialSettings } from "../../domain/session/settings.js";
import { assessPlayer } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import { listUnfinishedOfPlayer } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { savePlayer } from "../../store/players.js";
import { findSessionOfPlayer, lockKuid } from "../../store/sessions.js";
import { challengeView } from "../challenge/render.js";
import type { Handle } from "../handle.js";

export const checkAge: Handle<"checkAge"> = async (context, { body }, reply) => {
  const { policy, product, now, mode } = context;
  const place = findJurisdiction(policy, body.jurisdiction);
  const { dateOfBirth, age, kuid, platformAgeSignal: signal, locale } = body;
  const redirectUrl =
    body.redirectUrl === undefined ? undefined : readRedirectUrl(body.redirectUrl, product, mode);
  const evidence = await readAge(context, place, { dateOfBirth, age, kuid, signal }, inBody);
  const standing = assessPlayer(policy, product, place, evidence, now);

  const found = kuid === undefined ? undefined : await findStanding(context, context.db, kuid);
  const outcome =
    found ??
    (standing.age < product.minimumAge
      ? undefined
      : await context.db.write(async (tx) => {
          const player = { kuid: kuid ?? context.random.uuid(), evidence };
          // A second check of the same player may have come in between.
          if (kuid !== undefined) await lockKuid(tx, context.scope, kuid);
          const foundNow = kuid === undefined ? undefined : await findStanding(context, tx, kuid);
          if (foundNow) return foundNow;
          await savePlayer(tx, context.tenancy, player, now);
          const wish = { ...player, jurisdiction: place.code, locale, redirectUrl };
          return standing.requiresParentConsentForDataProcessing
            ? { challenge: await mintChallenge(tx, context, wish) }
            : {
                session: await letIn(tx, context, {
                  ...player,
                  jurisdiction: place.code,
                  settings: initialSettings(standing),
                }),
              };
        }));

  if (!outcome) return reply(200, { status: "PROHIBITED" });
  if ("session" in outcome) {
    return reply(200, {
      status: "PASS",
      session: renderSession(viewSession(outcome.session, context), product),
    });
  }
  const challenge = await withLiveSecrets(context, outcome.challenge);
  return reply(200, { status: "CHALLENGE", challenge: challengeView(context, challenge) });
};

/** The session of a player in this product, or the consent that is asked for already. */
async function findStanding(
  { scope }: Context,
  db: Db,
  kuid: string,
): Promise<{ session: Session } | { challenge: Challenge } | undefined> {
  const session = await findSessionOfPlayer(db, scope, kuid);
  if (session) return { session };
  const [challenge] = await listUnfinishedOfPlayer(db, scope, kuid);
  return challenge && { challenge };
}

const letIn = (
  tx: Db,
  context: Context,
  player: Pick<Session, "kuid" | "evidence" | "jurisdiction" | "settings">,
): Promise<Session> =>
  beginSession(tx, context, {
    ...player,
    sessionId: context.random.uuid(),
    productId: context.product.productId,
    mode: context.mode,
    consentedAt: null,
    createdAt: context.now,
  });
