// Widgets that ask a player's age: what a link was made for, and the one answer that it takes.
import type { Context, ServiceContext } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { isToken, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Jurisdiction } from "../../policy/types.js";
import type { Db } from "../../store/engine/db.js";
import { findPlayer } from "../../store/players/queries.js";
import {
  addWidget,
  findWidgetByLink,
  saveWidgetResult,
} from "../../store/verifications/widgets.js";
import type { Widget, WidgetKind } from "../../store/verifications/table.js";
import { asItHolds } from "../age/read-age.js";
import { assertFree, findPlayerNamed } from "../session/external-id.js";
import { makeShortUrl } from "./short-url.js";
import { announceWidget } from "./complete-widget.js";
import { admitPlayer, findAdmission, type Admission } from "../session/admit-player.js";
import { DAY_MS } from "../../lib/dates.js";

/** How long a widget's link works, and with it the answer that was given. */
const LINK_LIFE_MS = DAY_MS;

type Asked = Readonly<{
  kind: WidgetKind;
  jurisdiction: Jurisdiction;
  /** Undefined: a new player, who is given one. */
  kuid?: string | undefined;
  externalId: string | undefined;
  /** What is known of the age already. */
  evidence: AgeEvidence;
  locale: string | undefined;
  redirectUrl: string | undefined;
}>;

const hashOf = (keyring: Keyring, token: string) => lookupHash(keyring, "widget", token);

/**
 * Makes a widget with its link. The end-to-end widget of a player whose age is known skips the question: it is answered
 * here, as the age gate would.
 */
export async function makeAgeWidget(
  tx: Db,
  context: Context,
  { kind, jurisdiction, kuid, externalId, evidence, locale, redirectUrl }: Asked,
): Promise<{ widgetId: string; url: string; shortUrl: string }> {
  const { keyring, random, now, scope, publicUrl } = context;
  if (externalId !== undefined) await assertFree(tx, context, externalId, kuid);
  const widgetId = random.uuid();
  const token = pageToken(keyring, "widget", widgetId);
  const widget: Widget = {
    ...scope,
    widgetId,
    kind,
    linkHash: hashOf(keyring, token),
    jurisdiction: jurisdiction.code,
    kuid: kuid ?? null,
    externalId: externalId ?? null,
    evidence,
    locale: locale ?? null,
    redirectUrl: redirectUrl ?? null,
    ...NO_RESULT,
    createdAt: now,
    expiresAt: now + LINK_LIFE_MS,
  };
  const isKnown = kind === "e2e" && (await isAgeKnown(tx, context, widget));
  const result = isKnown ? await admit(tx, context, widget, {}) : NO_RESULT;
  await addWidget(tx, { ...widget, ...result });
  await announceWidget(tx, context, widgetId, { ...widget, ...result });
  const url = `${publicUrl}/widgets/age/${token}`;
  const { expiresAt } = widget;
  return { widgetId, url, shortUrl: await makeShortUrl(tx, context, { url, expiresAt }) };
}

const NO_RESULT = { status: null, sessionId: null, challengeId: null } as const;

async function isAgeKnown(tx: Db, context: Context, { evidence, kuid }: Widget): Promise<boolean> {
  if (Object.keys(evidence).length > 0) return true;
  if (kuid === null) return false;
  const player = await findPlayer(tx, { ...context.tenancy, kuid });
  if (Object.keys(player?.evidence ?? {}).length > 0) return true;
  return (await findAdmission(tx, context, kuid)) !== undefined;
}

/** Returns the widget with this token, even an expired one, or undefined where there is none. */
export const findAgeWidget = async (
  { keyring, store }: Pick<ServiceContext, "keyring" | "store">,
  token: string,
): Promise<Widget | undefined> =>
  isToken(token) ? findWidgetByLink(store, { linkHash: hashOf(keyring, token) }) : undefined;

/** Returns whether the question of a widget was answered. That happens once: neither Back nor another tab asks it again. */
export const isAnswered = ({ status }: Pick<Widget, "status">): boolean => status !== null;

/** Runs the age check with what the player answered, and keeps its result. `widget` is locked and not answered yet. */
export async function answerAgeWidget(
  tx: Db,
  context: Context,
  widget: Widget,
  answer: AgeEvidence,
): Promise<void> {
  const result = await admit(tx, context, widget, answer);
  await saveWidgetResult(tx, { ...result, widgetId: widget.widgetId });
  await announceWidget(tx, context, widget.widgetId, result);
}

async function admit(tx: Db, context: Context, widget: Widget, answer: AgeEvidence) {
  const externalId = widget.externalId ?? undefined;
  // Another widget of the same player may have been answered first.
  const kuid =
    widget.kuid ??
    (externalId === undefined ? undefined : await findPlayerNamed(tx, context, externalId));
  const inTransaction = { ...context, db: tx };
  const known = await asItHolds(inTransaction, widget.evidence);
  const admission = await admitPlayer(inTransaction, {
    kuid,
    externalId,
    jurisdiction: findJurisdiction(context.policy, widget.jurisdiction),
    evidence: { ...known, ...answer },
    locale: widget.locale ?? undefined,
    redirectUrl: widget.redirectUrl ?? undefined,
  });
  return { ...NO_RESULT, kuid: widget.kuid, ...resultOf(admission) };
}

function resultOf(admission: Admission): Partial<Widget> {
  const { status } = admission;
  if (status === "PASS") {
    const { kuid, sessionId } = admission.session;
    return { status, kuid, sessionId };
  }
  if (status === "CHALLENGE") {
    const { kuid, challengeId } = admission.challenge;
    return { status, kuid, challengeId };
  }
  return { status };
}
