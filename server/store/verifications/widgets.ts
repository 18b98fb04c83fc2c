import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { shortLinks, type Widget, widgets } from "./table.js";

const insert = query((sql, p: Slots<Widget>) => widgets.insert(sql, p));

const byLink = query((sql, p: Slots<{ linkHash: string }>) =>
  widgets.select(sql).where(widgets.values(p, "linkHash")),
);

const byIdLocked = query((sql, p: Slots<{ widgetId: string }>) =>
  widgets.select(sql).where(widgets.values(p, "widgetId")).forUpdate(),
);

const RESULT = ["status", "kuid", "sessionId", "challengeId"] as const;

type Result = Pick<Widget, (typeof RESULT)[number]>;

const update = query((sql, p: Slots<Result & { widgetId: string }>) =>
  widgets.update(sql, widgets.values(p, ...RESULT)).where(widgets.values(p, "widgetId")),
);

const itsPurgeWidgets = query((sql, p: Slots<{ before: number }>) =>
  widgets.delete(sql).where("expires_at", "<=", p.before),
);

const byId = query((sql, p: Slots<Scope & { widgetId: string }>) =>
  widgets.select(sql).where(widgets.values(p, "widgetId", "productId", "mode")),
);

/** Those that led to a challenge, or to one that another has replaced since. */
const byChain = query((sql, p: Slots<{ chainId: string }>) =>
  widgets
    .select(sql)
    .whereIn(
      "challenge_id",
      sql("challenges")
        .select("challenge_id")
        .where({ chain_id: p.chainId as never }),
    )
    .forUpdate(),
);

/** How many widgets one transaction ends. */
export const WIDGETS_AT_ONCE = 200;

const unanswered = query((sql, p: Slots<{ now: number }>) =>
  widgets
    .select(sql)
    .whereNull("status")
    .where("expires_at", "<=", p.now)
    .orderBy("expires_at")
    .limit(WIDGETS_AT_ONCE)
    .forUpdate(),
);

/** NOT_FOUND where there is none in this product and mode. */
export async function getWidget(
  db: Db,
  { productId, mode }: Scope,
  widgetId: string,
): Promise<Widget> {
  const widget = await byId.first(db, { productId, mode, widgetId });
  if (!widget) throw notFound("No such widget in this product and mode.");
  return widget;
}

/** The widgets that wait for the decision of a challenge, locked until the transaction ends. */
export const lockWidgetsOfChallenge = async (
  tx: Db,
  { chainId }: Readonly<{ chainId: string }>,
): Promise<Widget[]> =>
  (await byChain(tx, { chainId })).filter(({ status }) => status === "CHALLENGE");

/** The first `WIDGETS_AT_ONCE` widgets that were not answered while their links worked, locked until the transaction ends. */
export const lockUnansweredWidgets = (tx: Db, now: number): Promise<Widget[]> =>
  unanswered(tx, { now });

export async function addWidget(tx: Db, widget: Widget): Promise<void> {
  await insert(tx, widget);
}

export const findWidgetByLink = (db: Db, linkHash: string): Promise<Widget | undefined> =>
  byLink.first(db, { linkHash });

/** As it is now, locked until the transaction ends. */
export const lockWidget = (tx: Db, widgetId: string): Promise<Widget | undefined> =>
  byIdLocked.first(tx, { widgetId });

export async function saveWidgetResult(tx: Db, widgetId: string, result: Result): Promise<void> {
  await update(tx, { widgetId, ...result });
}

/** Deletes widgets whose links expired before an instant. */
export async function purgeWidgets(tx: Db, before: number): Promise<void> {
  await itsPurgeWidgets(tx, { before });
}

// Short addresses of hosted pages. Instants in milliseconds.

type ShortLink = RowOf<typeof shortLinks>;

const put = query((sql, p: Slots<ShortLink>) =>
  shortLinks.insert(sql, p).onConflict("token_hash").merge(["expires_at"]),
);

const byHash = query((sql, p: Slots<{ hashes: readonly string[]; now: number }>) =>
  shortLinks
    .select(sql)
    .where(isOneOf(sql, "token_hash", p.hashes))
    .where("expires_at", ">", p.now),
);

const itsPurgeShortLinks = query((sql, p: Slots<{ now: number }>) =>
  shortLinks.delete(sql).where("expires_at", "<=", p.now),
);

/** Keeps a link; one that is kept already is kept until the new instant. */
export async function saveShortLink(tx: Db, link: ShortLink): Promise<void> {
  await put(tx, link);
}

export const findShortLink = (
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<ShortLink | undefined> => byHash.first(db, { hashes, now });

/** Deletes links that have expired. */
export async function purgeShortLinks(tx: Db, now: number): Promise<void> {
  await itsPurgeShortLinks(tx, { now });
}
