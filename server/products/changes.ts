// Lists the changes that a product file would make, so that a person can agree to them.
import { MODES, type ProductConfig } from "../domain/product.js";

interface ProductChanges {
  /** One line for each change: `+ permission voice-chat`, `~ minimumAge: 4 -> 5`, `- endpoint https://... (test)`. */
  lines: readonly string[];
  /** A sentence for each change that takes something away from players, guardians or receivers. */
  warnings: readonly string[];
}

/** The entries of a list by name, in the form in which they are compared. */
type Entries = ReadonlyMap<string, object>;

const byName = (items: readonly { name: string }[]): Entries =>
  new Map(items.map((item) => [item.name, item]));

const plain = (items: readonly (string | number)[]): Entries =>
  new Map(items.map((item) => [String(item), {}]));

const endpoints = (webhooks: ProductConfig["webhooks"]): Entries =>
  new Map(
    webhooks.flatMap(({ url, mode, events }) =>
      (mode === undefined ? MODES : [mode]).map((each) => [
        `${url} (${each})`,
        { events: events && [...events].sort() },
      ]),
    ),
  );

const partsOfNotice = (privacy: ProductConfig["privacy"]): Entries => {
  if (!privacy) return new Map();
  const { collects, thirdParties = [], ...rest } = privacy;
  return new Map<string, object>([
    ...collects.map((item): [string, object] => [`item ${item.id}`, item]),
    ...thirdParties.map((party): [string, object] => [
      `third party ${typeof party.name === "string" ? party.name : Object.values(party.name)[0]}`,
      party,
    ]),
    ...Object.entries(rest).map(([key, text]): [string, object] => [key, { text }]),
  ]);
};

type List = Readonly<{
  /** The word for one entry. */
  noun: string;
  entries: (config: ProductConfig) => Entries;
  /** Explains the removal of an entry. */
  removed?: (name: string) => string;
}>;

/** Keys whose entries are compared one by one. Any other key is compared as a whole. */
const LISTS: Readonly<Partial<Record<keyof ProductConfig, List>>> = {
  permissions: {
    noun: "permission",
    entries: ({ permissions }) => byName(permissions),
    removed: (name) => `Permission ${name} is removed: sessions no longer contain it.`,
  },
  documents: {
    noun: "document",
    entries: ({ documents }) => new Map(documents.map((document) => [document.id, document])),
    removed: (name) => `Document ${name} is removed: guardians are no longer shown it.`,
  },
  privacy: { noun: "part of the notice", entries: ({ privacy }) => partsOfNotice(privacy) },
  allowances: { noun: "allowance", entries: ({ allowances }) => byName(allowances) },
  spending: {
    noun: "spending limit",
    entries: ({ spending = [] }) =>
      plain(
        spending.map(({ allowance, currency, period }) => `${allowance} ${currency} ${period}`),
      ),
    removed: (name) => `Spending limit ${name} is removed: nothing is announced of it any more.`,
  },
  activityTypes: { noun: "activity type", entries: ({ activityTypes }) => byName(activityTypes) },
  providers: {
    noun: "provider",
    entries: ({ providers = {} }) => new Map(Object.entries(providers)),
  },
  webhooks: {
    noun: "endpoint",
    entries: ({ webhooks }) => endpoints(webhooks),
    removed: (name) => `Endpoint ${name} is removed: no events are sent to it.`,
  },
  origins: { noun: "origin", entries: ({ origins }) => plain(origins) },
  appSchemes: { noun: "app scheme", entries: ({ appSchemes }) => plain(appSchemes) },
  essentialProductIds: {
    noun: "essential product",
    entries: (config) => plain(config.essentialProductIds),
  },
  ageCollectionMethods: {
    noun: "age collection method",
    entries: (config) => plain(config.ageCollectionMethods),
  },
};

/** Keys that applying adds to a configuration. */
const ADDED = ["version", "permissionsSince", "documentsSince", "acceptedReleases"];

const MOST_CHARACTERS = 200;

/** Formats a value for a line. */
function shown(value: unknown): string {
  const text = value === undefined ? "none" : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}...` : text;
}

/** Returns `key: old -> new` for each key in which two objects differ. */
function differences(old: object, next: object): string[] {
  const [before, after] = [old, next] as Record<string, unknown>[];
  return Object.keys({ ...before, ...after })
    .filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
    .map((key) => `${key}: ${shown(before?.[key])} -> ${shown(after?.[key])}`);
}

/** Leaves out keys that are derived from others. */
const asWritten = (config: ProductConfig): ProductConfig => ({
  ...config,
  documents: config.documents.filter(({ notice }) => !notice),
});

/** Compares a product with the file that is to replace it. `existing` is undefined for a new product. */
export function changesBetween(
  existing: ProductConfig | undefined,
  replacing: ProductConfig,
): ProductChanges {
  const before = existing && asWritten(existing);
  const after = asWritten(replacing);
  const lines: string[] = [];
  const warnings: string[] = [];
  const keys = Object.keys({ ...before, ...after }) as (keyof ProductConfig)[];
  for (const key of keys.filter((each) => !ADDED.includes(each))) {
    const list = LISTS[key];
    const found = list ? listChanges(list, before, after) : { lines: [], warnings: [] };
    lines.push(...found.lines);
    warnings.push(...found.warnings);
    const isShown = found.lines.length > 0 || !before;
    if (isShown || JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    lines.push(
      list
        ? `~ ${key}: the same entries, written in another way`
        : `~ ${key}: ${shown(before[key])} -> ${shown(after[key])}`,
    );
  }
  return { lines, warnings };
}

function listChanges(
  { noun, entries, removed }: List,
  before: ProductConfig | undefined,
  after: ProductConfig,
): ProductChanges {
  const [old, next]: [Entries, Entries] = [before ? entries(before) : new Map(), entries(after)];
  const gone = [...old.keys()].filter((name) => !next.has(name));
  return {
    lines: [
      ...[...next].flatMap(([name, entry]) => {
        const earlier = old.get(name);
        if (!earlier) return [`+ ${noun} ${name}`];
        const changed = differences(earlier, entry);
        return changed.length === 0 ? [] : [`~ ${noun} ${name}: ${changed.join(", ")}`];
      }),
      ...gone.map((name) => `- ${noun} ${name}`),
    ],
    warnings: removed ? gone.map(removed) : [],
  };
}
