import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { guardians } from "./guardians.js";

const remove = query((sql, p: Slots<{ guardianIds: readonly string[] }>) =>
  guardians
    .delete(sql)
    .where(isOneOf(sql, "guardian_id", p.guardianIds))
    .whereRaw(
      `not exists (select 1 from session_guardians s where s.guardian_id = guardians.guardian_id)
       and not exists (select 1 from former_guardians f where f.guardian_id = guardians.guardian_id)
       and not exists (select 1 from receipts r where r.guardian_id = guardians.guardian_id)
       and not exists (select 1 from guardian_invitations i where i.invited_by = guardians.guardian_id)`,
    ),
);

/** Deletes those of these guardians who have nothing to do with any player any longer. */
export async function removeOrphanedGuardians(
  tx: Db,
  guardianIds: readonly string[],
): Promise<void> {
  if (guardianIds.length > 0) await remove(tx, { guardianIds });
}
