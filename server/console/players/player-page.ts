import type { Response } from "express";

import { readPlayer, type PlayerSeen } from "../../actions/player/read-player.js";
import { readTimeline, type TimelinePosition } from "../../actions/player/timeline.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { doneNotice } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { listEnd, positionIn, sendCsv, table, wantsCsv } from "../shell/list.js";
import type { ProductVisit } from "../shell/visit.js";
import { answers } from "./answers.js";
import { challenges, guardians, known, mails, sessions } from "./sections.js";
import { timelineColumns } from "./timeline.js";

export type OfPlayer = PageRequest<"kuid">;

/** Returns the player in the path. Those of other organisations and modes do not exist. */
export async function requirePlayer(visit: ProductVisit, request: OfPlayer): Promise<PlayerSeen> {
  const { services, context } = visit;
  const found = await readPlayer(services.store, services, context, request.params.kuid);
  if (!found) throw new Refusal("unknownPage");
  return found;
}

const DONE = {
  resent: "The email is on its way again.",
  revoked: "The session was revoked. The product and the guardians hear of it.",
  unlinked: "The guardians were unlinked from the session.",
};

/** Shows all of a player: what is known, why something is off, and what was recorded. */
export async function showPlayer(
  visit: ProductVisit,
  request: OfPlayer,
  response: Response,
): Promise<void> {
  const { store } = visit.services;
  const seen = await requirePlayer(visit, request);
  const { kuid } = seen.player;
  const sessionIds = seen.sessions.map(({ session }) => session.sessionId);
  const { entries, next } = await readTimeline(
    store,
    visit.context,
    seen.inProducts,
    sessionIds,
    positionIn<TimelinePosition>(visit),
  );
  const columns = timelineColumns(visit);
  if (wantsCsv(visit)) return sendCsv(response, "timeline", columns, entries);
  const error = visit.draft.errors["act"];
  sendConsolePage(visit, response, {
    title: "Player",
    status: Object.keys(visit.draft.errors).length > 0 ? 422 : 200,
    body: html`${doneNotice(visit, DONE)}
      ${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
      <h1>Player <code>${kuid}</code></h1>
      ${await answers(visit, seen)} ${known(visit, seen)} ${sessions(seen)} ${guardians(seen)}
      ${challenges(visit, seen)} ${mails(visit, seen)}
      <h2 id="timeline">Time line</h2>
      ${table("Time line", columns, entries, "Nothing is recorded.")}
      ${entries.length > 0 && listEnd(visit, next)}`,
  });
}
