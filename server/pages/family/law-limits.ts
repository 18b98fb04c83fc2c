// What the law limits for a child, as guardians see it.
import type { Context } from "../../context.js";
import { limitsOfPlayer } from "../../domain/session/limits.js";
import type { Session } from "../../domain/session/session.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { lawName, limitsOf } from "../law/words.js";

type Reader = Readonly<{ context: Pick<Context, "policy" | "product" | "now">; texts: Texts }>;

function timeDuties({ context }: Reader, session: Session) {
  const { timeLimits, quietHours, breakNotices } = limitsOfPlayer(session, context);
  return [
    ...timeLimits,
    ...quietHours.filter(({ duty }) => duty.of.includes("use")),
    ...breakNotices,
  ];
}

/** Lists what the law limits of a child's play, and what a guardian may change of it. */
export function lawLimits(reader: Reader, session: Session): Html | false {
  const duties = timeDuties(reader, session);
  if (duties.length === 0) return false;
  const { texts } = reader;
  const { byLaw: t } = texts.schedule;
  const laws = [...new Set(duties.map(({ law }) => law))];
  const isFixed = duties.some(({ duty }) => !mayChange(duty));
  return html`<h3>${t.title}</h3>
    ${laws.map(
      (law) =>
        html`<p>${lawName(law, texts)}</p>
          <ul>
            ${duties
              .filter((one) => one.law === law)
              .map(
                ({ duty }) =>
                  html`<li>
                    ${limitsOf(duty, texts).join(" · ")}
                    ${duty.type === "time-limit" && duty.counts !== "game" && html`<br /><small>${t.together}</small>`}
                    ${mayChange(duty) && html`<br /><small>${t.changeable}</small>`}
                  </li>`,
              )}
          </ul>`,
    )}
    ${isFixed && html`<p class="hint">${t.fixed}</p>`}`;
}

const mayChange = (duty: ReturnType<typeof timeDuties>[number]["duty"]): boolean =>
  "changeableBy" in duty && duty.changeableBy === "guardian";

/** Says on a child's request that the law limits play too, where it does. */
export const lawBeside = (reader: Reader, session: Session): Html | false =>
  timeDuties(reader, session).length > 0 &&
  html`<p class="hint">${reader.texts.schedule.byLaw.extraTime}</p>`;
