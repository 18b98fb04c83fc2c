import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import {
  type Announcement,
  announcements,
  type Notice,
  notices,
  type RuleChange,
  ruleChanges,
} from "./table.js";

// Documents that were presented to a session and are not accepted yet. Instants are in milliseconds.

/** Stores a notice. One that exists gets the new deadline, unless that is null or the old one has passed. */
export const saveNotice = query((sql, p: Slots<Notice>) =>
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

/** Returns a session's notices, at most one for each document, ordered by document id. */
export const listNotices = query((sql, p: Slots<{ sessionId: string }>) =>
  notices.select(sql).where(notices.values(p, "sessionId")).orderBy("document_id"),
);

const removeNotices = query(
  (sql, p: Slots<{ sessionId: string; documentIds: readonly string[] }>) =>
    notices
      .delete(sql)
      .where(notices.values(p, "sessionId"))
      .where(isOneOf(sql, "document_id", p.documentIds)),
);

export const deleteAllNotices = query((sql, p: Slots<{ sessionId: string }>) =>
  notices.delete(sql).where(notices.values(p, "sessionId")),
);

/** Records that a guardian was mailed about these documents. */
export const noteNoticesMailed = query(
  (sql, p: Slots<{ sessionId: string; mailedAt: number; documentIds: readonly string[] }>) =>
    notices
      .update(sql, notices.values(p, "mailedAt"))
      .where(notices.values(p, "sessionId"))
      .where(isOneOf(sql, "document_id", p.documentIds)),
);

/** Deletes notices. Returns whether there were any. */
export const deleteNotices = async (
  tx: Db,
  sessionId: string,
  documentIds: readonly string[],
): Promise<boolean> => (await removeNotices.changed(tx, { sessionId, documentIds })) > 0;

// Documents that a product presents to all its sessions, with the progress made. Instants are in milliseconds.

const putAnnouncements = query((sql, p: Slots<Announcement>) =>
  announcements.insert(sql, p).onConflict(["product_id", "mode", "hash"]).ignore(),
);

const byHashLocked = query((sql, p: Slots<Pick<Announcement, "productId" | "mode" | "hash">>) =>
  announcements
    .select(sql)
    .where(announcements.values(p, "productId", "mode", "hash"))
    .forUpdate(),
);

export const saveProgress = query(
  (sql, p: Slots<Pick<Announcement, "announcementId" | "reached" | "presented" | "completedAt">>) =>
    announcements
      .update(sql, announcements.values(p, "reached", "presented", "completedAt"))
      .where(announcements.values(p, "announcementId")),
);

/** Returns the stored announcement, locked until the transaction ends. Stores it first if it is new. */
export async function ensureAnnouncement(
  tx: Db,
  announcement: Announcement,
): Promise<Announcement> {
  await putAnnouncements(tx, announcement);
  return (await byHashLocked.first(tx, announcement)) ?? announcement;
}

// Changes of law and configuration that are being announced. A row is deleted once every session was visited.

export const addRuleChange = query((sql, p: Slots<RuleChange>) => ruleChanges.insert(sql, p));

/** Returns a change, locked until the transaction ends. */
export const lockRuleChange = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.select(sql).where(ruleChanges.values(p, "changeId")).forUpdate(),
).first;

const earlier = query((sql, p: Slots<Pick<RuleChange, "productId" | "effectiveAt">>) =>
  ruleChanges
    .select(sql, "changeId")
    .where(ruleChanges.values(p, "productId"))
    .where("effective_at", "<", p.effectiveAt)
    .limit(1),
);

export const moveRuleChangeOn = query((sql, p: Slots<Pick<RuleChange, "changeId" | "cursor">>) =>
  ruleChanges.update(sql, ruleChanges.values(p, "cursor")).where(ruleChanges.values(p, "changeId")),
);

export const completeRuleChange = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.delete(sql).where(ruleChanges.values(p, "changeId")),
);

/** Returns whether an earlier change of the same product is still being announced. */
export const hasEarlierRuleChange = async (
  db: Db,
  { productId, effectiveAt }: RuleChange,
): Promise<boolean> => (await earlier.first(db, { productId, effectiveAt })) !== undefined;
