import { hasVerifiedGuardian } from "../../actions/guardian/shown-adulthood.js";
import { sendPermissionReceipts } from "../../actions/receipts/send-receipts.js";
import { changeSettings } from "../../actions/session/change-settings.js";
import { recordPermissions } from "../../actions/session/record-permissions.js";
import { renderPermissions, viewSession } from "../../domain/session/session.js";
import {
  chooseForGuardian,
  isSameSettings,
  type PermissionState,
} from "../../domain/session/settings.js";
import { lockSession } from "../../store/sessions/queries.js";
import type { Handle } from "../handle.js";

export const setGuardianManagedPermissions: Handle<"setGuardianManagedPermissions"> = async (
  context,
  { body },
  reply,
) => {
  const { sessionId, enabledPermissions } = body;
  const { states } = await context.db.write(async (tx) => {
    const view = viewSession(await lockSession(tx, context.scope, { sessionId }), context);
    const isVerified = await hasVerifiedGuardian(tx, context, view.session);
    const settings = chooseForGuardian(view.settings, view.states, enabledPermissions, {
      isVerified,
    });
    if (isSameSettings(settings, view.settings)) return view;
    const changed = await changeSettings(tx, context, view, { settings }, "product");
    const actor = { by: "product", keyId: context.keyId } as const;
    const ledger = await recordPermissions(tx, context, view, changed, actor);
    await sendPermissionReceipts(tx, context, view, changed, { by: actor, ledger });
    return changed;
  });
  const ignored = listIgnored(enabledPermissions, states);
  return reply(
    200,
    { status: "PASS", session: { sessionId, permissions: renderPermissions(states) } },
    ignored === "" ? {} : { "Kinward-Ignored-Permissions": ignored },
  );
};

const LONGEST_NAME = 64;
/** A longer header would be refused by proxies. */
const LONGEST_LIST = 2000;

/** The names that guardians do not manage, each once, as many as a header holds. */
function listIgnored(names: readonly string[], states: readonly PermissionState[]): string {
  const managed = new Set(
    states.filter(({ managedBy }) => managedBy === "GUARDIAN").map(({ name }) => name),
  );
  let list = "";
  for (const name of new Set(names)) {
    if (name === "" || managed.has(name)) continue;
    // As UTF-8, since half of a character cannot be encoded.
    const encoded = encodeURIComponent(Buffer.from(name.slice(0, LONGEST_NAME)).toString());
    const longer = list === "" ? encoded : `${list}, ${encoded}`;
    if (longer.length > LONGEST_LIST) break;
    list = longer;
  }
  return list;
}
