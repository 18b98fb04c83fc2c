// Shows a child's requests and what was granted today, on the page of their session.

import { answerOverride, withdrawGrant } from "../../../actions/override/answer-override.js";
import { readCommittedScreentime } from "../../../actions/screentime/screentime.js";
import type { Context } from "../../../context.js";
import { mayAnswer, mayWithdraw, type Override } from "../../../domain/override/override.js";
import type { Session } from "../../../domain/session/session.js";
import { findOverride, listOverrides, rereadOverride } from "../../../store/overrides/queries.js";
import { field } from "../../shell/form.js";
import { html, type Html } from "../../../presentation/html.js";
import { redirectTo } from "../../shell/layout.js";
import { Refusal } from "../../shell/refusal.js";
import { choiceSubject } from "../child/choices-card.js";
import { lawBeside } from "../law-limits.js";
import { findFamilyRoute, sessionPath, type FamilyRoute } from "../family-route.js";
import { familyNonce, forFamily, consumeFamilyNonce } from "../signed-in.js";
import { overrideForm, answerOf, grantText, requestSummary } from "./answer-form.js";
import type { PageHandler } from "../../shell/page.js";

const pathOf = (route: FamilyRoute, { overrideId }: Override) =>
  sessionPath(route, `/overrides/${overrideId}`);

/** Returns the request that waits for an answer, of which there is at most one. */
export async function findWaiting(
  { db, now }: Pick<Context, "db" | "now">,
  { sessionId }: Pick<Session, "sessionId">,
): Promise<Override | undefined> {
  return (await listOverrides(db, { sessionId })).find((override) => mayAnswer(override, now));
}

/** Shows a pending request at the top of the page. */
export async function waitingCard(route: FamilyRoute): Promise<Html | false> {
  const { family, context, view } = route;
  const waiting = await findWaiting(context, view.session);
  if (!waiting) return false;
  const { override: t } = family.texts;
  const nonce = familyNonce(family, choiceSubject(route));
  return html`<section class="notice" aria-labelledby="waiting">
    <h2 id="waiting">${t.waiting}</h2>
    ${requestSummary(waiting, family.texts)}
    ${lawBeside({ context, texts: family.texts }, view.session)}
    ${overrideForm(waiting, { action: pathOf(route, waiting), nonce }, family.texts)}
  </section>`;
}

/** Lists the grants that count today, each with a button that withdraws it. */
export async function grantedList(route: FamilyRoute): Promise<Html | false> {
  const { family, context, view } = route;
  const { texts } = family;
  const { situation } = await readCommittedScreentime(context.db, context, view.session);
  const all = await listOverrides(context.db, { sessionId: route.guarded.sessionId });
  const granted = all.filter((override) => mayWithdraw(override, situation, context.now));
  if (granted.length === 0) return false;
  const { override: t } = texts;
  return html`<h3>${t.today}</h3>
    <ul class="windows">
      ${granted.map(
        (override) =>
          html`<li>
            <form method="post" action="${pathOf(route, override)}">
              <input
                type="hidden"
                name="nonce"
                value="${familyNonce(family, choiceSubject(route))}"
              />
              <p>${grantText(override, texts)}</p>
              <p><button name="answer" value="withdraw">${t.takeBack}</button></p>
            </form>
          </li>`,
      )}
    </ul>`;
}

/** Grants or denies a request, or withdraws a grant. */
export const answerRequest: PageHandler<"sessionId" | "overrideId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findFamilyRoute(family, request);
    const { context, guarded } = route;
    const override = await findOverride(context.db, context.scope, request.params.overrideId);
    if (override?.sessionId !== guarded.sessionId) throw new Refusal("unknownPage");
    const button = field(request, "answer");
    const answer = answerOf(button);
    const done = await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}`;
      await consumeFamilyNonce(tx, family, request, choiceSubject(route), startAt);
      if (!answer && button !== "withdraw")
        throw new Refusal("unreadable", { startAt: sessionPath(route) });
      const inside = { ...context, db: tx };
      const actor = { by: "family-pages", guardian: family.browserSession.addressHash } as const;
      const current = await rereadOverride(tx, override);
      if (answer) {
        if (!mayAnswer(current, context.now)) return "late";
        await answerOverride(tx, inside, override, answer, actor);
        return answer.status;
      }
      const { situation } = await readCommittedScreentime(tx, context, route.view.session);
      if (!mayWithdraw(current, situation, context.now)) return "late";
      await withdrawGrant(tx, inside, override, actor);
      return "withdrawn";
    });
    redirectTo(response, `${sessionPath(route)}?done=${done}`);
  },
);

/** Leads from the address of an answer to the session. */
export const showRequest: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    redirectTo(response, sessionPath(await findFamilyRoute(family, request)));
  },
);
