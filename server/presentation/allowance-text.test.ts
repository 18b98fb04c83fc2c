import { expect, test } from "@jest/globals";

import { activityTitle, allowanceText, allowanceTitle } from "./allowance-text.js";
import { textsIn } from "./texts/index.js";

const number = { type: "numerical", min: 0, max: 9_000, default: 0 } as const;
const product = {
  allowances: [
    { ...number, name: "weekly-spend" },
    { ...number, name: "gifts", currency: "EUR", title: "Gifts", titles: { fr: "Cadeaux" } },
    { ...number, name: "friends" },
    { ...number, name: "two-limits" },
  ],
  spending: [
    { allowance: "weekly-spend", currency: "USD", period: "week" },
    { allowance: "two-limits", currency: "USD", period: "week" },
    { allowance: "two-limits", currency: "EUR", period: "week" },
  ],
} as const;
const [en, fr] = [textsIn("en"), textsIn("fr")];

test("an amount is shown with its own currency, or with that of the only limit it sets", () => {
  const shown = (name: string, texts = en) => allowanceText(product, name, 1_500, texts);
  expect([
    shown("weekly-spend"),
    shown("gifts"),
    shown("gifts", fr).replaceAll(/\s/g, " "),
  ]).toEqual(["$1,500", "€1,500", "1 500 €"]);
  expect([shown("friends"), shown("two-limits"), shown("gone")]).toEqual([
    "1,500",
    "1,500",
    "1,500",
  ]);
  expect(allowanceText(product, "weekly-spend", "all-friends", en)).toBe("All friends");
});

test("an allowance is called what the product calls it, in the reader's language where it can", () => {
  const called = (name: string, texts = en) => allowanceTitle(product, name, texts);
  expect(called("gifts", fr)).toContain("Cadeaux");
  expect(called("gifts", textsIn("de"))).toContain("Gifts");
  expect([called("weekly-spend"), called("gone")]).toEqual(["Weekly spend", "Gone"]);
});

test("options and types of activity are called what the product calls them, in the reader's language where it can", () => {
  const own = {
    allowances: [
      {
        name: "partners",
        type: "selection",
        options: ["nobody", "friends"],
        default: "nobody",
        optionTitles: { nobody: { en: "No one", fr: "Aucune personne" } },
      },
    ],
    activityTypes: [
      { name: "match-played", title: { en: "Matches", de: "Partien" }, schema: {} },
      { name: "level-up", schema: {} },
    ],
  } as const;
  const option = (name: string, texts = en) => allowanceText(own, "partners", name, texts);
  expect([option("nobody"), option("nobody", fr), option("friends", fr)]).toEqual([
    "No one",
    "Aucune personne",
    "Friends",
  ]);
  expect(option("nobody", textsIn("de"))).toBe("No one");
  const activity = (name: string, texts = en) => activityTitle(own, name, texts);
  expect(["match-played", "level-up", "gone"].map((name) => activity(name))).toEqual([
    "Matches",
    "Level up",
    "Gone",
  ]);
  expect(activity("match-played", textsIn("de"))).toBe("Partien");
});
