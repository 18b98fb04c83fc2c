// The operators of the console, and how they sign in. Instants are in milliseconds.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { isOfAddress } from "../guardians/address-moves.js";
import {
  operatorLinks,
  operatorPasskeys,
  operatorReasons,
  operators,
  operatorSessions,
  type Operator,
  type OperatorLink,
  type OperatorReason,
  type OperatorSession,
  type Passkey,
} from "./table.js";

type Id = Pick<Operator, "operatorId">;

export const addOperator = query((sql, p: Slots<Omit<Operator, "removedAt">>) =>
  operators.insert(sql, p, { removedAt: null }),
);

/** Returns an operator by id, a former one too. */
export const findOperator = query((sql, p: Slots<Id>) =>
  operators.select(sql).where(operators.values(p, "operatorId")),
).first;

/** Returns the operator of an organisation with this address, who may not have joined yet. */
export const findOperatorOf = query((sql, p: Slots<{ organisation: string; mailHash: string }>) =>
  operators
    .select(sql)
    .where(operators.values(p, "organisation"))
    .where(isOfAddress(sql, p.mailHash))
    .whereNull("removed_at"),
).first;

/** Returns the operators with this address, in all organisations. */
export const listOperatorsWith = query((sql, p: Slots<{ mailHash: string }>) =>
  operators
    .select(sql)
    .where(isOfAddress(sql, p.mailHash))
    .whereNull("removed_at")
    .orderBy("organisation"),
);

/** Returns the operators of an organisation, oldest first. */
export const listOperators = query((sql, p: Slots<{ organisation: string }>) =>
  operators
    .select(sql)
    .where(operators.values(p, "organisation"))
    .whereNull("removed_at")
    .orderBy(["created_at", "operator_id"]),
);

export const saveRole = query((sql, p: Slots<Pick<Operator, "operatorId" | "role">>) =>
  operators.update(sql, operators.values(p, "role")).where(operators.values(p, "operatorId")),
);

/** Marks that an operator has joined, the first time. */
export const markJoined = query((sql, p: Slots<Pick<Operator, "operatorId" | "joinedAt">>) =>
  operators
    .update(sql, operators.values(p, "joinedAt"))
    .where(operators.values(p, "operatorId"))
    .whereNull("joined_at"),
);

export const markRemoved = query((sql, p: Slots<Pick<Operator, "operatorId" | "removedAt">>) =>
  operators.update(sql, operators.values(p, "removedAt")).where(operators.values(p, "operatorId")),
);

export const addOperatorLink = query((sql, p: Slots<OperatorLink>) => operatorLinks.insert(sql, p));

export const findOperatorLink = query((sql, p: Slots<{ linkId: string }>) =>
  operatorLinks.select(sql).where(operatorLinks.values(p, "linkId")),
).first;

export const findOperatorLinkByHash = query((sql, p: Slots<{ linkHash: string }>) =>
  operatorLinks.select(sql).where(operatorLinks.values(p, "linkHash")),
).first;

const useLink = query((sql, p: Slots<{ linkHash: string }>) =>
  operatorLinks.delete(sql).where(operatorLinks.values(p, "linkHash")),
);

const endSignIns = query((sql, p: Slots<{ mailHash: string }>) =>
  operatorLinks.delete(sql).where({ purpose: "sign-in" }).where(isOfAddress(sql, p.mailHash)),
);

/** Ends the open invitations of an operator. */
export const endInvitations = query((sql, p: Slots<Id>) =>
  operatorLinks.delete(sql).where(operatorLinks.values(p, "operatorId")),
);

/** Uses up a link, and every other sign-in of its address. Returns whether it was still there. */
export async function useOperatorLink(
  tx: Db,
  { linkHash, mailHash }: Pick<OperatorLink, "linkHash" | "mailHash">,
): Promise<boolean> {
  if ((await useLink.changed(tx, { linkHash })) === 0) return false;
  await endSignIns(tx, { mailHash });
  return true;
}

/** Every limit is lower than this. */
const MAX_LISTED = 20;

const lastOfAddress = query((sql, p: Slots<{ mailHash: string }>) =>
  operatorLinks
    .select(sql, "requestedAt")
    .where({ purpose: "sign-in" })
    .where(isOfAddress(sql, p.mailHash))
    .orderBy("requested_at", "desc")
    .limit(MAX_LISTED),
);

const lastOfClient = query((sql, p: Slots<{ clientHashes: readonly string[] }>) =>
  operatorLinks
    .select(sql, "requestedAt")
    .where(isOneOf(sql, "client_hash", p.clientHashes))
    .orderBy("requested_at", "desc")
    .limit(MAX_LISTED),
);

/** Returns the last twenty instants at which a link was asked for, newest first: for the address, and by the client. */
export async function listOperatorRequests(
  db: Db,
  { mailHash, clientHashes }: Readonly<{ mailHash: string; clientHashes: readonly string[] }>,
): Promise<{ ofAddress: number[]; ofClient: number[] }> {
  const ofAddress = await lastOfAddress(db, { mailHash });
  const ofClient = await lastOfClient(db, { clientHashes });
  return {
    ofAddress: ofAddress.map(({ requestedAt }) => requestedAt),
    ofClient: ofClient.map(({ requestedAt }) => requestedAt),
  };
}

export const addOperatorSession = query((sql, p: Slots<OperatorSession>) =>
  operatorSessions.insert(sql, p),
);

export const findOperatorSession = query((sql, p: Slots<{ tokenHash: string }>) =>
  operatorSessions.select(sql).where(operatorSessions.values(p, "tokenHash")),
).first;

export const touchOperatorSession = query(
  (sql, p: Slots<Pick<OperatorSession, "tokenHash" | "lastSeenAt">>) =>
    operatorSessions
      .update(sql, operatorSessions.values(p, "lastSeenAt"))
      .where(operatorSessions.values(p, "tokenHash")),
);

/** Returns the sessions of some operators, most recently used first. Some may have ended. */
export const listOperatorSessions = query((sql, p: Slots<{ operatorIds: readonly string[] }>) =>
  operatorSessions
    .select(sql)
    .where(isOneOf(sql, "operator_id", p.operatorIds))
    .orderBy("last_seen_at", "desc"),
);

export const endOperatorSession = query(
  (sql, p: Slots<Pick<OperatorSession, "browserId" | "operatorId">>) =>
    operatorSessions.delete(sql).where(operatorSessions.values(p, "browserId", "operatorId")),
);

export const endOperatorSessions = query((sql, p: Slots<Id>) =>
  operatorSessions.delete(sql).where(operatorSessions.values(p, "operatorId")),
);

/** Notes that a passkey was used in a session. */
export const proveOperatorSession = query(
  (sql, p: Slots<Pick<OperatorSession, "browserId" | "provenAt">>) =>
    operatorSessions
      .update(sql, operatorSessions.values(p, "provenAt"))
      .where(operatorSessions.values(p, "browserId")),
);

export const addPasskey = query((sql, p: Slots<Passkey>) => operatorPasskeys.insert(sql, p));

export const findPasskey = query((sql, p: Slots<{ passkeyId: string }>) =>
  operatorPasskeys.select(sql).where(operatorPasskeys.values(p, "passkeyId")),
).first;

export const notePasskeyUse = query(
  (sql, p: Slots<Pick<Passkey, "passkeyId" | "counter" | "lastUsedAt">>) =>
    operatorPasskeys
      .update(sql, operatorPasskeys.values(p, "counter", "lastUsedAt"))
      .where(operatorPasskeys.values(p, "passkeyId")),
);

export const deletePasskey = query((sql, p: Slots<Pick<Passkey, "passkeyId" | "operatorId">>) =>
  operatorPasskeys.delete(sql).where(operatorPasskeys.values(p, "passkeyId", "operatorId")),
);

/** Returns the passkeys of some operators, oldest first. */
export const listPasskeys = query((sql, p: Slots<{ operatorIds: readonly string[] }>) =>
  operatorPasskeys
    .select(sql)
    .where(isOneOf(sql, "operator_id", p.operatorIds))
    .orderBy(["created_at", "passkey_id"]),
);

export const deletePasskeys = query((sql, p: Slots<Id>) =>
  operatorPasskeys.delete(sql).where(operatorPasskeys.values(p, "operatorId")),
);

export const addReason = query((sql, p: Slots<OperatorReason>) => operatorReasons.insert(sql, p));

/** Returns the reasons that operators of an organisation gave in some requests. */
export const listReasonsOfRequests = query(
  (sql, p: Slots<{ organisation: string; requestIds: readonly string[] }>) =>
    operatorReasons
      .select(sql)
      .where(isOneOf(sql, "request_id", p.requestIds))
      .where(operatorReasons.values(p, "organisation")),
);

/** Returns why operators saw or changed something of a player or its guardians, newest first. */
export const listReasonsOfPlayer = query(
  (sql, p: Slots<{ organisation: string; mode: Mode; kuid: string }>) =>
    operatorReasons
      .select(sql)
      .where(operatorReasons.values(p, "organisation", "mode", "kuid"))
      .orderBy("occurred_at", "desc")
      .limit(MAX_LISTED),
);
