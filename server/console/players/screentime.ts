// A part of a player's page: whether they may play now and until when, and what they played of which limit lately.
import { readScreentime } from "../../actions/screentime/read-screentime.js";
import type { PlayerSeen, SessionSeen } from "../../actions/player/read-player.js";
import { localDayOf, weekdayOf } from "../../domain/screentime/local-day.js";
import { limitOfWeekday, type Schedule } from "../../domain/screentime/schedule.js";
import { addDays } from "../../lib/dates.js";
import { html, type Html } from "../../presentation/html.js";
import { windowText } from "../../presentation/schedule-text.js";
import { textsIn } from "../../presentation/texts/index.js";
import { durationText, momentText } from "../../presentation/times.js";
import type { Db } from "../../store/engine/db.js";
import { usageSince } from "../../store/screentime/queries.js";
import { table } from "../shell/list.js";

const DAYS = 7;
const MINUTE_MS = 60_000;

/** Returns the part of all products in which the player has a session. */
export async function screentime(db: Db, { sessions }: PlayerSeen): Promise<Html> {
  const parts: Html[] = [];
  for (const session of sessions.filter(({ revoked }) => revoked === null))
    parts.push(await ofSession(db, session));
  return html`${parts.length > 0 && html`<h2>Screen time</h2>`} ${parts}`;
}

async function ofSession(db: Db, { session, context, product }: SessionSeen): Promise<Html> {
  const state = await readScreentime(db, context, session);
  if (!state.enabled)
    return html`<p>In ${product.name} nothing limits how long the player plays.</p>`;
  const { access, schedule } = state;
  const { now } = context;
  const zone = schedule.timezone;
  const texts = textsIn("en");
  const moment = (at: number) => momentText(at, { zone, now, language: "en" });
  const { reasons, byLaw } = texts.schedule;
  return html`<h3>${product.name}</h3>
    <p class="notice">
      ${
        access.allowed
          ? "The player may play now."
          : html`The player may not play now.
            ${(access.ground ? byLaw.reasons : reasons)[access.reason](moment(Date.parse(access.until)))}`
      }
      ${state.state.timeUsedTodayMinutes} minutes were played today.
    </p>
    <p class="hint">
      Times are those of ${zone}, where it is ${moment(now)}.
      ${schedule.quietHours.length > 0 && html`Quiet hours: ${schedule.quietHours.map((window) => windowText(window, texts)).join("; ")}.`}
    </p>
    ${table(
      `Screen time in ${product.name}`,
      [
        { title: "Day", cell: ({ date }) => date },
        { title: "Played", cell: ({ minutes }) => durationText(minutes, texts) },
        { title: "Limit now", cell: ({ limit }) => limit },
      ],
      await playedLately(db, session.sessionId, schedule, now),
      `Nothing was played in the last ${DAYS} days.`,
    )}`;
}

/** Returns the last days on which the player played, the newest first. */
async function playedLately(db: Db, sessionId: string, schedule: Schedule, now: number) {
  const texts = textsIn("en");
  const { date: today } = localDayOf(schedule.timezone, now);
  const usage = await usageSince(db, sessionId, addDays(today, 1 - DAYS));
  return Object.entries(usage)
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([date, ms]) => {
      const limit = limitOfWeekday(schedule, weekdayOf(date));
      return {
        date,
        minutes: Math.floor(ms / MINUTE_MS),
        limit: limit === undefined ? "none" : durationText(limit, texts),
      };
    });
}
