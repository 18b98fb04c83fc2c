// Tests how the answer to an age gate is read.
import { expect, test } from "@jest/globals";

import type { Product } from "../../domain/product.js";
import { readAnswer, type Typed } from "./question.js";

const NOW = Date.parse("2026-11-23T13:00:00Z");
const read = (methods: readonly string[], typed: Partial<Typed>) =>
  readAnswer(
    { ageCollectionMethods: methods } as unknown as Product,
    { day: "", month: "", year: "", age: "", ...typed },
    NOW,
  );

test("the first way of asking that is not a platform's says what is asked", () => {
  const typed = { day: "1", month: "2", year: "2018", age: "9" };
  const [date, age] = [{ dateOfBirth: "2018-02-01" }, { stated: { years: 9, on: "2026-11-23" } }];
  expect(read(["age-slider", "date-of-birth"], typed)).toEqual(age);
  expect(read(["platform-account", "age-slider"], typed)).toEqual(age);
  expect(read(["date-of-birth", "age-slider"], typed)).toEqual(date);
  expect(read(["platform-account"], typed)).toEqual(date);
  expect(read([], typed)).toEqual(date);
});

test("an age is a whole number from 0 to 150", () => {
  for (const [age, years] of [
    ["0", 0],
    ["009", 9],
    ["150", 150],
  ] as const)
    expect(read(["age-slider"], { age })).toMatchObject({ stated: { years } });
  for (const age of ["", "151", "999", "0009", "-1", "9.5", " 9", "1e2", "nine"])
    expect([age, read(["age-slider"], { age })]).toEqual([age, undefined]);
});

test("a date that does not exist is not an answer", () => {
  expect(read(["date-of-birth"], { day: "30", month: "2", year: "2018" })).toBeUndefined();
  expect(read(["date-of-birth"], { age: "9" })).toBeUndefined();
});
