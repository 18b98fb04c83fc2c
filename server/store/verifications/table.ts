import type { AgeEvidence } from "../../domain/age/age.js";
import type { Mode } from "../../domain/product.js";
import type {
  VerificationCriteria,
  VerificationPurpose,
} from "../../domain/verification/criteria.js";
import type {
  FlowState,
  RecordedProof,
  VerificationAssurance,
} from "../../domain/verification/method.js";
import type {
  Attempts,
  VerificationFailure,
  VerificationProgress,
} from "../../domain/verification/verification.js";
import { DAY_MS } from "../../lib/dates.js";
import {
  integer,
  json,
  keyed,
  nullable,
  type RowOf,
  sealed,
  table,
  text,
} from "../engine/table.js";

export const verifications = table(
  "verifications",
  {
    verificationId: text("verification_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    purpose: text<VerificationPurpose>("purpose"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "begun_at + 1209600000" }),
    jurisdiction: text("jurisdiction"),
    criteria: nullable(json<VerificationCriteria>("criteria")),
    kuid: nullable(text("kuid")),
    sessionId: nullable(text("session_id")),
    challengeId: nullable(text("challenge_id")),
    addressHash: nullable(keyed(text("address_hash"), { of: "address" })),
    locale: nullable(text("locale")),
    redirectUrl: nullable(text("redirect_url")),
    status: text<VerificationProgress>("status"),
    failureReason: nullable(text<VerificationFailure>("failure_reason")),
    method: nullable(text("method")),
    attempts: json<Attempts>("attempts"),
    flow: nullable(sealed(json<FlowState>("flow"), ["verificationId"])),
    flowHash: nullable(keyed(text("flow_hash"), { of: "token", endsAt: "begun_at + 1209600000" })),
    codeHash: nullable(keyed(text("code_hash"), { of: "token", endsAt: "begun_at + 1209600000" })),
    recorded: nullable(json<RecordedProof>("recorded")),
    ageLow: nullable(integer("age_low")),
    ageHigh: nullable(integer("age_high")),
    assurance: nullable(text<VerificationAssurance>("assurance")),
    begunAt: integer("begun_at"),
    finishedAt: nullable(integer("finished_at")),
    holdsUntil: nullable(integer("holds_until")),
    appealedAt: nullable(integer("appealed_at")),
    appealReason: nullable(text("appeal_reason")),
  },
  {
    holds: "A flow by which a person shows how old they are",
    why: "keeps what was proven, so that it need not be shown again",
    kept: "challenges",
    player: { rowsBy: ["kuid", "sessionId", "challengeId"] },
    guardian: { rowsBy: ["addressHash"] },
    names: "verificationId",
    withheld: ["flow"],
    columns: {
      verificationId: "id of the flow",
      purpose: "what it is for",
      criteria: "what has to be proven",
      redirectUrl: "where the page leads back to",
      status: "how far it is",
      failureReason: "why it failed",
      method: "how it was shown",
      attempts: "how often each method was tried",
      flow: "what is waiting for a provider's answer, encrypted and deleted once it came",
      flowHash: "keyed hash of the token that a provider sends back",
      codeHash: "keyed hash of the code by which an operator records it",
      recorded: "which operator recorded it, and when a form was received",
      ageLow: "lowest age that was shown",
      ageHigh: "highest age that was shown",
      assurance: "how sure it is",
      begunAt: "when it began",
      finishedAt: "when it ended",
      holdsUntil: "until when it counts",
      appealedAt: "when another look was asked for",
      appealReason: "why another look was asked for",
    },
  },
);

/**
 * Instants are in milliseconds, ages in years. `addressHash` belongs to the guardian who is verified; `method` is the current or
 * last method. `flow` is set while the person is with a provider.
 */
export type Verification = RowOf<typeof verifications>;

export const verifiedPlayers = table(
  "verified_players",
  {
    verificationId: text("verification_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
  },
  {
    holds: "A player whose age a verification is evidence of",
    why: "what counts on a verification ends with it",
    kept: "challenges",
    player: { rowsBy: ["kuid", "verificationId"] },
    columns: { verificationId: "id of the flow" },
  },
);

/** `e2e` is an age gate that leads on to the guardian, `age-gate` the age gate alone. */
export type WidgetKind = "e2e" | "age-gate";

export const widgets = table(
  "widgets",
  {
    widgetId: text("widget_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kind: text<WidgetKind>("kind"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    jurisdiction: text("jurisdiction"),
    kuid: nullable(text("kuid")),
    externalId: nullable(sealed(text("external_id"), ["widgetId"])),
    evidence: sealed(json<AgeEvidence>("evidence"), ["widgetId"]),
    locale: nullable(text("locale")),
    redirectUrl: nullable(text("redirect_url")),
    status: nullable(text<"PASS" | "CHALLENGE" | "PROHIBITED" | "EXPIRED">("status")),
    sessionId: nullable(text("session_id")),
    challengeId: nullable(text("challenge_id")),
    createdAt: integer("created_at"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A hosted page that asks a player's age",
    why: "keeps its result for the frame that shows it",
    kept: { phrase: "30 days after it expired", since: "expiresAt", forMs: 30 * DAY_MS },
    player: { rowsBy: ["kuid", "sessionId", "challengeId"] },
    names: "widgetId",
    columns: {
      widgetId: "id of the widget",
      kind: "kind of widget",
      externalId: "the product's own id of the player, encrypted",
      evidence: "what is known of the player's age, encrypted",
      redirectUrl: "where the page leads back to",
      status: "result",
    },
  },
);

/** Instants are in milliseconds. `status` is null until the age was given. */
export type Widget = RowOf<typeof widgets>;

export const shortLinks = table(
  "short_links",
  {
    tokenHash: keyed(text("token_hash"), { of: "token", endsAt: "expires_at" }),
    path: sealed(text("path"), ["tokenHash"]),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A short address of a hosted page",
    why: "leads to the page",
    kept: { phrase: "until the page's own link expires", since: "expiresAt" },
    note: "names no one: once the page's own link is deleted, it leads nowhere",
    columns: {
      tokenHash: "keyed hash of the short address",
      path: "where it leads, encrypted",
    },
  },
);
