// Tests which verification methods a product has, by purpose, place and mode.
import { expect, test } from "@jest/globals";

import type { ProductConfig } from "../domain/product.js";
import { MINUTE_MS } from "../lib/dates.js";
import { createVerificationMethods, listedMethods, PLATFORM } from "./methods.js";
import type { ProviderDeps } from "./provider-settings.js";

const methods = createVerificationMethods({
  readVariable: (name: string) => (name === "KINWARD_PROVIDER_SECRET" ? "secret" : undefined),
  warn: () => {},
  maySendText: (mode: string) => mode === "test",
  valueByPlace: (byPlace: Readonly<Record<string, readonly string[]>>, place: string) =>
    byPlace[place],
} as unknown as ProviderDeps & Parameters<typeof createVerificationMethods>[0]);

const vendor = {
  kind: "redirect",
  beginUrl: "https://vendor.example/",
  secretName: "KINWARD_PROVIDER_SECRET",
};
const productWith = (config: object) => config as unknown as ProductConfig;
const product = productWith({
  providers: {
    vendor,
    face: { kind: "simulated" },
    broken: { ...vendor, secretName: "KINWARD_PROVIDER_ABSENT" },
  },
  verification: {
    accessAge: { "US-CA": ["vendor", PLATFORM], FR: ["face", "simulated", "broken", "unknown"] },
    id: ["vendor"],
    trustedAdult: ["vendor", PLATFORM],
  },
});
const names = (
  mode: "test" | "live",
  purpose: "access-age" | "id" | "trusted-adult",
  place: string,
) => methods.list({ product, mode }, purpose, place).map(({ name }) => name);

test("a list for places holds there, one for all holds everywhere", () => {
  expect(names("live", "access-age", "US-CA")).toEqual(["vendor"]);
  expect(names("live", "access-age", "DE")).toEqual([]);
  expect(names("live", "id", "DE")).toEqual(["vendor"]);
});

test("what is simulated can be used in test mode alone, and what is not set up in neither", () => {
  expect(names("test", "access-age", "FR")).toEqual(["face", "simulated"]);
  expect(names("live", "access-age", "FR")).toEqual([]);
  expect(methods.find({ product, mode: "live" }, "face")).toBeUndefined();
});

test("a method of one mode is not that of the other", () => {
  const [test, live] = (["test", "live"] as const).map((mode) =>
    methods.find({ product, mode }, "vendor"),
  );
  expect(test).toBeDefined();
  expect(live).not.toBe(test);
  expect(methods.find({ product, mode: "live" }, "vendor")).toBe(live);
});

test("a product that lists nothing can try it out, for guardians in test mode", () => {
  const own = (mode: "test" | "live", purpose: "id" | "trusted-adult", assurance: string) =>
    methods
      .list(
        { product: productWith({ guardianAssurance: { default: assurance } }), mode },
        purpose,
        "DE",
      )
      .map(({ name }) => name);
  expect(own("test", "trusted-adult", "verified")).toEqual(["simulated"]);
  expect(own("test", "trusted-adult", "confirmed")).toEqual(["simulated"]);
  expect(own("test", "id", "verified")).toEqual([]);
  expect(own("live", "trusted-adult", "verified")).toEqual([]);
});

test("the platform counts where the list says so, and never for an adult who acts for a player", () => {
  const counts = (purpose: "access-age" | "id" | "trusted-adult", place: string) =>
    methods.countsPlatform({ product, mode: "live" }, purpose, place);
  expect(counts("access-age", "US-CA")).toBe(true);
  expect(counts("access-age", "FR")).toBe(false);
  expect(counts("id", "US-CA")).toBe(false);
  expect(counts("trusted-adult", "US-CA")).toBe(false);
});

test("the methods for trusted adults of all places are found", () => {
  const of = (trustedAdult?: unknown) =>
    listedMethods(
      methods,
      productWith({
        ...{ providers: product.providers, verification: { trustedAdult } },
        guardianAssurance: "confirmed",
      }),
      "test",
    ).map(({ name }) => name);
  expect(of(["vendor", "simulated"])).toEqual(["vendor", "simulated"]);
  expect(of({ FR: ["vendor"], DE: ["face"] })).toEqual(["vendor", "face"]);
  expect(of()).toEqual(["simulated"]);
});

test("a telephone does not count where a law asks for a verified guardian", () => {
  const providers = { sms: { kind: "sms-plus" }, vendor };
  const config = productWith({ providers, verification: { trustedAdult: ["sms", "vendor"] } });
  const listed = (mode: "test" | "live", criteria: { age: number; assurance: "verified" } | null) =>
    methods
      .list({ product: config, mode }, "trusted-adult", "DE", criteria)
      .map(({ name }) => name);
  expect(listed("test", null)).toEqual(["sms", "vendor"]);
  expect(listed("test", { age: 18, assurance: "verified" })).toEqual(["vendor"]);
  // No texts can be sent in this mode.
  expect(listed("live", null)).toEqual(["vendor"]);
});

test("the code of a text counts for ten minutes, and costs no attempt after them", async () => {
  const config = productWith({ providers: { sms: { kind: "sms-plus" } } });
  const sms = methods.find({ product: config, mode: "test" }, "sms");
  const sentAt = Date.parse("2026-11-23T09:00:00Z");
  const typedAfter = (ms: number) =>
    sms?.finish?.(
      { code: "123456", sentAt: String(sentAt), requiredAge: "18" },
      { parameters: { code: "123 456" }, returnUrl: "", answerUrl: "", realNow: sentAt + ms },
    );
  expect(await typedAfter(10 * MINUTE_MS - 1)).toMatchObject({ status: "shown" });
  expect(await typedAfter(10 * MINUTE_MS)).toEqual({ status: "cancelled", hint: "oldCode" });
});
