// Who signs in by an identity provider: the provider's claims about a person, and the operators who they are here.
import type { Context } from "../../context.js";
import { readRole, type Role } from "../../domain/operator/roles.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { addOperator, findOperatorOf, listOperatorsWith } from "../../store/operators/queries.js";
import type { Operator } from "../../store/operators/table.js";
import { settleAddress } from "../guardian/settle-address.js";
import { changeRole, type By } from "./team.js";

/** An address that a provider vouches for. `roles` is undefined where the provider leaves them to the team. */
type Vouched = Readonly<{
  email: string;
  roles: readonly Readonly<{ organisation: string; role: Role }>[] | undefined;
}>;

type Claims = Readonly<Record<string, unknown>>;

type Settings = Readonly<{ domains: readonly string[] | undefined; rolesClaim: string }>;

/**
 * Returns the person of a provider's claims; undefined if the provider does not vouch for an address. An address that the
 * provider does not call verified counts only if its domain is listed.
 */
export function readVouched(
  claims: Claims,
  { domains, rolesClaim }: Settings,
): Vouched | undefined {
  const { email: claimed, email_verified: isVerified } = claims;
  const email = typeof claimed === "string" ? tidyAddress(claimed) : "";
  if (!isAddress(email)) return undefined;
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (domains && !domains.includes(domain)) return undefined;
  if (isVerified !== true && !(isVerified === undefined && domains)) return undefined;
  const roles = claims[rolesClaim];
  return { email, roles: roles === undefined ? undefined : readRoles(roles) };
}

/** Reads `<organisation>:<role>`, one or a list. Any other text gives no role; the first role in an organisation counts. */
function readRoles(claim: unknown): NonNullable<Vouched["roles"]> {
  const found = new Map<string, Role>();
  for (const one of [claim].flat()) {
    const [organisation = "", name = "", ...rest] = typeof one === "string" ? one.split(":") : [];
    const role = rest.length === 0 ? readRole(name) : undefined;
    if (role && !found.has(organisation)) found.set(organisation, role);
  }
  return [...found].map(([organisation, role]) => ({ organisation, role }));
}

type Deps = Pick<
  Context,
  | "catalogue"
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

/**
 * Returns the operators as whom a person may sign in. If the provider names roles, operators are made or changed in these
 * organisations; else the person must have been invited.
 */
export async function operatorsOf(
  tx: Db,
  deps: Deps,
  { email, roles }: Vouched,
  by: By,
): Promise<Operator[]> {
  const mailHash = await settleAddress(tx, deps, email);
  await advisoryLock(tx, mailHash);
  if (!roles) return listOperatorsWith(tx, { mailHash });
  const operators: Operator[] = [];
  for (const { organisation, role } of roles) {
    if (!deps.catalogue.organisations().has(organisation)) continue;
    const known = await findOperatorOf(tx, { organisation, mailHash });
    if (known) await changeRole(tx, deps, known, role, by);
    operators.push({
      ...(known ?? (await added(tx, deps, { organisation, mailHash, email, role }))),
      role,
    });
  }
  return operators;
}

async function added(
  tx: Db,
  { random, now }: Pick<Deps, "random" | "now">,
  {
    email,
    ...person
  }: Readonly<{ organisation: string; mailHash: string; email: string; role: Role }>,
): Promise<Operator> {
  const operator = {
    ...person,
    operatorId: random.uuid(),
    address: email,
    invitedBy: null,
    createdAt: now,
    joinedAt: null,
  };
  await addOperator(tx, operator);
  return { ...operator, removedAt: null };
}
