// Changes to the team of an organisation, by its owners in the console, or by the command line in any organisation.
import type { Context } from "../../context.js";
import type { Role } from "../../domain/operator/roles.js";
import { audit } from "../../store/audit/audit.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import {
  addOperator,
  deletePasskeys,
  endInvitations,
  endOperatorSession,
  endOperatorSessions,
  findOperatorOf,
  listOperators,
  markRemoved,
  saveRole,
} from "../../store/operators/queries.js";
import type { Operator } from "../../store/operators/table.js";
import { settleAddress } from "../guardian/settle-address.js";
import { INVITATION_LIFE_MS, sendOperatorLink } from "./link.js";
import type { Author } from "./operation.js";

type Deps = Pick<
  Context,
  | "clock"
  | "config"
  | "keyring"
  | "log"
  | "maySendMail"
  | "now"
  | "observer"
  | "publicUrl"
  | "random"
>;

/** Who changes a team: an operator, a person at the command line, or the identity provider. */
export type By = Omit<Author, "ledger">;

type Invitation = Readonly<{ organisation: string; email: string; role: Role }>;

const lockTeam = (tx: Db, organisation: string) => advisoryLock(tx, `team of ${organisation}`);

/**
 * Invites a person, or again one who has not joined. Returns the link, which works for a day, once; undefined where the person
 * is an operator already.
 */
export async function inviteOperator(
  tx: Db,
  deps: Deps,
  { organisation, email, role }: Invitation,
  by: By,
): Promise<{ operatorId: string; url: string } | undefined> {
  const { now, random } = deps;
  const mailHash = await settleAddress(tx, deps, email);
  await lockTeam(tx, organisation);
  const known = await findOperatorOf(tx, { organisation, mailHash });
  if (known && known.joinedAt !== null) return undefined;
  const operatorId = known?.operatorId ?? random.uuid();
  if (known) {
    await endInvitations(tx, known);
    await saveRole(tx, { operatorId, role });
  } else
    await addOperator(tx, {
      operatorId,
      organisation,
      mailHash,
      address: email,
      role,
      invitedBy: by.operatorId ?? null,
      createdAt: now,
      joinedAt: null,
    });
  const url = await sendOperatorLink(tx, deps, email, {
    purpose: "invitation",
    operatorId,
    mailHash,
    clientHash: null,
    returnTo: null,
    expiresAt: now + INVITATION_LIFE_MS,
  });
  await record(tx, deps, by, "operator-invited", { operatorId, organisation });
  return { operatorId, url };
}

/** Returns whether an organisation would have no owner without this one who can sign in. */
export async function isLastOwner(tx: Db, operator: Operator): Promise<boolean> {
  await lockTeam(tx, operator.organisation);
  const others = (await listOperators(tx, operator)).filter(
    ({ operatorId, role, joinedAt }) =>
      operatorId !== operator.operatorId && role === "owner" && joinedAt !== null,
  );
  return operator.role === "owner" && operator.joinedAt !== null && others.length === 0;
}

/** Gives an operator another role and ends their sessions. Returns false where they have it already. */
export async function changeRole(
  tx: Db,
  deps: Deps,
  operator: Operator,
  role: Role,
  by: By,
): Promise<boolean> {
  const { operatorId } = operator;
  if (operator.role === role) return false;
  await saveRole(tx, { operatorId, role });
  await endOperatorSessions(tx, { operatorId });
  await record(tx, deps, by, "operator-role-changed", operator);
  return true;
}

/** Removes an operator, with their sessions, invitations and passkeys. */
export async function removeOperator(
  tx: Db,
  deps: Deps,
  operator: Operator,
  by: By,
): Promise<void> {
  const { operatorId } = operator;
  await markRemoved(tx, { operatorId, removedAt: deps.now });
  await endOperatorSessions(tx, { operatorId });
  await endInvitations(tx, { operatorId });
  await deletePasskeys(tx, { operatorId });
  await record(tx, deps, by, "operator-removed", operator);
}

/** Ends one session of an operator. Returns false where it has ended before. */
export async function endSessionOf(
  tx: Db,
  deps: Deps,
  session: Readonly<{ operatorId: string; organisation: string; browserId: string }>,
  by: By,
): Promise<boolean> {
  if ((await endOperatorSession.changed(tx, session)) === 0) return false;
  await record(tx, deps, by, "operator-session-ended", session);
  return true;
}

const record = (
  tx: Db,
  deps: Deps,
  by: By,
  action:
    | "operator-invited"
    | "operator-role-changed"
    | "operator-removed"
    | "operator-session-ended",
  { operatorId, organisation }: Pick<Operator, "operatorId" | "organisation">,
): Promise<void> =>
  audit(
    tx,
    { ...deps, tenancy: { organisation, mode: null } },
    {
      actor: by.audit,
      action,
      target: `operator:${operatorId}`,
      requestId: by.requestId ?? null,
    },
  );
