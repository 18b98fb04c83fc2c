// Documents that were presented to a session and are not accepted yet. Instants in milliseconds.
import { isOneOf, type Slots } from "../engine/statement.js";
import { integer, nullable, query, table, text, type RowOf } from "../engine/table.js";
import type { Db } from "../engine/db.js";

export const notices = table(
  "notices",
  {
    sessionId: text("session_id"),
    documentId: text("document_id"),
    presentedAt: integer("presented_at"),
    /** Null where there is none. */
    deadline: nullable(integer("deadline")),
    /** When a guardian was last mailed of it, by this deadline; null where none was. */
    mailedAt: nullable(integer("mailed_at")),
  },
  {
    holds: "A document that was presented to a session and is not accepted yet",
    why: "asks for its acceptance",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: {
      documentId: "id of the document",
      presentedAt: "when it was presented",
      deadline: "by when it has to be accepted",
      mailedAt: "when a guardian was mailed of it",
    },
  },
);

export type Notice = RowOf<typeof notices>;

/** One that is presented again has its new deadline, unless it has none or the earlier one has passed. */
const put = query((sql, p: Slots<Notice>) =>
  notices
    .insert(sql, p)
    .onConflict(["session_id", "document_id"])
    .merge({
      presented_at: sql.raw("excluded.presented_at"),
      mailed_at: sql.raw(
        "case when excluded.deadline is null or excluded.deadline = notices.deadline then notices.mailed_at else excluded.mailed_at end",
      ),
      deadline: sql.raw(
        "case when notices.deadline <= excluded.presented_at then notices.deadline else coalesce(excluded.deadline, notices.deadline) end",
      ),
    }),
);

const ofSession = query((sql, p: Slots<{ sessionId: string }>) =>
  notices.select(sql).where(notices.values(p, "sessionId")).orderBy("document_id"),
);

const remove = query((sql, p: Slots<{ sessionId: string; documentIds: readonly string[] }>) =>
  notices
    .delete(sql)
    .where(notices.values(p, "sessionId"))
    .where(isOneOf(sql, "document_id", p.documentIds)),
);

const removeAll = query((sql, p: Slots<{ sessionId: string }>) =>
  notices.delete(sql).where(notices.values(p, "sessionId")),
);

const noteMailed = query(
  (sql, p: Slots<{ sessionId: string; mailedAt: number; documentIds: readonly string[] }>) =>
    notices
      .update(sql, notices.values(p, "mailedAt"))
      .where(notices.values(p, "sessionId"))
      .where(isOneOf(sql, "document_id", p.documentIds)),
);

export async function saveNotice(tx: Db, notice: Notice): Promise<void> {
  await put(tx, notice);
}

/** At most one for each document, in the order of their ids. */
export const listNotices = (db: Db, sessionId: string): Promise<Notice[]> =>
  ofSession(db, { sessionId });

/** Keeps that a guardian was mailed of these documents. */
export async function noteNoticesMailed(
  tx: Db,
  mailed: Readonly<{ sessionId: string; documentIds: readonly string[]; mailedAt: number }>,
): Promise<void> {
  await noteMailed(tx, mailed);
}

/** Returns whether there were any of these. */
export const deleteNotices = async (
  tx: Db,
  sessionId: string,
  documentIds: readonly string[],
): Promise<boolean> => (await remove.changed(tx, { sessionId, documentIds })) > 0;

export async function deleteAllNotices(tx: Db, sessionId: string): Promise<void> {
  await removeAll(tx, { sessionId });
}
