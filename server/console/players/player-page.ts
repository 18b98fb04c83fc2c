import { readTimeline, type TimelinePosition } from "../../actions/player/timeline.js";
import { html } from "../../presentation/html.js";
import type { Show } from "../shell/room.js";
import { doneNotice } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { listEnd, positionIn, sendCsv, table, wantsCsv } from "../shell/list.js";
import { requirePlayer } from "./acts.js";
import { answers, readAnswers } from "./answers.js";
import { challenges, guardians, known, mails, sessions, wholeActs } from "./sections.js";
import { reasons } from "./reasons.js";
import { screentime } from "./screentime.js";
import { timelineColumns } from "./timeline.js";

const DONE = {
  resent: "The email is on its way again.",
  revoked: "The session was revoked. The product and the guardians hear of it.",
  unlinked: "The guardians were unlinked from the session.",
};

/** Shows all of a player: what is known, why something is off, and what was recorded. */
export const showPlayer: Show<"kuid"> = async (visit, request, response) => {
  const { store } = visit.services;
  const seen = await requirePlayer(store, visit, request);
  const { kuid } = seen.player;
  const { entries, next } = await readTimeline(
    store,
    visit.context,
    seen,
    positionIn<TimelinePosition>(visit),
  );
  const columns = timelineColumns(visit);
  if (wantsCsv(visit)) return sendCsv(response, "timeline", columns, entries);
  sendConsolePage(visit, response, {
    title: "Player",
    body: html`${doneNotice(visit, DONE)}
      <h1>Player <code>${kuid}</code></h1>
      ${answers(await readAnswers(store, visit.context, seen))} ${await screentime(store, seen)}
      ${known(visit, seen)} ${sessions(visit, seen)} ${guardians(visit, seen)}
      ${challenges(visit, seen)} ${mails(visit, seen)} ${wholeActs(visit, kuid)}
      ${await reasons(store, visit, kuid)}
      <h2 id="timeline">Time line</h2>
      ${table("Time line", columns, entries, "Nothing is recorded.")}
      ${entries.length > 0 && listEnd(visit, next)}`,
  });
};
