import type { MailBudget } from "../../domain/guardian/mail-caps.js";
import type { MailContent } from "../../domain/mail-content.js";
import type { Mode } from "../../domain/product.js";
import { DAY_MS } from "../../lib/dates.js";
import {
  integer,
  json,
  keyed,
  nullable,
  rowId,
  type RowOf,
  sealed,
  table,
  text,
} from "../engine/table.js";

/**
 * A queued mail. `held`: it is shown in the mailbox, because no server is configured. `dropped`: its request was decided before
 * it was sent.
 */
export type Mail = Readonly<{
  mailId: string;
  productId: number;
  mode: Mode;
  /** The player that it is about, if any. */
  kuid: string | null;
  content: MailContent;
  status: "queued" | "held" | "sent" | "failed" | "dropped";
  attempts: number;
  createdAt: number;
  sentAt: number | null;
  /** The last response of a mail server that did not accept it. */
  lastError: string | null;
  /** Until when (milliseconds) others may be added to it; null for most mails. */
  collectsUntil: number | null;
}>;

export const mails = table(
  "mails",
  {
    id: rowId("id"),
    mailId: text("mail_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kuid: nullable(text("kuid")),
    content: sealed(json<MailContent>("content"), ["mailId"], {
      orElse: { template: "unreadable", to: "", locale: null },
    }),
    status: text<Mail["status"]>("status"),
    attempts: integer("attempts"),
    createdAt: integer("created_at"),
    sentAt: nullable(integer("sent_at")),
    lastError: nullable(sealed(text("last_error"), ["mailId"])),
    collectsUntil: nullable(integer("collects_until")),
  },
  {
    holds: "An email to a guardian",
    why: "sends it, and in test mode shows it",
    kept: "mails",
    player: { rowsBy: ["kuid"] },
    withheld: ["content", "lastError"],
    names: "mailId",
    guardian: { rowsBy: ["mailId"] },
    note: "of a guardian who is erased, those to their address are found by decrypting them",
    columns: {
      mailId: "id of the email",
      content: "recipient, template and what it is about, encrypted",
      status: "whether it was sent",
      attempts: "attempts to send it",
      sentAt: "when it was sent",
      collectsUntil: "until when receipts were added to it",
      lastError: "what a mail server said when it did not accept it, encrypted",
    },
  },
);

export const cappedMails = table(
  "capped_mails",
  {
    organisation: text("organisation"),
    mode: text("mode"),
    /** The hash of the address as `foldAddress` writes it. */
    foldedHash: keyed(text("address_hash"), { of: "address", endsAt: "queued_at + 86400000" }),
    queuedAt: integer("queued_at"),
    budget: text<MailBudget>("budget"),
  },
  {
    holds: "An email that a product or a stranger caused to be sent to an address",
    why: "limits how many one address gets",
    kept: { phrase: "1 day", since: "queuedAt", forMs: DAY_MS },
    guardian: { rowsBy: ["foldedHash"] },
    columns: {
      foldedHash: "keyed hash of the address, however it is written",
      queuedAt: "when it was queued",
      budget: "the cap that it counts against",
    },
  },
);

/** Addresses whose reader said that a player is not their child. */
export const mailStops = table(
  "mail_stops",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    foldedHash: keyed(text("address_hash"), { of: "address" }),
    /**
     * The address as `foldAddress` writes it, to be hashed again under another secret. Null in rows of builds that were never
     * released.
     */
    address: nullable(sealed(text("address"), ["organisation", "mode", "kuid"])),
    stoppedAt: integer("stopped_at"),
  },
  {
    holds: "An address whose reader said that a player is not their child",
    why: "no email about that player goes there again",
    kept: { phrase: "as long as the player is known" },
    player: { rowsBy: ["kuid"] },
    guardian: { rowsBy: ["foldedHash"] },
    withheld: ["address"],
    columns: {
      foldedHash: "keyed hash of the address, however it is written",
      address: "the address, encrypted",
      stoppedAt: "since when",
    },
  },
);

export const digestSubscriptions = table(
  "digest_subscriptions",
  {
    subscriptionId: text("subscription_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    guardianId: text("guardian_id"),
    kuid: text("kuid"),
    token: sealed(text("token"), ["subscriptionId"]),
    tokenHash: text("token_hash"),
    unsubscribedAt: nullable(integer("unsubscribed_at")),
  },
  {
    holds: "Whether a guardian gets the weekly summary of a player",
    why: "its link in each summary stops it",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    guardian: { rowsBy: ["guardianId"] },
    withheld: ["token", "tokenHash"],
    columns: {
      subscriptionId: "id of the subscription",
      token: "what its link holds, encrypted",
      tokenHash: "hash of what its link holds",
      unsubscribedAt: "when the guardian stopped it",
    },
  },
);

/** The token is in the link of each summary and permits nothing but unsubscribing. Instants are in milliseconds. */
export type DigestSubscription = RowOf<typeof digestSubscriptions>;
