// Invitations by which a guardian lets another person become one too. Instants in milliseconds.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import {
  integer,
  keyed,
  nullable,
  query,
  sealed,
  table,
  text,
  type RowOf,
} from "../engine/table.js";
import type { Tenancy } from "../players/players.js";

/** `ended`: its guardian took it back, made another to the same address, or is a guardian no longer. */
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
    kept: { phrase: "30 days after it expired" },
    player: { rowsBy: ["kuid", "sessionId"] },
    guardian: { rowsBy: ["invitedBy", "addressHash"] },
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

/** `sessionId`: the session on whose page it was made. */
export type Invitation = RowOf<typeof guardianInvitations>;

const insert = query((sql, p: Slots<Omit<Invitation, "outcome" | "endedAt">>) =>
  guardianInvitations.insert(sql, p, { outcome: null, endedAt: null }),
);

const byLink = query((sql, p: Slots<{ linkHash: string }>) =>
  guardianInvitations.select(sql).where(guardianInvitations.values(p, "linkHash")),
);

const byId = query((sql, p: Slots<{ invitationId: string }>) =>
  guardianInvitations.select(sql).where(guardianInvitations.values(p, "invitationId")),
);

const openOfPlayer = query((sql, p: Slots<Tenancy & { kuid: string; now: number }>) =>
  guardianInvitations
    .select(sql)
    .where(guardianInvitations.values(p, "organisation", "mode", "kuid"))
    .whereNull("ended_at")
    .where("expires_at", ">", p.now)
    .orderBy(["invited_at", "invitation_id"]),
);

/** No limit counts further. */
const MAX_LISTED = 20;

const madeBy = query((sql, p: Slots<{ invitedBy: string; since: number }>) =>
  guardianInvitations
    .select(sql, "invitedAt")
    .where(guardianInvitations.values(p, "invitedBy"))
    .where("invited_at", ">", p.since)
    .limit(MAX_LISTED),
);

const end = query(
  (sql, p: Slots<{ invitationId: string; outcome: InvitationOutcome; endedAt: number }>) =>
    guardianInvitations
      .update(sql, guardianInvitations.values(p, "outcome", "endedAt"))
      .where(guardianInvitations.values(p, "invitationId"))
      .whereNull("ended_at"),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  guardianInvitations.delete(sql).where("expires_at", "<=", p.before),
);

export async function addInvitation(
  tx: Db,
  invitation: Omit<Invitation, "outcome" | "endedAt">,
): Promise<void> {
  await insert(tx, invitation);
}

/** Ended and expired ones included. */
export const findInvitationByLink = (db: Db, linkHash: string): Promise<Invitation | undefined> =>
  byLink.first(db, { linkHash });

export const findInvitation = (db: Db, invitationId: string): Promise<Invitation | undefined> =>
  byId.first(db, { invitationId });

/** Those that can still be accepted, oldest first. */
export const listOpenInvitations = (
  db: Db,
  { organisation, mode }: Tenancy,
  { kuid, now }: Readonly<{ kuid: string; now: number }>,
): Promise<Invitation[]> => openOfPlayer(db, { organisation, mode, kuid, now });

/** How many a guardian has made since an instant, counted up to twenty. */
export const countInvitationsBy = async (
  db: Db,
  invitedBy: string,
  since: number,
): Promise<number> => (await madeBy(db, { invitedBy, since })).length;

/** Returns false where it had ended before. */
export const endInvitation = async (
  tx: Db,
  input: Readonly<{ invitationId: string; outcome: InvitationOutcome; endedAt: number }>,
): Promise<boolean> => (await end.changed(tx, input)) > 0;

/** Deletes invitations that expired before an instant. */
export async function purgeInvitations(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
