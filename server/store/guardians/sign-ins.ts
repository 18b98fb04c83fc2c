// Links that sign guardians in at the family pages, and the browsers that are signed in. Instants are in milliseconds.
import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { isOfAddress } from "./address-moves.js";
import { browserSessions, familySignIns } from "./table.js";

/** An address in a mode, which decides whose children the family pages show, whatever the organisation. */
export type Address = Readonly<{ mode: Mode; addressHash: string }>;

/** A requested link, whether or not the address is a guardian's. It is deleted when it is used. */
export type SignIn = Address &
  Readonly<{
    signInId: string;
    linkHash: string;
    /** The client that asked for the link. */
    clientHash: string;
    requestedAt: number;
    expiresAt: number;
    /** The path of the family page that the link leads to; null for the first page. */
    returnTo: string | null;
  }>;

/**
 * A signed-in browser. `tokenHash` is the hash of the token in its cookie, and `previousHash` of the earlier token, because a
 * remembered browser's token changes. `beganAt` is when a mailed link was last used. `device` is a coarse description.
 */
export type BrowserSession = Address &
  Readonly<{
    tokenHash: string;
    visitId: string;
    device: string;
    beganAt: number;
    lastSeenAt: number;
    rememberedUntil: number | null;
    previousHash: string | null;
    rotatedAt: number;
  }>;

export const addSignIn = query((sql, p: Slots<SignIn>) => familySignIns.insert(sql, p));

export const findSignIn = query((sql, p: Slots<{ signInId: string }>) =>
  familySignIns.select(sql).where(familySignIns.values(p, "signInId")),
).first;

export const findSignInByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  familySignIns.select(sql).where(familySignIns.values(p, "linkHash")),
).first;

const useLink = query((sql, p: Slots<{ linkHash: string }>) =>
  familySignIns.delete(sql).where(familySignIns.values(p, "linkHash")),
);

const endLinks = query((sql, p: Slots<Address>) =>
  familySignIns
    .delete(sql)
    .where(familySignIns.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash)),
);

/** Every limit is lower than this. */
const MAX_LISTED = 20;

const newestRequests = (sql: Knex) =>
  familySignIns.select(sql, "requestedAt").orderBy("requested_at", "desc").limit(MAX_LISTED);

const lastOfAddress = query((sql, p: Slots<Address>) =>
  newestRequests(sql).where(familySignIns.values(p, "mode")).where(isOfAddress(sql, p.addressHash)),
);

const lastOfClient = query((sql, p: Slots<{ mode: Mode; clientHashes: readonly string[] }>) =>
  newestRequests(sql)
    .where(familySignIns.values(p, "mode"))
    .where(isOneOf(sql, "client_hash", p.clientHashes)),
);

export const addBrowserSession = query((sql, p: Slots<BrowserSession>) =>
  browserSessions.insert(sql, p),
);

export const findBrowserSession = query((sql, p: Slots<{ tokenHash: string }>) =>
  browserSessions.select(sql).where(browserSessions.values(p, "tokenHash")),
).first;

/** Returns a remembered browser by the token that preceded its current one. */
export const findBrowserSessionByPreviousToken = query((sql, p: Slots<{ previousHash: string }>) =>
  browserSessions.select(sql).where(browserSessions.values(p, "previousHash")),
).first;

const rotate = query(
  (
    sql,
    p: Slots<Pick<BrowserSession, "tokenHash" | "previousHash" | "rotatedAt" | "lastSeenAt">>,
  ) =>
    browserSessions
      .update(
        sql,
        browserSessions.values(p, "tokenHash", "previousHash", "rotatedAt", "lastSeenAt"),
      )
      .where("token_hash", p.previousHash),
);

/** Returns the browsers that remember an address, most recently used first, at most twenty. */
export const listRememberedBrowsers = query((sql, p: Slots<Address & { now: number }>) =>
  browserSessions
    .select(sql)
    .where(browserSessions.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash))
    .where("remembered_until", ">", p.now)
    .orderBy("last_seen_at", "desc")
    .limit(MAX_LISTED),
);

export const touchBrowserSession = query(
  (sql, p: Slots<{ tokenHash: string; lastSeenAt: number }>) =>
    browserSessions
      .update(sql, browserSessions.values(p, "lastSeenAt"))
      .where(browserSessions.values(p, "tokenHash")),
);

export const endBrowserSession = query((sql, p: Slots<{ tokenHash: string }>) =>
  browserSessions.delete(sql).where(browserSessions.values(p, "tokenHash")),
);

/** Signs an address out on all devices. */
export const endBrowserSessions = query((sql, p: Slots<Address>) =>
  browserSessions
    .delete(sql)
    .where(browserSessions.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash)),
);

/** Deletes browser sessions that are not remembered and were last used at or before an instant. */
export const purgeBrowserSessions = query((sql, p: Slots<{ before: number; now: number }>) =>
  browserSessions
    .delete(sql)
    .where("last_seen_at", "<=", p.before)
    .whereRaw("coalesce(remembered_until, 0) <= ?", [p.now]),
);

/** Deletes a link and all others of the same address and mode. Returns whether it was still there. */
export async function useSignIn(tx: Db, { linkHash, mode, addressHash }: SignIn): Promise<boolean> {
  if ((await useLink.changed(tx, { linkHash })) === 0) return false;
  await endLinks(tx, { mode, addressHash });
  return true;
}

/** Returns the last twenty instants at which a link was asked for, newest first: for the address, and by the client. */
export async function listRequests(
  db: Db,
  { mode, addressHash, clientHashes }: Address & Readonly<{ clientHashes: readonly string[] }>,
): Promise<{ ofAddress: number[]; ofClient: number[] }> {
  const ofAddress = await lastOfAddress(db, { mode, addressHash });
  const ofClient = await lastOfClient(db, { mode, clientHashes });
  return {
    ofAddress: ofAddress.map(({ requestedAt }) => requestedAt),
    ofClient: ofClient.map(({ requestedAt }) => requestedAt),
  };
}

/** Replaces a browser's token. Returns false where a concurrent request has already done so. */
export const rotateBrowserSession = async (
  tx: Db,
  input: Readonly<{ tokenHash: string; previousHash: string; now: number }>,
): Promise<boolean> => {
  const { tokenHash, previousHash, now } = input;
  const change = { tokenHash, previousHash, rotatedAt: now, lastSeenAt: now };
  return (await rotate.changed(tx, change)) > 0;
};
