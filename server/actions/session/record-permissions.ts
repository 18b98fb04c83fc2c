import type { Context } from "../../context.js";
import type { Actor } from "../../domain/ledger/entry.js";
import {
  changedPermissions,
  namesBySwitch,
  type SessionView,
} from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import type { EntryRef } from "../../store/ledger/queries.js";
import { record } from "../ledger/record.js";

/** Records which permissions were switched on and off in a guardian's name. Called after they are saved. Returns where. */
export async function recordPermissions(
  tx: Db,
  context: Context,
  before: SessionView,
  after: SessionView,
  actor: Actor,
): Promise<EntryRef> {
  const { sessionId, productId, kuid } = after.session;
  return record(tx, context, {
    kind: "permissions",
    productId,
    sessionId,
    kuid,
    ...namesBySwitch(changedPermissions(before, after)),
    ...actor,
  });
}
