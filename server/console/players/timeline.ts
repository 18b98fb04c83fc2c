import type { TimelineEntry } from "../../actions/player/timeline.js";
import { meaningOf } from "../../domain/audit.js";
import { html } from "../../presentation/html.js";
import { actorOfEntry, entryText, eventText } from "../../presentation/recorded-text.js";
import { type Column } from "../shell/list.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

const SOURCES: Readonly<Record<TimelineEntry["from"], string>> = {
  ledger: "ledger",
  audit: "audit log",
  event: "event",
};

function whatOf(visit: ProductVisit, line: TimelineEntry): string {
  if (line.from === "ledger") return entryText(line.entry);
  if (line.from === "audit") {
    const { action, outcome } = line.entry;
    return `${meaningOf(action)}${outcome === "refused" ? " (refused)" : ""}`;
  }
  const product =
    visit.services.catalogue.product(line.productId, visit.mode)?.name ?? String(line.productId);
  const says = eventText(line.data);
  return `${product} was sent ${line.type}${says === "" ? "" : ` (${says})`}`;
}

/** Returns who did it. Guardians have no name here: their actor is a hash. */
function whoOf(line: TimelineEntry): string {
  if (line.from === "ledger") return actorOfEntry(line.entry);
  if (line.from === "event") return "";
  const [kind = "", name = ""] = line.entry.actor.split(/:(.*)/s);
  return ["guardian", "client", "erased"].includes(kind) ? kind : `${kind} ${name}`;
}

/** Returns the columns of the time line, whose entries of the ledger lead to their evidence. */
export const timelineColumns = (visit: ProductVisit): Column<TimelineEntry>[] => [
  { title: "At (UTC)", time: ({ at }) => at },
  { title: "What", cell: (line) => whatOf(visit, line) },
  { title: "Who", cell: whoOf },
  {
    title: "Record",
    cell: (line) =>
      line.from === "ledger" && mayAct(visit, "records:see")
        ? html`<a href="${productPath(visit, `/records/evidence/${line.index}`)}"
            >ledger ${line.index}</a
          >`
        : SOURCES[line.from],
    text: (line) => (line.from === "ledger" ? `ledger ${line.index}` : SOURCES[line.from]),
  },
];
