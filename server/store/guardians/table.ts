import type { Assurance } from "../../domain/guardian/assurance.js";
import type { Language } from "../../domain/language.js";
import type { Mode } from "../../domain/product.js";
import { DAY_MS, MINUTE_MS } from "../../lib/dates.js";
import { integer, keyed, nullable, type RowOf, sealed, table, text } from "../engine/table.js";

/** Replaces an address that cannot be decrypted. The person remains a guardian and gets no email. */
export const UNREADABLE = "";

export const guardians = table(
  "guardians",
  {
    guardianId: text("guardian_id"),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    addressHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["guardianId"], { orElse: UNREADABLE }),
    createdAt: integer("created_at"),
    verifiedAt: nullable(integer("verified_at")),
    verifiedBy: nullable(text("verified_by")),
    language: nullable(text<Language>("language")),
  },
  {
    holds: "A guardian",
    why: "asks the same person again, and mails what was decided in their name",
    kept: { phrase: "as long as they are on file for a player, or a receipt of theirs is kept" },
    guardian: { rowsBy: ["guardianId", "addressHash"] },
    names: "guardianId",
    withheld: ["address"],
    note: "deleted with the last of their players",
    columns: {
      address: "email address, encrypted",
      verifiedAt: "when they were verified as an adult",
      verifiedBy: "by which verification",
      language: "language that they used last",
    },
  },
);

export const GUARDIAN_FIELDS = [
  "guardianId",
  "addressHash",
  "address",
  "verifiedAt",
  "verifiedBy",
] as const;

/**
 * `addressHash` finds the address; `address` is empty where it cannot be read. The verification is of a trusted adult: when,
 * and by which method.
 */
export type Guardian = Pick<RowOf<typeof guardians>, (typeof GUARDIAN_FIELDS)[number]>;

/** How a guardian became one: by a link in a mail, by a handed link, invited by another guardian, or in a test. */
export type Channel = "mailed-link" | "handed-link" | "invitation" | "test";

export const sessionGuardians = table(
  "session_guardians",
  {
    sessionId: text("session_id"),
    guardianId: text("guardian_id"),
    linkedAt: integer("linked_at"),
    ordinal: integer("ordinal"),
    assurance: text<Assurance>("assurance"),
    channel: text<Channel>("channel"),
    consentedAt: nullable(integer("consented_at")),
    unlinkedAt: nullable(integer("unlinked_at")),
  },
  {
    holds: "Who is a guardian of which session",
    why: "says who may decide for the player",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    guardian: { rowsBy: ["guardianId"] },
    columns: {
      linkedAt: "since when",
      ordinal: "their place among the player's guardians, in the order in which they came",
      assurance: "how sure it is that they are an adult",
      channel: "by which way they came",
      consentedAt: "when they consented",
      unlinkedAt: "until when",
    },
  },
);

export const familySignIns = table(
  "family_sign_ins",
  {
    signInId: text("sign_in_id"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    mode: text<Mode>("mode"),
    addressHash: keyed(text("address_hash"), { of: "address", endsAt: "expires_at" }),
    clientHash: keyed(text("client_hash"), { of: "token", endsAt: "expires_at" }),
    requestedAt: integer("requested_at"),
    expiresAt: integer("expires_at"),
    returnTo: nullable(text("return_to")),
  },
  {
    holds: "A link by which a guardian signs in",
    why: "proves the address to the family pages",
    kept: { phrase: "15 minutes", since: "expiresAt" },
    guardian: { rowsBy: ["addressHash"] },
    note: "the address of the page that it returns to, which may name a session, is cleared with that session",
    columns: {
      signInId: "id of the link",
      requestedAt: "when it was asked for",
      returnTo: "page that it returns to",
    },
  },
);

/** The latest instant until which a browser stays signed in. */
const BROWSER_ENDS_AT = "coalesce(remembered_until, began_at + 43200000)";

export const browserSessions = table(
  "family_visits",
  {
    tokenHash: keyed(text("token_hash"), { of: "token", endsAt: BROWSER_ENDS_AT }),
    mode: text<Mode>("mode"),
    addressHash: keyed(text("address_hash"), { of: "address", endsAt: BROWSER_ENDS_AT }),
    beganAt: integer("began_at"),
    lastSeenAt: integer("last_seen_at"),
    visitId: text("visit_id"),
    device: text("device"),
    rememberedUntil: nullable(integer("remembered_until")),
    previousHash: nullable(
      keyed(text("previous_hash"), { of: "token", endsAt: "rotated_at + 60000" }),
    ),
    rotatedAt: integer("rotated_at"),
  },
  {
    holds: "A browser in which a guardian is signed in",
    why: "keeps guardians signed in, and shows them their devices",
    kept: { phrase: "30 days after it was last seen" },
    guardian: { rowsBy: ["addressHash"] },
    columns: {
      tokenHash: "keyed hash of the cookie",
      beganAt: "when they signed in",
      lastSeenAt: "when it was last seen",
      visitId: "id of the browser",
      device: "kind of browser and system",
      rememberedUntil: "until when it is remembered",
      previousHash: "keyed hash of the cookie before this one",
      rotatedAt: "when the cookie was replaced",
    },
  },
);

/** `ended`: the inviting guardian withdrew it, sent another to the same address, or is no longer a guardian. */
export type InvitationOutcome = "joined" | "withdrawn" | "ended";

export const guardianInvitations = table(
  "guardian_invitations",
  {
    invitationId: text("invitation_id"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    sessionId: text("session_id"),
    invitedBy: text("invited_by"),
    addressHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["invitationId"]),
    invitedAt: integer("invited_at"),
    expiresAt: integer("expires_at"),
    outcome: nullable(text<InvitationOutcome>("outcome")),
    endedAt: nullable(integer("ended_at")),
  },
  {
    holds: "An invitation of another guardian",
    why: "lets the guardian of a player invite another",
    kept: { phrase: "30 days after it expired", since: "expiresAt", forMs: 30 * DAY_MS },
    player: { rowsBy: ["kuid", "sessionId"] },
    guardian: { rowsBy: ["invitedBy", "addressHash"] },
    note: "one that was not accepted is deleted as it expires",
    names: "invitationId",
    withheld: ["address"],
    columns: {
      invitationId: "id of the invitation",
      invitedBy: "guardian who invites",
      address: "email address that is invited, encrypted",
      invitedAt: "when it was sent",
      outcome: "what became of it",
      endedAt: "when it ended",
    },
  },
);

/** `sessionId` is the session on whose page the invitation was made. */
export type Invitation = RowOf<typeof guardianInvitations>;

/** `request` leads to the decision, `confirmation` to its confirmation, and `approval` lets a new guardian join. */
export type MailedLinkPurpose = "request" | "confirmation" | "approval" | "second-confirmation";

export const mailedLinks = table(
  "mailed_links",
  {
    linkId: text("link_id"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    challengeId: text("challenge_id"),
    purpose: text<MailedLinkPurpose>("purpose"),
    addressHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["linkId"]),
    createdAt: integer("created_at"),
    expiresAt: integer("expires_at"),
    replacedAt: nullable(integer("replaced_at")),
  },
  {
    holds: "A link in an email to a guardian",
    why: "proves the address when a decision is made with it",
    kept: { phrase: "30 days after it expired", since: "expiresAt", forMs: 30 * DAY_MS },
    player: { rowsBy: ["challengeId"] },
    guardian: { rowsBy: ["addressHash"] },
    note: "that of a person who did not answer is deleted as it expires, with the emails to them",
    withheld: ["address"],
    names: "linkId",
    columns: {
      linkId: "id of the link",
      purpose: "what it is for",
      address: "email address, encrypted",
      replacedAt: "when another one replaced it",
    },
  },
);

/** Replaced: the address was corrected, and the link to the earlier one decides nothing. */
export type MailedLink = RowOf<typeof mailedLinks>;

/** Who ended the link: a guardian, who withdrew or left, a product, or an operator. */
export type EndedBy = "withdrawal" | "product" | "operator";

/** For how long someone counts as a former guardian. */
export const FORMER_MS = 365 * DAY_MS;

export const formerGuardians = table(
  "former_guardians",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    guardianId: text("guardian_id"),
    endedBy: text<EndedBy>("ended_by"),
    endedAt: integer("ended_at"),
    succeededAt: nullable(integer("succeeded_at")),
  },
  {
    holds: "Who was a guardian of a player",
    why: "no other address becomes a guardian unseen once a guardian has withdrawn",
    kept: { phrase: "365 days", since: "endedAt", forMs: FORMER_MS },
    player: { rowsBy: ["kuid"], afterWithdrawal: "kept" },
    guardian: { rowsBy: ["guardianId"] },
    columns: {
      endedBy: "whose act ended it",
      endedAt: "until when they were one",
      succeededAt: "since when the player has a guardian again",
    },
  },
);

/** A former guardian of a player. `succeededAt` is since when the player has had another guardian. */
export type FormerGuardian = Guardian &
  Pick<RowOf<typeof formerGuardians>, "endedBy" | "endedAt" | "succeededAt">;

/** `movedAt` is in milliseconds on the service's clock. */
export const addressMoves = table(
  "address_moves",
  {
    oldHash: text("old_hash"),
    newHash: text("new_hash"),
    movedAt: integer("moved_at"),
  },
  {
    holds: "A hash of an address that was made anew under another secret",
    why: "requests that read the old hash before the move find what is stored under the new one",
    // Longer than any request takes.
    kept: { phrase: "10 minutes", since: "movedAt", forMs: 10 * MINUTE_MS },
    guardian: { rowsBy: ["oldHash", "newHash"] },
    columns: {
      oldHash: "keyed hash of the address under the old secret",
      newHash: "the same under the new one",
      movedAt: "when it was made anew",
    },
  },
);
