import { describe, expect, test } from "@jest/globals";

import { useCommandLine } from "../../testing/command-line.js";
import { listPermissions } from "./permission.js";
import { showPlace } from "./place.js";

const commands = useCommandLine();

describe("kinward place show", () => {
  test("prints the law in force, where it comes from, its sources, and what changes next", async () => {
    await showPlace("us-ca", { on: "2026-11-22" });
    expect(commands.printed).toContain(
      "US-CA  California, part of US\nLaw in force on 2026-11-22:\n",
    );
    expect(commands.printed).toContain("  digital-consent-age: 13 (from US)\n    COPPA, ");
    expect(commands.printed).toContain("https://thefederalregister.org/documents/2025-05904/");
    await showPlace("CL", { on: "2026-11-22" });
    expect(commands.printed).toContain(
      "\nChanges next on 2026-12-01:\n  digital-consent-age: 16 -> 14\n  CL-ley-21719: enacted -> in-force\n",
    );
    expect(commands.printed).toMatch(
      /\nLaws:\n\n {2}ID +STATE +SINCE +NAME\n[^]* {2}CL-ley-21719 +enacted +/,
    );
  });

  test("on a day after the last change says that no later one is known", async () => {
    await showPlace("US-CA", { on: "2027-01-01" });
    expect(commands.printed).toContain("No later change is known.");
  });

  test("prints the same as JSON, on today's date by default", async () => {
    await showPlace("US-CA", { json: true });
    expect(commands.json()).toMatchObject({
      code: "US-CA",
      name: "California",
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      law: expect.arrayContaining([
        expect.objectContaining({ topic: "digital-consent-age", value: 13, jurisdiction: "US" }),
      ]) as unknown,
    });
  });

  test("suggests the code that was meant, and says where the codes are listed", async () => {
    await expect(showPlace("UK", { on: "2026-11-22" })).rejects.toThrow(
      "code: UK is not an ISO 3166 code; did you mean GB?\nThe codes are those of https://www.iso.org/obp/ui/#search.",
    );
  });

  test("takes a date that exists", async () => {
    for (const on of ["2026-02-30", "soon"])
      await expect(showPlace("US", { on })).rejects.toThrow("--on takes a date");
  });
});

test("kinward permission list shows every standard permission with its defaults", async () => {
  await listPermissions({});
  expect(commands.printed).toMatch(/^NAME +GROUP +MINOR +YOUTH +ADULT +VERIFIED AGE/);
  expect(commands.printed).toMatch(
    /^text-chat-public +social +guardian-off +player-on +player-on/m,
  );
  commands.clear();
  await listPermissions({ json: true });
  expect(commands.json()).toContainEqual(expect.objectContaining({ name: "text-chat-public" }));
});
