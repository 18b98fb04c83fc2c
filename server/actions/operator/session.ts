import type { Context } from "../../context.js";
import { isSignedIn, isToBeNoted } from "../../domain/browser-session.js";
import { lookupHash, randomToken, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import {
  addOperatorSession,
  endOperatorSession,
  findOperator,
  findOperatorSession,
  markJoined,
  touchOperatorSession,
  useOperatorLink,
} from "../../store/operators/queries.js";
import type { Operator, OperatorLink, OperatorSession } from "../../store/operators/table.js";
import { resetMailBudget } from "../mail/mail-budget.js";
import { modeOfOperatorMail } from "./link.js";

const hashOf = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "operator-session", token);

type SignedIn = Readonly<{ operator: Operator; browser: OperatorSession }>;

type NewSession = Readonly<{
  operator: Operator;
  /** The token that the browser had before; that session ends. */
  before: string | undefined;
  /** The browser in coarse words. */
  device: string;
}>;

type Deps = Pick<Context, "keyring" | "now" | "random" | "maySendMail">;

/** Signs an operator in, who joins with that. Returns the token for the cookie. */
export async function beginOperatorSession(
  tx: Db,
  { keyring, now, random, maySendMail }: Deps,
  { operator, before, device }: NewSession,
): Promise<string> {
  const { operatorId, address } = operator;
  const mode = modeOfOperatorMail({ maySendMail });
  if (mode)
    await resetMailBudget(
      tx,
      { keyring, now, tenancy: { organisation: "", mode } },
      address,
      "operator-sign-ins",
    );
  const earlier = before && (await findOperatorSession(tx, { tokenHash: hashOf(keyring, before) }));
  if (earlier) await endOperatorSession(tx, earlier);
  await markJoined(tx, { operatorId, joinedAt: now });
  const token = randomToken(keyring, random.bytes(16));
  await addOperatorSession(tx, {
    browserId: random.uuid(),
    tokenHash: hashOf(keyring, token),
    operatorId,
    device,
    beganAt: now,
    lastSeenAt: now,
    provenAt: null,
  });
  return token;
}

/** Signs in by a link, which it uses up. Returns undefined where the link was used before. */
export const beginByLink = async (
  tx: Db,
  deps: Deps,
  link: OperatorLink,
  session: NewSession,
): Promise<string | undefined> =>
  (await useOperatorLink(tx, link)) ? beginOperatorSession(tx, deps, session) : undefined;

/** Returns who is signed in by the token of a cookie; undefined where that has ended. */
export async function resumeOperatorSession(
  { store, keyring }: Readonly<{ store: Db; keyring: Keyring }>,
  token: string,
  now: number,
): Promise<SignedIn | undefined> {
  const tokenHash = hashOf(keyring, token);
  const browser = await findOperatorSession(store, { tokenHash });
  if (!browser || !isSignedIn(browser, now)) return undefined;
  const operator = await findOperator(store, browser);
  if (operator?.removedAt !== null) return undefined;
  if (isToBeNoted(browser, now))
    await store.write((tx) => touchOperatorSession(tx, { tokenHash, lastSeenAt: now }));
  return { operator, browser };
}
