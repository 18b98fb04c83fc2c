import { tellOfPermissions } from "../../actions/receipts/send-receipts.js";
import { changeSettings } from "../../actions/session/change-settings.js";
import { recordPermissions } from "../../actions/session/record-permissions.js";
import { renderPermissions, viewSession } from "../../domain/session/session.js";
import { chooseForGuardian, isSameSettings } from "../../domain/session/settings.js";
import { lockSession } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const setGuardianManagedPermissions: Handle<"setGuardianManagedPermissions"> = async (
  context,
  { body },
  reply,
) => {
  const { sessionId, enabledPermissions } = body;
  const { states } = await context.db.write(async (tx) => {
    const view = viewSession(await lockSession(tx, context.scope, { sessionId }), context);
    const settings = chooseForGuardian(view.settings, view.states, enabledPermissions);
    if (isSameSettings(settings, view.settings)) return view;
    const changed = await changeSettings(tx, context, view, { settings }, "product");
    const actor = { by: "product", keyId: context.keyId } as const;
    const ledger = await recordPermissions(tx, context, view, changed, actor);
    await tellOfPermissions(tx, context, view, changed, { by: actor, ledger });
    return changed;
  });
  return reply(200, {
    status: "PASS",
    session: { sessionId, permissions: renderPermissions(states) },
  });
};
