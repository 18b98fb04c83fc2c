import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

import { testPolicy } from "../../testing/policy.js";
import { ProductFileError, readProductFile } from "./read.js";

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, discriminator: true });
addFormats.default(ajv);
ajv.addKeyword("x-expects");
const validate = ajv.compile(JSON.parse(textOf("../../generated/product.schema.json")) as object);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const policy = testPolicy();

/** Returns whether the published schema and `product check` refuse a file. */
function refusals(file: Json) {
  try {
    readProductFile(JSON.stringify(file), policy);
    return { schema: !validate(file), check: false };
  } catch (error) {
    if (!(error instanceof ProductFileError)) throw error;
    return { schema: !validate(file), check: true };
  }
}

const demos = readdirSync(new URL("demo/", import.meta.url)).map((name) => `demo/${name}`);

describe("the published schema of product files", () => {
  test.each([...demos, "starter.yaml"])("accepts %s", (path) => {
    validate(parse(textOf(path)));
    expect(validate.errors).toBeNull();
  });

  test.each(demos)("is named in %s by a path that leads to it", (path) => {
    const [, named = ""] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(textOf(path)) ?? [];
    expect(new URL(named, new URL(path, import.meta.url))).toEqual(
      new URL("../../generated/product.schema.json", import.meta.url),
    );
  });

  const whole = parse(textOf("demo/starfall.yaml")) as Record<string, Json>;
  const document = { id: "t", name: "T", url: "https://a.example", version: "1" };
  test.each<[string, Record<string, Json>]>([
    ["an unknown key", { minimumAgee: 4 }],
    ["a number in quotes", { productId: "7" }],
    ["a number below its minimum", { minimumAge: -1 }],
    ["a number above its maximum", { minimumAge: 151 }],
    ["a fraction", { minimumAge: 1.5 }],
    ["an empty text", { name: "" }],
    ["a text that is too long", { name: "x".repeat(101) }],
    ["a name with a blank", { organisation: "Aurora Games" }],
    ["no permissions", { permissions: [] }],
    ["a permission that isn't an object", { permissions: ["multiplayer"] }],
    ["a permission without a name", { permissions: [{}] }],
    ["a value that isn't of the list", { ageCollectionMethods: ["guess"] }],
    ["a value that is listed twice", { ageCollectionMethods: ["age-slider", "age-slider"] }],
    ["a document on plain http", { documents: [{ ...document, url: "http://a.example" }] }],
    ["a document without a version", { documents: [{ id: "t", name: "T", url: document.url }] }],
    ["an allowance of an unknown type", { allowances: [{ name: "pets", type: "animal" }] }],
    [
      "an allowance without a bound",
      { allowances: [{ name: "a", type: "numerical", min: 1, default: 2 }] },
    ],
    ["an origin with a path", { origins: ["https://a.example/path"] }],
    ["an app scheme in capitals", { appSchemes: ["Starfall"] }],
    [
      "an event that doesn't exist",
      { webhooks: [{ url: "https://a.example", events: ["Session.Deleted"] }] },
    ],
    ["a webhook of an unknown mode", { webhooks: [{ url: "https://a.example", mode: "both" }] }],
    ["days beyond ten years", { retentionDays: { webhooks: 3651 } }],
  ])("refuses what `product check` refuses: %s", (_fault, parts) => {
    expect(refusals({ ...whole, ...parts })).toEqual({ schema: true, check: true });
  });

  test("refuses, as `product check` does, null in any place and an unknown key in any object", () => {
    const spoilt = [...spoil(whole)];
    expect(spoilt.length).toBeGreaterThan(80);
    for (const { at, file } of spoilt)
      expect([at, refusals(file)]).toEqual([at, { schema: true, check: true }]);
  });
});

/** Yields the file with one place spoilt, for each place but those inside the schemas of activity types. */
function* spoil(value: Json, at = ""): Generator<{ at: string; file: Json }> {
  if (at !== "") yield { at, file: null };
  if (typeof value !== "object" || value === null || /^\/activityTypes\/\d+\/schema$/.test(at))
    return;
  if (!Array.isArray(value)) yield { at: `${at}/+`, file: { ...value, "no-such-key": 1 } };
  for (const [key, inner] of Object.entries(value))
    for (const { at: place, file } of spoil(inner, `${at}/${key}`))
      yield {
        at: place,
        file: Array.isArray(value)
          ? value.map((each, index) => (String(index) === key ? file : each))
          : { ...value, [key]: file },
      };
}
