// Tests which release of the law counts for a product when the software brings another one.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { consented } from "../../../testing/arrange.js";
import { DAY, NOW } from "../../../testing/fixed.js";
import { policyWith, testPolicy, withConsentIn } from "../../../testing/policy.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../../testing/service.js";
import { until } from "../../../testing/until.js";
import type { Product } from "../../domain/product.js";
import { releaseOf } from "../../policy/release.js";
import { asReleaseFile } from "../../products/releases.js";
import { requireReleases } from "../../services.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { lawReleases } from "./table.js";

/** Consent at 13, and at 16 from a day after the tests begin. Today's software has 14. */
const AUSTRIA = withConsentIn(
  "AT",
  { from: "2018-05-25", age: 13 },
  { from: "2026-11-23", age: 16 },
);
const known = Object.values(AUSTRIA.permissions).filter(({ name }) => name !== "motion-data");
const DECREE = "laws/VN/VN-decree147.yaml";
const decree = testPolicy().documents[DECREE] as object;
/** Not a law yet that limits the play of Vietnamese minors, and without a permission that today's software has. */
const EARLIER = policyWith(
  DECREE,
  { ...decree, binding: false },
  policyWith("permissions.yaml", { permissions: known }, AUSTRIA),
);
const OLD = releaseOf(EARLIER);
const NEW = releaseOf(testPolicy());

const pebble = (law: object, permissions = [{ name: "mods" }]) =>
  JSON.stringify({
    ...{ productId: PEBBLE, name: "Pebble Club", organisation: "pebble" },
    ...{ permissions, law },
  });
const REVIEWED = pebble({ releases: "reviewed" });

let service: TestService;
beforeEach(async () => {
  // Commands are to have the time of the service.
  const env = { CLOCK: "manual", CLOCK_START: new Date(NOW).toISOString() };
  service = await startTestService({ policy: EARLIER, clock: "stored", env });
  await service.apply(REVIEWED);
});
afterEach(() => service.stop());

const letIn = (productId: number) =>
  unwrap(service.as(productId).checkAge({ jurisdiction: "AT", age: 15 }));
const statusOf = async (sessionId = "") =>
  (await unwrap(service.as(PEBBLE).getSession({ sessionId }))).ageStatus;
const consentAge = async (productId: number, at = service) =>
  (await unwrap(at.as(productId).getAgeGateRequirements({ jurisdiction: "AT" }))).digitalConsentAge;
const accept = (...more: string[]) =>
  service.kinward("law", "accept", "--product", `${PEBBLE}`, "--release", NEW, "--yes", ...more);
const announced = async () =>
  (await unwrap(service.as(PEBBLE).listWebhookEvents({ limit: 100 }))).events
    .filter(({ type }) => type === "Session.AgeChanged")
    .map(({ timestamp, data }) => ({ timestamp, ...data }))
    .reverse();
const damageRelease = query((sql, p: Slots<{ release: string; policy: object }>) =>
  lawReleases
    .update(sql, lawReleases.values(p as never, "policy"))
    .where(lawReleases.values(p, "release")),
);
/** Starts today's software on the database. */
const upgrade = async () => {
  service = await service.restart({ policy: testPolicy() });
};

describe("a product that reviews releases of the law", () => {
  test("keeps the one it accepted when the software is upgraded, with the dates in it", async () => {
    const { session } = await letIn(PEBBLE);
    await upgrade();
    expect([await consentAge(PEBBLE), await consentAge(STARFALL)]).toEqual([13, 14]);
    expect(await statusOf(session?.sessionId)).toBe("DIGITAL_YOUTH");
    await service.advance(2 * DAY);
    expect([await consentAge(PEBBLE), await consentAge(STARFALL)]).toEqual([16, 14]);
    expect(await announced()).toMatchObject([
      { cause: "law", timestamp: "2026-11-22T23:00:00.000Z", ageStatus: "DIGITAL_MINOR" },
    ]);
  });

  test("is sent what changes once it accepts a release, and the ledger records it", async () => {
    const { session } = await letIn(PEBBLE);
    await service.advance(2 * DAY);
    await upgrade();
    expect(await statusOf(session?.sessionId)).toBe("DIGITAL_MINOR");
    await accept();
    await service.settle();
    expect(await statusOf(session?.sessionId)).toBe("DIGITAL_YOUTH");
    const timestamp = new Date(service.clock.now()).toISOString();
    expect((await announced()).slice(1)).toMatchObject([
      { cause: "law", timestamp, ageStatus: "DIGITAL_YOUTH" },
    ]);
    expect(await service.recorded("operation")).toContainEqual(
      expect.objectContaining({ action: "law-accepted", target: NEW, productId: PEBBLE }),
    );
  });

  test("takes up an accepted release in the modes that were named, in every process", async () => {
    await upgrade();
    const another = await startTestService({
      ...{ folder: service.folder, policy: testPolicy(), clock: "stored", seed: "another" },
    });
    const inLiveMode = () => {
      const product = another.services.catalogue.product(PEBBLE, "live");
      return product && releaseOf(another.services.releases.policyOf(product, "live"));
    };
    try {
      expect(await accept("--mode", "test")).toContain(`Release ${NEW} of the law counts`);
      await until(async () => (await consentAge(PEBBLE, another)) === 14);
      expect(inLiveMode()).toBe(OLD);
      await accept();
      await until(() => inLiveMode() === NEW);
      expect(await accept()).toContain(`has already accepted ${NEW} in both modes`);
    } finally {
      await another.stop();
    }
  });

  test("shows that a release waits, which degrades nothing", async () => {
    const ready = async () => (await service.send({ path: "/health/ready" })).json;
    expect(await ready()).toEqual({ status: "ok" });
    await upgrade();
    const note = (mode: string) =>
      `Product ${PEBBLE} keeps release ${OLD} of the law in ${mode} mode; ${NEW} waits to be accepted.`;
    expect(await ready()).toEqual({ status: "ok", notes: [note("test"), note("live")] });
    expect(await service.kinward("law", "list", "--place", "AT")).toContain(
      `kinward law accept --product ${PEBBLE} --release ${NEW}\n`,
    );
    requireReleases(service.services);
    expect(service.log).toContainEqual(
      expect.objectContaining({
        ...{ msg: "a release of the law waits to be accepted", productId: PEBBLE },
        ...{ mode: "live", accepted: OLD, release: NEW },
      }),
    );
    await accept();
    await until(async () => (await ready())?.["notes"] === undefined);
  });

  test("keeps a release that has what its file names, and accepts one that is there", async () => {
    await upgrade();
    const file = pebble({ releases: "reviewed" }, [{ name: "motion-data" }]);
    const fault = `permissions: motion-data is not in release ${OLD} of the law`;
    await expect(service.apply(file)).rejects.toThrow(fault);
    const path = join(service.folder, "product.json");
    writeFileSync(path, file);
    await expect(service.kinward("product", "check", path)).rejects.toThrow(fault);
    await expect(accept("--release", "2026.01.01-00000000")).rejects.toThrow(
      `There is no release 2026.01.01-00000000 of the law here, only ${NEW}, ${OLD}.`,
    );
    await service.apply(pebble({}));
    await expect(accept()).rejects.toThrow("takes up each release by itself");
    expect(await consentAge(PEBBLE)).toBe(14);
  });

  test("is not served under another law where its release cannot be read, and can accept another", async () => {
    const damage: readonly (readonly [object, string])[] = [
      [{}, "it is not an exported release"],
      [{ version: "1", documents: {} }, "iso3166.csv is missing"],
      [
        asReleaseFile(withConsentIn("AT", { from: "2018-05-25", age: 300 })),
        "topics.digital-consent-age[0].value must be <= ",
      ],
      [asReleaseFile(testPolicy()), `its content is that of ${NEW}`],
    ];
    for (const [policy, fault] of damage) {
      await service.services.store.write((tx) => damageRelease(tx, { release: OLD, policy }));
      await upgrade();
      expect(() => requireReleases(service.services)).toThrow(fault);
      expect(() => requireReleases(service.services)).toThrow(
        `kinward law accept --product ${PEBBLE} --release ${NEW}`,
      );
      const { catalogue, releases } = service.services;
      const product = catalogue.product(PEBBLE, "live") as Product;
      expect(() => releases.policyOf(product, "test")).toThrow("cannot be read");
      expect(await consentAge(STARFALL)).toBe(14);
    }
    await accept();
    await service.settle();
    expect(await consentAge(PEBBLE)).toBe(14);
    requireReleases(service.services);
    expect(await service.database.count("rule_changes")).toBe(0);
  });
});

describe("kinward law impact", () => {
  const impact = async (...more: string[]) =>
    JSON.parse(await service.kinward("law", "impact", "--json", ...more)) as {
      release: string;
      products: object[];
    };
  const mods = (stricter: number, looser: number) => ({ mods: { stricter, looser } });
  const figures = { sessions: 1, changed: 0, needConsent: 0, heldToLimits: 0, freed: 0 };

  test("counts the sessions that a release would change, by product and mode, and changes nothing", async () => {
    await letIn(PEBBLE);
    // A child of nine needs consent under both, so that neither law frees it.
    await consented(service, PEBBLE);
    await service.advance(2 * DAY);
    await upgrade();
    const rows = await service.rows();
    expect(await impact()).toEqual({
      ...{ release: NEW, on: null },
      products: [
        {
          productId: PEBBLE,
          mode: "test",
          ...{ ...figures, sessions: 2, changed: 1, freed: 1 },
          permissions: mods(0, 1),
        },
        { productId: PEBBLE, mode: "live", ...figures, sessions: 0, permissions: {} },
      ],
    });
    expect(await service.rows()).toEqual(rows);
    expect(await service.kinward("law", "impact", "--product", `${PEBBLE}`)).toMatch(
      /^Release \S+, compared with today:\n\nPRODUCT +MODE +SESSIONS +CHANGED +NEED CONSENT +HELD TO LIMITS +FREED\n201 +test +2 +1 +0 +0 +1\n201 +live/,
    );
    expect(await service.kinward("law", "impact", "--product", `${STARFALL}`)).toContain(
      `Release ${NEW} counts already.`,
    );
  });

  test("counts by the law of another day, with the age of today", async () => {
    await letIn(PEBBLE);
    // A youth whose guardian consented where that was needed has a consent, wherever they moved since.
    const client = service.as(PEBBLE);
    const { challenge } = await unwrap(client.checkAge({ jurisdiction: "DE", age: 15 }));
    const { challengeId = "" } = challenge ?? {};
    await unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
    const { sessionId = "" } = await unwrap(client.getChallengeStatus({ challengeId }));
    await unwrap(client.updateJurisdiction({ sessionId, jurisdiction: "AT" }));
    const { products } = await impact(
      "--on",
      "2026-11-24",
      "--product",
      `${PEBBLE}`,
      "--release",
      OLD,
    );
    expect(products[0]).toEqual({
      ...{ productId: PEBBLE, mode: "test", ...figures, sessions: 2, changed: 2, needConsent: 1 },
      permissions: mods(2, 0),
    });
    await expect(impact("--on", "1899-12-31")).rejects.toThrow("from 1900 to 2200");
    await expect(impact("--product", "9")).rejects.toThrow("There is no product 9.");
  });

  test("counts those that a law would limit, and those that it would limit no longer", async () => {
    await service.apply(
      pebble({ releases: "reviewed" }).replace(
        '"permissions"',
        '"services":["online-game"],"permissions"',
      ),
    );
    const { session } = await unwrap(service.as(PEBBLE).checkAge({ jurisdiction: "VN", age: 17 }));
    expect(session).toBeDefined();
    await upgrade();
    const { products } = await impact("--product", `${PEBBLE}`);
    expect(products[0]).toMatchObject({ ...figures, changed: 1, heldToLimits: 1 });
    await accept();
    await until(async () => (await service.kinward("law", "impact")).includes("counts already"));
    const earlier = await impact("--product", `${PEBBLE}`, "--on", "1990-01-01");
    expect(earlier.products[0]).toMatchObject({ ...figures, changed: 1, freed: 1 });
    const later = await impact("--product", `${PEBBLE}`, "--on", "2027-06-01");
    expect(later.products[0]).toMatchObject(figures);
  });
});
