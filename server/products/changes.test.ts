import { expect, test } from "@jest/globals";
import { stringify } from "yaml";

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

test("the same file changes nothing", () => {
  expect(changesBetween(read({}), read({}))).toEqual({ lines: [], warnings: [] });
});

test("a new product lists what it has", () => {
  const { lines, warnings } = changesBetween(undefined, read({ documents: [terms] }));
  expect(lines).toEqual([
    "+ permission multiplayer",
    "+ document terms",
    "+ age collection method date-of-birth",
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
    '~ screentime: none -> {"limitWarningMinutes":5}',
    '~ retentionDays: {} -> {"activity":30}',
    "+ permission mods",
    "~ document terms",
    "- origin https://a.example",
  ]);
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
    "Document terms is removed: guardians are no longer shown it.",
    `Endpoint ${hooks} (live) is removed: no events are sent to it.`,
  ]);
});
