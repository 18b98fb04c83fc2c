// A decision in a guardian's words, for the email of its receipt and for the page.
import { DAY_MS } from "../lib/dates.js";
import { documentsIn } from "../domain/product-text.js";
import { DEFAULT_RETENTION_DAYS } from "../domain/retention.js";
import type { ProductConfig } from "../domain/product.js";
import type { DecisionDetails, DecisionKind, ShownDecision } from "../domain/receipts/decision.js";
import { allowanceText, allowanceTitle } from "./allowance-text.js";
import { groundSays, lawNameOf } from "./ground-text.js";
import { describePermission } from "./permission-text.js";
import { placeText } from "./place-text.js";
import { limitLines, windowText } from "./schedule-text.js";
import type { Texts } from "./texts/index.js";
import { cityOf } from "./zones.js";
import { durationText, lineStart, localDate, localTime } from "./times.js";

/** A term and the lines that belong to it. */
export type Row = readonly [term: string, lines: readonly string[]];

export interface DecisionText {
  title: string;
  about: string;
  who: string;
  when: string;
  /** The permissions that were offered or changed. */
  switches: readonly Readonly<{ title: string; isOn: boolean }>[];
  rows: readonly Row[];
  /** What a guardian changed of a child's settings, by title; empty for other decisions. */
  changed: readonly string[];
}

export function describeDecision(
  shown: ShownDecision,
  product: ProductConfig,
  texts: Texts,
): DecisionText {
  const { decision } = shown;
  const { details, decidedAt } = decision;
  return {
    title: titleOf(shown, texts)(product.name),
    about: aboutOf(shown, texts),
    who: whoDecided(shown, product, texts),
    when: localTime(decidedAt, decision, texts),
    switches: switchesOf(details, product, texts),
    rows: rowsOf(shown, product, texts),
    changed: changedBy(details, product, texts),
  };
}

function changedBy(
  details: DecisionDetails,
  product: ProductConfig,
  texts: Texts,
): readonly string[] {
  switch (details.kind) {
    case "permissions":
      return switchesOf(details, product, texts).map(({ title }) => title);
    case "allowances":
      return Object.keys(details.allowances).map((name) => allowanceTitle(product, name, texts));
    case "schedule":
      return [texts.schedule.card];
    default:
      return [];
  }
}

function titleOf(
  { decision: { details }, isOwn }: ShownDecision,
  { receipts }: Texts,
): (product: string) => string {
  const t = isOwn ? { ...receipts.titles, ...receipts.ownTitles } : receipts.titles;
  switch (details.kind) {
    case "consent":
      return details.isUpgrade ? t.upgrade : t.consent;
    case "refusal":
      if (details.failureReason === "guardian-refused") return t.refused;
      return details.failureReason === "not-my-child" ? t.notMyChild : t.refusal;
    case "override":
      return t[details.status];
    case "guardian-joined":
      return t.joined;
    case "guardian-left":
      return t.left;
    case "guardian-removed":
      return t.removed;
    case "guardian-refused":
      return t.refused;
    default:
      return t[details.kind];
  }
}

function aboutOf({ decision: { details }, isOwn }: ShownDecision, { receipts: t }: Texts): string {
  if (details.kind === "repudiation")
    return (isOwn ? t.repudiatedOwn : t.repudiated)[details.hasEnded ? "ended" : "stays"];
  const own: Readonly<Partial<Record<DecisionKind, string>>> = isOwn ? t.own : {};
  return own[details.kind] ?? t.about[details.kind];
}

/** Returns whether the reader no longer decides about the child after this decision. */
export const endsForReader = ({ decision: { details }, isOwn }: ShownDecision): boolean =>
  details.kind === "unlink" ||
  (isOwn && ["guardian-left", "guardian-removed", "repudiation"].includes(details.kind));

function whoDecided(
  { decider, decision }: ShownDecision,
  { name }: ProductConfig,
  texts: Texts,
): string {
  const { receipts: t } = texts;
  switch (decider.who) {
    case "you":
      return t.you;
    case "guardian":
      return t.anotherGuardian(decider.masked);
    case "unknown-guardian":
      return t.unknownGuardian;
    default:
      if (decision.details.kind === "no-longer-needed") return t.noDecision;
      return decider.who === "product" ? t.by.product(name) : t.by[decider.who];
  }
}

function switchesOf(details: DecisionDetails, product: ProductConfig, texts: Texts) {
  if (!("allowed" in details)) return [];
  const named = (names: readonly string[], isOn: boolean) =>
    names.map((name) => ({ ...describePermission({ product }, name, texts), isOn }));
  return [...named(details.allowed, true), ...named(details.notAllowed, false)];
}

function rowsOf(
  { decision: { details }, about, isOwn }: ShownDecision,
  product: ProductConfig,
  texts: Texts,
): readonly Row[] {
  const { receipts: t, schedule } = texts;
  const rows: Row[] = about === undefined ? [] : [[t.about_, [isOwn ? t.you : about]]];
  if ("waiting" in details && details.kind === "consent" && details.waiting)
    rows.push([
      t.waiting,
      details.waiting.map((name) => describePermission({ product }, name, texts).title),
    ]);
  if ("allowances" in details && Object.keys(details.allowances).length > 0)
    rows.push([
      t.allowanceList,
      Object.entries(details.allowances).map(([name, value]) =>
        texts.shell.labelled({
          term: allowanceTitle(product, name, texts),
          text: allowanceText(product, name, value, texts),
        }),
      ),
    ]);
  if (details.kind === "override" && details.status !== "denied")
    rows.push([
      t.extra,
      [details.minutes === undefined ? t.untilQuietHoursEnd : durationText(details.minutes, texts)],
    ]);
  if (details.kind === "moved")
    rows.push(
      [t.placeBefore, [placeText(details.from, texts)]],
      [t.placeNow, [placeText(details.to, texts)]],
    );
  if (details.kind === "schedule") {
    const { quietHours, breakReminderIntervalMinutes: interval, timezone } = details.schedule;
    const limits = limitLines(details.schedule, texts);
    rows.push([
      t.limits,
      details.isOn ? (limits.length > 0 ? limits : [t.noLimit]) : [t.limitsOff],
    ]);
    if (details.isOn && quietHours.length > 0)
      rows.push([
        schedule.quiet,
        quietHours.map((window) =>
          window.name === ""
            ? lineStart(windowText(window, texts), texts)
            : texts.shell.labelled({ term: window.name, text: windowText(window, texts) }),
        ),
      ]);
    if (details.isOn && interval > 0)
      rows.push([schedule.breaks, [schedule.every(durationText(interval, texts))]]);
    rows.push([t.limitsZone, [cityOf(timezone, texts)]]);
  }
  return rows;
}

/** Decisions that a guardian was asked for. The others are acts of a guardian, the product or an operator. */
const ANSWERS: readonly DecisionDetails["kind"][] = [
  "consent",
  "notices",
  "pending",
  "refusal",
  "hold",
  "withdrawal",
  "no-longer-needed",
];

/** Returns why a guardian was asked for a decision. */
export function groundRows(
  { decision: { details, law } }: ShownDecision,
  { laws, product }: Readonly<{ laws: Parameters<typeof lawNameOf>[1]; product: string }>,
  texts: Texts,
): Row[] {
  if (!ANSWERS.includes(details.kind)) return [];
  if (law.kind !== "law") return [[texts.receipts.law, [texts.trust.noLaw(product)]]];
  const name = lawNameOf(law, laws, texts);
  const says = groundSays(law, texts);
  return [[texts.receipts.law, name === undefined ? [says] : [name, says]]];
}

/** Returns whether a child's access ended with this decision, so that the reader wants to know what happens to the data. */
export const endsAccess = (details: DecisionDetails): boolean =>
  details.kind === "withdrawal" ||
  details.kind === "revocation" ||
  (details.kind === "repudiation" && details.hasEnded);

/** Returns a text about the data of a child whose access ended at an instant (milliseconds): what happens to it, and by when. */
export function dataLines(
  product: ProductConfig,
  {
    decidedAt,
    ...where
  }: Readonly<{ decidedAt: number; timezone: string | null; jurisdiction: string }>,
  texts: Texts,
): string[] {
  const { data: t } = texts.receipts;
  const { company, retentionDays, name } = product;
  const {
    screentime = DEFAULT_RETENTION_DAYS.screentime,
    webhooks = DEFAULT_RETENTION_DAYS.webhooks,
    withdrawal = DEFAULT_RETENTION_DAYS.withdrawal,
    activity,
    transactions,
  } = retentionDays;
  const kept = (days: number) => ({
    days,
    until: localDate(decidedAt + days * DAY_MS, where, texts),
  });
  // Data that only the consent allowed to keep is deleted soon after it ended.
  const keptWithConsent = (days: number) => kept(Math.min(days, withdrawal));
  return [
    company
      ? [t.company({ product: name, company: company.name }), company.address, company.contactUrl]
          .filter(Boolean)
          .join(" ")
      : t.product(name),
    ...documentsIn(product, texts.language).flatMap(({ name: title, retention }) =>
      retention === undefined ? [] : [t.document({ name: title, retention })],
    ),
    t.screentime(keptWithConsent(screentime)),
    ...(activity === undefined ? [] : [t.activity(keptWithConsent(activity))]),
    ...(transactions === undefined ? [] : [t.transactions(keptWithConsent(transactions))]),
    t.webhooks(kept(webhooks)),
    t.ledger,
  ];
}
