import { challengeUrls, isAboutAge, isLive } from "../../../domain/challenge/challenge.js";
import { asksFor } from "../../../presentation/child-text.js";
import { html, type Html } from "../../../presentation/html.js";
import { listUnfinishedOfSession } from "../../../store/challenges/unfinished.js";
import { describePermission } from "../../consent/permissions.js";
import { deadlineText } from "../../consent/deadline.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";

/** Offers to decide about documents although their deadline has passed, where no request waits. */
export function heldCard(route: FamilyRoute, nonce: string): Html | false {
  const { family, view } = route;
  if (view.session.status !== "HOLD") return false;
  const { family: t, hold } = family.texts;
  return html`<section class="notice" aria-labelledby="held">
    <h2 id="held">${family.texts.child.asked}</h2>
    <p>${t.onHold}</p>
    <form method="post" action="${sessionPath(route, "/permissions")}" class="actions">
      <input type="hidden" name="nonce" value="${nonce}" />
      <button class="button" name="decide" value="documents">${hold.decide}</button>
    </form>
  </section>`;
}

/** Lists undecided requests to the guardians with their deadlines, because a mail can be lost. */
export async function askedCard({
  family,
  context,
  view,
  child,
}: FamilyRoute): Promise<Html | false> {
  const { texts } = family;
  const { child: t } = texts;
  const unfinished = await listUnfinishedOfSession(context.db, view.session.sessionId);
  const open = unfinished.filter(
    (challenge) => !isAboutAge(challenge) && isLive(challenge.link, context.now),
  );
  if (open.length === 0) return false;
  return html`<section class="notice" aria-labelledby="asked">
    <h2 id="asked">${t.asked}</h2>
    ${open.map((challenge) => {
      const { url } = challengeUrls(challenge, context.keyring, context.publicUrl);
      const deadline = deadlineText({ challenge, texts });
      const { name: product } = context.product;
      // Only the link in the approver's own email approves: the page of the child waits for them.
      if (challenge.awaiting === "guardian-approval")
        return html`<p>${texts.waiting.approveLead(product)}</p>`;
      const asked = challenge.requestedPermissions.map(
        (name) => describePermission(context, name, texts).title,
      );
      return html`<p>
          ${asked.length > 0 ? asksFor(texts, { child: child.title, product, asked }) : t.asks(product)}
          ${deadline !== undefined && t.decideBy(deadline)}
        </p>
        <p class="actions">
          <a class="button" href="${new URL(url).pathname}">${t.seeRequest}</a>
        </p>`;
    })}
  </section>`;
}
