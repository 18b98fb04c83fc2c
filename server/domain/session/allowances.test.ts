import { describe, expect, test } from "@jest/globals";

import type { ProductAllowance } from "../product.js";
import {
  allowanceInForce,
  isSameAllowances,
  readAllowance,
  renderAllowance,
  strictest,
} from "./allowances.js";

const SPEND: ProductAllowance = { name: "spend", type: "numerical", min: -5, max: 50, default: 20 };
const PARTNERS: ProductAllowance = {
  name: "partners",
  type: "selection",
  options: ["nobody", "friends", "everyone"],
  default: "friends",
};

describe("an allowance", () => {
  test("has its declared default until a guardian answers", () => {
    expect(allowanceInForce(SPEND, {})).toBe(20);
    expect(allowanceInForce(PARTNERS, {})).toBe("friends");
  });

  test("is the guardian's answer from then on", () => {
    expect(allowanceInForce(SPEND, { spend: 0 })).toBe(0);
    expect(allowanceInForce(PARTNERS, { partners: "nobody" })).toBe("nobody");
  });

  test("follows the product to its new bounds, and to its default where the choice is no longer offered", () => {
    expect(allowanceInForce(SPEND, { spend: 51 })).toBe(50);
    expect(allowanceInForce(SPEND, { spend: -6 })).toBe(-5);
    expect(allowanceInForce(PARTNERS, { partners: "family" })).toBe("friends");
  });

  test("has its default where the product has made a number of a choice, or the other way round", () => {
    expect(allowanceInForce(SPEND, { spend: "nobody" })).toBe(20);
    expect(allowanceInForce(PARTNERS, { partners: 3 })).toBe("friends");
  });

  test("takes no answer from what every object has", () => {
    const named: ProductAllowance = { ...PARTNERS, name: "constructor" };
    expect(allowanceInForce(named, {})).toBe("friends");
  });

  test("is filled in as the lowest number, or as the declared default", () => {
    expect(strictest(SPEND)).toBe(-5);
    expect(strictest(PARTNERS)).toBe("friends");
  });

  test.each([
    ["-5", -5],
    ["50", 50],
    ["007", 7],
    ["+3", 3],
    ["51", undefined],
    ["-6", undefined],
    ["", undefined],
    ["1e1", undefined],
    ["2.5", undefined],
    ["ten", undefined],
  ])("reads %j as a number within its bounds: %s", (typed, value) => {
    expect(readAllowance(SPEND, typed)).toBe(value);
  });

  test("reads a choice only as one of its options", () => {
    expect(readAllowance(PARTNERS, "everyone")).toBe("everyone");
    expect(readAllowance(PARTNERS, "Everyone")).toBeUndefined();
  });

  test("is shown to the product with the value of its type", () => {
    expect(renderAllowance(SPEND, { spend: 7 })).toEqual({
      name: "spend",
      type: "numerical",
      numericalValue: 7,
    });
    expect(renderAllowance(PARTNERS, {})).toEqual({
      name: "partners",
      type: "selection",
      selectionValue: "friends",
    });
  });
});

describe("allowances", () => {
  test("are the same where all that is in force is, answered or by default", () => {
    const isSame = (a: object, b: object) =>
      isSameAllowances([SPEND, PARTNERS], { ...a }, { ...b });
    expect(isSame({}, { spend: 20, partners: "friends", another: 1 })).toBe(true);
    expect(isSame({ spend: 20 }, { spend: 21 })).toBe(false);
    expect(isSame({}, { partners: "nobody" })).toBe(false);
  });
});
