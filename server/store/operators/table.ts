import type { Role } from "../../domain/operator/roles.js";
import { MAX_BROWSER_SESSION_MS } from "../../domain/browser-session.js";
import { AUDIT_DAYS, type AuditAction } from "../../domain/audit.js";
import type { Mode } from "../../domain/product.js";
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

export const operators = table(
  "operators",
  {
    operatorId: text("operator_id"),
    organisation: text("organisation"),
    mailHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["operatorId"], { orElse: "" }),
    role: text<Role>("role"),
    invitedBy: nullable(text("invited_by")),
    createdAt: integer("created_at"),
    joinedAt: nullable(integer("joined_at")),
    removedAt: nullable(integer("removed_at")),
  },
  {
    holds: "An operator: a person who uses the console for an organisation",
    why: "says who signs in, what they may do, and who an entry of the audit log names",
    kept: {
      phrase: `${AUDIT_DAYS} days after they were removed, as long as the audit log names them`,
      since: "removedAt",
      forMs: AUDIT_DAYS * DAY_MS,
    },
    note: "a person who is a guardian too stays an operator when the guardian is erased",
    columns: {
      operatorId: "id of the operator",
      mailHash: "keyed hash of the email address",
      address: "email address, encrypted",
      role: "what they may do",
      invitedBy: "operator who invited them; null for an invitation by the command line",
      joinedAt: "when they first signed in",
      removedAt: "when they were removed",
    },
  },
);

/** `joinedAt` is null while the invitation is open; `removedAt` is null for all but former operators. */
export type Operator = RowOf<typeof operators>;

/** `invitation` lets an operator join; `sign-in` proves an address to all organisations of its operators. */
type LinkPurpose = "invitation" | "sign-in";

export const operatorLinks = table(
  "operator_links",
  {
    linkId: text("link_id"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    purpose: text<LinkPurpose>("purpose"),
    operatorId: nullable(text("operator_id")),
    mailHash: keyed(text("address_hash"), { of: "address", endsAt: "expires_at" }),
    clientHash: nullable(keyed(text("client_hash"), { of: "token", endsAt: "expires_at" })),
    requestedAt: integer("requested_at"),
    expiresAt: integer("expires_at"),
    returnTo: nullable(text("return_to")),
  },
  {
    holds: "A link by which an operator signs in or joins",
    why: "proves the address to the console",
    kept: { phrase: "15 minutes, and 24 hours for an invitation", since: "expiresAt" },
    columns: {
      linkId: "id of the link",
      purpose: "whether it invites or signs in",
      operatorId: "operator whom it invites",
      mailHash: "keyed hash of the email address",
      requestedAt: "when it was asked for",
      returnTo: "page that it returns to",
    },
  },
);

export type OperatorLink = RowOf<typeof operatorLinks>;

export const operatorSessions = table(
  "operator_sessions",
  {
    browserId: text("browser_id"),
    tokenHash: keyed(text("token_hash"), {
      of: "token",
      endsAt: `began_at + ${MAX_BROWSER_SESSION_MS}`,
    }),
    operatorId: text("operator_id"),
    device: text("device"),
    beganAt: integer("began_at"),
    lastSeenAt: integer("last_seen_at"),
    provenAt: nullable(integer("proven_at")),
  },
  {
    holds: "A browser in which an operator is signed in",
    why: "keeps operators signed in, and shows the team where",
    kept: { phrase: "12 hours", since: "beganAt", forMs: MAX_BROWSER_SESSION_MS },
    columns: {
      browserId: "id of the browser",
      tokenHash: "keyed hash of the cookie",
      operatorId: "who is signed in",
      device: "kind of browser and system",
      beganAt: "when they signed in",
      lastSeenAt: "when it was last seen",
      provenAt: "when a passkey was last used in it",
    },
  },
);

/** `provenAt` is null until a passkey was used. */
export type OperatorSession = RowOf<typeof operatorSessions>;

export const operatorPasskeys = table(
  "operator_passkeys",
  {
    passkeyId: text("passkey_id"),
    operatorId: text("operator_id"),
    publicKey: text("public_key"),
    counter: integer("counter"),
    transports: json<readonly string[]>("transports"),
    device: text("device"),
    createdAt: integer("created_at"),
    lastUsedAt: integer("last_used_at"),
  },
  {
    holds: "A passkey of an operator",
    why: "proves that it is them",
    kept: { phrase: "until it or the operator is removed" },
    columns: {
      passkeyId: "id of the passkey, as browsers know it",
      operatorId: "whose it is",
      publicKey: "public key, as COSE in Base64url",
      counter: "how often it was used, as far as it counts",
      transports: "how browsers reach it",
      device: "kind of browser and system on which it was made",
      lastUsedAt: "when it was last used",
    },
  },
);

export type Passkey = RowOf<typeof operatorPasskeys>;

export const operatorReasons = table(
  "operator_reasons",
  {
    reasonId: text("reason_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    operatorId: text("operator_id"),
    action: text<AuditAction>("action"),
    target: nullable(text("target")),
    kuid: nullable(text("kuid")),
    guardianId: nullable(text("guardian_id")),
    reason: sealed(text("reason"), ["reasonId"], { orElse: "" }),
    occurredAt: integer("occurred_at"),
    requestId: nullable(text("request_id")),
  },
  {
    holds: "Why an operator did what cannot be undone, or saw or changed personal data",
    why: "lets guardians, owners and auditors see why",
    kept: {
      phrase: `${AUDIT_DAYS} days, as long as the audit log`,
      since: "occurredAt",
      forMs: AUDIT_DAYS * DAY_MS,
    },
    player: { rowsBy: ["kuid"], afterWithdrawal: "kept" },
    guardian: { rowsBy: ["guardianId"] },
    withheld: ["operatorId"],
    columns: {
      reasonId: "id of the row",
      operatorId: "who did it",
      action: "what was done, as the audit log calls it",
      target: "what it was done to, as the audit log calls it",
      reason: "why, in the operator's words, encrypted",
      occurredAt: "when",
      requestId: "request that did it, as in the audit log",
    },
  },
);

export type OperatorReason = RowOf<typeof operatorReasons>;
