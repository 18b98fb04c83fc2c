import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type ProductPermission, decide, demandOf } from "./decide.js";
import { POLICY_DIRECTORY, readPolicyTexts } from "./files.js";
import { parseTexts } from "./parse.js";
import { makePolicy } from "./load.js";
import { PLAIN_APP, type LawProfile } from "./laws.js";
import { testPolicy } from "../../testing/policy.js";
import { findJurisdiction } from "./jurisdictions.js";
import type { StandardPermission } from "./types.js";

const policy = testPolicy();
const TODAY = "2026-09-15";
const catalogue = Object.keys(policy.permissions).map((name) => ({ name }));
const TREASURY: ProductPermission = {
  name: "guild-treasury",
  custom: {
    title: "Guild treasury",
    minor: "guardian-off",
    youth: "player-off",
    adult: "player-on",
    verifiedAge: 18,
  },
};

type Given = {
  age: number;
  profile?: LawProfile;
  verifiedAge?: number;
  assuredAges?: Readonly<{ attested?: number; estimated?: number }>;
  on?: string;
  permissions?: readonly ProductPermission[];
};
function decideIn(
  code: string,
  { on = TODAY, permissions = catalogue, profile = PLAIN_APP, ...given }: Given,
) {
  return decide(policy, {
    jurisdiction: findJurisdiction(policy, code),
    on,
    profile,
    permissions,
    ...given,
  });
}
const at = (code: string) => ({
  jurisdiction: findJurisdiction(policy, code),
  on: TODAY,
  profile: PLAIN_APP,
});
function one(code: string, name: string, given: Given) {
  return decideIn(code, given).permissions.find((permission) => permission.name === name);
}
const PROHIBITED = { managedBy: "PROHIBITED", initiallyEnabled: false };

describe("a decision", () => {
  test("asks a parent when an eight-year-old plays in California", () => {
    const decision = decideIn("us-ca", { age: 8 });
    expect(decision).toMatchObject({
      ageStatus: "DIGITAL_MINOR",
      ageCategory: "digital-minor",
      requiresParentConsentForDataProcessing: true,
    });
    expect(decision.law.rule.jurisdiction).toBe("US");
    expect(one("US-CA", "text-chat-public", { age: 8 })).toMatchObject({
      name: "text-chat-public",
      managedBy: "GUARDIAN",
      initiallyEnabled: false,
    });
  });
  test("names the law that asks a parent at that age", () => {
    const profile: LawProfile = { services: ["social-media"] };
    const laws = [12, 13, 15, 16].map(
      (age) => decideIn("US-FL", { age, profile }).consentGround.law,
    );
    expect(laws).toEqual(["US-coppa", "US-FL-hb3", "US-FL-hb3", undefined]);
  });
  test("needs no parent from the age of digital consent on", () => {
    const answers = [12, 13, 17, 18].map((age) => decideIn("US", { age }));
    expect(answers.map(({ ageCategory }) => ageCategory)).toEqual([
      "digital-minor",
      "digital-youth",
      "digital-youth",
      "adult",
    ]);
    expect(answers.map((answer) => answer.requiresParentConsentForDataProcessing)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test("has the product's permissions in the product's order, the same at every age", () => {
    const permissions = [{ name: "voice-chat" }, TREASURY, { name: "ai-chat" }];
    for (const age of [0, 12, 13, 17, 18, 150]) {
      const names = decideIn("US", { age, permissions }).permissions.map(({ name }) => name);
      expect(names).toEqual(["voice-chat", "guild-treasury", "ai-chat"]);
    }
  });
  test("knows 48 standard permissions, and refuses any other by name", () => {
    expect(catalogue).toHaveLength(48);
    expect(() => decideIn("US", { age: 9, permissions: [{ name: "time-travel" }] })).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message: "permissions: time-travel is not a standard permission.",
      }),
    );
    expect(() => decideIn("US", { age: 9, permissions: [{ name: "constructor" }] })).toThrow(
      "constructor",
    );
  });
  // 16 CFR 312.2 counts photos, videos, recordings, voices and places of a child as personal information.
  test.each([
    "gameplay-recording",
    "share-game-clips-screenshots",
    "photo-video-sharing",
    "real-time-location-sharing",
    "motion-data",
    "ai-voice-mode",
    "ai-media-upload",
  ])("%s is the guardian's for a minor, and off for a youth until someone chooses it", (name) => {
    expect(one("US", name, { age: 12 })).toMatchObject({ managedBy: "GUARDIAN" });
    expect(one("US", name, { age: 13 })).toMatchObject({ initiallyEnabled: false });
  });

  test("takes the standing of the catalogue by age band", () => {
    const standing = (name: string) =>
      [9, 15, 30].map((age) => {
        const answer = one("US", name, { age });
        return `${answer?.managedBy} ${answer?.initiallyEnabled}`;
      });
    expect(standing("custom-avatar")).toEqual(["PLAYER true", "PLAYER true", "PLAYER true"]);
    expect(standing("gameplay-recording")).toEqual([
      "GUARDIAN false",
      "PLAYER false",
      "PLAYER true",
    ]);
    expect(standing("in-game-purchases")).toEqual([
      "GUARDIAN false",
      "GUARDIAN false",
      "PLAYER true",
    ]);
    expect(standing("loot-boxes-kompu-gacha")).toEqual([
      "PROHIBITED false",
      "PROHIBITED false",
      "PLAYER false",
    ]);
    expect(standing("mature-language")).toEqual([
      "PROHIBITED false",
      "GUARDIAN false",
      "PLAYER true",
    ]);
  });
});

describe("a permission with a verified age", () => {
  test("is prohibited below it, also for who is verified as older", () => {
    expect(one("US", "simulated-gambling", { age: 17, verifiedAge: 21 })).toMatchObject({
      name: "simulated-gambling",
      ...PROHIBITED,
    });
    expect(one("US", "guild-treasury", { age: 17, permissions: [TREASURY] })).toMatchObject({
      name: "guild-treasury",
      ...PROHIBITED,
    });
  });
  test("is off from it on until the age is verified, and says so", () => {
    const needs = {
      name: "guild-treasury",
      managedBy: "PLAYER",
      initiallyEnabled: false,
      needsVerifiedAge: 18,
    };
    const permissions = [TREASURY];
    expect(one("US", "guild-treasury", { age: 18, permissions })).toMatchObject(needs);
    expect(one("US", "guild-treasury", { age: 30, verifiedAge: 17, permissions })).toMatchObject(
      needs,
    );
  });
  test("is asked of an infant as well where the threshold is one year", () => {
    const custom = { ...TREASURY.custom, minor: "player-on", verifiedAge: 1 } as const;
    const permissions = [{ name: "guild-treasury", custom } as ProductPermission];
    expect(one("US", "guild-treasury", { age: 5, permissions })?.needsVerifiedAge).toBe(1);
  });
  test("opens nothing that is prohibited at that age", () => {
    const custom = { ...TREASURY.custom, adult: "prohibited" } as const;
    const permissions = [{ name: "guild-treasury", custom } as ProductPermission];
    for (const verified of [{}, { verifiedAge: 30 }])
      expect(one("US", "guild-treasury", { age: 30, ...verified, permissions })).toMatchObject({
        name: "guild-treasury",
        ...PROHIBITED,
      });
  });
  test("is as any other once verified", () => {
    expect(
      one("US", "guild-treasury", { age: 18, verifiedAge: 18, permissions: [TREASURY] }),
    ).toMatchObject({
      name: "guild-treasury",
      managedBy: "PLAYER",
      initiallyEnabled: true,
      ground: { kind: "product" },
    });
  });
  test("counts by the verified age where that is older than the one declared", () => {
    const custom = { ...TREASURY.custom, youth: "player-on" } as const;
    const permissions = [{ name: "guild-treasury", custom } as ProductPermission];
    const allowed = { managedBy: "PLAYER", initiallyEnabled: true };
    expect(one("US", "guild-treasury", { age: 17, verifiedAge: 18, permissions })).toMatchObject({
      name: "guild-treasury",
      ...allowed,
    });
  });
  test("takes a verification for as good as any weaker proof", () => {
    const custom = { ...TREASURY.custom, assurance: "estimated" } as const;
    const permissions = [{ name: "guild-treasury", custom } as ProductPermission];
    const proven = { age: 18, verifiedAge: 18, assuredAges: { estimated: 12 }, permissions };
    expect(one("US", "guild-treasury", proven)?.initiallyEnabled).toBe(true);
  });
  test("takes a verification alone where it does not say how its age is proven", () => {
    const permissions = [TREASURY];
    const proven = { age: 18, assuredAges: { attested: 18, estimated: 18 }, permissions };
    const unproven = { initiallyEnabled: false, needsVerifiedAge: 18 };
    expect(one("US", "guild-treasury", proven)).toMatchObject(unproven);
    const verified = one("US", "guild-treasury", { ...proven, verifiedAge: 18 });
    expect(verified).toMatchObject({ initiallyEnabled: true });
    expect(verified).not.toHaveProperty("needsVerifiedAge");
  });
  test("stays prohibited where the band prohibits it, whatever is verified", () => {
    // Majority is 21 in Mississippi.
    expect(one("US-MS", "simulated-gambling", { age: 19, verifiedAge: 30 })).toMatchObject({
      name: "simulated-gambling",
      ...PROHIBITED,
    });
  });
});

describe("a permission that only a verified guardian may allow", () => {
  const custom = { ...TREASURY.custom, minor: "player-on", verifiedAge: undefined } as const;
  const of = (disclosing: boolean | undefined) =>
    [{ name: "wall", custom: { ...custom, disclosing } }] as readonly ProductPermission[];
  const LAW = { kind: "law", law: "US-coppa", duty: "guardian-assurance" };

  test("says which law reserves it, below the age of that law", () => {
    for (const code of ["US", "US-CA", "PR"])
      for (const name of ["voice-chat", "public-profile", "third-party-disclosure"]) {
        expect(one(code, name, { age: 12 })?.needsVerifiedGuardian).toEqual(LAW);
        expect(one(code, name, { age: 13 })).not.toHaveProperty("needsVerifiedGuardian");
      }
    // What a guardian decides anyway is not theirs by that law.
    expect(one("US", "voice-chat", { age: 12 })?.ground).toEqual({ kind: "default" });
    expect(one("US", "multiplayer", { age: 12 })).not.toHaveProperty("needsVerifiedGuardian");
    expect(one("GB", "voice-chat", { age: 12 })).not.toHaveProperty("needsVerifiedGuardian");
  });
  test("is a product's own too if it discloses, and is then not the child's", () => {
    const wall = (age: number, disclosing: boolean | undefined) =>
      one("US", "wall", { age, permissions: of(disclosing) });
    expect(wall(12, true)).toEqual({
      ...{ name: "wall", managedBy: "GUARDIAN", initiallyEnabled: false },
      ...{ needsVerifiedGuardian: LAW, ground: LAW },
    });
    for (const disclosing of [false, undefined])
      expect(wall(12, disclosing)).toMatchObject({ managedBy: "PLAYER", initiallyEnabled: true });
    expect(wall(13, true)).not.toHaveProperty("needsVerifiedGuardian");
  });
});

describe("what differs in a place", () => {
  test.each([
    "profiling",
    "targeted-ads",
    "loot-boxes-paid-cosmetic-only",
    "loot-boxes-paid-gameplay-impacting",
  ])("%s needs 18 verified years in Brazil and its states", (name) => {
    for (const code of ["BR", "BR-SP"]) {
      expect(one(code, name, { age: 17, verifiedAge: 17 })?.managedBy).toBe("PROHIBITED");
      expect(one(code, name, { age: 18 })).toMatchObject({
        managedBy: "PLAYER",
        initiallyEnabled: false,
        needsVerifiedAge: 18,
      });
      expect(one(code, name, { age: 18, verifiedAge: 18 })).not.toHaveProperty("needsVerifiedAge");
    }
    expect(one("AR", name, { age: 18 })).not.toHaveProperty("needsVerifiedAge");
  });
  test("direct marketing is prohibited below 12 in Brazil, and needs a verified age from then on", () => {
    expect(one("BR", "direct-marketing", { age: 11 })?.managedBy).toBe("PROHIBITED");
    expect(one("BR", "direct-marketing", { age: 12 })).toMatchObject({
      managedBy: "PLAYER",
      needsVerifiedAge: 12,
    });
    expect(demandOf(policy, at("BR-RJ"), { name: "direct-marketing" })?.age).toBe(12);
    expect(demandOf(policy, at("US"), { name: "direct-marketing" })).toBeUndefined();
    expect(demandOf(policy, at("US"), TREASURY)?.age).toBe(18);
  });
  test.each(["targeted-ads"])(
    "%s is prohibited below the age of a law's ban, for the services that it binds",
    (name) => {
      const social = { services: ["social-media"] } as const;
      const ask = (code: string, age: number, on = TODAY) =>
        one(code, name, { age, on, profile: social });
      expect(ask("DE", 17)).toMatchObject({
        managedBy: "PROHIBITED",
        ground: { kind: "law", law: "EU-dsa-28", duty: "ban" },
      });
      expect(ask("DE", 18)).toMatchObject({ managedBy: "PLAYER", initiallyEnabled: false });
      expect(ask("DE", 17, "2024-02-16")?.managedBy).toBe("PLAYER");
      expect(one("DE", name, { age: 17 })?.managedBy).toBe("PLAYER");
    },
  );
  test("the ban leaves other marketing alone", () => {
    expect(one("DE", "personalized-recommendations", { age: 17 })?.managedBy).toBe("PLAYER");
  });
  test("the nearer exception counts, and of a territory with two codes the stricter", () => {
    const { documents } = parseTexts(readPolicyTexts(POLICY_DIRECTORY));
    const edited = documents["permissions.yaml"] as {
      permissions: (StandardPermission & { jurisdictions?: unknown })[];
    };
    const LAX = { minor: "player-on", youth: "player-on", adult: "player-on", verifiedAge: 12 };
    const multiplayer = edited.permissions.find(({ name }) => name === "multiplayer");
    Object.assign(multiplayer ?? {}, {
      jurisdictions: {
        US: { verifiedAge: 20, source: "test" },
        "US-CA": { minor: "prohibited", source: "test" },
        "US-NV": { verifiedAge: 15, source: "test" },
        FR: { youth: "guardian-off", source: "test" },
        RE: { adult: "player-off", verifiedAge: 16, assurance: "estimated", source: "test" },
        "FR-974": { ...LAX, assurance: "attested", source: "test" },
        MQ: { ...LAX, assurance: "attested", source: "test" },
        "FR-972": { adult: "player-off", verifiedAge: 16, assurance: "estimated", source: "test" },
        GP: { minor: "prohibited", source: "test" },
        "FR-971": { minor: "player-on", source: "test" },
        GF: { minor: "player-on", source: "test" },
        "FR-973": { minor: "prohibited", source: "test" },
      },
    });
    const strange = makePolicy({ version: "strange", documents });
    const ask = (code: string, age: number, verifiedAge?: number) =>
      decide(strange, {
        profile: PLAIN_APP,
        jurisdiction: findJurisdiction(strange, code),
        on: TODAY,
        age,
        verifiedAge,
        permissions: [{ name: "multiplayer" }],
      }).permissions[0];
    expect(ask("US-CA", 30)?.needsVerifiedAge).toBe(20);
    expect(ask("US-NV", 30)?.needsVerifiedAge).toBe(15);
    for (const code of ["PR", "US-PR"]) expect(ask(code, 30)?.needsVerifiedAge).toBe(20);
    for (const code of ["GP", "FR-971", "GF", "FR-973"])
      expect(ask(code, 10)?.managedBy).toBe("PROHIBITED");
    for (const code of ["RE", "FR-974", "MQ", "FR-972"]) {
      const jurisdiction = findJurisdiction(strange, code);
      expect(
        demandOf(strange, { jurisdiction, on: TODAY, profile: PLAIN_APP }, { name: "multiplayer" }),
      ).toEqual({ age: 16, assurance: "estimated" });
      expect(ask(code, 15)?.managedBy).toBe("PROHIBITED");
      expect(ask(code, 16)).toMatchObject({
        name: "multiplayer",
        managedBy: "GUARDIAN",
        initiallyEnabled: false,
        needsVerifiedAge: 16,
        ground: { kind: "default" },
      });
      expect(ask(code, 18)?.managedBy).toBe("PLAYER");
      expect(ask(code, 18, 18)).toMatchObject({ managedBy: "PLAYER", initiallyEnabled: false });
    }
    expect(ask("FR", 16)).toMatchObject({ managedBy: "GUARDIAN" });
  });
});

describe("everywhere, at every age", () => {
  const anyQuestion = fc.record({
    code: fc.constantFrom(...policy.jurisdictions.codes()),
    age: fc.integer({ min: 0, max: 149 }),
    verifiedAge: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
    on: fc.constantFrom("2018-01-01", "2024-06-01", TODAY, "2029-01-01"),
  });
  const permissions = [...catalogue, TREASURY];
  const ask = ({
    code,
    ...given
  }: {
    code: string;
    age: number;
    verifiedAge: number | undefined;
    on: string;
  }) =>
    decide(policy, {
      jurisdiction: findJurisdiction(policy, code),
      profile: { services: ["online-game"] },
      permissions,
      ...given,
    });

  test("only what the player manages is on, and nothing that still needs a verified age", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const answer of ask(question).permissions) {
          if (answer.initiallyEnabled)
            expect(answer).toMatchObject({
              name: answer.name,
              managedBy: "PLAYER",
              initiallyEnabled: true,
            });
        }
      }),
    );
  });
  test("no permission grows stricter with age", () => {
    const order = ["PROHIBITED", "GUARDIAN", "PLAYER"];
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const older = ask({ ...question, age: question.age + 1 }).permissions;
        ask(question).permissions.forEach((answer, index) => {
          const later = older[index]?.managedBy ?? "";
          expect(order.indexOf(later)).toBeGreaterThanOrEqual(order.indexOf(answer.managedBy));
        });
      }),
    );
  });
  test("consent is needed exactly for a digital minor", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { ageStatus, requiresParentConsentForDataProcessing } = ask(question);
        expect(requiresParentConsentForDataProcessing).toBe(ageStatus === "DIGITAL_MINOR");
      }),
    );
  });
});
