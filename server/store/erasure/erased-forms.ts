// Pages of the family that are remembered by their path, which names a session.
import type { Db } from "../engine/db.js";
import { type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { familySignIns } from "../guardians/family.js";
import { keptForms } from "../forms/kept-forms.js";

const removeForms = query((sql, p: Slots<{ path: string }>) =>
  keptForms.delete(sql).where("path", "like", p.path),
);
const clearReturns = query((sql, p: Slots<{ path: string }>) =>
  familySignIns.update(sql, { return_to: null }).where("return_to", "like", p.path),
);

/** Deletes forms that wait for a sign-in on a page of these sessions, and where sign-ins would return to. */
export async function deleteFormsOfSessions(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (const sessionId of sessionIds) {
    const path = `%${sessionId}%`;
    await removeForms(tx, { path });
    await clearReturns(tx, { path });
  }
}
