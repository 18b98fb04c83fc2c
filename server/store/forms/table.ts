import type { Mode } from "../../domain/product.js";
import { boolean, integer, json, keyed, type RowOf, sealed, table, text } from "../engine/table.js";

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

/** The fields of a form as they were sent. A field that was sent several times has several values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export const keptForms = table(
  "kept_forms",
  {
    mode: text<Mode>("mode"),
    addressHash: keyed(text("address_hash"), { of: "address", endsAt: "expires_at" }),
    path: text("path"),
    fields: sealed(json<FormFields>("fields"), ["mode", "addressHash", "path"]),
    isRejected: boolean("is_rejected"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A form that a guardian sent when they were no longer signed in",
    why: "nothing has to be typed again after the sign-in",
    kept: { phrase: "1 hour" },
    guardian: { rowsBy: ["addressHash"] },
    note: "one whose page names a session is deleted with that session",
    columns: {
      path: "page that it is of",
      fields: "what was typed, encrypted",
      isRejected: "whether it came back with errors",
    },
  },
);

/** Each visitor and page has at most one; a later form replaces it. `rejected` forms had errors. */
export type KeptForm = RowOf<typeof keptForms>;
