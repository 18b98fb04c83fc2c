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

// Documents that were presented to a session and are not accepted yet. Instants in milliseconds.

/** One that is presented again has its new deadline, unless it has none or the earlier one has passed. */
const putNotices = query((sql, p: Slots<Notice>) =>
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

const removeNotices = query(
  (sql, p: Slots<{ sessionId: string; documentIds: readonly string[] }>) =>
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
  await putNotices(tx, notice);
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
): Promise<boolean> => (await removeNotices.changed(tx, { sessionId, documentIds })) > 0;

export async function deleteAllNotices(tx: Db, sessionId: string): Promise<void> {
  await removeAll(tx, { sessionId });
}

// Documents that a product presents to all its sessions, and how far that has come. Instants in milliseconds.

const putAnnouncements = query((sql, p: Slots<Announcement>) =>
  announcements.insert(sql, p).onConflict(["product_id", "mode", "digest"]).ignore(),
);

const byDigestLocked = query((sql, p: Slots<Pick<Announcement, "productId" | "mode" | "digest">>) =>
  announcements
    .select(sql)
    .where(announcements.values(p, "productId", "mode", "digest"))
    .forUpdate(),
);

const update = query(
  (sql, p: Slots<Pick<Announcement, "announcementId" | "reached" | "presented" | "completedAt">>) =>
    announcements
      .update(sql, announcements.values(p, "reached", "presented", "completedAt"))
      .where(announcements.values(p, "announcementId")),
);

/** The announcement as it stands, locked until the transaction ends; stored if it is new. */
export async function ensureAnnouncement(
  tx: Db,
  announcement: Announcement,
): Promise<Announcement> {
  await putAnnouncements(tx, announcement);
  return (await byDigestLocked.first(tx, announcement)) ?? announcement;
}

export async function saveProgress(
  tx: Db,
  progress: Pick<Announcement, "announcementId" | "reached" | "presented" | "completedAt">,
): Promise<void> {
  await update(tx, progress);
}

// Changes of law and configuration that are being announced. A row is deleted when every session has been looked at.

const insert = query((sql, p: Slots<RuleChange>) => ruleChanges.insert(sql, p));

const byId = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.select(sql).where(ruleChanges.values(p, "changeId")).forUpdate(),
);

const earlier = query((sql, p: Slots<Pick<RuleChange, "productId" | "effectiveAt">>) =>
  ruleChanges
    .select(sql, "changeId")
    .where(ruleChanges.values(p, "productId"))
    .where("effective_at", "<", p.effectiveAt)
    .limit(1),
);

const moveOn = query((sql, p: Slots<Pick<RuleChange, "changeId" | "cursor">>) =>
  ruleChanges.update(sql, ruleChanges.values(p, "cursor")).where(ruleChanges.values(p, "changeId")),
);

const removeRuleChanges = query((sql, p: Slots<{ changeId: string }>) =>
  ruleChanges.delete(sql).where(ruleChanges.values(p, "changeId")),
);

export async function addRuleChange(tx: Db, change: RuleChange): Promise<void> {
  await insert(tx, change);
}

/** Locked until the transaction ends. */
export const lockRuleChange = (tx: Db, changeId: string): Promise<RuleChange | undefined> =>
  byId.first(tx, { changeId });

/** Whether an earlier change of the same product is not announced to all yet. */
export const hasEarlierRuleChange = async (
  db: Db,
  { productId, effectiveAt }: RuleChange,
): Promise<boolean> => (await earlier.first(db, { productId, effectiveAt })) !== undefined;

export async function moveRuleChangeOn(tx: Db, changeId: string, cursor: string): Promise<void> {
  await moveOn(tx, { changeId, cursor });
}

export async function completeRuleChange(tx: Db, changeId: string): Promise<void> {
  await removeRuleChanges(tx, { changeId });
}
