import { findPlayers } from "../../actions/player/find-player.js";
import { openCursor, sealCursor } from "../../domain/cursor.js";
import { field } from "../../pages/shell/form.js";
import { html } from "../../presentation/html.js";
import type { EventPosition } from "../../store/events/queries.js";
import { LATELY_AT_ONCE, listLately } from "../../store/players/history.js";
import { doneNotice, form, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import {
  filterOf,
  listEnd,
  PAGE_ROWS,
  positionIn,
  sendCsv,
  table,
  wantsCsv,
  type Column,
} from "../shell/list.js";
import type { Show, Submit } from "../shell/room.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

export const playerPath = (visit: ProductVisit, kuid: string, rest = ""): string =>
  productPath(visit, `/players/${kuid}${rest}`);

const DONE = { erased: "The player was erased." };

const MOST_CHARACTERS = 300;

/**
 * The players found are named in the address by a sealed text, which only this page can read and which holds nothing that was
 * typed.
 */
const purposeOf = ({ organisation, mode }: ProductVisit) => `console found ${organisation} ${mode}`;

/** Asks whom to look for, and lists the players found, or else those of the newest events. */
export const showFind: Show = async (visit, _request, response) => {
  const { services, product, mode } = visit;
  const sealed = filterOf(visit, "found");
  const found =
    sealed === ""
      ? undefined
      : openCursor<readonly string[]>(services.keyring, purposeOf(visit), sealed);
  const lately = found ? undefined : await readLately(visit);
  const link = (kuid: string) =>
    html`<a href="${playerPath(visit, kuid)}"><code>${kuid}</code></a>`;
  const columns: readonly Column<Lately[number]>[] = [
    { title: "Player", cell: ({ kuid }) => link(kuid ?? ""), text: ({ kuid }) => kuid ?? "" },
    { title: "Last event", cell: ({ type }) => type },
    { title: "At (UTC)", time: ({ createdAt }) => createdAt },
  ];
  if (lately && wantsCsv(visit)) return sendCsv(response, "players", columns, lately.rows);
  sendConsolePage(visit, response, {
    title: "Players",
    body: html`${doneNotice(visit, DONE)}
      <h1>Players</h1>
      ${form(
        visit,
        productPath(visit, "/players"),
        html`${textInput(visit, "whom", "Find a player", {
            hint: "By kuid, session, challenge, your own id, one-time password, or the email address of a guardian.",
            attributes: html`autocomplete="off" spellcheck="false" maxlength="${MOST_CHARACTERS}"
            required`,
          })} <button class="button">Find</button>`,
        "card",
      )}
      ${
        mayAct(visit, "players:change") &&
        html`<p>
          <a href="${productPath(visit, "/players/record")}"
            >Record a form or a call of a guardian</a
          >
        </p>`
      }
      ${
        found
          ? html`<h2>Found</h2>
              ${table("Found", [{ title: "Player", cell: link }], found, "None.")}`
          : html`<h2>Lately</h2>
              ${table(
                "Lately",
                columns,
                lately?.rows ?? [],
                html`<p>
                  Nothing has happened in ${mode} mode yet. A player appears here once
                  ${product.name} calls the age gate: <code>POST /api/v1/age-gate/check</code>.
                </p>`,
              )}
              ${lately && lately.rows.length > 0 && listEnd(visit, lately.next)}`
      }`,
  });
};

type Lately = Awaited<ReturnType<typeof listLately>>;

/** Returns a page of players by their newest events, and the event after which the next page begins. */
async function readLately(visit: ProductVisit) {
  const { services, context } = visit;
  const position = positionIn<EventPosition>(visit) ?? {
    createdAt: Number.MAX_SAFE_INTEGER,
    id: Number.MAX_SAFE_INTEGER,
  };
  const events = await listLately(services.store, { ...context.scope, ...position });
  const rows: Lately[number][] = [];
  for (const [at, event] of events.entries()) {
    if (rows.some(({ kuid }) => kuid === event.kuid)) continue;
    if (rows.length === PAGE_ROWS) return { rows, next: positionOf(events[at - 1]) };
    rows.push(event);
  }
  return { rows, next: events.length === LATELY_AT_ONCE ? positionOf(events.at(-1)) : undefined };
}

const positionOf = (event: EventPosition | undefined): EventPosition | undefined =>
  event && { createdAt: event.createdAt, id: event.id };

/** Leads to the player found, or to the list where there are several. */
export const find: Submit = async (tx, visit, request) => {
  const whom = field(request, "whom");
  if (whom === "") return { errors: { whom: "Enter an id, a one-time password or an address." } };
  const kuids =
    whom.length > MOST_CHARACTERS ? [] : await findPlayers(tx, { ...visit.context }, whom);
  const [kuid] = kuids;
  if (kuid === undefined)
    return {
      errors: {
        whom: `No player of ${visit.organisation} matches in ${visit.mode} mode. One who was erased, or whose request expired unanswered, is not known any more.`,
      },
    };
  if (kuids.length === 1) return playerPath(visit, kuid);
  const found = sealCursor(visit.services.keyring, purposeOf(visit), kuids);
  return productPath(visit, `/players?found=${encodeURIComponent(found)}`);
};
