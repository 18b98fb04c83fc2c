import type { EntryKind } from "../../domain/ledger/entry.js";
import type { Mode } from "../../domain/product.js";
import { integer, nullable, type RowOf, sealed, table, text } from "../engine/table.js";

export const ledgerEntries = table(
  "ledger_entries",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    index: integer("entry_index"),
    kind: text<EntryKind>("kind"),
    challengeId: nullable(text("challenge_id")),
    erased: nullable(integer("erased")),
    salt: text("salt"),
    entry: text("entry"),
  },
  {
    holds: "A decision of a guardian, or an act of an operator",
    why: "proof of consent and of its withdrawal (GDPR art. 7(1))",
    kept: { phrase: "as long as the player is known" },
    note: "the entry is deleted with its salt; the hash that stays in the tree reveals nothing of it, and every proof and checkpoint still verifies",
    columns: {
      index: "place in the ledger",
      kind: "kind of decision",
      erased: "place of the entry that this one erases",
      salt: "random bytes, without which the hash reveals nothing",
      entry: "what was decided, by whom, under which law",
    },
  },
);

export const ledgerHashes = table(
  "ledger_hashes",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    position: integer("position"),
    hash: text("hash"),
  },
  {
    holds: "A hash of the ledger's tree",
    why: "shows that no entry was changed, removed or inserted",
    kept: { phrase: "for ever: hashes of salted entries, of which nothing can be read" },
    columns: {
      position: "place in the tree",
      hash: "hash of an entry, or of two hashes",
    },
  },
);

/** An entry with the input of its leaf: the canonical JSON and its salt. */
export type StoredEntry = Pick<RowOf<typeof ledgerEntries>, "index" | "entry" | "salt">;

export const ledgerCheckpoints = table(
  "ledger_checkpoints",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    size: integer("size"),
    origin: text("origin"),
    note: text("note"),
    createdAt: integer("created_at"),
  },
  {
    holds: "A signed size and root of a ledger",
    why: "shows whether an entry was changed afterwards",
    kept: { phrase: "for ever: hashes alone, of which nothing can be read" },
    columns: {
      size: "number of entries",
      origin: "name of the ledger",
      note: "signed text",
    },
  },
);

export type StoredCheckpoint = RowOf<typeof ledgerCheckpoints>;

export const ledgerKeys = table(
  "ledger_keys",
  {
    keyId: text("key_id"),
    publicKey: text("public_key"),
    privateKey: sealed(text("private_key"), ["keyId"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "A key that checkpoints are signed with",
    why: "signs checkpoints, and checks those that it signed",
    kept: { phrase: "for ever" },
    columns: {
      keyId: "id of the key",
      publicKey: "public key",
      privateKey: "private key, encrypted",
    },
  },
);

/** `publicKey` holds 32 bytes in Base64. */
export type LedgerKey = RowOf<typeof ledgerKeys>;
