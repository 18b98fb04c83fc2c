import { beforeEach, describe, expect, test } from "@jest/globals";

import { useCommandLine } from "../../testing/command-line.js";
import { policyWith, testPolicy, withConsentIn } from "../../testing/policy.js";
import { releaseOf } from "../policy/release.js";
import type { LawFile } from "../policy/types.js";
import { asReleaseFile } from "../products/releases.js";
import {
  diffReleases,
  exportRelease,
  listLaws,
  listNextChanges,
  listReviews,
  showLaw,
} from "./law.js";

const commands = useCommandLine();
const RELEASE = releaseOf(testPolicy());
const ON = "2026-11-23";

beforeEach(() => {
  process.env["CLOCK"] = "manual";
  process.env["CLOCK_START"] = `${ON}T12:00:00Z`;
});

describe("kinward law show", () => {
  test("prints whom a law binds, its states and duties, and its sources with their quotes", async () => {
    await showLaw("BR-eca-digital", {});
    expect(commands.printed).toMatch(
      /^BR-eca-digital {2}ECA Digital .*\nLei 15\.211\/2025.*, in BR; /,
    );
    expect(commands.printed).toContain("\n  2026-03-17 -             in-force; ");
    expect(commands.printed).toMatch(/\n {2}ban, services game, below 18, permissions loot-boxes/);
    expect(commands.printed).toMatch(
      /\n {2}\S+ {2}platform {2}https:\/\/.*, read 2026-\d\d-\d\d\n/,
    );
    commands.clear();
    await showLaw("BR-eca-digital", { json: true });
    expect(commands.json()).toEqual(testPolicy().laws["BR-eca-digital"]);
  });

  test("suggests the id that was meant", async () => {
    await expect(showLaw("BR-eca-digitl", {})).rejects.toThrow(
      "There is no law BR-eca-digitl on file; did you mean `BR-eca-digital`? `kinward law list`",
    );
  });
});

describe("kinward law list", () => {
  test("lists the laws of a day with their states, and at a place whether they count there", async () => {
    await listLaws({ on: ON, place: "br", service: "online-game" });
    expect(commands.printed).toContain(`Release ${RELEASE}, on ${ON}:\n`);
    expect(commands.printed).toMatch(/\nID +PLACE +STATE +SINCE +COUNTS +NAME\n/);
    expect(commands.printed).toMatch(
      /\nBR-eca-digital +BR +in-force +2026-03-17 +yes +ECA Digital/,
    );
    expect(commands.printed).not.toContain("US-");
    commands.clear();
    await listLaws({ on: "2026-03-16", state: "enacted", json: true });
    expect(commands.json()).toMatchObject({ release: RELEASE, on: "2026-03-16", unaccepted: [] });
    const { laws } = commands.json() as { laws: { id: string; state: string }[] };
    expect(laws.map(({ id }) => id)).toContain("BR-eca-digital");
    expect(new Set(laws.map(({ state }) => state))).toEqual(new Set(["enacted"]));
  });

  test("leaves out the laws that bind another service", async () => {
    const ids = async (service: "game" | "social-media") => {
      commands.clear();
      await listLaws({ on: ON, service, json: true });
      return (commands.json() as { laws: { id: string }[] }).laws.map(({ id }) => id);
    };
    expect(await ids("game")).toContain("BR-games-framework");
    expect(await ids("social-media")).not.toContain("BR-games-framework");
  });

  test.each(["1899-12-31", "2200-12-32", "2201-01-01", "soon", "2026-02-30"])(
    "takes a day that exists, from 1900 to 2200, and not %s",
    async (on) => {
      await expect(listLaws({ on })).rejects.toThrow(
        "--on takes a date such as 2027-01-01, from 1900 to 2200.",
      );
      expect(commands.printed).toBe("");
    },
  );

  test("takes the first and the last day, and a place that exists", async () => {
    for (const on of ["1900-01-01", "2200-12-31"]) await listLaws({ on });
    await expect(listLaws({ place: "ZZ" })).rejects.toThrow("--place: ZZ is not an ISO 3166 code");
  });
});

test("kinward law next lists by date what changes and what is due for review", async () => {
  await listNextChanges({ months: 1 });
  expect(commands.printed).toMatch(/^ON +WHAT +CHANGE\n2026-12-01 /);
  expect(commands.printed).toMatch(/\n2026-12-01 +CL +digital-consent-age: 16 -> 14\n/);
  expect(commands.printed).toMatch(/\n2026-12-01 +CL-ley-21719 +enacted -> in-force\n/);
  expect(commands.printed).toMatch(/\n2026-12-10 +US-TX-sb2420 +review due\n/);
  commands.clear();
  await listNextChanges({ months: 1, json: true });
  const days = (commands.json() as { on: string }[]).map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  expect(days.every((on) => on > ON && on <= "2026-12-23")).toBe(true);
  commands.clear();
  await listNextChanges({ months: 0 });
  expect(commands.printed).toBe(`Nothing is known to change until ${ON}.\n`);
});

test("kinward law review lists what is due, what is open, and what has secondary sources alone", async () => {
  process.env["CLOCK_START"] = "2026-12-10T12:00:00Z";
  await listReviews({ json: true });
  const { due, open, secondary } = commands.json() as Record<
    "due" | "open" | "secondary",
    unknown[]
  >;
  expect(due).toContainEqual({ what: "US-TX-sb2420", why: "due since 2026-12-10" });
  expect(due).not.toContainEqual(expect.objectContaining({ what: "EU-kids-act" }));
  expect(due).toContainEqual({ what: "calendar CN", why: "no holidays of 2027 are on file" });
  expect(due).not.toContainEqual(
    expect.objectContaining({ why: "no holidays of 2026 are on file" }),
  );
  expect(due).toContainEqual({
    ...{ what: "AD digital-consent-age", why: "the day was read, the value was not" },
  });
  expect(open).toContainEqual(expect.objectContaining({ what: "US-TX-sb2420" }));
  expect(secondary).toContainEqual(expect.objectContaining({ what: "US-TX-sb2420" }));
  expect(secondary).not.toContainEqual(expect.objectContaining({ what: "FR digital-consent-age" }));
  commands.clear();
  await listReviews({});
  expect(commands.printed).toMatch(/^Reviews that are due:\n\nWHAT +WHY\n[^]*\nOpen questions:\n/);
});

describe("kinward law diff", () => {
  const write = (name: string, content: unknown) => commands.write(name, JSON.stringify(content));
  const ECA = "laws/BR/BR-eca-digital.yaml";
  const eca = testPolicy().laws["BR-eca-digital"] as LawFile;

  test("says by place what an exported release says otherwise", async () => {
    await exportRelease();
    const today = commands.write("today.json", commands.printed);
    commands.clear();
    await diffReleases(today, undefined, {});
    expect(commands.printed).toBe(`${RELEASE} -> ${RELEASE}\nThey say the same.\n`);
    const [first, ...others] = eca.duties;
    const changed = policyWith(
      ECA,
      {
        ...eca,
        duties: [{ ...first, below: 16 }, ...others],
        status: [eca.status[0], { ...eca.status[1], state: "stayed" }],
        name: "ECA",
      },
      withConsentIn("AT", { from: "2018-05-25", age: 13 }),
    );
    commands.clear();
    await diffReleases(today, write("changed.json", asReleaseFile(changed)), {});
    expect(commands.printed).toContain(
      "\nAT\n  - digital-consent-age 14 from 2018-05-25, of medium confidence\n  + digital-consent-age 13 from 2018-05-25, of medium confidence\n",
    );
    expect(commands.printed).toContain(
      "\nBR\n  - BR-eca-digital: in-force from 2026-03-17\n  + BR-eca-digital: stayed from 2026-03-17\n  - BR-eca-digital: ban, services game, below 18, ",
    );
    expect(commands.printed).toContain("\n  + BR-eca-digital: ban, services game, below 16, ");
    expect(commands.printed).toMatch(/\n {2}~ BR-eca-digital: name\n$/);
  });

  test("refuses a file that is not a release, and says why", async () => {
    const documents = { ...asReleaseFile(testPolicy()).documents };
    const wrong = { ...documents, [ECA]: { ...eca, place: "ZZ" } };
    for (const [content, fault] of [
      [[], "it is not an exported release"],
      [{ version: "1", documents: {} }, "permissions.yaml is missing"],
      [{ version: "1", documents: wrong }, `${ECA}: place ZZ is not in iso3166.csv`],
    ] as const)
      await expect(diffReleases(write("bad.json", content), undefined, {})).rejects.toThrow(fault);
    await expect(diffReleases("absent.json", undefined, {})).rejects.toThrow(
      "absent.json cannot be read",
    );
    await expect(diffReleases("2020.01.01-00000000", undefined, {})).rejects.toThrow(
      `There is no release 2020.01.01-00000000 of the law here, only ${RELEASE}.`,
    );
    expect(commands.printed).toBe("");
  });
});
