// Who can use the console, for those who run the service.
import { settleAddress } from "../actions/guardian/settle-address.js";
import { modeOfOperatorMail } from "../actions/operator/link.js";
import {
  changeRole,
  endSessionOf,
  inviteOperator,
  isLastOwner,
  removeOperator,
} from "../actions/operator/team.js";
import { readRole, ROLES, type Role } from "../domain/operator/roles.js";
import { isAddress, tidyAddress } from "../lib/email-address.js";
import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";
import { findOperatorOf, listOperators, listOperatorSessions } from "../store/operators/queries.js";
import type { Operator } from "../store/operators/table.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { byOperator } from "./record-operation.js";
import { formatTable } from "./table.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";

const depsOf = (services: Services) => ({ ...services, now: services.clock.now() });

export const invite = (
  typed: string,
  { organisation, role, json }: { organisation: string; role: Role; json?: boolean },
) =>
  withServices(async (services) => {
    const email = tidyAddress(typed);
    if (!isAddress(email)) throw new CommandError(`${typed} is not an email address.`);
    if (!services.catalogue.organisations().has(organisation))
      throw new CommandError(
        `No product belongs to ${organisation}. \`kinward product list\` lists the products.`,
      );
    const invited = await services.store.write((tx) =>
      inviteOperator(tx, depsOf(services), { organisation, email, role }, byOperator()),
    );
    if (!invited)
      throw new CommandError(
        "This person is an operator already. `kinward operator role` gives them another role.",
      );
    if (json) return printJson({ ...invited, organisation, role });
    const isMailed = modeOfOperatorMail(services) !== undefined;
    print(
      `${invited.url}\n\nThe link works once, within a day.${isMailed ? " It is on its way by email too." : " No email was sent, because SMTP_URL is not set."}`,
    );
  });

export const list = ({ organisation, json }: { organisation?: string; json?: boolean }) =>
  withServices(async ({ store, catalogue }) => {
    const organisations =
      organisation === undefined ? [...catalogue.organisations()].sort() : [organisation];
    const found: Operator[] = [];
    for (const each of organisations)
      found.push(...(await listOperators(store, { organisation: each })));
    const operators = found.map((one) => ({
      operatorId: one.operatorId,
      organisation: one.organisation,
      email: one.address,
      role: one.role,
      invitedAt: asInstant(one.createdAt),
      joinedAt: asInstant(one.joinedAt),
    }));
    if (json) return printJson(operators);
    if (operators.length === 0)
      return print("There are no operators. `kinward operator invite` invites one.");
    print(
      formatTable(
        ["EMAIL", "ORGANISATION", "ROLE", "JOINED", "OPERATOR"],
        operators.map((one) => [
          ...[one.email, one.organisation, one.role, one.joinedAt?.slice(0, 10) ?? "invited"],
          one.operatorId,
        ]),
      ),
    );
  });

type OfOrganisation = Readonly<{ organisation: string }>;

/** Returns the operator with this address. Throws a CommandError where there is none. */
async function requireOperator(
  tx: Db,
  services: Services,
  email: string,
  { organisation }: OfOrganisation,
): Promise<Operator> {
  const mailHash = await settleAddress(tx, depsOf(services), tidyAddress(email));
  const found = await findOperatorOf(tx, { organisation, mailHash });
  if (found) return found;
  throw new CommandError("There is no such operator. `kinward operator list` lists the operators.");
}

async function assertNotLastOwner(tx: Db, operator: Operator): Promise<void> {
  if (await isLastOwner(tx, operator))
    throw new CommandError(
      "This is the last owner. Make another operator an owner first: `kinward operator role`.",
    );
}

export const giveRole = (email: string, text: string, options: OfOrganisation) =>
  withServices(async (services) => {
    const role = readRole(text);
    if (!role) throw new CommandError(`The roles are ${ROLES.join(", ")}.`);
    const isChanged = await services.store.write(async (tx) => {
      const operator = await requireOperator(tx, services, email, options);
      if (role !== "owner") await assertNotLastOwner(tx, operator);
      return changeRole(tx, depsOf(services), operator, role, byOperator());
    });
    print(
      isChanged
        ? `Made ${role}. All sessions of this operator ended.`
        : "They have this role already.",
    );
  });

export const remove = (email: string, options: Confirmed & OfOrganisation) =>
  withServices(async (services) => {
    await assertConfirmed(`Remove this operator of ${options.organisation}?`, options);
    await services.store.write(async (tx) => {
      const operator = await requireOperator(tx, services, email, options);
      await assertNotLastOwner(tx, operator);
      await removeOperator(tx, depsOf(services), operator, byOperator());
    });
    print("Removed the operator.");
  });

/** Prints where an operator is signed in; some of it may have ended. */
export const listSessions = (email: string, options: OfOrganisation & { json?: boolean }) =>
  withServices(async (services) => {
    const found = await services.store.write(async (tx) => {
      const { operatorId } = await requireOperator(tx, services, email, options);
      return listOperatorSessions(tx, { operatorIds: [operatorId] });
    });
    const sessions = found.map(({ browserId, device, beganAt, lastSeenAt }) => ({
      ...{ sessionId: browserId, device },
      ...{ beganAt: asInstant(beganAt), lastSeenAt: asInstant(lastSeenAt) },
    }));
    if (options.json) return printJson(sessions);
    if (sessions.length === 0) return print("They are not signed in.");
    print(
      formatTable(
        ["SESSION", "DEVICE", "BEGAN", "LAST SEEN"],
        sessions.map((one) => [one.sessionId, one.device, one.beganAt, one.lastSeenAt]),
      ),
    );
  });

export const endSession = (email: string, browserId: string, options: OfOrganisation) =>
  withServices(async (services) => {
    const isEnded = await services.store.write(async (tx) => {
      const { operatorId, organisation } = await requireOperator(tx, services, email, options);
      const session = { operatorId, organisation, browserId };
      return endSessionOf(tx, depsOf(services), session, byOperator());
    });
    if (!isEnded)
      throw new CommandError(
        "There is no such session, or it has ended. `kinward operator sessions` lists them.",
      );
    print("The session has ended.");
  });
