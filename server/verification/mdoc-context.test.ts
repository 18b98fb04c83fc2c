// Tests which certificate chains a verifier trusts (testing/verification/make-chains.py).
import { readFileSync } from "node:fs";

import { expect, test } from "@jest/globals";
import * as mdoc from "@owf/mdoc";

import { createMdocContext } from "./mdoc-context.js";

const chains = JSON.parse(
  readFileSync(new URL("../../testing/verification/chains.json", import.meta.url), "utf8"),
) as Record<string, string>;
const der = (name: string) => new Uint8Array(Buffer.from(chains[name] ?? "", "base64"));

const { x509 } = createMdocContext(mdoc);
const verify = (names: readonly string[], at: string | undefined = "2026-06-01T00:00:00Z") =>
  x509.verifyCertificateChain({
    x5chain: names.map(der),
    trustedCertificates: [der("root")],
    ...(at !== "" && { now: new Date(at) }),
  });

test.each([
  ["issued by the trusted one", ["leaf"]],
  ["with the trusted one beside it", ["leaf", "root"]],
  ["through one between", ["below", "between"]],
  ["the trusted one itself", ["root"]],
])("a chain is believed: %s", (_what, names) => {
  expect(() => verify(names)).not.toThrow();
});

test.each([
  ["none", []],
  ["signed by a stranger in the name of the trusted one", ["forged"]],
  ["the same, with the trusted one beside it", ["forged", "root"]],
  ["issued by one that issues nothing", ["belowLeaf", "leaf"]],
  ["of a stranger", ["ofStranger", "stranger"]],
  ["of a stranger before one that is believed", ["ofStranger", "between"]],
  ["without the one between", ["below"]],
])("a chain is not believed: %s", (_what, names) => {
  expect(() => verify(names)).toThrow();
});

test("a certificate is valid from its first second to its last", () => {
  for (const at of ["2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"])
    expect(() => verify(["leaf"], at)).not.toThrow();
  for (const at of ["2025-12-31T23:59:59Z", "2027-01-01T00:00:01Z"])
    expect(() => verify(["leaf"], at)).toThrow("not valid now");
  expect(() => verify(["leaf"], "")).toThrow("time is not known");
});

test("the name of an issuer is read field by field", () => {
  expect(x509.getIssuerNameField({ certificate: der("leaf"), field: "CN" })).toEqual(["root"]);
  expect(x509.getIssuerNameField({ certificate: der("leaf"), field: "C" })).toEqual([]);
});
