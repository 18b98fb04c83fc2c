// Forms that came back with errors. Their content is encrypted under a key that is not stored.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, query, table, text, type RowOf } from "../engine/table.js";

export const formDrafts = table(
  "form_drafts",
  {
    draftHash: text("draft_hash"),
    content: text("content"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A form that came back with errors",
    why: "shows it again with what was typed",
    kept: { phrase: "10 minutes" },
    note: "encrypted under a key that is in the address of the page alone: only who sent the form can read it",
    columns: {
      draftHash: "hash of the id in the address of the page",
      content: "what was typed, encrypted",
    },
  },
);

export type FormDraft = RowOf<typeof formDrafts>;

const insert = query((sql, p: Slots<FormDraft>) => formDrafts.insert(sql, p));

const byHash = query((sql, p: Slots<{ draftHash: string }>) =>
  formDrafts.select(sql).where(formDrafts.values(p, "draftHash")),
);

const purge = query((sql, p: Slots<{ now: number }>) =>
  formDrafts.delete(sql).where("expires_at", "<=", p.now),
);

/** Stores a draft, and deletes those that have expired. */
export async function addFormDraft(tx: Db, draft: FormDraft, now: number): Promise<void> {
  await purge(tx, { now });
  await insert(tx, draft);
}

export const findFormDraft = (db: Db, draftHash: string): Promise<FormDraft | undefined> =>
  byHash.first(db, { draftHash });
