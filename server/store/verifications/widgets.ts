import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { shortLinks, type Widget, widgets } from "./table.js";

export const addWidget = query((sql, p: Slots<Widget>) => widgets.insert(sql, p));

export const findWidgetByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  widgets.select(sql).where(widgets.values(p, "linkHash")),
).first;

/** Returns a widget as it is now, locked until the transaction ends. */
export const lockWidget = query((sql, p: Slots<{ widgetId: string }>) =>
  widgets.select(sql).where(widgets.values(p, "widgetId")).forUpdate(),
).first;

const RESULT = ["status", "kuid", "sessionId", "challengeId"] as const;

type Result = Pick<Widget, (typeof RESULT)[number]>;

export const saveWidgetResult = query((sql, p: Slots<Result & { widgetId: string }>) =>
  widgets.update(sql, widgets.values(p, ...RESULT)).where(widgets.values(p, "widgetId")),
);

const byId = query((sql, p: Slots<Scope & { widgetId: string }>) =>
  widgets.select(sql).where(widgets.values(p, "widgetId", "productId", "mode")),
);

/** Selects widgets that led to a challenge of this chain. */
const byChain = query((sql, p: Slots<{ chainId: string }>) =>
  widgets
    .select(sql)
    .whereIn(
      "challenge_id",
      sql("challenges").select("challenge_id").where({ chain_id: p.chainId }),
    )
    .forUpdate(),
);

export const WIDGETS_AT_ONCE = 200;

/** Returns the first `WIDGETS_AT_ONCE` widgets whose links expired without an answer, locked until the transaction ends. */
export const lockUnansweredWidgets = query((sql, p: Slots<{ now: number }>) =>
  widgets
    .select(sql)
    .whereNull("status")
    .where("expires_at", "<=", p.now)
    .orderBy("expires_at")
    .limit(WIDGETS_AT_ONCE)
    .forUpdate(),
);

/** Returns a widget of this product and mode. Throws NOT_FOUND where there is none. */
export async function requireWidget(
  db: Db,
  { productId, mode }: Scope,
  widgetId: string,
): Promise<Widget> {
  const widget = await byId.first(db, { productId, mode, widgetId });
  if (!widget) throw notFound("No such widget in this product and mode.");
  return widget;
}

/** Returns the widgets that wait for the decision of a challenge, locked until the transaction ends. */
export const lockWidgetsOfChallenge = async (
  tx: Db,
  { chainId }: Readonly<{ chainId: string }>,
): Promise<Widget[]> =>
  (await byChain(tx, { chainId })).filter(({ status }) => status === "CHALLENGE");

// Short addresses of hosted pages. Instants are in milliseconds.

type ShortLink = RowOf<typeof shortLinks>;

/** Stores a link, or gives an existing link the new expiry. */
export const saveShortLink = query((sql, p: Slots<ShortLink>) =>
  shortLinks.insert(sql, p).onConflict("token_hash").merge(["expires_at"]),
);

export const findShortLink = query((sql, p: Slots<{ hashes: readonly string[]; now: number }>) =>
  shortLinks
    .select(sql)
    .where(isOneOf(sql, "token_hash", p.hashes))
    .where("expires_at", ">", p.now),
).first;
