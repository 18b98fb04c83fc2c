// The verifications by which a guardian has proven to be an adult, or a child's age was proven. A guardian can revoke each with
// a fresh link.
import { DAY_MS } from "../../lib/dates.js";
import { zoneOf } from "../../domain/zones.js";
import { guardianProofs } from "../../actions/verification/guardian-proof.js";
import { revokeVerification } from "../../actions/verification/revoke.js";
import { audit } from "../../store/audit/audit.js";
import { contextFor } from "../../context.js";
import { dateText } from "../../presentation/times.js";
import { html, type Html } from "../../presentation/html.js";
import { listPassedOfPlayer } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { requestIdOf } from "../shell/request-id.js";
import { findRouteOfMinor, sessionPath, type FamilyRoute } from "./family-route.js";
import { protectedStepPage } from "./protected-step.js";
import {
  consumeFamilyNonce,
  familyNonce,
  forFreshFamily,
  pageOf,
  type FamilyVisit,
} from "./signed-in.js";

/** Instants are in milliseconds. `countsUntil` applies to the product of the page. */
export interface AgeCheck {
  verification: Verification;
  of: "guardian" | "child";
  countsUntil: number;
}

async function allOwn({ family, context }: FamilyRoute): Promise<AgeCheck[]> {
  const proofs = await guardianProofs(context.db, context, family.browserSession.addressHash);
  const lifeMs = context.product.guardianVerificationDays * DAY_MS;
  return proofs.map((verification) => ({
    verification,
    of: "guardian",
    countsUntil: (verification.finishedAt ?? 0) + lifeMs,
  }));
}

async function allOfChild({ context, guarded }: FamilyRoute): Promise<AgeCheck[]> {
  const proofs = await listPassedOfPlayer(context.db, { ...context.tenancy, kuid: guarded.kuid });
  return proofs.map((verification) => ({
    verification,
    of: "child",
    countsUntil: verification.holdsUntil ?? 0,
  }));
}

const counting = (checks: AgeCheck[], { family: { now } }: FamilyRoute): AgeCheck[] =>
  checks.filter(({ countsUntil }) => now < countsUntil);

/** Returns the verifications of the signed-in guardian that count in this product. */
export const ownAgeChecks = async (route: FamilyRoute): Promise<AgeCheck[]> =>
  counting(await allOwn(route), route);

const pathOf = (route: FamilyRoute, { verification }: AgeCheck): string =>
  sessionPath(route, `/age-checks/${verification.verificationId}`);

function methodText({ family, context }: FamilyRoute, { verification }: AgeCheck): string {
  const { productId, mode, method } = verification;
  const { methods } = family.texts.verification.proof;
  const known = Object.entries(methods).find(([name]) => name === method)?.[1];
  if (known !== undefined) return known;
  const own = contextFor(family.services, productId, mode);
  return context.verificationMethods.find(own, method ?? "")?.vendor ?? method ?? "";
}

/** Shows how, when and until when a verification counts, with a link to revoke it. */
export function ageCheckDetails(route: FamilyRoute, check: AgeCheck): Html {
  const { texts } = route.family;
  const { proof: t } = texts.verification;
  const zone = zoneOf(route.view.session);
  const rows = [
    [t.how, methodText(route, check)],
    [t.when, dateText(check.verification.finishedAt ?? 0, texts, zone)],
    [t.until, dateText(check.countsUntil, texts, zone)],
  ] as const;
  return html`<p>${t[check.of]}</p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
    <p><a class="button second" href="${pathOf(route, check)}">${t.withdraw}</a></p>`;
}

/** Returns the card for the child's page, where the child's age was checked. */
export async function ageCheckCard(route: FamilyRoute): Promise<Html | false> {
  const checks = counting(await allOfChild(route), route);
  const { proof: t } = route.family.texts.verification;
  return (
    checks.length > 0 &&
    html`<section class="card" aria-labelledby="age-check">
      <h2 id="age-check">${t.title}</h2>
      ${checks.map((check) => ageCheckDetails(route, check))}
    </section>`
  );
}

const subjectOf = ({ guarded }: FamilyRoute, { verification }: AgeCheck) =>
  `age check ${verification.verificationId} of ${guarded.sessionId}`;

/** Returns the verification in the path. Other people get an unknown page. */
async function findAgeCheck(
  family: FamilyVisit,
  request: PageRequest<"sessionId" | "verificationId">,
): Promise<{ route: FamilyRoute; check: AgeCheck }> {
  const route = await findRouteOfMinor(family, request);
  const all = [...(await allOwn(route)), ...(await allOfChild(route))];
  const check = all.find(
    ({ verification }) => verification.verificationId === request.params.verificationId,
  );
  if (!check) throw new Refusal("unknownPage");
  return { route, check };
}

const backTo = (route: FamilyRoute, { of }: AgeCheck): string =>
  sessionPath(route, of === "guardian" ? "/guardians" : "");

/** Says what revoking does, and asks for confirmation. */
export const showAgeCheck: PageHandler<"sessionId" | "verificationId"> = forFreshFamily(
  async (family, request, response) => {
    const { route, check } = await findAgeCheck(family, request);
    const { withdrawing: t } = family.texts.verification.proof;
    sendPage(family.services, response, {
      ...pageOf(family),
      title: t.title,
      body: protectedStepPage(route, {
        ...t,
        effects: t.effects[check.of],
        action: pathOf(route, check),
        nonce: familyNonce(family, subjectOf(route, check)),
        back: backTo(route, check),
      }),
    });
  },
);

/** Revokes the verification as an operator would. */
export const withdrawAgeCheck: PageHandler<"sessionId" | "verificationId"> = forFreshFamily(
  async (family, request, response) => {
    const { services, browserSession, now } = family;
    const { route, check } = await findAgeCheck(family, request);
    const { verification } = check;
    const { verificationId, productId, mode } = verification;
    await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${route.guarded.sessionId}/age-checks/${verificationId}`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route, check), startAt);
      const requestId = requestIdOf(response);
      const context = { ...contextFor(services, productId, mode), now, db: tx, requestId };
      if (!(await revokeVerification(tx, context, verification))) return;
      await audit(tx, context, {
        actor: `guardian:${browserSession.addressHash}`,
        action: "verification-revoked",
        target: `verification:${verificationId}`,
        requestId,
      });
    });
    redirectTo(response, `${backTo(route, check)}?done=age-check`);
  },
);
