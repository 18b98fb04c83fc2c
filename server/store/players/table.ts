import type { AgeEvidence } from "../../domain/age/age.js";
import type { Nickname } from "../../domain/guardian/nickname.js";
import type { Mode } from "../../domain/product.js";
import { integer, json, keyed, sealed, table, text } from "../engine/table.js";

export const players = table(
  "players",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    evidence: sealed(json<AgeEvidence>("evidence"), ["organisation", "mode", "kuid"]),
    createdAt: integer("created_at"),
    checkAt: integer("check_at"),
  },
  {
    holds: "A player",
    why: "products of one organisation know the same player",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    columns: {
      evidence: "what is known of the player's age, encrypted",
      checkAt: "when the purge next looks whether anything else is stored of the player",
    },
  },
);

export const externalIds = table(
  "external_ids",
  {
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    externalIdHash: keyed(text("external_id_hash"), { of: "external-id" }),
    externalId: sealed(text("external_id"), ["productId", "mode", "kuid"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "A product's own id of a player",
    why: "backends find the player by the id that they have already",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    note: "deleted with the player's last session in the product",
    columns: {
      externalIdHash: "keyed hash of the id",
      externalId: "the id, encrypted",
    },
  },
);

export const nicknames = table(
  "nicknames",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    nickname: sealed(json<Nickname>("nickname"), ["organisation", "mode", "kuid"]),
    changedAt: integer("changed_at"),
  },
  {
    holds: "What guardians call a player",
    why: "guardians of several children tell them apart",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    columns: {
      nickname: "name and colour, encrypted",
      changedAt: "when it was set",
    },
  },
);
