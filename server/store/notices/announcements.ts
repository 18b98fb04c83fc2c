// Documents that a product presents to all its sessions, and how far that has come. Instants in milliseconds.
import type { Mode, ProductDocument } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, nullable, query, table, text, type RowOf } from "../engine/table.js";

type Announced = Readonly<Pick<ProductDocument, "id" | "version">>;

export const announcements = table(
  "announcements",
  {
    announcementId: text("announcement_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    /** The same for the same announcement. */
    digest: text("digest"),
    documents: json<readonly Announced[]>("documents"),
    /** Codes of ISO 3166; all places where it is empty. */
    places: json<readonly string[]>("places"),
    /** Null where there is none. */
    deadline: nullable(integer("deadline")),
    announcedAt: integer("announced_at"),
    /** The id of the last session that was looked at; empty before the first. */
    reached: text("reached"),
    /** To how many sessions they were presented. */
    presented: integer("presented"),
    completedAt: nullable(integer("completed_at")),
  },
  {
    holds: "Documents of a product that are presented to all its sessions",
    why: "each session is reached once",
    kept: { phrase: "with the product" },
    note: "where a session to be erased was the last one reached, its id is cut short",
    columns: {
      announcementId: "id of the announcement",
      digest: "digest of what is announced, the same for the same announcement",
      documents: "documents that are presented",
      places: "where: codes of ISO 3166",
      deadline: "by when they have to be accepted",
      announcedAt: "when it was announced",
      reached: "id of the last session that was reached",
      presented: "how many sessions were reached",
      completedAt: "when all were reached",
    },
  },
);

export type Announcement = RowOf<typeof announcements>;

const put = query((sql, p: Slots<Announcement>) =>
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
  await put(tx, announcement);
  return (await byDigestLocked.first(tx, announcement)) ?? announcement;
}

export async function saveProgress(
  tx: Db,
  progress: Pick<Announcement, "announcementId" | "reached" | "presented" | "completedAt">,
): Promise<void> {
  await update(tx, progress);
}
