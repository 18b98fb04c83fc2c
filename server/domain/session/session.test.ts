import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { testPolicy } from "../../../testing/policy.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { productOf } from "../../../testing/product.js";
import type { Product, ProductConfig } from "../product.js";
import { readSchedule } from "../screentime/schedule.js";
import { asProduct } from "../../products/read.js";
import { ageGateRequirements } from "./age-gate-requirements.js";
import { findNeededApproval } from "./approval.js";
import { groundOf } from "./ground.js";
import {
  changedPermissions,
  leastPermitted,
  namesBySwitch,
  renderSession,
  viewSession,
  type Session,
} from "./session.js";
import { chooseForGuardian, enableForPlayer, initialSettings, type Settings } from "./settings.js";
import { assessPlayerOf } from "./assessment.js";
import { choicesHash } from "./undo.js";

const DAY = 86_400_000;
const policy = testPolicy();
const at = (instant: string) => Date.parse(instant);
const guild = {
  name: "guild",
  custom: { title: "Guild", minor: "guardian-off", youth: "player-on", adult: "player-on" },
};
const chat = { name: "text-chat-public" };
const avatar = { name: "custom-avatar" };

/** A player without consent, let in or still to be consented for. */
function sessionOf(product: Product, parts: Partial<Session> & { now: number }): Session {
  const { now, jurisdiction = "US-CA", evidence = {}, ...rest } = parts;
  const standing = assessPlayerOf({ jurisdiction, evidence }, { policy, product, now });
  return {
    sessionId: "5e55104a-0000-4000-8000-000000000001",
    productId: product.productId,
    mode: "test",
    kuid: "1d000000-0000-4000-8000-000000000001",
    externalId: null,
    jurisdiction,
    evidence,
    settings: initialSettings(standing),
    consentedAt: null,
    status: "ACTIVE",
    version: 1,
    createdAt: now,
    allowances: {},
    timezone: null,
    announcedAgeStatus: null,
    ...rest,
  };
}

const viewOf = (session: Session, product: Product, now: number) =>
  viewSession(session, { policy, product, now });
const rendered = (session: Session, product: Product, now: number) =>
  renderSession(viewOf(session, product, now), product);
const permission = (session: Session, product: Product, now: number, name: string) => {
  const found = rendered(session, product, now).permissions.find((one) => one.name === name);
  return `${found?.managedBy} ${found?.enabled ? "on" : "off"}`;
};

describe("a session", () => {
  const product = productOf(policy, { permissions: [avatar, chat] });
  const now = at("2026-06-15T12:00:00Z");

  test("shows a date of birth only where one is known", () => {
    expect(
      rendered(
        sessionOf(product, { now, evidence: { stated: { years: 20, on: "2026-06-15" } } }),
        product,
        now,
      ),
    ).not.toHaveProperty("dateOfBirth");
    expect(
      rendered(sessionOf(product, { now, evidence: { dateOfBirth: "2000-01-02" } }), product, now),
    ).toHaveProperty("dateOfBirth", "2000-01-02");
  });

  test("is managed by the guardian from the consent until the player needs none", () => {
    const birthday = at("2031-03-01T12:00:00Z");
    const session = sessionOf(product, { now, evidence: { dateOfBirth: "2018-03-01" } });
    const consented = { ...session, consentedAt: now };
    expect(rendered(session, product, now).managedBy).toBe("PLAYER");
    expect(rendered(consented, product, now).managedBy).toBe("GUARDIAN");
    expect(rendered(consented, product, birthday - 1).managedBy).toBe("GUARDIAN");
    expect(rendered(consented, product, birthday).managedBy).toBe("PLAYER");
  });

  test("grows up at midnight in the zone of the guardian's schedule", () => {
    const session = sessionOf(product, {
      now,
      evidence: { dateOfBirth: "2013-06-20" },
      timezone: "Asia/Tokyo",
    });
    const midnight = at("2026-06-19T15:00:00Z");
    expect(rendered(session, product, midnight - 1).ageStatus).toBe("DIGITAL_MINOR");
    expect(rendered(session, product, midnight).ageStatus).toBe("DIGITAL_YOUTH");
    const elsewhere = { ...session, timezone: null };
    expect(rendered(elsewhere, product, midnight).ageStatus).toBe("DIGITAL_MINOR");
  });

  test("shows allowances at their declared defaults", () => {
    const allowances = [
      { name: "spend", type: "numerical", min: 0, max: 50, default: 5 },
      { name: "partners", type: "selection", options: ["nobody", "friends"], default: "nobody" },
    ];
    const withAllowances = productOf(policy, { permissions: [avatar], allowances });
    expect(rendered(sessionOf(withAllowances, { now }), withAllowances, now).allowances).toEqual([
      { name: "spend", type: "numerical", numericalValue: 5 },
      { name: "partners", type: "selection", selectionValue: "nobody" },
    ]);
  });

  test("turns with the birthday: what a guardian had on stays on, the rest stays off, nothing is written", () => {
    const birthday = at("2026-07-01T12:00:00Z");
    const session = sessionOf(productOf(policy, { permissions: [chat, guild] }), {
      now,
      evidence: { dateOfBirth: "2013-07-01" },
    });
    const changed: Session = {
      ...session,
      settings: { ...session.settings, guild: "guardian-on" },
    };
    const wide = productOf(policy, { permissions: [chat, guild] });
    expect(permission(changed, wide, birthday - 1, "guild")).toBe("GUARDIAN on");
    expect(permission(changed, wide, birthday, "guild")).toBe("PLAYER on");
    expect(permission(changed, wide, birthday - 1, "text-chat-public")).toBe("GUARDIAN off");
    expect(permission(changed, wide, birthday, "text-chat-public")).toBe("PLAYER off");
    expect(viewOf(changed, wide, birthday).etag).not.toBe(viewOf(changed, wide, birthday - 1).etag);
  });

  test("turns with the law: a youth whom a new law makes a minor loses what no guardian enabled", () => {
    const before = at("2023-12-31T12:00:00Z");
    const after = at("2024-01-01T12:00:00Z");
    const session = sessionOf(product, {
      now: before,
      jurisdiction: "DK",
      evidence: { stated: { years: 14, on: "2023-06-01" } },
    });
    expect(permission(session, product, before, "text-chat-public")).toBe("PLAYER on");
    expect(permission(session, product, after, "text-chat-public")).toBe("GUARDIAN off");
    expect(viewOf(session, product, before).etag).not.toBe(viewOf(session, product, after).etag);
  });

  test("turns with the configuration: a permission that becomes the player's keeps its setting", () => {
    const strict = productOf(policy, { permissions: [guild] });
    const lax = productOf(
      policy,
      { permissions: [{ ...guild, custom: { ...guild.custom, minor: "player-on" } }] },
      now + 1,
      strict,
    );
    const session = sessionOf(strict, { now });
    expect(permission(session, strict, now, "guild")).toBe("GUARDIAN off");
    expect(permission(session, lax, now + 1, "guild")).toBe("PLAYER off");
    const shut = productOf(
      policy,
      { permissions: [{ ...guild, custom: { ...guild.custom, minor: "prohibited" } }] },
      now + 2,
      lax,
    );
    expect(
      permission({ ...session, settings: { guild: "guardian-on" } }, shut, now + 2, "guild"),
    ).toBe("PROHIBITED off");
  });
});

describe("of two views of a session the permissions that changed", () => {
  const nursery = {
    name: "nursery",
    custom: { title: "Nursery", minor: "player-on", youth: "prohibited", adult: "prohibited" },
  };
  const product = productOf(policy, { permissions: [avatar, chat, guild, nursery] });
  const birthday = at("2026-07-01T12:00:00Z");
  const child = sessionOf(product, {
    now: birthday - DAY,
    evidence: { dateOfBirth: "2013-07-01" },
  });
  const before = viewOf(child, product, birthday - DAY);

  test("are those that another manages now, or that went on or off", () => {
    expect(changedPermissions(before, viewOf(child, product, birthday))).toEqual([
      { name: "text-chat-public", enabled: false, managedBy: "PLAYER" },
      { name: "guild", enabled: false, managedBy: "PLAYER" },
      { name: "nursery", enabled: false, managedBy: "PROHIBITED" },
    ]);
    const consented = { ...child, settings: { ...child.settings, guild: "guardian-on" } as const };
    expect(changedPermissions(before, viewOf(consented, product, birthday - DAY))).toEqual([
      { name: "guild", enabled: true, managedBy: "GUARDIAN" },
    ]);
  });

  test("are none where nothing changed, and all that are new", () => {
    expect(changedPermissions(before, before)).toEqual([]);
    const none = { ...before, states: [] };
    expect(changedPermissions(none, before)).toHaveLength(4);
  });

  test("are those that the product no longer has, too", () => {
    const fewer = { ...before, states: before.states.filter(({ name }) => name !== "guild") };
    expect(changedPermissions(before, fewer)).toEqual([
      { name: "guild", enabled: false, managedBy: "PROHIBITED" },
    ]);
  });

  test("are named by whether they are on", () => {
    const permissions = [
      { name: "a", enabled: true, managedBy: "PLAYER" },
      { name: "b", enabled: false, managedBy: "GUARDIAN" },
    ] as const;
    expect(namesBySwitch([...permissions])).toEqual({ enabled: ["a"], disabled: ["b"] });
  });
});

test("of sessions that permit as much the first is the one that permits least", () => {
  const product = productOf(policy, { permissions: [avatar, chat] });
  const now = at("2026-06-15T12:00:00Z");
  const session = sessionOf(product, { now, evidence: { stated: { years: 8, on: "2026-06-15" } } });
  const twin = { ...session, sessionId: "another" };
  const more = {
    ...session,
    settings: { ...session.settings, [chat.name]: "verified-on" },
  } as const;
  const least = (...sessions: Session[]) => leastPermitted(sessions, { policy, product, now });
  expect([least(session, twin), least(twin, session)]).toEqual([session, twin]);
  expect([least(more, session), least(session, more)]).toEqual([session, session]);
});

describe("the approval that a session lacks", () => {
  const product = productOf(policy, { permissions: [avatar, chat, guild] });
  const now = at("2026-06-15T12:00:00Z");
  const needed = (years: number, parts: Partial<Session> = {}) => {
    const evidence = { stated: { years, on: "2026-06-15" } };
    return findNeededApproval(
      viewOf(sessionOf(product, { now, evidence, ...parts }), product, now),
    );
  };
  const settings = { [avatar.name]: "on", [chat.name]: "on", guild: "guardian-on" } as const;

  test("is the consent without one, and what the player switched on that a guardian manages", () => {
    expect(needed(8)).toEqual({ isWhole: true, permissions: [] });
    expect(needed(8, { settings })).toEqual({ isWhole: true, permissions: [chat.name] });
    expect(needed(8, { settings, consentedAt: now })).toEqual({
      ...{ isWhole: false, permissions: [chat.name] },
    });
  });

  test("is none where a guardian has consented to the rest, or none is needed", () => {
    expect(needed(8, { consentedAt: now })).toBeUndefined();
    expect(needed(30, { settings })).toBeUndefined();
  });
});

describe("a guardian is asked", () => {
  const names = ["text-chat-private", "in-game-purchases", "public-profile", "targeted-ads"];
  const product = productOf(policy, {
    ...{ permissions: names.map((name) => ({ name })), services: ["social-media"] },
  });
  const now = at("2026-11-23T12:00:00Z");
  const ground = (jurisdiction: string, years: number, requestedPermissions?: string[]) =>
    groundOf(
      { jurisdiction, evidence: { stated: { years, on: "2026-11-23" } }, requestedPermissions },
      { policy, product, now },
    );

  test("by the law that asks for consent, below its age", () => {
    expect(ground("US-CA", 8, names)).toMatchObject({
      ...{ kind: "law", asks: "consent", below: 13, law: { id: "US-coppa" } },
    });
  });

  test("else by the law of a permission that was requested, below the age of its own duty", () => {
    const scope = { kind: "law", law: { id: "US-TX-scope" }, duty: "ban" };
    expect(ground("US-TX", 14, names)).toMatchObject({ ...scope, asks: "permission", below: 18 });
    expect(ground("US-CA", 14, ["text-chat-private", "public-profile"])).toMatchObject({
      ...{ kind: "law", law: { id: "US-CA-sb976" }, below: 18 },
    });
    // The law has another ban on them below 13.
    expect(ground("US-CT", 14, ["targeted-ads"])).toMatchObject({
      ...{ kind: "law", law: { id: "US-CT-minors" }, duty: "ban", below: 18 },
    });
  });

  test("else by no law", () => {
    const { kind, ...rest } = ground("US-CA", 14, ["text-chat-private"]);
    expect(kind).not.toBe("law");
    expect(rest).toEqual({ asks: "permission" });
    expect(ground("US-CA", 14)).toMatchObject({ asks: "consent" });
  });
});

describe("an age gate", () => {
  const now = at("2026-11-23T12:00:00Z");
  const vault = { title: "Vault", minor: "player-on", youth: "player-on", adult: "player-on" };
  const product = productOf(policy, {
    permissions: [avatar, { name: "vault", custom: { ...vault, verifiedAge: 16 } }],
    services: ["online-game"],
  });
  const asks = (code: string, verified?: number, of = product) => {
    const signals =
      verified === undefined ? [] : [{ years: verified, on: "2026-11-20", verified: true }];
    const place = findJurisdiction(policy, code);
    return ageGateRequirements(place, { signals }, { policy, product: of, now });
  };

  test("is shown until a majority was verified, and asks for a proof until each demand is met", () => {
    const answers = ([undefined, 15, 16, 17, 18] as const).map((age) => {
      const { shouldDisplay, ageAssuranceRequired } = asks("US-CA", age);
      return [shouldDisplay, ageAssuranceRequired];
    });
    expect(answers).toEqual([
      ...[
        [true, true],
        [true, true],
        [true, false],
        [true, false],
        [false, false],
      ],
    ]);
    expect(asks("US-CA").ageAssurances).toMatchObject([{ permission: "vault", age: 16 }]);
  });

  test("asks for no proof where nothing demands one", () => {
    const plain = asks("US-CA", undefined, productOf(policy, { permissions: [avatar] }));
    expect(plain).not.toHaveProperty("ageAssurances");
    expect(plain.ageAssuranceRequired).toBe(false);
  });

  test("names of each law the duties that count alone", () => {
    const law = asks("CN").laws.find(({ id }) => id === "CN-games-minors");
    const limits = law?.duties.filter(({ type }) => type === "time-limit");
    expect(limits).toEqual([{ type: "time-limit", below: 18 }]);
    expect(law?.duties).toContainEqual({ type: "spending-limit", from: 8, below: 16 });
  });
});

describe("a permission that comes into the product later", () => {
  const first = productOf(policy, { permissions: [avatar] });
  const start = at("2026-06-15T12:00:00Z");
  const added = at("2026-06-20T12:00:00Z");
  const birthday = at("2026-07-01T12:00:00Z");
  const evidence = { dateOfBirth: "2013-07-01" };
  const second = productOf(policy, { permissions: [avatar, guild] }, added, first);

  test("stands as for a new player of the same age", () => {
    const child = sessionOf(first, { now: start, evidence });
    expect(permission(child, second, added, "guild")).toBe("GUARDIAN off");
    const adult = sessionOf(first, { now: start, evidence: { dateOfBirth: "1990-01-01" } });
    expect(permission(adult, second, added, "guild")).toBe("PLAYER on");
  });

  test("is not switched on by a birthday after it came", () => {
    const child = sessionOf(first, { now: start, evidence });
    expect(permission(child, second, birthday, "guild")).toBe("PLAYER off");
  });

  test("is on where it came after the birthday", () => {
    const third = productOf(policy, { permissions: [avatar, guild] }, birthday, first);
    expect(permission(sessionOf(first, { now: start, evidence }), third, birthday, "guild")).toBe(
      "PLAYER on",
    );
  });

  test("keeps its first day when it is taken out and comes again", () => {
    const without = productOf(policy, { permissions: [avatar] }, added + DAY, second);
    const again = productOf(policy, { permissions: [avatar, guild] }, birthday + DAY, without);
    const child = sessionOf(first, { now: start, evidence });
    expect(permission(child, again, birthday + 2 * DAY, "guild")).toBe("PLAYER off");
    expect(viewOf(child, again, birthday + 2 * DAY).etag).toBe(
      viewOf(child, second, birthday + 2 * DAY).etag,
    );
  });

  test("stands for a child as off also where its name is one that every object has", () => {
    const odd = productOf(
      policy,
      { permissions: [avatar, { ...guild, name: "constructor" }] },
      added,
      first,
    );
    expect(odd.permissionsSince).toHaveProperty("constructor", added);
    const child = JSON.parse(JSON.stringify(sessionOf(first, { now: start, evidence }))) as Session;
    expect(permission(child, odd, added, "constructor")).toBe("GUARDIAN off");
    expect(permission(child, odd, birthday, "constructor")).toBe("PLAYER off");
  });
});

describe("the etag", () => {
  const files = [
    { permissions: [avatar, chat] },
    { permissions: [avatar, chat, guild] },
    { permissions: [avatar, chat, { ...guild, custom: { ...guild.custom, minor: "player-on" } }] },
    {
      permissions: [guild],
      allowances: [{ name: "spend", type: "numerical", min: 0, max: 9, default: 3 }],
    },
  ];
  const configs: ProductConfig[] = files.map((file) => productOf(policy, file));
  const names = ["custom-avatar", "text-chat-public", "guild"];
  type Act =
    | { act: "guardian"; enabled: string[] }
    | { act: "player"; name: string }
    | { act: "clock"; days: number }
    | { act: "apply"; file: number };
  const acts: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ act: fc.constant("guardian" as const), enabled: fc.subarray(names) }),
    fc.record({ act: fc.constant("player" as const), name: fc.constantFrom(...names) }),
    fc.record({ act: fc.constant("clock" as const), days: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ act: fc.constant("apply" as const), file: fc.nat(files.length - 1) }),
  );
  const evidences = fc.oneof(
    fc.record({ dateOfBirth: fc.constantFrom("2008-02-29", "2012-11-30", "2016-01-01") }),
    fc.record({
      stated: fc.record({ years: fc.integer({ min: 6, max: 18 }), on: fc.constant("2022-01-01") }),
    }),
  );

  test("tells any two renderings of a history apart, and changes for nothing but a change or a new configuration", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("US", "DK", "JP", "KR"),
        evidences,
        fc.array(acts, { maxLength: 12 }),
        (jurisdiction, evidence, history) => {
          let now = at("2022-01-01T12:00:00Z");
          let product = asProduct(configs[0] as ProductConfig, undefined, { now, policy });
          let session = sessionOf(product, { now, jurisdiction, evidence });
          const seen = new Map<string, string>();
          const look = () => {
            const { etag, ...rest } = rendered(session, product, now);
            const shown = JSON.stringify(rest);
            expect(seen.get(etag) ?? shown).toBe(shown);
            seen.set(etag, shown);
            // A restart reads the same row and the same configuration.
            const [again, configuration] = JSON.parse(JSON.stringify([session, product])) as [
              Session,
              Product,
            ];
            expect(viewOf(again, configuration, now).etag).toBe(etag);
            return { etag, shown };
          };
          const write = (settings: Settings) =>
            (session = { ...session, settings, version: session.version + 1 });
          let before = look();
          for (const step of history) {
            const view = viewOf(session, product, now);
            if (step.act === "guardian")
              write(chooseForGuardian(view.settings, view.states, step.enabled));
            if (step.act === "player") write(enableForPlayer(view.settings, [step.name]));
            if (step.act === "clock") now += step.days * DAY;
            if (step.act === "apply")
              product = asProduct(configs[step.file] as ProductConfig, product, { now, policy });
            const after = look();
            if (step.act === "clock")
              expect(after.etag === before.etag).toBe(after.shown === before.shown);
            before = after;
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test("is another for another configuration that renders the same, and for another session", () => {
    const now = at("2026-06-15T12:00:00Z");
    const one = productOf(policy, { permissions: [avatar] });
    const other = productOf(policy, { permissions: [avatar], minimumAge: 3 });
    const session = sessionOf(one, { now });
    expect(viewOf(session, one, now).etag).toMatch(/^[\w-]{22}$/);
    expect(viewOf(session, one, now).etag).not.toBe(viewOf(session, other, now).etag);
    expect(viewOf(session, one, now).etag).not.toBe(
      viewOf({ ...session, sessionId: "x" }, one, now).etag,
    );
    expect(viewOf(session, one, now).etag).not.toBe(
      viewOf({ ...session, version: 2 }, one, now).etag,
    );
  });
});

describe("the hash of what a guardian decides", () => {
  const enforcement = { enabled: true, schedule: readSchedule({ timezone: "UTC" }) };
  const choices = {
    settings: { "voice-chat": "on", "text-chat-public": "off" },
    allowances: { "weekly-spend": 5, "chat-partners": "friends" },
    consentedAt: 1,
  } as const;
  const hash = choicesHash(choices, enforcement);

  test("does not depend on the order in which it was decided", () => {
    const settings = { "text-chat-public": "off", "voice-chat": "on" } as const;
    const allowances = { "chat-partners": "friends", "weekly-spend": 5 };
    expect(choicesHash({ ...choices, settings, allowances }, enforcement)).toBe(hash);
  });

  test("is another once a permission, an answer, a consent or a limit is another", () => {
    const others = [
      choicesHash({ ...choices, settings: { ...choices.settings, mods: "on" } }, enforcement),
      choicesHash({ ...choices, allowances: { "weekly-spend": 6 } }, enforcement),
      choicesHash({ ...choices, consentedAt: 2 }, enforcement),
      choicesHash(choices, { ...enforcement, enabled: false }),
      choicesHash(choices, undefined),
    ];
    expect(new Set([hash, ...others]).size).toBe(6);
  });
});
