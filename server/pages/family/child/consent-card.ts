// Shows whose consent a child's access depends on, and the documents that came with it.
import { zoneOf } from "../../../domain/zones.js";
import { documentsIn } from "../../../domain/product-text.js";
import { listConsentsOfSession } from "../../../store/challenges/queries.js";
import { html, type Html } from "../../../presentation/html.js";
import { localMomentText } from "../../../presentation/times.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";

/** Lists consents, newest first, with each document in the accepted version. Returns false where no consent was needed. */
export async function consentCard(route: FamilyRoute): Promise<Html | false> {
  const { family, guarded, context, view } = route;
  if (view.session.consentedAt === null) return false;
  const { texts } = family;
  const { family: t } = texts;
  const moment = (at: number) => localMomentText(at, zoneOf(route.view.session), texts);
  return html`<section class="card" aria-labelledby="consent">
    <h2 id="consent">${t.consent}</h2>
    <p>
      ${
        guarded.consentedAt === null
          ? t.consentedBy({ product: context.product.name, date: moment(view.session.consentedAt) })
          : t.consented({ product: context.product.name, date: moment(guarded.linkedAt) })
      }
    </p>
    ${await documents(route, moment)}
    <p class="actions">
      <a class="button second" href="${sessionPath(route, "/withdraw")}">${t.withdraw}</a>
    </p>
  </section>`;
}

async function documents(route: FamilyRoute, moment: (at: number) => string): Promise<Html> {
  const { texts } = route.family;
  const { child: t, consent } = texts;
  const consents = await listConsentsOfSession(route.context.db, route.guarded.sessionId);
  const all = consents.flatMap(({ challengeId, documents, decidedAt }) =>
    documentsIn({ documents }, texts.language).map((document) => ({
      challengeId,
      document,
      decidedAt,
    })),
  );
  if (all.length === 0) return html`<p>${t.noDocuments}</p>`;
  const outside = html`target="_blank" rel="noopener noreferrer"`;
  return html`<h3>${t.documents}</h3>
    <ul class="documents">
      ${all.map(
        ({ challengeId, document: { id, name, url, version, text }, decidedAt }) =>
          html`<li>
            <strong dir="auto">${name}</strong>
            <p class="hint">
              ${consent.version(version)}${decidedAt !== null && html`<br />${(decidedAt < route.guarded.linkedAt ? t.agreedByOther : t.agreedOn)(moment(decidedAt))}`}
            </p>
            <p class="ways">
              ${
                text !== undefined &&
                html`<a href="${sessionPath(route, `/documents/${challengeId}/${id}`)}"
                  >${consent.readHere}<span class="unseen"> (<bdi>${name}</bdi>)</span></a
                >`
              }${
                url !== "" &&
                html`<a href="${url}" ${outside}
                  >${consent.readAt(new URL(url).host)}<span class="unseen">
                    ${texts.shell.newTab(name)}</span
                  ></a
                >`
              }
            </p>
          </li>`,
      )}
    </ul>`;
}
