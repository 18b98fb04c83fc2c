import type { Mode } from "../../domain/product.js";
import { integer, keyed, nullable, sealed, table, text } from "../engine/table.js";

export const idempotencyKeys = table(
  "idempotency_keys",
  {
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    operation: text("operation"),
    keyHash: text("key_hash"),
    bodyHash: text("body_hash"),
    response: nullable(sealed(text("response"), ["productId", "mode", "operation", "keyHash"])),
    expiresAt: integer("expires_at"),
    about: nullable(text("about")),
  },
  {
    holds: "The response to a request with an `Idempotency-Key`",
    why: "a retry of the request gets the same response and does nothing",
    kept: { phrase: "1 day", since: "expiresAt" },
    player: { rowsBy: ["about"] },
    withheld: ["response"],
    columns: {
      operation: "operation that was called",
      keyHash: "hash of the key",
      bodyHash: "hash of the request",
      response: "what was returned, encrypted",
      about: "id of the player, session or challenge that the response is about",
    },
  },
);

export const usedNonces = table(
  "used_nonces",
  {
    nonceHash: keyed(text("nonce_hash"), { of: "token", endsAt: "expires_at" }),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A form that was sent",
    why: "a form counts once",
    kept: { phrase: "1 day", since: "expiresAt" },
    note: "names no one",
    columns: { nonceHash: "keyed hash of the form's nonce" },
  },
);
