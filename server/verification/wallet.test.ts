// Tests what proofs of age prove that Python programs issued and presented (testing/verification/make-vectors.py).
import { describe, expect, test } from "@jest/globals";

import { vectors } from "../../testing/verification/vectors.js";
import type { ProviderDeps } from "./provider-settings.js";
import { createWallet } from "./wallet.js";

const deps = { readVariable: () => undefined } as unknown as ProviderDeps;
const method = (trustedIssuers = vectors.trustedIssuers) =>
  createWallet(deps, {
    name: "eu-proof-of-age",
    mode: "test",
    provider: { kind: "openid4vp-mdoc", trustedIssuers },
  });

const finish = (presented: string, { nonce = vectors.nonce } = {}) =>
  take(JSON.stringify({ proof_of_age: [presented] }), nonce);

const take = async (vpToken: string, nonce = vectors.nonce) => {
  const wallet = method();
  if (!wallet) throw new Error("The certificates cannot be read.");
  return wallet.finish(
    { nonce, requiredAge: "18" },
    {
      parameters: { vp_token: vpToken },
      returnUrl: "",
      answerUrl: vectors.answerUrl,
      realNow: Date.parse(vectors.now),
    },
  );
};

test("a proof of an adult proves the age, and one of a minor disproves it", async () => {
  expect(await finish(vectors.accepted.adult)).toEqual({ status: "shown", age: { low: 18 } });
  expect(await finish(vectors.accepted.minor)).toEqual({
    status: "shown",
    age: { low: 0, high: 17 },
  });
});

describe("nothing is proven", () => {
  test.each(Object.entries(vectors.refused))("by a presentation %s", async (_what, presented) => {
    await expect(finish(presented)).rejects.toMatchObject({ failure: "refused" });
  });

  test.each(Object.entries(vectors.inconclusive))("by a proof %s", async (_what, presented) => {
    expect(await finish(presented)).toEqual({ status: "inconclusive" });
  });

  test("by a proof that is shown again, in another flow", async () => {
    await expect(
      finish(vectors.accepted.adult, { nonce: "of another flow" }),
    ).rejects.toMatchObject({ failure: "refused" });
  });

  test("by an answer that does not hold the one presentation", async () => {
    const { adult } = vectors.accepted;
    for (const answer of [
      ...[
        {},
        { proof_of_age: [] },
        { proof_of_age: adult },
        { proof_of_age: [1] },
        { other: [adult] },
      ],
      ...[{ proof_of_age: [adult, adult] }, null, [adult], adult],
    ])
      await expect(take(JSON.stringify(answer))).rejects.toThrow("does not hold one presentation");
    for (const text of ["", "{"])
      await expect(take(text)).rejects.toThrow("does not hold one presentation");
  });

  test("by an answer that is not a presentation", async () => {
    for (const presented of ["", "bm90IENCT1I"])
      await expect(finish(presented)).rejects.toMatchObject({ failure: "refused" });
  });
});

test("the link asks for the one attribute, of this service, once", async () => {
  const begun = await method()?.begin?.({
    state: "state",
    nonce: vectors.nonce,
    returnUrl: "",
    answerUrl: vectors.answerUrl,
    requiredAge: 18,
    ...{ language: "en", reason: "" },
  });
  const link = new URL(begun?.step.at === "wallet" ? begun.step.link : "");
  expect(link.protocol).toBe("av:");
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    response_type: "vp_token",
    response_mode: "direct_post",
    client_id: `redirect_uri:${vectors.answerUrl}`,
    response_uri: vectors.answerUrl,
    nonce: vectors.nonce,
  });
});

test("a provider without a certificate that can be read is not a method", () => {
  expect(method("certs/eu.pem")).toBeUndefined();
});

test("a provider with one certificate that cannot be read is not a method", () => {
  expect(method(`${vectors.trustedIssuers}\n-----BEGIN CERTIFICATE-----`)).toBeUndefined();
});
