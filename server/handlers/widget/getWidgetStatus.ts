import { requireWidget } from "../../store/verifications/widgets.js";
import type { Handle } from "../handle.js";

export const getWidgetStatus: Handle<"getWidgetStatus"> = async (
  { db, scope, now },
  { query: { widgetId } },
  reply,
) => {
  const { status, kuid, sessionId, challengeId, expiresAt } = await requireWidget(
    db,
    scope,
    widgetId,
  );
  return reply(200, {
    widgetId,
    // Housekeeping has not stored the expiry yet.
    status: status ?? (expiresAt <= now ? "EXPIRED" : "PENDING"),
    ...(kuid !== null && { kuid }),
    ...(sessionId !== null && { sessionId }),
    ...(challengeId !== null && { challengeId }),
  });
};
