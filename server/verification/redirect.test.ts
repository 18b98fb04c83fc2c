// Tests what a vendor's signed result proves, to the second and to the year.
import { createHmac } from "node:crypto";

import { expect, test } from "@jest/globals";

import type { ProviderDeps } from "./provider-settings.js";
import { createRedirect } from "./redirect.js";

const SECRET = "a secret that the vendor has, too";
const NOW = Date.parse("2026-11-23T12:00:00Z");
const flow = { state: "state", nonce: "nonce" };

/** Returns the method. `answer` is the vendor's response when a flow begins. */
const method = (answer: unknown = null) => {
  const found = createRedirect(
    {
      readVariable: () => SECRET,
      realNow: () => NOW,
      fetchJson: async () => answer,
      mayLeadTo: (_mode: string, url: string) => url.startsWith("https:"),
    } as unknown as ProviderDeps,
    {
      name: "vendor",
      mode: "live",
      provider: { kind: "redirect", beginUrl: "https://vendor.example/begin", secretName: "S" },
    },
  );
  if (!found) throw new Error("The secret cannot be read.");
  return found;
};

const seal = (payload: string): string =>
  createHmac("sha256", SECRET).update(`result.${payload}`).digest("base64url");

const take = async (result: string) =>
  method().finish(flow, { parameters: { result }, returnUrl: "", answerUrl: "", realNow: NOW });

/** Returns the payload of a result. `text` replaces it altogether. */
function payloadOf(changes: object, text?: string): string {
  const shown = { ...flow, issuedAt: NOW / 1000, status: "shown", ageLow: 21, ...changes };
  return Buffer.from(text ?? JSON.stringify(shown)).toString("base64url");
}

/** Returns the outcome of a properly signed result. */
function finish(changes: object, text?: string) {
  const payload = payloadOf(changes, text);
  return take(`${payload}.${seal(payload)}`);
}

test.each([
  ["an age", {}, { status: "shown", age: { low: 21 } }],
  ["one year alone", { ageHigh: 21 }, { status: "shown", age: { low: 21, high: 21 } }],
  ["from 0", { ageLow: 0, ageHigh: 1 }, { status: "shown", age: { low: 0, high: 1 } }],
  ["to 150", { ageHigh: 150 }, { status: "shown", age: { low: 21, high: 150 } }],
  ["an estimate", { assurance: "estimated" }, { assurance: "estimated" }],
  ["signed a minute ahead", { issuedAt: NOW / 1000 + 60 }, { status: "shown" }],
  ["signed almost ten minutes ago", { issuedAt: NOW / 1000 - 599 }, { status: "shown" }],
  ["that was cancelled", { status: "cancelled" }, { status: "cancelled" }],
  ["that shows nothing", { status: "inconclusive" }, { status: "inconclusive" }],
  ["of fraud", { status: "fraudulent" }, { status: "fraudulent" }],
])("a result is taken: %s", async (_what, changes, outcome) => {
  expect(await finish(changes)).toMatchObject(outcome);
});

test("only an estimate counts as less than the vendor is trusted with", async () => {
  expect(await finish({ assurance: "verified" })).toEqual(await finish({}));
});

test.each([
  ["of another state", { state: "another" }],
  ["with another nonce", { nonce: "another" }],
  ["without a state", { state: undefined }],
  ["without a nonce", { nonce: undefined }],
  ["signed more than a minute ahead", { issuedAt: NOW / 1000 + 61 }],
  ["signed ten minutes ago", { issuedAt: NOW / 1000 - 600 }],
  ["without the time", { issuedAt: undefined }],
  ["of an unknown status", { status: "ok" }],
  ["without an age", { ageLow: undefined }],
  ["of half a year", { ageLow: 20.5 }],
  ["below 0", { ageLow: -1 }],
  ["above 150", { ageLow: 151, ageHigh: 151 }],
  ["up to more than 150", { ageHigh: 151 }],
  ["up to a text", { ageHigh: "30" }],
  ["the wrong way round", { ageHigh: 20 }],
])("a result is refused: %s", async (_what, changes) => {
  await expect(finish(changes)).rejects.toMatchObject({ failure: "refused" });
});

test("a result without an upper age leaves it open", async () => {
  expect(await finish({})).toStrictEqual({ status: "shown", age: { low: 21 } });
});

test.each(["null", '"shown"', "not JSON"])("what is signed and no result is refused: %s", (text) =>
  expect(finish({}, text)).rejects.toMatchObject({ failure: "refused" }),
);

test("a result counts with the vendor's signature alone", async () => {
  const payload = payloadOf({});
  const other = seal(payloadOf({ ageLow: 22 }));
  for (const signature of ["", other, seal(payload).slice(1), `${seal(payload)}A`])
    await expect(take(`${payload}.${signature}`)).rejects.toMatchObject({ failure: "refused" });
  await expect(take(payload)).rejects.toMatchObject({ failure: "refused" });
  await expect(take("")).rejects.toMatchObject({ failure: "refused" });
});

test("without its secret or its address a vendor is not a method", () => {
  const make = (variables: Readonly<Record<string, string>>) =>
    createRedirect({ readVariable: (name: string) => variables[name] } as unknown as ProviderDeps, {
      name: "vendor",
      mode: "live",
      provider: { kind: "redirect", beginUrl: "${URL}", secretName: "SECRET" },
    });
  expect(make({ SECRET })).toBeUndefined();
  expect(make({ URL: "https://vendor.example/" })).toBeUndefined();
  expect(make({ SECRET, URL: "https://vendor.example/" })).toMatchObject({ estimates: false });
});

const beginning = {
  ...{ state: "state", nonce: "nonce", returnUrl: "", answerUrl: "", requiredAge: 18 },
  ...{ language: "en", reason: "" },
} as const;

test("a person goes where the vendor says, if they may be sent there", async () => {
  const url = "https://vendor.example/check";
  expect(await method({ url }).begin?.(beginning)).toEqual({ step: { at: "provider", url }, flow });
  for (const answer of [null, {}, { url: 1 }, { url: "http://vendor.example/" }])
    await expect(method(answer).begin?.(beginning)).rejects.toMatchObject({
      failure: "unavailable",
    });
});
