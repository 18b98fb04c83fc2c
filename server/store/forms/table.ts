import type { Mode } from "../../domain/product.js";
import { integer, keyed, nullable, type RowOf, sealed, table, text } from "../engine/table.js";

export const formDrafts = table(
  "form_drafts",
  {
    draftHash: text("draft_hash"),
    content: sealed(text("content"), ["draftHash"]),
    mode: nullable(text<Mode>("mode")),
    addressHash: nullable(keyed(text("address_hash"), { of: "address", endsAt: "expires_at" })),
    sessionId: nullable(text("session_id")),
    expiresAt: integer("expires_at"),
  },
  {
    holds:
      "A form that came back with errors, or that a guardian sent when they were no longer signed in",
    why: "shows it again with what was typed",
    kept: { phrase: "1 hour", since: "expiresAt" },
    player: { rowsBy: ["sessionId"] },
    guardian: { rowsBy: ["addressHash"] },
    note: "encrypted under a key that is in the address of the page alone: only who sent the form can read it. A form of the family pages names its sender, who has to be signed in to read it, and its session",
    withheld: ["content"],
    columns: {
      draftHash: "hash of the id in the address of the page",
      content: "what was typed, encrypted",
    },
  },
);

/** `mode`, `addressHash`: of the guardian who alone may read it; null where the key is enough. */
export type FormDraft = RowOf<typeof formDrafts>;
