import { meaningOf } from "../../domain/audit.js";
import { html, type Html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { listReasonsOfPlayer } from "../../store/operators/queries.js";
import { table } from "../shell/list.js";
import { namesOfOperators } from "../shell/operator-names.js";
import { actorOf, type ProductVisit } from "../shell/visit.js";

/**
 * Returns which operators saw or changed something of a player or their guardians, and why; nothing in test mode, which asks for
 * no reason.
 */
export async function reasons(db: Db, visit: ProductVisit, kuid: string): Promise<Html | false> {
  const { organisation, mode } = visit;
  const found = await listReasonsOfPlayer(db, { organisation, mode, kuid });
  if (found.length === 0) return false;
  const { names } = await namesOfOperators(db, visit, found.map(actorOf));
  return html`<h2>Looked at or changed by operators</h2>
    ${table(
      "Looked at or changed by operators",
      [
        { title: "At (UTC)", time: ({ occurredAt }) => occurredAt },
        { title: "Who", cell: (one) => names.get(actorOf(one)) ?? "" },
        { title: "What", cell: ({ action }) => meaningOf(action) },
        { title: "Why", cell: ({ reason }) => reason },
      ],
      found,
      "",
    )}`;
}
