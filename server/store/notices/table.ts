import type { Mode, Product, ProductDocument } from "../../domain/product.js";
import { integer, json, nullable, type RowOf, table, text } from "../engine/table.js";

export const notices = table(
  "notices",
  {
    sessionId: text("session_id"),
    documentId: text("document_id"),
    presentedAt: integer("presented_at"),
    /** Null where there is none. */
    deadline: nullable(integer("deadline")),
    /** When a guardian was last mailed about this deadline; null where none was. */
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

type Announced = Readonly<Pick<ProductDocument, "id" | "version">>;

export const announcements = table(
  "announcements",
  {
    announcementId: text("announcement_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    /** Equal for equal announcements. */
    hash: text("hash"),
    documents: json<readonly Announced[]>("documents"),
    /** ISO 3166 codes; empty for all places. */
    places: json<readonly string[]>("places"),
    /** Null where there is none. */
    deadline: nullable(integer("deadline")),
    announcedAt: integer("announced_at"),
    /** The id of the last session that was visited; empty before the first. */
    reached: text("reached"),
    /** The number of sessions that the documents were presented to. */
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
      hash: "hash of what is announced, the same for the same announcement",
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

export const ruleChanges = table(
  "rule_changes",
  {
    changeId: text("change_id"),
    productId: integer("product_id"),
    cause: text<"law" | "configuration">("cause"),
    effectiveAt: integer("effective_at"),
    /** Without a mode in both. */
    products: nullable(
      json<Readonly<{ before: Product; after: Product; mode?: Mode }>>("products"),
    ),
    cursor: text("cursor"),
  },
  {
    holds: "A law or product file that took effect and is being announced",
    why: "announces to each session what it changes",
    kept: { phrase: "until all sessions are announced" },
    note: "ends by itself",
    columns: {
      changeId: "id of the change",
      cause: "law or configuration",
      effectiveAt: "since when it counts",
      products: "the product before and after",
      cursor: "id of the last session that was looked at",
    },
  },
);

/** Instants are in milliseconds. `products` is null for a law. */
export type RuleChange = RowOf<typeof ruleChanges>;
