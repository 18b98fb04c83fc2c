// Shows a guardian's last change, with a button that restores the state before it.
import { findUndo } from "../../../actions/session/decide-for-child.js";
import { allowanceInForce } from "../../../domain/session/allowances.js";
import { allowancesOf } from "../../../domain/session/session.js";
import type { UndoableChange } from "../../../domain/session/undo.js";
import { findScreentime } from "../../../store/screentime/queries.js";
import { html, type Html } from "../../../presentation/html.js";
import { allowanceText, allowanceTitle } from "../../allowances/allowance-input.js";
import { describePermission } from "../../consent/permissions.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";

/** Offers to undo the change while nothing else has changed. `isNew` means that the guardian has just made it. */
export async function undoNotice(
  route: FamilyRoute,
  { nonce, isNew }: { nonce: string; isNew: boolean },
): Promise<Html | false> {
  const { context, view, family } = route;
  const { enforcement } = await findScreentime(context.db, view.session.sessionId, context.now);
  const change = await findUndo(context.db, view, enforcement);
  if (!change) return false;
  const { child: t } = family.texts;
  return html`<form method="post" action="${sessionPath(route, "/permissions")}" class="done undo">
    <input type="hidden" name="nonce" value="${nonce}" />
    <p ${isNew && html`role="status"`} dir="auto">
      ${isNew ? changeText(route, change) : t.lastChange(changeText(route, change))}
    </p>
    <button class="button small" name="undo" value="last">${t.undo}</button>
  </form>`;
}

/** Returns a text such as "You allow voice chat." */
function changeText(
  { context, view, family: { texts } }: FamilyRoute,
  change: UndoableChange,
): string {
  const { child: t } = texts;
  switch (change.what) {
    case "permission": {
      const { title } = describePermission(context, change.name, texts);
      const isOn = view.chosen.some(({ name, enabled }) => name === change.name && enabled);
      return isOn ? t.nowAllowed(title) : t.nowNotAllowed(title);
    }
    case "allowance": {
      const allowance = context.product.allowances.find(({ name }) => name === change.name);
      if (!allowance) return change.name;
      const value = allowanceInForce(allowance, allowancesOf(view));
      return t.nowAnswered({
        title: allowanceTitle(context.product, change.name, texts),
        value: allowanceText(context.product, change.name, value, texts),
      });
    }
    case "schedule":
      return texts.schedule.saved;
  }
}
