import { describe, expect, test } from "@jest/globals";
import { testPolicy } from "../../testing/policy.js";
import { changesOffered } from "./changes.js";
import { decide } from "./decide.js";
import { findJurisdiction } from "./jurisdictions.js";
import {
  allLawDays,
  judgementOf,
  lawDaysOf,
  lawsAt,
  lawsOffered,
  type LawProfile,
} from "./laws.js";
import { limitsOf, standingAt } from "./standing.js";
import type { Duty } from "./types.js";
import { lawDate } from "./zones.js";

const policy = testPolicy();
const TODAY = "2026-11-23";
const GAME: LawProfile = { services: ["online-game"] };
const SOCIAL: LawProfile = { services: ["social-media"] };
const APP: LawProfile = {};

const place = (code: string) => findJurisdiction(policy, code);
const standing = (code: string, profile: LawProfile) =>
  standingAt(policy, profile, place(code), TODAY);
const all = (code: string, profile: LawProfile, on = TODAY) =>
  lawsAt(policy, { jurisdiction: place(code), on, profile });
const law = (code: string, id: string, profile: LawProfile, on = TODAY) =>
  all(code, profile, on).find((one) => one.law.id === id);
const ids = (code: string, profile: LawProfile = APP, on = TODAY) =>
  all(code, profile, on).map((one) => one.law.id);
const at = (code: string, profile: LawProfile, age: number, on = TODAY) =>
  decide(policy, {
    jurisdiction: place(code),
    on,
    profile,
    age,
    permissions: Object.keys(policy.permissions).map((name) => ({ name })),
  });
const one = (code: string, profile: LawProfile, age: number, name: string, on = TODAY) =>
  at(code, profile, age, on).permissions.find((permission) => permission.name === name);

test("the laws of a product are those of its places and of their parts, and of no other", () => {
  const offered = (...places: string[]) => {
    const found = lawsOffered(policy, { places }, TODAY).map(({ law }) => law.place);
    return ["BR", "US", "US-CA", "US-VA"].filter((code) => found.includes(code));
  };
  expect([offered("US-CA"), offered("US"), offered("BR"), offered("BR", "US-VA")]).toEqual([
    ["US", "US-CA"],
    ["US", "US-CA", "US-VA"],
    ["BR"],
    ["BR", "US", "US-VA"],
  ]);
});

test("what changes for a product is of its own laws, after a day and up to another", () => {
  const changes = (after: string, until: string, places = ["AE"]) =>
    changesOffered(policy, { ...GAME, places }, after, until).map(
      (change) => `${change.on} ${change.law.id}`,
    );
  const change = "2027-06-18 AE-social-media-age";
  expect(changes("2027-01-01", "2027-06-18")).toEqual([change]);
  expect(changes("2026-12-31", "2027-06-18")).toEqual([
    "2027-01-01 AE-child-digital-safety",
    change,
  ]);
  expect(changes("2027-01-01", "2027-06-17")).toEqual([]);
});

const CHATS = ["text-chat-private", "text-chat-public", "voice-chat", "video-chat"];

describe("what was wrong with the table of ages is right", () => {
  test.each(CHATS)("%s of Brazilian minors is a guardian's in games from 2026-03-17", (name) => {
    for (const age of [12, 14, 17])
      expect(one("BR", GAME, age, name)).toEqual({
        name,
        managedBy: "GUARDIAN",
        initiallyEnabled: false,
        ground: { kind: "law", law: "BR-eca-digital", duty: "default-setting" },
      });
    expect(one("BR", GAME, 14, name, "2026-03-16")?.managedBy).toBe("PLAYER");
    expect(one("BR", APP, 14, name)?.managedBy).toBe("PLAYER");
    expect(one("BR", GAME, 18, name)?.managedBy).toBe("PLAYER");
  });

  test("Nebraska's consent act has been enjoined since 2026-06-27, its rule on advertising holds since 2026-01-01", () => {
    expect(law("US-NE", "US-NE-lb383", SOCIAL)).toMatchObject({
      state: "enjoined",
      since: "2026-06-27",
      counts: false,
      why: { word: "enjoined" },
    });
    expect(standing("US-NE", SOCIAL).law.digitalConsentAge).toBe(13);
    const ads = (on: string) => one("US-NE", GAME, 17, "targeted-ads", on)?.managedBy;
    expect([ads("2025-12-31"), ads("2026-01-01"), ads(TODAY)]).toEqual([
      "PLAYER",
      "PROHIBITED",
      "PROHIBITED",
    ]);
  });

  test.each(["HK", "MO", "TW", "CN-HK", "CN-MO", "CN-TW"])(
    "no law of mainland China reaches %s",
    (code) => {
      expect(ids(code, GAME).filter((id) => id.startsWith("CN-"))).toEqual([]);
      expect(ids("CN", GAME)).toContain("CN-games-minors");
    },
  );

  test.each("AW CW SX BQ NC PF PM BL WF NL-AW NL-BQ2 FR-NC FR-WF".split(" "))(
    "no law of the EU reaches %s",
    (code) => {
      expect(ids(code, SOCIAL).filter((id) => id.startsWith("EU-"))).toEqual([]);
    },
  );

  test("French law reaches NC, PF, WF, TF, PM and BL where it says so, and EU law the overseas departments", () => {
    for (const code of ["NC", "PF", "WF", "TF", "PM", "BL"])
      expect([code, ids(code).includes("FR-consent-15")]).toEqual([code, true]);
    for (const code of ["RE", "FR-974", "GP", "MF", "AX"])
      expect([code, ids(code).includes("EU-gdpr-children")]).toEqual([code, true]);
  });

  test("Korean games need a guardian's consent at sign-up below 18, other products below 14", () => {
    const status = (profile: LawProfile, age: number) => at("KR", profile, age).ageStatus;
    expect([17, 18].map((age) => status(GAME, age))).toEqual(["DIGITAL_MINOR", "DIGITAL_YOUTH"]);
    expect([13, 14].map((age) => status(APP, age))).toEqual(["DIGITAL_MINOR", "DIGITAL_YOUTH"]);
    expect(at("KR", GAME, 17)).toMatchObject({
      requiresParentConsentForDataProcessing: true,
      consentGround: { kind: "law", law: "KR-game-act", duty: "consent" },
      law: { rule: { jurisdiction: "KR", version: "KR-game-act@2012-07-01" } },
    });
  });

  test("Virginia's hour a day binds social networks, not games, and is enjoined", () => {
    const limits = (profile: LawProfile, on: string) =>
      limitsOf(standingAt(policy, profile, place("US-VA"), on), 15).timeLimits.map(
        ({ law: { id }, duty }) => [id, duty.minutesPerDay],
      );
    expect(limits(SOCIAL, "2026-02-26")).toEqual([["US-VA-sb854", 60]]);
    expect(limits(GAME, "2026-02-26")).toEqual([]);
    expect(limits(SOCIAL, TODAY)).toEqual([]);
    expect(law("US-VA", "US-VA-sb854", SOCIAL)?.state).toBe("enjoined");
    expect(limits({ ...SOCIAL, law: { enjoined: "obey" } }, TODAY)).toEqual([["US-VA-sb854", 60]]);
  });

  test("a law takes effect at midnight of its own place", () => {
    const chat = (now: string) =>
      one("BR", GAME, 14, "voice-chat", lawDate(policy, place("BR"), Date.parse(now)))?.managedBy;
    expect(chat("2026-03-17T00:00:00Z")).toBe("PLAYER");
    // Its earliest zone is that of Fernando de Noronha, two hours behind UTC.
    expect(chat("2026-03-17T03:00:00Z")).toBe("GUARDIAN");
  });
});

describe("a law counts", () => {
  test("in the states in-force and transition, and in others as the product says", () => {
    const minimum = (profile: LawProfile) => standing("AE", profile).minimumAge;
    expect(law("AE", "AE-social-media-age", SOCIAL)?.state).toBe("transition");
    expect(minimum(SOCIAL)).toBe(15);
    expect(minimum({ ...SOCIAL, law: { transition: "ignore" } })).toBe(0);
    expect(minimum(APP)).toBe(0);
  });

  test("for the services that it binds and does not spare", () => {
    expect(law("US-VA", "US-VA-sb854", GAME, "2026-02-01")?.why?.word).toMatch(/services|exempt/);
    for (const { why, counts } of all("DE", GAME)) expect(counts || why !== undefined).toBe(true);
  });

  test("with a threshold where it names the service, else once the product has decided", () => {
    const asApp = law("DE", "EU-dsa-28", APP);
    expect(asApp).toMatchObject({ counts: false, isUndecided: true, why: { word: "undecided" } });
    expect(law("DE", "EU-dsa-28", SOCIAL)?.counts).toBe(true);
    const decided = (applies: boolean): LawProfile => ({
      services: applies ? [] : ["social-media"],
      law: {
        decided: [
          { id: "US-coppa", applies: !applies, because: "another law" },
          { id: "EU-dsa-28", applies, because: "no feed of posts" },
        ],
      },
    });
    expect(law("DE", "EU-dsa-28", decided(true))?.counts).toBe(true);
    expect(law("DE", "EU-dsa-28", decided(false))?.why).toEqual({
      word: "decided",
      text: "The product says it does not apply: no feed of posts",
    });
  });

  test("never where it is soft law", () => {
    for (const profile of [APP, GAME, SOCIAL])
      expect(law("DE", "EU-pegi-2026", profile)?.counts ?? false).toBe(false);
    expect(law("FR", "EU-pegi-2026", GAME)?.why?.word).toBe("soft");
    expect(law("DE", "EU-pegi-2026", GAME)).toBeUndefined();
  });

  test("as the Union's in its members, from their first day to their last", () => {
    expect(ids("IS")).toContain("EU-gdpr-children");
    expect(ids("IS")).not.toContain("EU-dsa-28");
    expect(ids("GB", APP, "2020-12-31")).toContain("EU-gdpr-children");
    expect(ids("GB", APP, "2021-01-01")).not.toContain("EU-gdpr-children");
    expect(ids("CH")).not.toContain("EU-gdpr-children");
  });

  test("to the day: of its states, of its duties, and of the membership in a union", () => {
    const [file] = Object.values(policy.laws).filter(({ id }) => id === "EU-gdpr-children");
    const [duty] = file?.duties ?? [];
    if (!file || !duty) throw new Error("There is no such law.");
    const own = { ...duty, validFrom: "2026-03-05", validTo: "2026-03-08" };
    const states = ["2026-03-04", "2026-03-09"].map((from, nth) => ({
      ...{ ...file.status[0], state: nth === 0 ? "in-force" : "repealed", from },
      ...(nth === 0 && { to: "2026-03-08" }),
    }));
    const from = "2026-03-03";
    const members = [
      { place: "DE", from, to: "2026-03-10" },
      { place: "FR", from },
    ];
    const dated = {
      ...policy,
      laws: {
        [file.id]: { ...file, covers: [], status: states as typeof file.status, duties: [own] },
      },
      membership: { ...policy.membership, members, without: ["FR-974"] },
    };
    const on = (day: string, code = "DE") => {
      const [found] = lawsAt(dated, {
        jurisdiction: place(code),
        on: `2026-03-${day}`,
        profile: APP,
      });
      return found && [found.state, found.duties[0]?.why?.word];
    };
    expect("02 03 04 05 08 09 10 11".split(" ").map((day) => on(day))).toEqual([
      undefined,
      [undefined, "before"],
      ["in-force", "before"],
      ["in-force", undefined],
      ["in-force", undefined],
      ["repealed", "repealed"],
      ["repealed", "repealed"],
      undefined,
    ]);
    expect(on("05", "FR-IDF")).toBeDefined();
    for (const code of ["FR-974", "RE", "AT"]) expect(on("05", code)).toBeUndefined();
    const days = ["03-03", "03-04", "03-05", "03-09", "03-11"].map((day) => `2026-${day}`);
    expect(lawDaysOf(dated, "DE").filter((day) => day.startsWith("2026-03"))).toEqual(days);
    expect(allLawDays(dated).filter((day) => day.startsWith("2026-03"))).toEqual(days);
  });

  test("for none of the services that it spares, and for an age where a duty counts at that age", () => {
    const [file] = Object.values(policy.laws).filter(({ id }) => id === "US-coppa");
    const [duty] = file?.duties ?? [];
    if (!file || !duty) throw new Error("There is no such law.");
    const services = { applies: ["any"] as const, exempt: ["game"], threshold: null };
    const own = { ...duty, from: 5, below: 13 } as Duty;
    const made = { ...policy, laws: { [file.id]: { ...file, services, duties: [own] } } };
    const why = (profile: LawProfile, age?: number) => {
      const question = { jurisdiction: place("US"), on: TODAY, profile };
      const [found] = lawsAt(made, age === undefined ? question : { ...question, age });
      return [found?.counts, found?.why?.word, found?.duties[0]?.from];
    };
    expect(why(GAME)).toEqual([false, "exempt", 5]);
    expect(why(APP)).toEqual([true, undefined, 5]);
    for (const age of [4, 13]) expect(why(APP, age)).toEqual([false, "age", 5]);
    for (const age of [5, 12]) expect(why(APP, age)).toEqual([true, undefined, 5]);
  });

  test("what only the product can judge is the threshold and each condition, but no service that is spared", () => {
    const [file] = Object.values(policy.laws);
    if (!file) throw new Error("There is no law.");
    const judged = (threshold: string | null, exempt: string[]) =>
      judgementOf({ ...file, services: { ...file.services, threshold, exempt } });
    expect(judged(null, [])).toBeUndefined();
    expect(judged(null, ["game", "any"])).toBeUndefined();
    expect(judged("over 1 million", ["game", "of a school"])).toBe(
      "over 1 million; not: of a school",
    );
    expect(judged(null, ["of a school"])).toBe("not: of a school");
  });

  test("in the parts of a country too, under either code", () => {
    for (const code of ["BR-RJ", "US-PR", "PR", "UM"]) expect(ids(code).length).toBeGreaterThan(0);
    for (const code of ["PR", "US-PR"]) expect(ids(code)).toContain("US-PR-ley185");
  });

  test("duty by duty: on its days, at its ages, and never where what it demands is unknown", () => {
    const duties = all("VN", GAME).flatMap((each) => each.duties);
    expect(duties.some(({ why }) => why?.word === "over")).toBe(true);
    for (const { law: file } of Object.values(policy.laws).map((each) => ({ law: each })))
      for (const { duty, counts } of all(file.place === "EU" ? "DE" : file.place, SOCIAL).flatMap(
        (each) => each.duties,
      ))
        if (duty.check === "unknown") expect(counts).toBe(false);
  });
});

describe("what a duty does", () => {
  test("a minimum age is the law's where it is none a guardian can lift", () => {
    expect(standing("AU", SOCIAL).minimumAge).toBe(16);
    expect(standing("AU", GAME).minimumAge).toBe(0);
    expect(at("ID", APP, 12).requiresParentConsentForDataProcessing).toBe(true);
  });

  test("a guardian's consent raises the age and restricts; one that a store obtains or the player gives does neither", () => {
    const [file] = Object.values(policy.laws).filter(({ id }) => id === "US-coppa");
    const duty = file?.duties.find(({ type }) => type === "consent");
    if (!file || !duty) throw new Error("There is no such law.");
    const means = (more: object) => {
      const asked = { occasions: ["sign-up", "permissions"], permissions: ["voice-chat"] };
      const own = { ...duty, ...asked, below: 15, ...more } as Duty;
      const made = { ...policy, laws: { [file.id]: { ...file, duties: [own] } } };
      const {
        law: ages,
        consent,
        rules,
        guardianAssurance,
      } = standingAt(made, GAME, place("US"), TODAY);
      const { version, effectiveFrom } = ages.rule;
      expect(version.endsWith(`@${effectiveFrom ?? "initial"}`)).toBe(true);
      expect(guardianAssurance).toEqual([]);
      const isRestricted = rules["voice-chat"] !== undefined;
      return [ages.digitalConsentAge, version.split("@")[0], consent.length, isRestricted];
    };
    const base = standing("US", APP).law;
    expect(base.digitalConsentAge).toBe(13);
    const own = base.rule.version.split("@")[0];
    expect(means({})).toEqual([15, "US-coppa", 1, true]);
    expect(means({ below: 13 })).toEqual([13, own, 1, true]);
    expect(means({ by: "player" })).toEqual([13, own, 0, false]);
    expect(means({ obtainedBy: "app-store" })).toEqual([13, own, 0, false]);
    expect(means({ occasions: ["chat"] })).toEqual([13, own, 0, true]);
    expect(means({ occasions: ["purchase"] })).toEqual([13, own, 0, false]);
  });

  test("a ban without ages holds for adults too", () => {
    expect(one("BE", GAME, 30, "loot-boxes-paid-cosmetic-only")).toMatchObject({
      managedBy: "PROHIBITED",
      ground: { kind: "law", law: "BE-loot-boxes", duty: "ban" },
    });
  });

  test("what a law demands proof for needs a verified age of the age from which it allows it", () => {
    const name = "loot-boxes-paid-cosmetic-only";
    expect(one("BR", GAME, 17, name)?.managedBy).toBe("PROHIBITED");
    expect(one("BR", GAME, 18, name)).toMatchObject({
      needsVerifiedAge: 18,
      ground: { kind: "law", law: "BR-eca-digital", duty: "age-assurance" },
    });
  });

  test("and not of the age from which another law allows it", () => {
    const name = "loot-boxes-paid-cosmetic-only";
    const file = policy.laws["BR-eca-digital"];
    const ban = file?.duties.find(({ type }) => type === "ban");
    if (!file || !ban) throw new Error("There is no such law.");
    const other = { ...file, id: "BR-other", duties: [{ ...ban, below: 21 }] };
    const made = { ...policy, laws: { ...policy.laws, [other.id]: other } };
    const { proofs, rules } = standingAt(made, GAME, place("BR"), TODAY);
    expect(rules[name]?.map(({ below }) => below)).toEqual([18, 21]);
    expect(proofs[name]?.age).toBe(18);
  });

  test("the age gate itself needs a verified age for online games in China and Korea", () => {
    for (const [code, id] of [
      ["CN", "CN-games-minors"],
      ["KR", "KR-game-act"],
    ] as const) {
      expect(at(code, GAME, 30).needsAgeAssurance).toEqual({
        kind: "law",
        law: id,
        duty: "age-assurance",
      });
      expect(at(code, APP, 30)).not.toHaveProperty("needsAgeAssurance");
    }
  });

  test("COPPA is the ground at 12 and not at 14", () => {
    expect(at("US", GAME, 12).consentGround).toEqual({
      kind: "law",
      law: "US-coppa",
      duty: "consent",
    });
    expect(at("US", GAME, 14).consentGround).toEqual({ kind: "age" });
    expect(one("US", GAME, 12, "third-party-disclosure")?.ground.law).toBe("US-coppa");
    expect(one("US", GAME, 14, "third-party-disclosure")?.ground).toEqual({ kind: "default" });
    expect(at("AQ", GAME, 14).consentGround).toEqual({ kind: "default" });
  });

  test("screen time and spending are limited below majority alone", () => {
    const limits = (age: number) => limitsOf(standingAt(policy, GAME, place("CN"), TODAY), age);
    expect(limits(16).timeLimits).toEqual([
      expect.objectContaining({
        law: expect.objectContaining({ id: "CN-games-minors" }) as unknown,
        duty: expect.objectContaining({ holidays: "CN", zone: "Asia/Shanghai" }) as unknown,
      }),
    ]);
    expect(limits(16).spendingLimits.map(({ duty: { amount, per } }) => [amount, per])).toEqual([
      [100, "transaction"],
      [400, "month"],
    ]);
    const none = { timeLimits: [], quietHours: [], breakNotices: [], spendingLimits: [] };
    expect(limits(18)).toEqual(none);
    // This duty names no age.
    const inVietnam = standing("VN", GAME);
    expect(limitsOf(inVietnam, 17).breakNotices).toHaveLength(1);
    expect(limitsOf(inVietnam, 18)).toEqual(none);
  });
});
