// The last change that a guardian made to a session. One for each session: only the last one can be undone.
import type { UndoableChange } from "../../domain/session/undo.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, query, table, text, type RowOf } from "../engine/table.js";

export const undoableChanges = table(
  "undoable_changes",
  {
    sessionId: text("session_id"),
    change: json<UndoableChange>("change"),
    digest: text("digest"),
    changedAt: integer("changed_at"),
  },
  {
    holds: "The last change of a guardian",
    why: "lets them undo it",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: {
      change: "what was changed",
      digest: "digest of what stood after it",
      changedAt: "when it was changed",
    },
  },
);

type Row = RowOf<typeof undoableChanges>;
type Id = { sessionId: string };

const put = query((sql, p: Slots<Row>) =>
  undoableChanges.insert(sql, p).onConflict("session_id").merge(["change", "digest", "changed_at"]),
);

const find = query((sql, p: Slots<Id>) =>
  undoableChanges.select(sql).where(undoableChanges.values(p, "sessionId")),
);

const remove = query((sql, p: Slots<Id>) =>
  undoableChanges.delete(sql).where(undoableChanges.values(p, "sessionId")),
);

export async function saveUndoableChange(tx: Db, row: Row): Promise<void> {
  await put(tx, row);
}

export const findUndoableChange = (db: Db, sessionId: string): Promise<Row | undefined> =>
  find.first(db, { sessionId });

export async function deleteUndoableChange(tx: Db, sessionId: string): Promise<void> {
  await remove(tx, { sessionId });
}
