// Tests what claims and errors of an OpenID Connect provider mean.
import { expect, test } from "@jest/globals";

import { ProviderError } from "../domain/verification/method.js";
import { ageIn, errorOutcome } from "./oidc.js";
import { asProviderError } from "./openid-flow.js";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const CLAIMS = {
  ageOver16: "over16",
  ageOver18: "person.over18",
  age: "age",
  birthDate: "birthdate",
};

test.each([
  ["a threshold that was reached", { over16: true }, { low: 16 }],
  ["the highest of them", { over16: true, person: { over18: true } }, { low: 18 }],
  ["the lowest that was not", { over16: false, person: { over18: false } }, { low: 0, high: 15 }],
  ["between two", { over16: true, person: { over18: false } }, { low: 16, high: 17 }],
  ["a name with a dot before a path", { "person.over18": true }, { low: 18 }],
  ["a year that both thresholds leave", { over16: true, age: 16 }, { low: 16, high: 16 }],
  ["an age", { age: 30 }, { low: 30, high: 30 }],
  ["an age of 0", { age: 0 }, { low: 0, high: 0 }],
  ["an age of 150", { age: 150 }, { low: 150, high: 150 }],
  ["a date of birth", { birthdate: "2006-11-23" }, { low: 20, high: 20 }],
  ["the day before a birthday", { birthdate: "2006-11-24" }, { low: 19, high: 19 }],
])("claims show an age: %s", (_what, claims, age) => {
  expect(ageIn(claims, CLAIMS, NOW)).toEqual(age);
});

test.each([
  ["none", {}],
  ["a threshold as text", { over16: "true" }],
  ["a threshold under a text", { person: "over18" }],
  ["a threshold under null", { person: null }],
  ["an age as text", { age: "30" }],
  ["half a year", { age: 17.5 }],
  ["an age below 0", { age: -1 }],
  ["an age above 150", { age: 151 }],
  ["a date that does not exist", { birthdate: "2006-02-30" }],
  ["a date as a number", { birthdate: 2006 }],
  ["a contradiction", { over16: true, age: 15 }],
])("claims show no age: %s", (_what, claims) => {
  expect(ageIn(claims, CLAIMS, NOW)).toBeUndefined();
});

test("what an object has by itself is not a claim", () => {
  expect(ageIn({}, { ageOver18: "constructor.isPrototypeOf" }, NOW)).toBeUndefined();
  expect(ageIn({ a: {} }, { age: "a.constructor.length" }, NOW)).toBeUndefined();
});

test("a threshold says nothing as a date, and a date nothing as a threshold", () => {
  expect(ageIn({ x: "2006-11-23" }, { age: "x", ageOver18: "x" }, NOW)).toBeUndefined();
  expect(ageIn({ x: 30 }, { birthDate: "x" }, NOW)).toBeUndefined();
});

test("who says no has cancelled, and any other error is the provider's", () => {
  expect(errorOutcome("access_denied")).toEqual({ status: "cancelled" });
  expect(() => errorOutcome("server_error")).toThrow(ProviderError);
});

const own = new ProviderError("refused", "an address is not https");

test.each([
  ["a timeout of the library", { code: "OAUTH_TIMEOUT" }, "unavailable"],
  ["no connection", { name: "TypeError" }, "unavailable"],
  ["no connection, wrapped", { cause: { name: "TypeError" } }, "unavailable"],
  ["no answer in time", { name: "TimeoutError" }, "unavailable"],
  ["no answer in time, wrapped", { cause: { name: "TimeoutError" } }, "unavailable"],
  ["a failing provider", { status: 500 }, "unavailable"],
  ["a refusal of the provider", { status: 499 }, "refused"],
  ["a token that is wrong", { code: "OAUTH_INVALID_RESPONSE" }, "refused"],
  ["our own refusal", own, "refused"],
  ["our own refusal, wrapped", { name: "TypeError", cause: own }, "refused"],
])("an error is distinguished: %s", (_what, error, failure) => {
  expect(asProviderError(error).failure).toBe(failure);
});
