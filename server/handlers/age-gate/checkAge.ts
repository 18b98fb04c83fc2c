import { readAge } from "../../actions/age/read-age.js";
import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import { admitPlayer } from "../../actions/session/admit-player.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { renderSession, viewSession } from "../../domain/session/session.js";
import { invalidInput } from "../../lib/errors.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import { renderChallengeFor } from "../challenge/render.js";
import type { Handle } from "../handle.js";

export const checkAge: Handle<"checkAge"> = async (context, { body }, reply) => {
  const { policy, product, mode } = context;
  const { kuid, externalId, locale, redirectUrl: url, platformAgeSignal: signal } = body;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction);
  if ([body.dateOfBirth, body.age, kuid, signal].every((input) => input === undefined))
    throw invalidInput("Send dateOfBirth, age, kuid or platformAgeSignal.");
  const redirectUrl = url === undefined ? undefined : readRedirectUrl(url, product, mode);
  const evidence = await readAge(context, jurisdiction, { ...body, signal }, inBody);
  const admission = await admitPlayer(context, {
    kuid,
    externalId,
    jurisdiction,
    evidence,
    locale,
    redirectUrl,
  });
  const { status } = admission;
  if (status === "PROHIBITED") return reply(200, { status });
  if (status === "PASS") {
    const session = renderSession(viewSession(admission.session, context), product);
    return reply(200, { status, session });
  }
  const challenge = await renewExpiredSecrets(context, admission.challenge);
  return reply(200, { status, challenge: renderChallengeFor(context, challenge) });
};
