import type { AgeEvidence } from "../../domain/age/age.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Reached } from "../../domain/counters.js";
import type { Awaiting, ConsentProgress } from "../../domain/guardian/assurance.js";
import type { Language } from "../../domain/language.js";
import type { ProductDocument } from "../../domain/product.js";
import { rememberUpTo } from "../../lib/remember.js";
import { HOUR_MS } from "../../lib/dates.js";
import {
  boolean,
  integer,
  json,
  keyed,
  nullable,
  type RowOf,
  sealed,
  table,
  text,
} from "../engine/table.js";
import type { Channel } from "../guardians/table.js";

type Documents = readonly ProductDocument[];

/** The documents of one product and version are a few kilobytes that all of its challenges share. */
const MAX_DOCUMENTS = 500;

/** Returns the same object for equal texts, so that values derived from a document can be cached by it. */
const parseDocuments = rememberUpTo(MAX_DOCUMENTS, (text: string) => JSON.parse(text) as Documents);

export const challenges = table(
  "challenges",
  {
    challengeId: text("challenge_id"),
    productId: integer("product_id"),
    mode: text<Challenge["mode"]>("mode"),
    type: text<Challenge["type"]>("type"),
    status: text<Challenge["status"]>("status"),
    kuid: text("kuid"),
    sessionId: nullable(text("session_id")),
    jurisdiction: text("jurisdiction"),
    evidence: sealed(json<AgeEvidence>("evidence"), ["challengeId"]),
    requestedPermissions: json<Challenge["requestedPermissions"]>("requested_permissions"),
    documents: json<Documents>("documents", parseDocuments),
    materialChange: nullable(json<NonNullable<Challenge["materialChange"]>>("material_change")),
    presentsAll: boolean("presents_all"),
    options: nullable(json<object>("options")),
    locale: nullable(text("locale")),
    redirectUrl: nullable(text("redirect_url")),
    awaiting: nullable(text<Awaiting>("awaiting")),
    reached: text<Reached>("reached"),
    reachedAt: integer("reached_at"),
    failureReason: nullable(text<NonNullable<Challenge["failureReason"]>>("failure_reason")),
    chainId: text("chain_id"),
    supersededBy: nullable(text("superseded_by")),
    bulkId: nullable(text("bulk_id")),
    mailedTo: nullable(sealed(text("mailed_to"), ["challengeId"])),
    mailedAt: nullable(integer("mailed_at")),
    passwordGeneration: integer("password_generation"),
    passwordExpiresAt: integer("password_expires_at"),
    passwordHash: nullable(
      keyed(text("password_hash"), { of: "token", endsAt: "password_expires_at" }),
    ),
    linkGeneration: integer("link_generation"),
    linkExpiresAt: integer("link_expires_at"),
    linkHash: nullable(keyed(text("link_hash"), { of: "token", endsAt: "link_expires_at" })),
    touchedAt: integer("touched_at"),
    createdAt: integer("created_at"),
    decidedAt: nullable(integer("decided_at")),
    decidedLinkId: nullable(text("decided_link_id")),
  },
  {
    holds: "A decision that a guardian is asked for",
    why: "carries the question from the product to the guardian, and shows what was decided",
    kept: "challenges",
    player: { rowsBy: ["kuid", "sessionId"] },
    names: "challengeId",
    withheld: ["mailedTo"],
    note: "one that no one opened is deleted after 30 days; one that passed is kept with its session",
    columns: {
      type: "kind of decision",
      status: "how far it is",
      evidence: "what is known of the player's age, encrypted",
      requestedPermissions: "permissions that are asked for",
      documents: "documents that are shown",
      materialChange: "documents that have changed, and by when they have to be accepted",
      presentsAll: "whether the whole product is presented",
      options: "the product's options",
      redirectUrl: "where the page leads back to",
      awaiting: "what it waits for",
      reached: "how far the guardian has come",
      reachedAt: "since when",
      failureReason: "why it failed",
      chainId: "the same for those that replace each other",
      supersededBy: "the one that replaced it",
      bulkId: "the same for those of one page",
      mailedTo: "the guardian's email address, encrypted, for 14 days",
      mailedAt: "when that address was given",
      passwordGeneration: "number of its one-time password",
      passwordExpiresAt: "until when the password counts",
      passwordHash: "keyed hash of the password",
      linkGeneration: "number of its link",
      linkExpiresAt: "until when the link counts",
      touchedAt: "when it was last read or mailed, to the hour",
      decidedAt: "when it was decided",
      decidedLinkId: "mailed link by which it was refused",
    },
  },
);

export const wrongPasswords = table(
  "wrong_passwords",
  {
    clientHash: keyed(text("client_hash"), { of: "token", endsAt: "entered_at + 600000" }),
    enteredAt: integer("entered_at"),
    /** Null for a client whose address belongs to no site. */
    siteHash: nullable(keyed(text("site_hash"), { of: "token", endsAt: "entered_at + 600000" })),
  },
  {
    holds: "A one-time password that was wrong",
    why: "limits guesses",
    kept: { phrase: "1 hour", since: "enteredAt", forMs: HOUR_MS },
    note: "names no one: a network address cannot be found in it",
    columns: {
      enteredAt: "when it was entered",
      siteHash: "keyed hash of the network of its site",
    },
  },
);

export type DecisionChoices = Readonly<{
  enabled: readonly string[];
  allowances: Readonly<Record<string, number | string>>;
  channel: Channel;
  /** The language of the page on which the guardian chose. */
  language?: Language;
}>;

export const pendingDecisions = table(
  "pending_decisions",
  {
    challengeId: text("challenge_id"),
    addressHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["challengeId"]),
    choices: json<DecisionChoices>("choices"),
    progress: json<ConsentProgress>("progress"),
    decidedAt: integer("decided_at"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A decision made on a handed link, until the guardian confirms it",
    why: "a guardian confirms by email what was chosen on a child's device",
    kept: { phrase: "14 days" },
    player: { rowsBy: ["challengeId"] },
    guardian: { rowsBy: ["addressHash"] },
    withheld: ["address"],
    columns: {
      address: "email address, encrypted",
      choices: "what was chosen",
      progress: "what the person has shown so far",
      decidedAt: "when it was chosen",
    },
  },
);

/** `progress` is what the guardian has proven so far. Instants are in milliseconds. */
export type PendingDecision = RowOf<typeof pendingDecisions>;
