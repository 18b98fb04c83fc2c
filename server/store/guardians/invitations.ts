// Invitations from a guardian to another person to become one too. Instants are in milliseconds.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import type { Tenancy } from "../players/queries.js";
import { EXPIRED_AT_ONCE } from "./mailed-links.js";
import { guardianInvitations, type Invitation, type InvitationOutcome } from "./table.js";

export const addInvitation = query((sql, p: Slots<Omit<Invitation, "outcome" | "endedAt">>) =>
  guardianInvitations.insert(sql, p, { outcome: null, endedAt: null }),
);

/** Returns the invitation of a link, even if it has ended or expired. */
export const findInvitationByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  guardianInvitations.select(sql).where(guardianInvitations.values(p, "linkHash")),
).first;

export const findInvitation = query((sql, p: Slots<{ invitationId: string }>) =>
  guardianInvitations.select(sql).where(guardianInvitations.values(p, "invitationId")),
).first;

/** Returns the invitations that can still be accepted, oldest first. */
export const listOpenInvitations = query((sql, p: Slots<Tenancy & { kuid: string; now: number }>) =>
  guardianInvitations
    .select(sql)
    .where(guardianInvitations.values(p, "organisation", "mode", "kuid"))
    .whereNull("ended_at")
    .where("expires_at", ">", p.now)
    .orderBy(["invited_at", "invitation_id"]),
);

/** Every limit is lower than this. */
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

type Expired = { after: number; afterId: string; until: number };

/** Returns the next invitations that expired in a period. */
export const listExpiredInvitations = query((sql, p: Slots<Expired>) =>
  guardianInvitations
    .select(sql)
    .whereRaw("(expires_at, invitation_id) > (?, ?)", [p.after, p.afterId])
    .where("expires_at", "<=", p.until)
    .orderBy(["expires_at", "invitation_id"])
    .limit(EXPIRED_AT_ONCE),
);

export const deleteInvitation = query((sql, p: Slots<{ invitationId: string }>) =>
  guardianInvitations.delete(sql).where(guardianInvitations.values(p, "invitationId")),
);

/** Returns how many invitations a guardian has made since an instant, counted up to twenty. */
export const countInvitationsBy = async (
  db: Db,
  invitedBy: string,
  since: number,
): Promise<number> => (await madeBy(db, { invitedBy, since })).length;

/** Ends an invitation. Returns false where it had ended before. */
export const endInvitation = async (
  tx: Db,
  input: Readonly<{ invitationId: string; outcome: InvitationOutcome; endedAt: number }>,
): Promise<boolean> => (await end.changed(tx, input)) > 0;
