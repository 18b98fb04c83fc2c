import { describe, expect, test } from "@jest/globals";

import { arrangeScenes } from "../../testing/guardian-scenes.js";
import { startPageServer } from "../../testing/page-server.js";
import { mailbox } from "../../testing/pages.js";
import { sourceFiles } from "../../testing/sources.js";

const DAY = 86_400_000;
const DATE =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/g;

/** The instant is three in the morning in Greenwich, and the evening before in California. */
const EVENING = Date.parse("2026-11-21T03:00:00Z");

/**
 * Days from the scenes' own: when they began, a request before them and its deadline, today, a second email and its deadline,
 * and the ends of links, of devices, of age checks and of what is kept.
 */
const SPANS = [-15, -2, -1, 0, 1, 6, 12, 14, 30, 60, 90, 365, 400];

/** Returns how many days a shown date is from the day of a family in California. */
const spanOf = (date: string, now: number): number => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);
  return Math.round((Date.parse(`${date} UTC`) - Date.parse(today)) / DAY);
};

describe("a date that a guardian reads", () => {
  test("is that of the child's place, on every page and in every mail", async () => {
    const pages = await startPageServer({ now: EVENING });
    const shown: [string, string][] = [];
    // The days of laws belong to no family.
    const scenes = (await arrangeScenes(pages)).filter(({ name }) => !name.startsWith("law"));
    for (const { name, path, browser } of scenes)
      shown.push([name, (await pages.get(path, browser)).text]);
    for (const { subject, text, html } of await mailbox(pages)) shown.push([subject, text + html]);
    const now = pages.clock.now();
    const wrong = shown.flatMap(([name, text]) =>
      [...text.matchAll(DATE)]
        .filter(([date]) => !SPANS.includes(spanOf(date, now)))
        .map(([date]) => `${name}: ${date}`),
    );
    expect(wrong).toEqual([]);
    const names = shown.filter(([, text]) => text.match(DATE)).map(([name]) => name);
    for (const name of ["family", "guardians", "approval-awaited", "receipt", "declined"])
      expect(names).toContain(name);
    expect(names.filter((name) => name.includes(" ")).length).toBeGreaterThan(3);
    await pages.stop();
  });

  test("is written in one place, which is given the time zone", () => {
    const formatting = /Intl\.DateTimeFormat|toLocale(?:Date|Time)?String|toISOString/;
    const elsewhere = [...sourceFiles(["server/pages", "server/mail"])]
      .filter(([path, text]) => !path.endsWith(".test.ts") && formatting.test(text))
      .map(([path]) => path);
    // The mailbox of test mode is a developer's, and shows instants as the API does.
    expect(elsewhere).toEqual(["server/pages/mailbox/routes.ts"]);
  });
});
