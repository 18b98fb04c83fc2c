import type { Override } from "../../domain/override/override.js";
import { integer, keyed, nullable, sealed, table, text } from "../engine/table.js";

export const overrides = table(
  "overrides",
  {
    overrideId: text("override_id"),
    sessionId: text("session_id"),
    productId: integer("product_id"),
    mode: text<Override["mode"]>("mode"),
    kuid: text("kuid"),
    type: text<Override["type"]>("type"),
    requestedMinutes: nullable(integer("requested_minutes")),
    reason: nullable(sealed(text("reason"), ["overrideId"])),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    status: text<Override["status"]>("status"),
    grantedMinutes: nullable(integer("granted_minutes")),
    requestedAt: integer("requested_at"),
    expiresAt: integer("expires_at"),
    resolvedAt: nullable(integer("resolved_at")),
    withdrawnAt: nullable(integer("withdrawn_at")),
  },
  {
    holds: "A player's request for more time, or to play in quiet hours",
    why: "puts the request to the guardian, and grants it",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId", "kuid"] },
    names: "overrideId",
    note: "the reason is deleted with screen time",
    columns: {
      overrideId: "id of the request",
      type: "what is asked for",
      requestedMinutes: "how much is asked for",
      reason: "the player's own words, encrypted",
      status: "what was decided",
      grantedMinutes: "how much was granted",
      requestedAt: "when it was asked for",
      resolvedAt: "when it was decided",
      withdrawnAt: "when the grant was taken back",
    },
  },
);
