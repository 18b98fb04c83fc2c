import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { renderSession, type SessionView } from "../../domain/session/session.js";
import { renderChallengeFor } from "../challenge/render.js";

/** The session, or the challenge that was created for it with the session beside it. */
export async function sessionOrChallenge(
  context: Context,
  { view, challenge }: Readonly<{ view: SessionView; challenge: Challenge | undefined }>,
) {
  const session = renderSession(view, context.product);
  if (!challenge) return session;
  return { ...renderChallengeFor(context, await renewExpiredSecrets(context, challenge)), session };
}
