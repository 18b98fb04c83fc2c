import { integer, type RowOf, sealed, table, text } from "../engine/table.js";

type ErasedSubject = "player" | "player-in-product" | "guardian";

export const erasureKeys = table(
  "erasure_keys",
  {
    keyId: text("key_id"),
    key: sealed(text("key"), ["keyId"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "The key of the hashes of what was erased",
    why: "recognises a person or an id that was erased",
    kept: { phrase: "for ever" },
    columns: { keyId: "id of the key", key: "the key, encrypted" },
  },
);

export const erasures = table(
  "erasures",
  {
    erasedHash: text("erased_hash"),
    subject: text<ErasedSubject>("subject"),
    erasedAt: integer("erased_at"),
  },
  {
    holds: "A person who was erased",
    why: "erases them again when a backup is restored",
    kept: { phrase: "for ever: a keyed hash, of which nothing can be read" },
    columns: {
      erasedHash: "keyed hash of the person's id or address",
      subject: "player, player in one product, or guardian",
      erasedAt: "when",
    },
  },
);

export const erasedIds = table(
  "erased_ids",
  { productId: integer("product_id"), idHash: text("id_hash") },
  {
    holds: "The id of a report whose player was erased",
    why: "a retry of an old report records nothing",
    kept: { phrase: "for ever: a keyed hash, of which nothing can be read" },
    columns: { idHash: "keyed hash of product and id" },
  },
);

export type Erasure = RowOf<typeof erasures>;
