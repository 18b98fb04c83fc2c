import type { Db } from "../../store/engine/db.js";
import { findOperator, listOperators } from "../../store/operators/queries.js";
import type { Operator } from "../../store/operators/table.js";
import { actorOf, type Visit } from "./visit.js";

/**
 * Returns the addresses of operators by their names in the audit log (`console:<id>`): of all who work for the organisation, and
 * of those among `actors` who did before.
 */
export async function namesOfOperators(
  db: Db,
  { organisation }: Pick<Visit, "organisation">,
  actors: readonly string[],
): Promise<Readonly<{ operators: readonly Operator[]; names: ReadonlyMap<string, string> }>> {
  const operators = await listOperators(db, { organisation });
  const names = new Map<string, string>(operators.map((one) => [actorOf(one), one.address]));
  for (const actor of actors)
    if (actor.startsWith("console:") && !names.has(actor)) {
      const former = await findOperator(db, { operatorId: actor.slice("console:".length) });
      names.set(actor, former?.organisation === organisation ? former.address : actor);
    }
  return { operators, names };
}
