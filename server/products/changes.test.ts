import { readFileSync } from "node:fs";

import { expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";

import { testPolicy } from "../../testing/policy.js";
import { changesBetween } from "./changes.js";
import { readProductFile } from "./read.js";

const read = (parts: object) =>
  readProductFile(
    stringify({
      productId: 7,
      name: "Seven",
      organisation: "seven",
      permissions: [{ name: "multiplayer" }],
      ...parts,
    }),
    testPolicy(),
  );
const terms = { id: "terms", name: "Terms", url: "https://a.example/terms", version: "1" };
const hooks = "https://a.example/hooks";

const numerical = (max: number) => ({
  ...{ name: "weekly-spend", type: "numerical", min: 0, max, default: 0 },
});

test("the same file changes nothing", () => {
  expect(changesBetween(read({}), read({}))).toEqual({ lines: [], warnings: [] });
});

test("a new product lists what it has", () => {
  const { lines, warnings } = changesBetween(undefined, read({ documents: [terms] }));
  expect(lines).toEqual([
    "+ age collection method date-of-birth",
    "+ permission multiplayer",
    "+ document terms",
  ]);
  expect(warnings).toEqual([]);
});

test("each change is one line: what is added, changed and removed", () => {
  const before = read({ documents: [terms], origins: ["https://a.example"], minimumAge: 4 });
  const after = read({
    name: "Sieben",
    minimumAge: 5,
    permissions: [{ name: "multiplayer" }, { name: "mods" }],
    documents: [{ ...terms, version: "2" }],
    retentionDays: { activity: 30 },
    screentime: { limitWarningMinutes: 5 },
  });
  expect(changesBetween(before, after).lines).toEqual([
    '~ name: "Seven" -> "Sieben"',
    "~ minimumAge: 4 -> 5",
    "+ permission mods",
    "- origin https://a.example",
    '~ retentionDays: {} -> {"activity":30}',
    '~ document terms: version: "1" -> "2"',
    '~ screentime: none -> {"limitWarningMinutes":5}',
  ]);
});

const CHANGES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  productId: [7, 8],
  name: ["Seven", "Sieben"],
  organisation: ["seven", "eight"],
  locale: ["en", "de"],
  minimumAge: [4, 5],
  services: [["game"], ["online-game"]],
  law: [{ enjoined: "obey" }, { enjoined: "ignore" }],
  places: [["US"], ["US", "DE"]],
  essentialProductIds: [[8], [9]],
  childLiteAccess: [false, true],
  guardianAssurance: [{ US: "attested" }, { US: "verified" }],
  emailPlusDelayHours: [1, 2],
  guardianVerificationDays: [1, 2],
  verification: [{ id: ["simulated"] }, { id: ["platform"] }],
  providers: [
    { agekey: { kind: "oidc-agekey", clientId: "a" } },
    { agekey: { kind: "oidc-agekey", clientId: "b" } },
  ],
  maxUnfinishedChallenges: [1, 2],
  announceRate: [1, 2],
  screentime: [undefined, { limitWarningMinutes: 5 }],
  company: [{ name: "A" }, { name: "B" }],
  privacy: [
    { collects: [{ id: "name", item: "Name", purposes: ["play"] }], purposes: { play: "To play" } },
    { collects: [{ id: "name", item: "Name", purposes: ["play"] }], purposes: { play: "To win" } },
  ],
  brand: [{ accent: "#0b5c56" }, { accent: "#003399" }],
  acknowledge: [[], ["incomplete-notice"]],
  purpose: ["To play.", { en: "To play.", de: "Zum Spielen." }],
  ageCollectionMethods: [
    ["date-of-birth", "age-slider"],
    ["age-slider", "date-of-birth"],
  ],
  permissions: [
    [{ name: "mods" }, { name: "multiplayer" }],
    [{ name: "multiplayer" }, { name: "mods" }],
  ],
  documents: [[terms], [{ ...terms, isDataNotice: true }]],
  allowances: [[numerical(10)], [numerical(20)]],
  spending: [[], [{ allowance: "weekly-spend", currency: "USD", period: "week" }]],
  lookup: [undefined, { binPath: "card.bin" }],
  activityTypes: [[], [{ name: "match", schema: { type: "object" } }]],
  origins: [[], ["https://a.example"]],
  appSchemes: [[], ["seven"]],
  webhooks: [[{ url: hooks }], [{ url: hooks, events: ["Session.Revoked"] }]],
  retentionDays: [{ activity: 1 }, { activity: 2 }],
};

/** If this goes, an operator agrees to an unseen change, such as where secrets are sent or which wallets are trusted. */
test("every key of the schema has a line where it changes, also where only the order does", () => {
  const schema = parse(
    readFileSync(new URL("product.schema.yaml", import.meta.url), "utf8"),
  ) as Record<"properties", object>;
  expect(Object.keys(CHANGES).sort()).toEqual(Object.keys(schema.properties).sort());
  for (const [key, [old, next]] of Object.entries(CHANGES)) {
    const allowances = key === "spending" ? { allowances: [numerical(10)] } : {};
    const [before, after] = [old, next].map((value) => read({ ...allowances, [key]: value }));
    const { lines } = changesBetween(before, after!);
    expect([key, lines]).toEqual([key, expect.arrayContaining([expect.any(String)])]);
  }
});

test("of two limits of an allowance, each has a line of its own", () => {
  const limit = { allowance: "weekly-spend", currency: "USD", period: "week" };
  const spending = [limit, { ...limit, period: "day" }];
  const allowances = [numerical(10)];
  expect(
    changesBetween(read({ allowances, spending }), read({ allowances, spending: [limit] })),
  ).toEqual({
    lines: ["- spending limit weekly-spend USD day"],
    warnings: [
      "Spending limit weekly-spend USD day is removed: nothing is announced of it any more.",
    ],
  });
});

test("another order of an endpoint's events changes only how the file is written", () => {
  const hearing = (...events: string[]) => read({ webhooks: [{ url: hooks, events }] });
  const before = hearing("Session.Revoked", "Challenge.StateChange");
  const after = hearing("Challenge.StateChange", "Session.Revoked");
  expect(changesBetween(before, after).lines).toEqual([
    "~ webhooks: the same entries, written in another way",
  ]);
});

test("a provider's line says what of it changes", () => {
  const before = read({ providers: CHANGES["providers"]?.[0] });
  const after = read({ providers: CHANGES["providers"]?.[1] });
  expect(changesBetween(before, after).lines).toEqual(['~ provider agekey: clientId: "a" -> "b"']);
});

test("warns of each permission, document and endpoint that is removed", () => {
  const before = read({
    permissions: [{ name: "multiplayer" }, { name: "mods" }],
    documents: [terms],
    webhooks: [{ url: hooks }],
  });
  const after = read({ webhooks: [{ url: hooks, mode: "test" }] });
  expect(changesBetween(before, after).warnings).toEqual([
    "Permission mods is removed: sessions no longer contain it.",
    `Endpoint ${hooks} (live) is removed: no events are sent to it.`,
    "Document terms is removed: guardians are no longer shown it.",
  ]);
});
