// Guardians at the family pages: links that sign them in, and visits that are signed in. Instants in milliseconds.
import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

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

const signInColumns = {
  signInId: "sign_in_id",
  linkHash: "link_hash",
  mode: "mode",
  addressHash: "address_hash",
  clientHash: "client_hash",
  requestedAt: "requested_at",
  expiresAt: "expires_at",
};

const insertSignIn = statement<{ [Name in keyof SignIn]: SignIn[Name] }>((sql, p) =>
  sql("family_sign_ins").insert({
    sign_in_id: p.signInId,
    link_hash: p.linkHash,
    mode: p.mode,
    address_hash: p.addressHash,
    client_hash: p.clientHash,
    requested_at: p.requestedAt,
    expires_at: p.expiresAt,
  }),
);

const signInById = statement<{ signInId: string }, SignIn>((sql, p) =>
  sql("family_sign_ins").select(signInColumns).where({ sign_in_id: p.signInId }),
);

const signInByLink = statement<{ linkHash: string }, SignIn>((sql, p) =>
  sql("family_sign_ins").select(signInColumns).where({ link_hash: p.linkHash }),
);

const useLink = statement<{ linkHash: string }>((sql, p) =>
  sql("family_sign_ins").where({ link_hash: p.linkHash }).delete(),
);

const endLinks = statement<{ mode: string; addressHash: string }>((sql, p) =>
  sql("family_sign_ins").where({ address_hash: p.addressHash, mode: p.mode }).delete(),
);

/** As many as anyone counts. */
const MOST_LISTED = 20;

type Counted = { mode: string; hash: string };

const lastOfAddress = statement<Counted, { at: number }>((sql, p) =>
  sql("family_sign_ins")
    .select({ at: "requested_at" })
    .where({ address_hash: p.hash, mode: p.mode })
    .orderBy("requested_at", "desc")
    .limit(MOST_LISTED),
);

const lastOfClient = statement<Counted, { at: number }>((sql, p) =>
  sql("family_sign_ins")
    .select({ at: "requested_at" })
    .where({ client_hash: p.hash, mode: p.mode })
    .orderBy("requested_at", "desc")
    .limit(MOST_LISTED),
);

const insertVisit = statement<{ [Name in keyof FamilyVisit]: FamilyVisit[Name] }>((sql, p) =>
  sql("family_visits").insert({
    token_hash: p.tokenHash,
    mode: p.mode,
    address_hash: p.addressHash,
    began_at: p.beganAt,
    last_seen_at: p.lastSeenAt,
  }),
);

const visitByToken = statement<{ tokenHash: string }, FamilyVisit>((sql, p) =>
  sql("family_visits")
    .select({
      tokenHash: "token_hash",
      mode: "mode",
      addressHash: "address_hash",
      beganAt: "began_at",
      lastSeenAt: "last_seen_at",
    })
    .where({ token_hash: p.tokenHash }),
);

const touch = statement<{ tokenHash: string; lastSeenAt: number }>((sql, p) =>
  sql("family_visits").update({ last_seen_at: p.lastSeenAt }).where({ token_hash: p.tokenHash }),
);

const end = statement<{ tokenHash: string }>((sql, p) =>
  sql("family_visits").where({ token_hash: p.tokenHash }).delete(),
);

const endAll = statement<{ mode: string; addressHash: string }>((sql, p) =>
  sql("family_visits").where({ address_hash: p.addressHash, mode: p.mode }).delete(),
);

const purgeSignIns = statement<{ now: number }>((sql, p) =>
  sql("family_sign_ins").where("expires_at", "<=", p.now).delete(),
);

const purgeVisits = statement<{ before: number }>((sql, p) =>
  sql("family_visits").where("last_seen_at", "<=", p.before).delete(),
);

export async function addSignIn(tx: Db, signIn: SignIn): Promise<void> {
  await insertSignIn(tx, signIn);
}

export const findSignIn = (db: Db, signInId: string): Promise<SignIn | undefined> =>
  signInById.first(db, { signInId });

export const findSignInByLink = (db: Db, linkHash: string): Promise<SignIn | undefined> =>
  signInByLink.first(db, { linkHash });

/** Uses a link up, and all others of the same address and mode with it. Answers whether it was still there. */
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
  const ofAddress = await lastOfAddress(db, { mode, hash: addressHash });
  const ofClient = await lastOfClient(db, { mode, hash: clientHash });
  return { ofAddress: ofAddress.map(({ at }) => at), ofClient: ofClient.map(({ at }) => at) };
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

/** Forgets links that have run out and visits that nobody has used since an instant. */
export async function purgeFamily(tx: Db, now: number, visitsBefore: number): Promise<void> {
  await purgeSignIns(tx, { now });
  await purgeVisits(tx, { before: visitsBefore });
}
