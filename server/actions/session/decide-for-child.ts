// A guardian changes one permission or allowance, or undoes their last change.
import type { Context } from "../../context.js";
import {
  allowanceInForce,
  readAllowance,
  type AllowanceValues,
} from "../../domain/session/allowances.js";
import type { ProductAllowance } from "../../domain/product.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Enforcement } from "../../domain/screentime/schedule.js";
import {
  allowancesOf,
  changedPermissions,
  viewSession,
  type SessionView,
} from "../../domain/session/session.js";
import {
  chooseForGuardian,
  isDecidable,
  isWished,
  settingOf,
} from "../../domain/session/settings.js";
import { choicesHash, type UndoableChange } from "../../domain/session/undo.js";
import type { Db } from "../../store/engine/db.js";
import { findScreentime } from "../../store/screentime/queries.js";
import {
  lockSession,
  deleteUndoableChange,
  findUndoableChange,
  saveUndoableChange,
} from "../../store/sessions/queries.js";
import { isProvenAdult } from "../guardian/shown-adulthood.js";
import { setSchedule } from "../screentime/set-schedule.js";
import { sendReceipts, sendPermissionReceipts } from "../receipts/send-receipts.js";
import { record } from "../ledger/record.js";
import { changeSettings } from "./change-settings.js";
import { recordPermissions } from "./record-permissions.js";

type SessionId = Readonly<{ sessionId: string }>;

const lockView = async (tx: Db, context: Context, { sessionId }: SessionId): Promise<SessionView> =>
  viewSession(await lockSession(tx, context.scope, { sessionId }), context);

/**
 * Allows a permission, or takes it back. Returns `undecidable` where a guardian cannot decide it (or no longer can), and
 * `waiting` where it stays off until a guardian is verified.
 */
export async function decidePermission(
  tx: Db,
  context: Context,
  session: SessionId,
  { name, isAllowed }: Readonly<{ name: string; isAllowed: boolean }>,
  actor: Actor & Readonly<{ guardian: string }>,
): Promise<"decided" | "waiting" | "undecidable"> {
  const view = await lockView(tx, context, session);
  const state = view.chosen.find((one) => one.name === name);
  if (!state || !isDecidable(state)) return "undecidable";
  const isVerified = await isProvenAdult(tx, context, actor.guardian);
  const settings = chooseForGuardian(view.settings, view.states, isAllowed ? [name] : [], {
    offered: [name],
    isVerified,
  });
  const isWaiting = settingOf(settings, name) === "wished";
  const was = settingOf(view.settings, name) ?? "off";
  const isAsBefore = state.enabled === isAllowed && !isWished(view.settings, state);
  if (isAsBefore || settingOf(settings, name) === was) return isWaiting ? "waiting" : "decided";
  const after = await changeSettings(tx, context, view, { settings }, "guardian");
  if (changedPermissions(view, after).length > 0) {
    await rememberChange(tx, context, session, { what: "permission", name, was });
    await confirmPermissions(tx, context, view, after, actor);
  }
  return isWaiting ? "waiting" : "decided";
}

/**
 * Switches on the permissions that a guardian has chosen and that stayed off until a guardian was verified. `actor` is a verified
 * guardian. Returns whether anything was switched on.
 */
export async function allowWaiting(
  tx: Db,
  context: Context,
  session: SessionId,
  actor: Actor,
): Promise<boolean> {
  const view = await lockView(tx, context, session);
  const names = view.chosen
    .filter((state) => isWished(view.settings, state))
    .map(({ name }) => name);
  if (names.length === 0) return false;
  const settings = chooseForGuardian(view.settings, view.states, names, {
    offered: names,
    isVerified: true,
  });
  const after = await changeSettings(tx, context, view, { settings }, "guardian");
  await confirmPermissions(tx, context, view, after, actor);
  return true;
}

/** Sets an allowance. Returns false if `typed` is outside its bounds, or not among its options. */
export async function decideAllowance(
  tx: Db,
  context: Context,
  session: SessionId,
  { allowance, typed }: Readonly<{ allowance: ProductAllowance; typed: string }>,
  actor: Actor,
): Promise<boolean> {
  const value = readAllowance(allowance, typed);
  if (value === undefined) return false;
  const view = await lockView(tx, context, session);
  const { allowances } = view.session;
  const { name } = allowance;
  const was = Object.hasOwn(allowances, name) ? (allowances[name] ?? null) : null;
  if (was === value) return true;
  const answered = { ...allowances, [name]: value };
  const after = await changeSettings(tx, context, view, { allowances: answered }, "guardian");
  await rememberChange(tx, context, session, { what: "allowance", name, was });
  await confirmAllowance(tx, context, after, { name, value }, actor);
  return true;
}

/** Records permissions that were switched, and sends the receipts. */
async function confirmPermissions(
  tx: Db,
  context: Context,
  before: SessionView,
  after: SessionView,
  by: Actor,
): Promise<void> {
  const ledger = await recordPermissions(tx, context, before, after, by);
  await sendPermissionReceipts(tx, context, before, after, { by, ledger });
}

/**
 * Records an allowance that was set, and sends the receipts. If `value` is null, the product's default counts again, and the
 * receipt says which that is.
 */
async function confirmAllowance(
  tx: Db,
  context: Context,
  after: SessionView,
  { name, value }: Readonly<{ name: string; value: number | string | null }>,
  by: Actor,
): Promise<void> {
  const { sessionId, productId, kuid } = after.session;
  const ledger = await record(tx, context, {
    kind: "allowances",
    productId,
    sessionId,
    kuid,
    ...{ allowances: { [name]: value } },
    ...by,
  } as const);
  const allowance = context.product.allowances.find((one) => one.name === name);
  const now = allowance ? allowanceInForce(allowance, allowancesOf(after)) : value;
  await sendReceipts(tx, context, {
    subject: after.session,
    by,
    details: { kind: "allowances", allowances: now === null ? {} : { [name]: now } },
    ledger,
  });
}

/** Keeps a change so that it can be undone; to be called after it, in its transaction. */
export async function rememberChange(
  tx: Db,
  context: Context,
  session: SessionId,
  change: UndoableChange,
): Promise<void> {
  const { sessionId } = session;
  await saveUndoableChange(tx, {
    sessionId,
    change,
    hash: await hashNow(tx, context, session),
    changedAt: context.now,
  });
}

async function hashNow(tx: Db, { scope, now }: Context, { sessionId }: SessionId): Promise<string> {
  const session = await lockSession(tx, scope, { sessionId });
  return choicesHash(session, (await findScreentime(tx, sessionId, now)).enforcement);
}

/** Returns the last change, unless something else has changed since. */
export async function findUndo(
  db: Db,
  { session }: Pick<SessionView, "session">,
  enforcement: Enforcement | undefined,
): Promise<UndoableChange | undefined> {
  const last = await findUndoableChange(db, { sessionId: session.sessionId });
  return last?.hash === choicesHash(session, enforcement) ? last.change : undefined;
}

/** Restores the settings before the last change. Returns false if something else has changed since. */
export async function undoChange(
  tx: Db,
  context: Context,
  session: SessionId,
  actor: Actor,
): Promise<boolean> {
  const { sessionId } = session;
  const view = await lockView(tx, context, session);
  const { enforcement } = await findScreentime(tx, sessionId, context.now);
  const change = await findUndo(tx, view, enforcement);
  if (!change) return false;
  await deleteUndoableChange(tx, { sessionId });
  switch (change.what) {
    case "permission": {
      const settings = { ...view.settings, [change.name]: change.was };
      const after = await changeSettings(tx, context, view, { settings }, "guardian");
      await confirmPermissions(tx, context, view, after, actor);
      return true;
    }
    case "allowance": {
      const rest = Object.fromEntries(
        Object.entries(view.session.allowances).filter(([name]) => name !== change.name),
      );
      const allowances: AllowanceValues =
        change.was === null ? rest : { ...rest, [change.name]: change.was };
      const after = await changeSettings(tx, context, view, { allowances }, "guardian");
      await confirmAllowance(tx, context, after, { name: change.name, value: change.was }, actor);
      return true;
    }
    case "schedule": {
      // A schedule that is off has no effect, and keeps what was written.
      const before = change.was ?? (enforcement && { ...enforcement, enabled: false });
      if (before) await setSchedule(tx, context, view.session, before, actor);
      return true;
    }
  }
}
