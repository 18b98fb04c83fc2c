// Thresholds of running play, announced when they are crossed.
import { openScreentime, recordOutcome } from "../actions/screentime/screentime.js";
import { contextFor } from "../context.js";
import { settle } from "../domain/screentime/screentime.js";
import { findAndHoldSession, findSessionAnywhere } from "../store/sessions.js";
import type { InwardKind } from "./kind.js";

/** `ref` is the session's id. */
export const screentimeSession: InwardKind = {
  kind: "screentimeSession",
  async advance(services, ref, now, tx) {
    const found = await findSessionAnywhere(tx, ref);
    if (!found) return undefined;
    const context = { ...contextFor(services, found.productId, found.mode), now };
    const session = await findAndHoldSession(tx, context.scope, ref);
    if (!session) return undefined;
    const { situation } = await openScreentime(tx, session, now);
    return recordOutcome(tx, context, session, situation, settle(situation, now));
  },
};
