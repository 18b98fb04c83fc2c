import type { AgeEvidence } from "../../domain/age/age.js";
import type { Mode } from "../../domain/product.js";
import { notFound } from "../../lib/errors.js";
import type { Scope } from "../sessions/sessions.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import {
  integer,
  json,
  keyed,
  nullable,
  query,
  sealed,
  table,
  text,
  type RowOf,
} from "../engine/table.js";

/** `e2e`: an age gate that leads on to the guardian. `age-gate`: the age gate alone. */
export type WidgetKind = "e2e" | "age-gate";

export const widgets = table(
  "widgets",
  {
    widgetId: text("widget_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kind: text<WidgetKind>("kind"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "expires_at" }),
    jurisdiction: text("jurisdiction"),
    kuid: nullable(text("kuid")),
    externalId: nullable(sealed(text("external_id"), ["widgetId"])),
    evidence: sealed(json<AgeEvidence>("evidence"), ["widgetId"]),
    locale: nullable(text("locale")),
    redirectUrl: nullable(text("redirect_url")),
    status: nullable(text<"PASS" | "CHALLENGE" | "PROHIBITED" | "EXPIRED">("status")),
    sessionId: nullable(text("session_id")),
    challengeId: nullable(text("challenge_id")),
    createdAt: integer("created_at"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A hosted page that asks a player's age",
    why: "keeps its result for the frame that shows it",
    kept: { phrase: "30 days after it expired" },
    player: { rowsBy: ["kuid", "sessionId", "challengeId"] },
    names: "widgetId",
    columns: {
      widgetId: "id of the widget",
      kind: "kind of widget",
      externalId: "the product's own id of the player, encrypted",
      evidence: "what is known of the player's age, encrypted",
      redirectUrl: "where the page leads back to",
      status: "result",
    },
  },
);

/** Instants in milliseconds. `status` is null until the age was answered. */
export type Widget = RowOf<typeof widgets>;

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

const purge = query((sql, p: Slots<{ before: number }>) =>
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
  await purge(tx, { before });
}
