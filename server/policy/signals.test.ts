import { describe, expect, test } from "@jest/globals";
import { lawAt } from "./law.js";
import { loadPolicy } from "./load.js";
import { findJurisdiction } from "./jurisdictions.js";
import { type PlatformSignal, PLATFORMS, inBody, inQuery, signalAge } from "./signals.js";

const policy = await loadPolicy();
const VERIFIED = "11111111-1111-4111-8111-111111111111";
const UNKNOWN = "22222222-2222-4222-8222-222222222222";

function read(signal: PlatformSignal, code = "US", nameField = inBody) {
  const law = lawAt(policy, findJurisdiction(policy, code), "2026-09-15");
  const findVerification = (id: string) => (id === VERIFIED ? { age: 21 } : undefined);
  return signalAge(law, signal, { nameField, findVerification });
}
const refusal = (message: unknown) => expect.objectContaining({ code: "INVALID_INPUT", message });

describe("a range counts by its lower end", () => {
  test.each(["ios-platform", "android-store"])("on %s", (name) => {
    expect(read({ name, ageLow: 13, ageHigh: 15 })).toEqual({
      age: 13,
      highestAge: 15,
      verified: false,
    });
    expect(read({ name, ageLow: 18 })).toEqual({ age: 18, verified: false });
    expect(read({ name, ageHigh: 12 })).toEqual({ age: 0, highestAge: 12, verified: false });
    expect(read({ name, ageLow: 9, ageHigh: 9 })).toEqual({
      age: 9,
      highestAge: 9,
      verified: false,
    });
  });
});

describe("a category is the ages that belong to it in the place", () => {
  // US 13 and 18, Germany 16 and 18, Mississippi 13 and 21; in Colombia and Thailand the youth band is empty.
  test.each([
    [
      "console-platform",
      "child",
      { US: [0, 12], DE: [0, 15], "US-MS": [0, 12], CO: [0, 17], TH: [0, 19] },
    ],
    [
      "console-platform",
      "teen",
      { US: [13, 17], DE: [16, 17], "US-MS": [13, 20], CO: [0, 17], TH: [0, 19] },
    ],
    ["console-platform", "adult", { US: [18], DE: [18], "US-MS": [21], CO: [18], TH: [20] }],
    [
      "vr-platform",
      "CH",
      { US: [10, 12], DE: [10, 15], "US-MS": [10, 12], CO: [10, 17], TH: [10, 19] },
    ],
    [
      "vr-platform",
      "TN",
      { US: [13, 17], DE: [16, 17], "US-MS": [13, 20], CO: [10, 17], TH: [10, 19] },
    ],
    ["vr-platform", "AD", { US: [18], DE: [18], "US-MS": [21], CO: [18], TH: [20] }],
  ])("%s %s: %j", (name, category, expected) => {
    for (const [code, [age, highestAge]] of Object.entries(expected)) {
      expect({ code, ...read({ name, category }, code) }).toEqual({
        code,
        age,
        ...(highestAge !== undefined && { highestAge }),
        verified: false,
      });
    }
  });
});

describe("a declaration makes a signal verified only where its platform checks", () => {
  test.each([
    "paymentChecked",
    "governmentIDChecked",
    "guardianPaymentChecked",
    "guardianGovernmentIDChecked",
    "confirmed",
  ])("%s on iOS alone", (declarationType) => {
    expect(read({ name: "ios-platform", ageLow: 18, declarationType }).verified).toBe(true);
    expect(read({ name: "android-store", ageLow: 18, declarationType }).verified).toBe(false);
  });
  test.each(["VERIFIED", "SUPERVISED"])("%s on Android alone", (declarationType) => {
    expect(read({ name: "android-store", ageLow: 18, declarationType }).verified).toBe(true);
    expect(read({ name: "ios-platform", ageLow: 18, declarationType }).verified).toBe(false);
  });
  test.each(["selfDeclared", "verified", "", "VERIFIED", "confirmed"])(
    "%j never on a console or in VR",
    (declarationType) => {
      expect(read({ name: "console-platform", category: "adult", declarationType }).verified).toBe(
        false,
      );
      expect(read({ name: "vr-platform", category: "AD", declarationType }).verified).toBe(false);
    },
  );
});

test("an age of 150 is the highest that is read", () => {
  expect(read({ name: "ios-platform", ageLow: 150, ageHigh: 150 })).toMatchObject({
    age: 150,
    highestAge: 150,
  });
});

describe("a verification of this service", () => {
  test("gives the age that it proved", () => {
    expect(read({ name: "own-platform", verificationId: VERIFIED })).toEqual({
      age: 21,
      verified: true,
    });
  });
  test("that is unknown is refused without repeating its id", () => {
    expect(() => read({ name: "own-platform", verificationId: UNKNOWN })).toThrow(
      refusal("platformAgeSignal.verificationId: must name a known verification."),
    );
  });
  test("is required", () => {
    expect(() => read({ name: "own-platform" })).toThrow(
      refusal("platformAgeSignal.verificationId: is required for own-platform."),
    );
  });
});

describe("anything else is INVALID_INPUT naming the field", () => {
  const VALUES: Required<Omit<PlatformSignal, "name">> = {
    ageLow: 13,
    ageHigh: 15,
    category: "teen",
    declarationType: "VERIFIED",
    verificationId: VERIFIED,
  };
  const TAKES: Record<string, readonly string[]> = {
    "ios-platform": ["ageLow", "ageHigh", "declarationType"],
    "android-store": ["ageLow", "ageHigh", "declarationType"],
    "console-platform": ["category", "declarationType"],
    "vr-platform": ["category", "declarationType"],
    "own-platform": ["verificationId"],
  };
  const VALID: Record<string, PlatformSignal> = {
    "ios-platform": { ageLow: 13 },
    "android-store": { ageLow: 13 },
    "console-platform": { category: "teen" },
    "vr-platform": { category: "TN" },
    "own-platform": { verificationId: VERIFIED },
  };
  const matrix = PLATFORMS.flatMap((name) =>
    Object.entries(VALUES).map(([field, value]) => ({
      name,
      field,
      value,
      isTaken: TAKES[name]?.includes(field),
    })),
  );
  test.each(matrix.filter(({ isTaken }) => !isTaken))(
    "$name takes no $field",
    ({ name, field, value }) => {
      expect(() => read({ name, ...VALID[name], [field]: value })).toThrow(
        refusal(expect.stringMatching(`^platformAgeSignal\\.${field}: is not used with ${name}`)),
      );
    },
  );
  test.each(matrix.filter(({ isTaken }) => isTaken))(
    "$name takes $field",
    ({ name, field, value }) => {
      expect(() => read({ name, [field]: value, ...VALID[name] })).not.toThrow();
    },
  );

  test.each<[string, PlatformSignal, string]>([
    ["a missing name", { ageLow: 13 }, "platformAgeSignal.name: must be one of own-platform, "],
    [
      "an unknown name",
      { name: "toaster", ageLow: 13 },
      "platformAgeSignal.name: must be one of own-platform, ",
    ],
    [
      "no range",
      { name: "ios-platform" },
      "platformAgeSignal.ageLow or platformAgeSignal.ageHigh is required",
    ],
    [
      "a declaration alone",
      { name: "android-store", declarationType: "VERIFIED" },
      "platformAgeSignal.ageLow or",
    ],
    [
      "bounds the wrong way round",
      { name: "ios-platform", ageLow: 16, ageHigh: 13 },
      "platformAgeSignal.ageLow: must not be greater than",
    ],
    [
      "an age below 0",
      { name: "ios-platform", ageLow: -1 },
      "platformAgeSignal.ageLow: must be an integer from 0 to 150",
    ],
    [
      "an age over 150",
      { name: "ios-platform", ageHigh: 151 },
      "platformAgeSignal.ageHigh: must be an integer from 0 to 150",
    ],
    [
      "half a year",
      { name: "ios-platform", ageLow: 12.5 },
      "platformAgeSignal.ageLow: must be an integer from 0 to 150",
    ],
    [
      "no category",
      { name: "console-platform" },
      "platformAgeSignal.category: must be one of child, teen, adult",
    ],
    [
      "a category of another platform",
      { name: "vr-platform", category: "teen" },
      "platformAgeSignal.category: must be one of CH, TN, AD",
    ],
    [
      "a category in another case",
      { name: "console-platform", category: "Adult" },
      "platformAgeSignal.category: must be one of",
    ],
    [
      "a category from the prototype",
      { name: "console-platform", category: "constructor" },
      "platformAgeSignal.category: must be one of",
    ],
  ])("%s", (_, signal, message) => {
    expect(() => read(signal)).toThrow(refusal(expect.stringContaining(message)));
  });

  test("a query names its own parameters", () => {
    expect(() => read({ ageLow: 13 }, "US", inQuery)).toThrow(/^platformName: must be one of/);
    expect(() => read({ name: "ios-platform", category: "teen" }, "US", inQuery)).toThrow(
      "platformCategory: is not used with ios-platform, which takes platformAgeLow, platformAgeHigh, platformDeclarationType",
    );
  });
});
