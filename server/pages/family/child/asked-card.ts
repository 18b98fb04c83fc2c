import { challengeUrls, isAboutAge, isLive } from "../../../domain/challenge/challenge.js";
import { html, type Html } from "../../../presentation/html.js";
import { listUnfinishedOfSession } from "../../../store/challenges/unfinished.js";
import { deadlineText } from "../../consent/deadline.js";
import type { FamilyRoute } from "../family-route.js";

/** Lists undecided requests to the guardians with their deadlines, because a mail can be lost. */
export async function askedCard({ family, context, view }: FamilyRoute): Promise<Html | false> {
  const { texts } = family;
  const { child: t } = texts;
  const unfinished = await listUnfinishedOfSession(context.db, view.session.sessionId);
  const asked = unfinished.filter(
    (challenge) => !isAboutAge(challenge) && isLive(challenge.link, context.now),
  );
  if (asked.length === 0) return false;
  return html`<section class="notice" aria-labelledby="asked">
    <h2 id="asked">${t.asked}</h2>
    ${asked.map((challenge) => {
      const { url } = challengeUrls(challenge, context.keyring, context.publicUrl);
      const deadline = deadlineText({ challenge, texts });
      return html`<p>
          ${t.asks(context.product.name)} ${deadline !== undefined && t.decideBy(deadline)}
        </p>
        <p class="actions">
          <a class="button" href="${new URL(url).pathname}">${t.seeRequest}</a>
        </p>`;
    })}
  </section>`;
}
