// An operator gets all that is stored of a player, as a file.
import { exportPlayer } from "../../actions/erasure/export-player.js";
import { stateOfJob } from "../../domain/job.js";
import { redirectTo } from "../../pages/shell/layout.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { begin, jobPart, followsJob, readJob } from "../jobs/job-part.js";
import { isFreshlyProven, pathToProof } from "../shell/ask-again.js";
import { form, reasonField } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { keepReason } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, type ProductVisit } from "../shell/visit.js";
import { contextIn, requirePlayer } from "./acts.js";
import { playerPath } from "./find.js";

type OfPlayer = PageRequest<"kuid">;

/** Each operator has an export of their own, because the reason that it was made for is theirs. */
const exportOf = ({ operator }: ProductVisit, { params }: OfPlayer) =>
  ({ kind: "player-export", subject: `${operator.operatorId} ${params.kuid}` }) as const;

/** Asks before an export is made; afterwards shows how far it is, with a link to the file. */
export const showExport: Show<"kuid"> = async (visit, request, response) => {
  const { services, path } = visit;
  await requirePlayer(services.store, visit, request);
  const job = await readJob(services.store, visit, exportOf(visit, request));
  const player = playerPath(visit, request.params.kuid);
  const again = form(
    visit,
    path,
    html`${reasonField(visit)}
      <div class="actions">
        <button class="button">${job ? "Export again" : "Export"}</button>
        <a href="${player}">Back to the player</a>
      </div>`,
  );
  sendConsolePage(visit, response, {
    title: "Export the player?",
    ...followsJob,
    body: html`<h1>Export the player?</h1>
      <p class="lead">
        You get a JSON file of all that is stored of this player in the products of
        ${visit.organisation}. Guardians’ addresses are not in it. The file is kept for 24 hours,
        for you alone.
      </p>
      ${
        job
          ? jobPart(visit, job, {
              doing: "Reading what is stored",
              result: () =>
                html`<p>
                    <a
                      class="button"
                      href="${playerPath(visit, request.params.kuid, "/export/file")}"
                      download
                      >Download</a
                    >
                  </p>
                  ${again}`,
              again,
            })
          : again
      }`,
  });
};

/** Begins to make the export of a player. */
export const exportAll: Submit<"kuid"> = async (tx, visit, request) => {
  const { kuid } = request.params;
  await requirePlayer(tx, visit, request);
  const target = `player:${kuid}` as const;
  await keepReason(tx, visit, { action: "player-exported", target, kuid });
  const { store } = visit.services;
  return begin(tx, visit, {
    ...exportOf(visit, request),
    kuid,
    page: playerPath(visit, kuid, "/export"),
    work: () =>
      store.write((own) =>
        exportPlayer(own, contextIn(own, visit, visit.context), kuid, authorOf(visit).audit),
      ),
  });
};

/** Sends the export that this operator has made. */
export const sendExport: Show<"kuid"> = async (visit, request, response) => {
  const { services, mode } = visit;
  const { kuid } = request.params;
  const job = await readJob(services.store, visit, exportOf(visit, request));
  if (!job || stateOfJob(job, services.clock.realNow()) !== "done")
    throw new Refusal("unknownPage");
  if (mode === "live" && !isFreshlyProven(visit))
    return redirectTo(response, pathToProof(visit, playerPath(visit, kuid, "/export")));
  response
    .set("Cache-Control", "no-store")
    .attachment(`kinward-player-${kuid}.json`)
    .type("json")
    .send(`${JSON.stringify(job.result, null, 2)}\n`);
};
