// What applying a product file would change, for a person to read before they agree.
import type { Mode, ProductConfig } from "../domain/product.js";

export interface ProductChanges {
  /** A line each: `+ permission voice-chat`, `~ minimumAge: 4 -> 5`, `- endpoint https://... (test)`. */
  lines: readonly string[];
  /** A sentence for each change that takes something away from players, guardians or receivers. */
  warnings: readonly string[];
}

/** Named entries of one list, each with the text that is compared. */
type Entries = ReadonlyMap<string, string>;

const byName = (items: readonly { name: string }[]): Entries =>
  new Map(items.map((item) => [item.name, JSON.stringify(item)]));

const plain = (items: readonly (string | number)[]): Entries =>
  new Map(items.map((item) => [String(item), ""]));

const MODES: readonly Mode[] = ["test", "live"];
const endpoints = (webhooks: ProductConfig["webhooks"]): Entries =>
  new Map(
    webhooks.flatMap(({ url, mode, events }) =>
      (mode === undefined ? MODES : [mode]).map((each) => [
        `${url} (${each})`,
        events === undefined ? "" : [...events].sort().join(),
      ]),
    ),
  );

/** What one entry of each list is called, where its entries are found, and what its removal means. */
const LISTS: readonly {
  noun: string;
  entries: (config: ProductConfig) => Entries;
  removed?: (name: string) => string;
}[] = [
  {
    noun: "permission",
    entries: ({ permissions }) => byName(permissions),
    removed: (name) => `Permission ${name} is removed: sessions no longer contain it.`,
  },
  {
    noun: "document",
    entries: ({ documents }) =>
      new Map(documents.map((document) => [document.id, JSON.stringify(document)])),
    removed: (name) => `Document ${name} is removed: guardians are no longer shown it.`,
  },
  { noun: "allowance", entries: ({ allowances }) => byName(allowances) },
  {
    noun: "spending limit",
    entries: ({ spending = [] }) =>
      plain(
        spending.map(({ allowance, currency, period }) => `${allowance} ${currency} ${period}`),
      ),
    removed: (name) => `Spending limit ${name} is removed: nothing is announced of it any more.`,
  },
  { noun: "activity type", entries: ({ activityTypes }) => byName(activityTypes) },
  {
    noun: "endpoint",
    entries: ({ webhooks }) => endpoints(webhooks),
    removed: (name) => `Endpoint ${name} is removed: no events are sent to it.`,
  },
  { noun: "origin", entries: ({ origins }) => plain(origins) },
  { noun: "app scheme", entries: ({ appSchemes }) => plain(appSchemes) },
  { noun: "essential product", entries: (config) => plain(config.essentialProductIds) },
  { noun: "age collection method", entries: (config) => plain(config.ageCollectionMethods) },
];

const FIELDS = [
  "name",
  "organisation",
  "locale",
  "minimumAge",
  "childLiteAccess",
  "guardianAssurance",
  "guardianVerificationDays",
  "maxUnfinishedChallenges",
  "announceRate",
  "screentime",
  "company",
  "purpose",
  "purposes",
  "retentionDays",
] as const;

/** Compares a product with a file that is to replace it; `before` is undefined where the product is new. */
export function changesBetween(
  before: ProductConfig | undefined,
  after: ProductConfig,
): ProductChanges {
  const lines: string[] = [];
  const warnings: string[] = [];
  for (const field of FIELDS) {
    const [old, next] = [before?.[field], after[field]].map((value) =>
      value === undefined ? "none" : JSON.stringify(value),
    );
    if (before && old !== next) lines.push(`~ ${field}: ${old} -> ${next}`);
  }
  for (const { noun, entries, removed } of LISTS) {
    const [old, next]: [Entries, Entries] = [before ? entries(before) : new Map(), entries(after)];
    for (const [name, text] of next) {
      if (!old.has(name)) lines.push(`+ ${noun} ${name}`);
      else if (old.get(name) !== text) lines.push(`~ ${noun} ${name}`);
    }
    for (const name of old.keys()) {
      if (next.has(name)) continue;
      lines.push(`- ${noun} ${name}`);
      if (removed) warnings.push(removed(name));
    }
  }
  return { lines, warnings };
}
