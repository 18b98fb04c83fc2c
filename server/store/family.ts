// Guardians at the family pages: links that sign them in, and visits that are signed in. Instants in milliseconds.
import type { Knex } from "knex";

import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Slots } from "./engine/statement.js";
import { integer, query, table, text } from "./engine/table.js";

/** An address in a mode: whose children the family pages show. Organisations do not matter here. */
export type Address = Readonly<{ mode: Mode; addressHash: string }>;

/** A link that was asked for, whether or not the address is a guardian's. Gone once it is used. */
export type SignIn = Address &
  Readonly<{
    signInId: string;
    linkHash: string;
    /** Who asked. */
    clientHash: string;
    requestedAt: number;
    expiresAt: number;
  }>;

/** `tokenHash` finds it by the token in the cookie. */
export type FamilyVisit = Address &
  Readonly<{ tokenHash: string; beganAt: number; lastSeenAt: number }>;

export const familySignIns = table("family_sign_ins", {
  signInId: text("sign_in_id"),
  linkHash: text("link_hash"),
  mode: text<Mode>("mode"),
  addressHash: text("address_hash"),
  clientHash: text("client_hash"),
  requestedAt: integer("requested_at"),
  expiresAt: integer("expires_at"),
});

export const familyVisits = table("family_visits", {
  tokenHash: text("token_hash"),
  mode: text<Mode>("mode"),
  addressHash: text("address_hash"),
  beganAt: integer("began_at"),
  lastSeenAt: integer("last_seen_at"),
});

const insertSignIn = query((sql, p: Slots<SignIn>) => familySignIns.insert(sql, p));

const signInById = query((sql, p: Slots<{ signInId: string }>) =>
  familySignIns.select(sql).where(familySignIns.values(p, "signInId")),
);

const signInByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  familySignIns.select(sql).where(familySignIns.values(p, "linkHash")),
);

const useLink = query((sql, p: Slots<{ linkHash: string }>) =>
  familySignIns.delete(sql).where(familySignIns.values(p, "linkHash")),
);

const endLinks = query((sql, p: Slots<Address>) =>
  familySignIns.delete(sql).where(familySignIns.values(p, "addressHash", "mode")),
);

/** No limit on requests counts further back. */
const MAX_LISTED = 20;

const newestRequests = (sql: Knex) =>
  familySignIns.select(sql, "requestedAt").orderBy("requested_at", "desc").limit(MAX_LISTED);

const lastOfAddress = query((sql, p: Slots<Address>) =>
  newestRequests(sql).where(familySignIns.values(p, "addressHash", "mode")),
);

const lastOfClient = query((sql, p: Slots<{ mode: Mode; clientHash: string }>) =>
  newestRequests(sql).where(familySignIns.values(p, "clientHash", "mode")),
);

const insertVisit = query((sql, p: Slots<FamilyVisit>) => familyVisits.insert(sql, p));

const visitByToken = query((sql, p: Slots<{ tokenHash: string }>) =>
  familyVisits.select(sql).where(familyVisits.values(p, "tokenHash")),
);

const touch = query((sql, p: Slots<{ tokenHash: string; lastSeenAt: number }>) =>
  familyVisits
    .update(sql, familyVisits.values(p, "lastSeenAt"))
    .where(familyVisits.values(p, "tokenHash")),
);

const end = query((sql, p: Slots<{ tokenHash: string }>) =>
  familyVisits.delete(sql).where(familyVisits.values(p, "tokenHash")),
);

const endAll = query((sql, p: Slots<Address>) =>
  familyVisits.delete(sql).where(familyVisits.values(p, "addressHash", "mode")),
);

const purgeSignIns = query((sql, p: Slots<{ now: number }>) =>
  familySignIns.delete(sql).where("expires_at", "<=", p.now),
);

const purgeVisits = query((sql, p: Slots<{ before: number }>) =>
  familyVisits.delete(sql).where("last_seen_at", "<=", p.before),
);

export async function addSignIn(tx: Db, signIn: SignIn): Promise<void> {
  await insertSignIn(tx, signIn);
}

export const findSignIn = (db: Db, signInId: string): Promise<SignIn | undefined> =>
  signInById.first(db, { signInId });

export const findSignInByLink = (db: Db, linkHash: string): Promise<SignIn | undefined> =>
  signInByLink.first(db, { linkHash });

/** Uses up a link, and with it all others of the same address and mode. Returns whether it was still there. */
export async function useSignIn(tx: Db, { linkHash, mode, addressHash }: SignIn): Promise<boolean> {
  if ((await useLink.changed(tx, { linkHash })) === 0) return false;
  await endLinks(tx, { mode, addressHash });
  return true;
}

/** The last twenty instants at which a link was asked for, newest first: for the address, and by the client. */
export async function listRequests(
  db: Db,
  { mode, addressHash, clientHash }: Pick<SignIn, "mode" | "addressHash" | "clientHash">,
): Promise<{ ofAddress: number[]; ofClient: number[] }> {
  const ofAddress = await lastOfAddress(db, { mode, addressHash });
  const ofClient = await lastOfClient(db, { mode, clientHash });
  return {
    ofAddress: ofAddress.map(({ requestedAt }) => requestedAt),
    ofClient: ofClient.map(({ requestedAt }) => requestedAt),
  };
}

export async function addVisit(tx: Db, visit: FamilyVisit): Promise<void> {
  await insertVisit(tx, visit);
}

export const findVisit = (db: Db, tokenHash: string): Promise<FamilyVisit | undefined> =>
  visitByToken.first(db, { tokenHash });

export async function noteVisit(tx: Db, tokenHash: string, lastSeenAt: number): Promise<void> {
  await touch(tx, { tokenHash, lastSeenAt });
}

export async function endVisit(tx: Db, tokenHash: string): Promise<void> {
  await end(tx, { tokenHash });
}

/** Ends the visits of an address on all devices. */
export async function endVisits(tx: Db, { mode, addressHash }: Address): Promise<void> {
  await endAll(tx, { mode, addressHash });
}

/** Deletes expired links, and visits unused since an instant. */
export async function purgeFamily(tx: Db, now: number, visitsBefore: number): Promise<void> {
  await purgeSignIns(tx, { now });
  await purgeVisits(tx, { before: visitsBefore });
}
