// Lets a guardian choose whether to get the weekly summary of a child.
import { chooseDigest, subscriptionOf } from "../../../actions/digest/subscription.js";
import { html, type Html } from "../../../presentation/html.js";
import { findDigestSubscription } from "../../../store/mail/queries.js";
import { field } from "../../shell/form.js";
import { redirectTo } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { choiceSubject } from "./choices-card.js";
import { findRouteOfMinor, sessionPath, type FamilyRoute } from "../family-route.js";
import { consumeFamilyNonce, forFamily } from "../signed-in.js";

/** `nonce` is that of the choices on the page. */
export async function digestCard(route: FamilyRoute, nonce: string): Promise<Html> {
  const { family, context, guarded } = route;
  const { card: t } = family.texts.digest;
  const found = await findDigestSubscription(context.db, guarded);
  const isOn = (found?.unsubscribedAt ?? null) === null;
  return html`<section class="card" aria-labelledby="summary">
    <h2 id="summary">${t.title}</h2>
    <p>${isOn ? t.isOn : t.isOff}</p>
    <form method="post" action="${sessionPath(route, "/summary")}">
      <input type="hidden" name="nonce" value="${nonce}" />
      <p class="actions">
        <button class="button second" name="summary" value="${isOn ? "off" : "on"}">
          ${isOn ? t.stop : t.start}
        </button>
      </p>
    </form>
  </section>`;
}

/** Stops the summary, or starts it again. */
export const submitDigestChoice: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const route = await findRouteOfMinor(family, request);
    const { context, guarded } = route;
    const isWanted = field(request, "summary") !== "off";
    await family.services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}/activity`;
      await consumeFamilyNonce(tx, family, request, choiceSubject(route), startAt);
      await chooseDigest(tx, context, await subscriptionOf(tx, context, guarded), isWanted);
    });
    redirectTo(
      response,
      `${sessionPath(route, "/activity")}?done=summary-${isWanted ? "on" : "off"}`,
    );
  },
);
